// Says that a browser is too old, in six languages: nothing else of the page runs there. Plain old script on purpose.
(function () {
  var words = {}; // filled by the server from the translations
  var can = window.CSS && CSS.supports && CSS.supports('width', '1cqw') && window.HTMLDialogElement && String.prototype.replaceAll;
  var wanted = navigator.languages || [navigator.language || 'en'];
  var text = '';
  var number, code;
  if (can) return;
  for (number = 0; number < wanted.length && !text; number++) {
    code = /^zh/.test(wanted[number]) ? (/(tw|hk|mo|hant)/i.test(wanted[number]) ? 'zh_TW' : 'zh_CN') : wanted[number].slice(0, 2);
    text = words[code] || '';
  }
  window.tusacTooOld = true;
  document.addEventListener('DOMContentLoaded', function () {
    var place = document.createElement('p');
    place.id = 'old';
    place.setAttribute('role', 'alert');
    place.setAttribute('lang', text ? code.replace('_', '-') : 'en');
    place.textContent = text || words.en;
    document.body.insertBefore(place, document.body.firstChild);
  });
})();

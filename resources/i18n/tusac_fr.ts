<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>Archive</name>
    <message>
        <source>This file can’t be opened</source>
        <translation>Impossible d’ouvrir ce fichier</translation>
    </message>
    <message>
        <source>Opening and checking “{name}”…</source>
        <translation>Ouverture et vérification de «&#xa0;{name}&#xa0;»…</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Un instant</translation>
    </message>
</context>
<context>
    <name>Attention</name>
    <message>
        <source>● Your turn – Tứ Sắc</source>
        <translation>● À vous de jouer – Tứ Sắc</translation>
    </message>
    <message>
        <source>● Do you want this card? – Tứ Sắc</source>
        <translation>● Voulez-vous cette carte&#xa0;? – Tứ Sắc</translation>
    </message>
    <message>
        <source>It’s your turn.</source>
        <translation>C’est à vous de jouer.</translation>
    </message>
    <message>
        <source>You can claim a card.</source>
        <translation>Vous pouvez prendre une carte.</translation>
    </message>
</context>
<context>
    <name>BackupRoom</name>
    <message>
        <source>Restored</source>
        <translation>Sauvegarde restaurée</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>Sauvegarder</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sauvegardes</translation>
    </message>
    <message>
        <source>Couldn’t restore the backup</source>
        <translation>Restauration impossible</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Restaurer une sauvegarde</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Restoring…</source>
        <translation>Restauration en cours…</translation>
    </message>
    <message>
        <source>Backed up</source>
        <translation>Sauvegarde faite</translation>
    </message>
    <message>
        <source>Close the game</source>
        <translation>Fermer le jeu</translation>
    </message>
    <message>
        <source>Restore this backup?</source>
        <translation>Restaurer cette sauvegarde&#xa0;?</translation>
    </message>
    <message>
        <source>The game closes afterwards.</source>
        <translation>Le jeu se ferme ensuite.</translation>
    </message>
    <message>
        <source>Backing up…</source>
        <translation>Sauvegarde en cours…</translation>
    </message>
    <message>
        <source>Couldn’t back up</source>
        <translation>Sauvegarde impossible</translation>
    </message>
    <message>
        <source>Checking the backup…</source>
        <translation>Vérification de la sauvegarde…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>BigLobby</name>
    <message>
        <source>Close the big screen (Esc)</source>
        <translation>Fermer le grand écran (Échap)</translation>
    </message>
    <message>
        <source>Sit down with your phones</source>
        <translation>Installez-vous avec vos téléphones</translation>
    </message>
    <message>
        <source>Scan the QR code.</source>
        <translation>Scannez le code QR.</translation>
    </message>
    <message>
        <source>Tap “I’m ready” on your phone.</source>
        <translation>Touchez «&#xa0;Je suis prêt&#xa0;» sur votre téléphone.</translation>
    </message>
    <message>
        <source>Free {name}’s seat</source>
        <translation>Libérer la place de {name}</translation>
    </message>
    <message>
        <source>Start now</source>
        <translation>Commencer maintenant</translation>
    </message>
    <message>
        <source>Start with computer players</source>
        <translation>Commencer avec des ordinateurs</translation>
    </message>
</context>
<context>
    <name>ChatBar</name>
    <message>
        <source>Say ▾</source>
        <extracomment>a button that opens a list of phrases such as &quot;Good luck!&quot;</extracomment>
        <translation>Dire ▾</translation>
    </message>
    <message>
        <source>Write to everyone – Enter sends</source>
        <translation>Écrire à tous – Entrée envoie</translation>
    </message>
    <message>
        <source>Write to everyone</source>
        <translation>Écrire à tous</translation>
    </message>
    <message>
        <source>Show a face</source>
        <extracomment>opens six little faces, of which one is shown at one&apos;s own place</extracomment>
        <translation>Montrer une mine</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>{n} points</source>
        <translation>
            <numerusform>{n} point</numerusform>
            <numerusform>{n} points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} hu</source>
        <translation>
            <numerusform>{n} hu</numerusform>
            <numerusform>{n} hu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} lệnh</source>
        <translation>
            <numerusform>{n} lệnh</numerusform>
            <numerusform>{n} lệnh</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cards</source>
        <translation>
            <numerusform>{n} carte</numerusform>
            <numerusform>{n} cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} rounds</source>
        <translation>
            <numerusform>{n} manche</numerusform>
            <numerusform>{n} manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more draws</source>
        <translation>
            <numerusform>encore {n} pioche</numerusform>
            <numerusform>encore {n} pioches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more draws, then nobody wins</source>
        <translation>
            <numerusform>encore {n} pioche, puis personne ne gagne</numerusform>
            <numerusform>encore {n} pioches, puis personne ne gagne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} rounds cancelled when {name} left</source>
        <translation>
            <numerusform>{n} donne annulée au départ de {name}</numerusform>
            <numerusform>{n} donnes annulées au départ de {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then {n} unseen cards would complete your hand.</source>
        <translation>
            <numerusform>Ensuite, {n} carte que vous n’avez pas vue compléterait votre main.</numerusform>
            <numerusform>Ensuite, {n} cartes que vous n’avez pas vues compléteraient votre main.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It keeps {cards}: {n} unseen cards would complete that; {thrown}</source>
        <translation>
            <numerusform>Cela garde {cards}&#xa0;: {n} carte que vous n’avez pas vue compléterait le tout&#xa0;; {thrown}</numerusform>
            <numerusform>Cela garde {cards}&#xa0;: {n} cartes que vous n’avez pas vues compléteraient le tout&#xa0;; {thrown}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} junk cards</source>
        <translation>
            <numerusform>{n} déchet</numerusform>
            <numerusform>{n} déchets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves {n} junk cards</source>
        <translation>
            <numerusform>laisse {n} déchet</numerusform>
            <numerusform>laisse {n} déchets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} winning cards</source>
        <translation>
            <numerusform>{n} carte gagnante</numerusform>
            <numerusform>{n} cartes gagnantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} rules differ</source>
        <translation>
            <numerusform>{n} règle diffère</numerusform>
            <numerusform>{n} règles diffèrent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Verified by {n} computers ✓</source>
        <translation>
            <numerusform>Vérifié par {n} ordinateur ✓</numerusform>
            <numerusform>Vérifié par {n} ordinateurs ✓</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Verifying: {done} of {n} computers</source>
        <translation>
            <numerusform>Vérification&#xa0;: {done} sur {n} ordinateur</numerusform>
            <numerusform>Vérification&#xa0;: {done} sur {n} ordinateurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shuffled and proven by {n} computers ✓</source>
        <translation>
            <numerusform>Mélangé et prouvé par {n} ordinateur ✓</numerusform>
            <numerusform>Mélangé et prouvé par {n} ordinateurs ✓</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of {n} rounds</source>
        <translation>
            <numerusform>{done} sur {n} manche</numerusform>
            <numerusform>{done} sur {n} manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} deals</source>
        <translation>
            <numerusform>{n} donne</numerusform>
            <numerusform>{n} donnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} orders</source>
        <translation>
            <numerusform>{n} ordre</numerusform>
            <numerusform>{n} ordres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} players</source>
        <translation>
            <numerusform>{n} joueur</numerusform>
            <numerusform>{n} joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with {n} computer players</source>
        <translation>
            <numerusform>contre {n} ordinateur</numerusform>
            <numerusform>contre {n} ordinateurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>--at: the record has {n} actions</source>
        <translation>
            <numerusform>--at&#xa0;: le relevé compte {n} action</numerusform>
            <numerusform>--at&#xa0;: le relevé compte {n} actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves {n} junk</source>
        <translation>
            <numerusform>laisse {n} déchet</numerusform>
            <numerusform>laisse {n} déchets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{good} of {n} answers were the best possible.</source>
        <translation>
            <numerusform>{good} réponse sur {n} était la meilleure.</numerusform>
            <numerusform>{good} réponses sur {n} étaient les meilleures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{lit} of {n} stars</source>
        <translation>
            <numerusform>{lit} étoile sur {n}</numerusform>
            <numerusform>{lit} étoiles sur {n}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} days in a row</source>
        <translation>
            <numerusform>{n} jour de suite</numerusform>
            <numerusform>{n} jours de suite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>longest: {n} days</source>
        <translation>
            <numerusform>record&#xa0;: {n} jour</numerusform>
            <numerusform>record&#xa0;: {n} jours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} new ↓</source>
        <translation>
            <numerusform>{n} nouvelle ↓</numerusform>
            <numerusform>{n} nouvelles ↓</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Curve</name>
    <message>
        <source>Your points, round by round</source>
        <translation>Vos points au fil des manches</translation>
    </message>
    <message>
        <source>lowest, highest, now: {ends}</source>
        <translation>au plus bas, au plus haut et maintenant&#xa0;: {ends}</translation>
    </message>
</context>
<context>
    <name>DailyPage</name>
    <message>
        <source>Today’s deal</source>
        <translation>La donne du jour</translation>
    </message>
    <message>
        <source>An earlier daily deal</source>
        <translation>Une donne passée</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Retour (Échap)</translation>
    </message>
    <message>
        <source>One round a day against computers of neighbor level. With the same rules, everyone gets the same cards.</source>
        <translation>Une manche par jour contre des ordinateurs de niveau voisin. Avec les mêmes règles, tout le monde reçoit les mêmes cartes.</translation>
    </message>
    <message>
        <source>Play it again for practice</source>
        <translation>La rejouer pour s’entraîner</translation>
    </message>
    <message>
        <source>Play today’s deal</source>
        <translation>Jouer la donne du jour</translation>
    </message>
    <message>
        <source>What would you discard?</source>
        <translation>Que jetteriez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Picture (no cards shown)</source>
        <translation>Image (sans montrer les cartes)</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>round {number} of {rounds} · your score: {tally}</source>
        <translation>manche {number} sur {rounds} · vous en êtes à {tally}</translation>
    </message>
    <message>
        <source>round {number} · your score: {tally}</source>
        <translation>manche {number} · vous en êtes à {tally}</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Mes parties</translation>
    </message>
    <message>
        <source>No games yet. Games you finish or leave midway will be listed here.</source>
        <translation>Pas encore de parties. Celles que vous finissez et celles que vous quittez en cours de route seront ici.</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Pas encore finies</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Retour (Échap)</translation>
    </message>
    <message>
        <source>{deal} · your score: {tally}</source>
        <translation>{deal} · vous en êtes à {tally}</translation>
    </message>
    <message>
        <source>Score book</source>
        <translation>Carnet de points</translation>
    </message>
    <message>
        <source>Your points and best hands</source>
        <translation>Vos points et vos plus belles mains</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Finies</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>All finished games, or a file…</source>
        <translation>Toutes les parties finies, ou un fichier…</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Change these rules…</source>
        <translation>Modifier ces règles…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Retour (Échap)</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>Les mots de la table</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Vietnam’s four-color card game</source>
        <translation>Le jeu de cartes vietnamien à quatre couleurs</translation>
    </message>
    <message>
        <source>With the family</source>
        <translation>En famille</translation>
    </message>
    <message>
        <source>Open a table on this Wi-Fi (H)</source>
        <translation>Ouvrir une table sur ce Wi-Fi (H)</translation>
    </message>
    <message>
        <source>Choose the table’s name, rules, code and clock first</source>
        <translation>Choisir d’abord le nom, les règles, le code et l’horloge de la table</translation>
    </message>
    <message>
        <source>First time? Learn it in five minutes</source>
        <translation>Première fois&#xa0;? Apprenez en cinq minutes</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>A round with a teacher at your side</source>
        <translation>Une manche avec un professeur à vos côtés</translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>Régler…</translation>
    </message>
    <message>
        <source>What’s different with these rules</source>
        <translation>Ce qui change avec ces règles</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Mes parties</translation>
    </message>
    <message>
        <source>Today’s deal</source>
        <translation>La donne du jour</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Go on with step {number}</source>
        <translation>Reprendre à l’étape {number}</translation>
    </message>
    <message>
        <source>Ten puzzles</source>
        <translation>Dix problèmes</translation>
    </message>
</context>
<context>
    <name>HostForm</name>
    <message>
        <source>Open a table</source>
        <translation>Ouvrir une table</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Rythme</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>Ordinateurs</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>Ask for a code, so that only friends can join</source>
        <translation>Demander un code, pour que seuls vos amis entrent</translation>
    </message>
    <message>
        <source>Same time for every answer, so a pause gives nothing away</source>
        <translation>Même temps pour chaque réponse&#xa0;: une pause ne trahit rien</translation>
    </message>
    <message>
        <source>Everyone always gets the same time to answer, used or not.</source>
        <translation>Chacun a toujours le même temps pour répondre, qu’il s’en serve ou non.</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Ouvrir la table</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>JoinBox</name>
    <message>
        <source>The others can pick this table from their list, or type:</source>
        <translation>Les autres voient cette table dans leur liste, ou tapent&#xa0;:</translation>
    </message>
    <message>
        <source>Friends joining later can type:</source>
        <translation>Les amis qui viennent plus tard tapent&#xa0;:</translation>
    </message>
    <message>
        <source>Code: {code}</source>
        <translation>Code&#xa0;: {code}</translation>
    </message>
    <message>
        <source>{number}, or {address}</source>
        <translation>{number}, ou {address}</translation>
    </message>
    <message>
        <source>The host’s screen shows the address.</source>
        <translation>L’écran de l’hôte montre l’adresse.</translation>
    </message>
    <message>
        <source>There’s no network here: nobody else can join.</source>
        <translation>Il n’y a pas de réseau ici&#xa0;: personne d’autre ne peut venir.</translation>
    </message>
    <message>
        <source>It doesn’t show in lists: tell the others the number.</source>
        <translation>Elle n’apparaît dans aucune liste&#xa0;: donnez le numéro aux autres.</translation>
    </message>
    <message>
        <source>Others can come in ✓</source>
        <translation>Les autres peuvent entrer ✓</translation>
    </message>
    <message>
        <source>Announced on this Wi-Fi; no other computer has come in yet.</source>
        <translation>Annoncée sur ce Wi-Fi&#xa0;; aucun autre ordinateur n’est encore entré.</translation>
    </message>
</context>
<context>
    <name>JoinFlow</name>
    <message>
        <source>Couldn’t open a table</source>
        <translation>Impossible d’ouvrir une table</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>You’ll find the number in big print on the host’s screen. An address looks like 192.168.1.37.</source>
        <translation>Le numéro s’affiche en grand sur l’écran de l’hôte. Une adresse ressemble à 192.168.1.37.</translation>
    </message>
    <message>
        <source>Join by number or address</source>
        <translation>Rejoindre par numéro ou par adresse</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Rejoindre</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>37, or 192.168.1.37</source>
        <translation>37, ou 192.168.1.37</translation>
    </message>
    <message>
        <source>Couldn’t join</source>
        <translation>Impossible de rejoindre la table</translation>
    </message>
    <message>
        <source>What’s your name?</source>
        <translation>Comment vous appelez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>The others at the table will see it. You can change it in the settings.</source>
        <translation>Les autres à la table le verront. Vous pourrez le changer dans les réglages.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Your system will ask you</source>
        <translation>Votre système va vous poser une question</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Table code</source>
        <translation>Le code de la table</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Opening the table…</source>
        <translation>Ouverture de la table…</translation>
    </message>
    <message>
        <source>Joining the table…</source>
        <translation>Vous rejoignez la table…</translation>
    </message>
    <message>
        <source>Checking this computer’s network…</source>
        <translation>Vérification du réseau de cet ordinateur…</translation>
    </message>
    <message>
        <source>Why can’t I see a table?</source>
        <translation>Pourquoi ne vois-je aucune table&#xa0;?</translation>
    </message>
</context>
<context>
    <name>LessonBubble</name>
    <message>
        <source>step {number} of {count}</source>
        <translation>étape {number} sur {count}</translation>
    </message>
    <message>
        <source>Play a round</source>
        <translation>Jouer une manche</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>Leave (Esc)</source>
        <translation>Quitter (Échap)</translation>
    </message>
    <message>
        <source>Start now</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>computers take the empty seats</source>
        <translation>des ordinateurs complètent</translation>
    </message>
    <message>
        <source>We’re in the same room</source>
        <translation>Nous sommes dans la même pièce</translation>
    </message>
    <message>
        <source>Then only the host’s computer plays the sounds of the others’ cards.</source>
        <translation>Seul l’ordinateur de l’hôte fait alors entendre les cartes des autres.</translation>
    </message>
    <message>
        <source>Friends who come later can take over a seat between rounds.</source>
        <translation>Les amis qui viennent plus tard peuvent prendre le relais entre deux manches.</translation>
    </message>
    <message>
        <source>Rules: {rules} (F1)</source>
        <translation>Règles&#xa0;: {rules} (F1)</translation>
    </message>
    <message>
        <source>I need a moment (Space)</source>
        <translation>Un instant, je vous prie (Espace)</translation>
    </message>
    <message>
        <source>I’m ready (Space)</source>
        <translation>Je suis prêt (Espace)</translation>
    </message>
    <message>
        <source>Just watch</source>
        <translation>Regarder seulement</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>S’asseoir</translation>
    </message>
    <message>
        <source>Joining…</source>
        <translation>Vous rejoignez la table…</translation>
    </message>
</context>
<context>
    <name>LobbySide</name>
    <message>
        <source>Chat</source>
        <translation>Discussion</translation>
    </message>
</context>
<context>
    <name>LogDrawer</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Close the log</source>
        <translation>Fermer le journal</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>which lines of the log are seen: all, what players have called, or what they have said</extracomment>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Discussion</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Annonces</translation>
    </message>
</context>
<context>
    <name>LongWait</name>
    <message>
        <source>Open a new table</source>
        <translation>Ouvrir une nouvelle table</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Attendre</translation>
    </message>
</context>
<context>
    <name>MatchChips</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Explain these rules (F1)</source>
        <translation>Expliquer ces règles (F1)</translation>
    </message>
    <message>
        <source>Change these rules…</source>
        <translation>Modifier ces règles…</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Joueurs ordinateurs</translation>
    </message>
    <message>
        <source>{n} players</source>
        <translation>{n} joueurs</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>{pace}, with a clock</source>
        <translation>{pace}, avec horloge</translation>
    </message>
    <message>
        <source>{pace}, no clock</source>
        <translation>{pace}, sans horloge</translation>
    </message>
    <message>
        <source>Beginners</source>
        <extracomment>the computer players that one plays against, by how strong they are</extracomment>
        <translation>Débutants</translation>
    </message>
    <message>
        <source>Neighbors</source>
        <translation>Voisins</translation>
    </message>
    <message>
        <source>Masters</source>
        <translation>Maîtres</translation>
    </message>
    <message>
        <source>Champions</source>
        <translation>Champions</translation>
    </message>
    <message>
        <source>{pace}, no clock against computers</source>
        <translation>{pace}, sans horloge contre l’ordinateur</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Rythme</translation>
    </message>
    <message>
        <source>No clock against computers</source>
        <translation>Pas d’horloge contre les ordinateurs</translation>
    </message>
    <message>
        <source>A clock against computers too</source>
        <translation>Une horloge aussi contre les ordinateurs</translation>
    </message>
</context>
<context>
    <name>Month</name>
    <message>
        <source>Calendar</source>
        <translation>Calendrier</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>pas jouée</translation>
    </message>
</context>
<context>
    <name>NearbyPanel</name>
    <message>
        <source>Tables nearby</source>
        <translation>Tables à proximité</translation>
    </message>
    <message>
        <source>Look for tables</source>
        <translation>Chercher des tables</translation>
    </message>
    <message>
        <source>Type the table number (J)</source>
        <translation>Taper le numéro de la table (J)</translation>
    </message>
    <message>
        <source>Can’t see your table?</source>
        <translation>Table invisible&#xa0;?</translation>
    </message>
    <message>
        <source>Why a table might not show up here</source>
        <translation>Pourquoi une table peut rester invisible ici</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <translation>Arrêter la recherche</translation>
    </message>
    <message>
        <source>Search harder</source>
        <translation>Chercher mieux</translation>
    </message>
    <message>
        <source>Asking every computer nearby: {tried} of {total}</source>
        <translation>Chaque ordinateur proche est interrogé&#xa0;: {tried} sur {total}</translation>
    </message>
    <message>
        <source>Nobody has opened a table here yet.</source>
        <translation>Personne n’a encore ouvert de table ici.</translation>
    </message>
    <message>
        <source>Looking for tables on this Wi-Fi…</source>
        <translation>Recherche de tables sur ce Wi-Fi…</translation>
    </message>
</context>
<context>
    <name>OnlineTables</name>
    <message>
        <source>Leave the table?</source>
        <translation>Quitter la table&#xa0;?</translation>
    </message>
    <message>
        <source>Close the table?</source>
        <translation>Fermer la table&#xa0;?</translation>
    </message>
    <message>
        <source>It’s your table: everyone at it will be sent home.</source>
        <translation>C’est la vôtre&#xa0;: tous ceux qui y sont assis seront renvoyés.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Send {name} away?</source>
        <translation>Renvoyer {name}&#xa0;?</translation>
    </message>
    <message>
        <source>{name} finishes this round, then leaves and can’t come back to this table.</source>
        <translation>{name} joue cette manche jusqu’au bout, puis s’en va, et ne peut plus revenir à cette table.</translation>
    </message>
    <message>
        <source>That computer can’t come back to this table.</source>
        <translation>Cet ordinateur ne peut plus revenir à cette table.</translation>
    </message>
    <message>
        <source>Send away</source>
        <translation>Renvoyer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>You’re no longer at the table</source>
        <translation>Vous n’êtes plus à la table</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Yes, let them sit down</source>
        <translation>Oui, laissez-le s’asseoir</translation>
    </message>
    <message>
        <source>A new phone says it’s {name}. Is that right?</source>
        <translation>Un nouveau téléphone dit être celui de {name}. Est-ce vrai&#xa0;?</translation>
    </message>
    <message>
        <source>Say yes only if you see {name} here: that phone will show {name}’s cards.</source>
        <translation>Ne dites oui que si vous voyez {name} ici&#xa0;: ce téléphone montrera les cartes de {name}.</translation>
    </message>
</context>
<context>
    <name>OnlookerPanel</name>
    <message>
        <source>You’re watching</source>
        <translation>Vous regardez</translation>
    </message>
    <message>
        <source>You see the table from {name}’s seat; everyone’s hand stays hidden.</source>
        <translation>Vous voyez la table depuis la place de {name}&#xa0;; les mains restent cachées.</translation>
    </message>
    <message>
        <source>Take a seat next round</source>
        <translation>Prendre une place à la prochaine manche</translation>
    </message>
    <message>
        <source>You’ll sit down next round.</source>
        <translation>Vous prendrez place à la prochaine manche.</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Couldn’t start a match</source>
        <translation>Impossible de commencer une partie</translation>
    </message>
    <message>
        <source>Leave the lesson?</source>
        <translation>Quitter la leçon&#xa0;?</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>This match isn’t being saved: {problem}</source>
        <translation>Cette partie n’est pas enregistrée&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>Next time it continues from this step.</source>
        <translation>La prochaine fois, elle reprendra à cette étape.</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Restaurer une sauvegarde</translation>
    </message>
    <message>
        <source>Leave the table first; a match you play alone can be continued later.</source>
        <translation>Quittez d’abord la table&#xa0;; une partie jouée seul pourra être reprise plus tard.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>PhoneBox</name>
    <message>
        <source>Show the table on this whole screen, for everyone to see. No hands are shown.</source>
        <translation>Afficher la table sur tout cet écran, à la vue de tous&#xa0;: aucune main n’y apparaît.</translation>
    </message>
    <message>
        <source>Others have joined already; the big screen can be chosen only before that.</source>
        <translation>D’autres sont déjà là&#xa0;; le grand écran se choisit avant leur arrivée.</translation>
    </message>
    <message>
        <source>Play by phone too</source>
        <translation>Jouer aussi par téléphone</translation>
    </message>
    <message>
        <source>Big screen</source>
        <translation>Grand écran</translation>
    </message>
</context>
<context>
    <name>ProofPanel</name>
    <message>
        <source>Take turns reading these words aloud: {words}. If every screen shows the same ones, nobody is listening in.</source>
        <translation>Lisez tour à tour ces mots à voix haute&#xa0;: {words}. Si tous les écrans montrent les mêmes, personne n’écoute entre vous.</translation>
    </message>
    <message>
        <source>Save record…</source>
        <translation>Enregistrer le relevé…</translation>
    </message>
    <message>
        <source>Open the records folder</source>
        <translation>Ouvrir le dossier des relevés</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>You can save the record after the round.</source>
        <translation>Le relevé est écrit après la manche.</translation>
    </message>
    <message>
        <source>One computer runs every player here, so it shuffles alone and can see all the cards. With another person’s computer at the table, both shuffle and each proves that it doesn’t cheat.</source>
        <translation>Un seul ordinateur fait jouer tout le monde ici&#xa0;: il mélange donc seul et peut voir toutes les cartes. Avec l’ordinateur d’une autre personne à la table, les deux mélangent et chacun prouve qu’il ne triche pas.</translation>
    </message>
    <message>
        <source>Every computer shuffled the encrypted deck and proved that it changed no card. No single computer, not even the host’s, could see another person’s hand or stack the deck. After the round, every computer reveals its keys, and all the others check every card and move again.</source>
        <translation>Chaque ordinateur a mélangé le paquet, chiffré, et a prouvé qu’il n’a changé aucune carte. Aucun ordinateur seul, pas même celui de l’hôte, n’a pu voir la main d’une autre personne ni arranger le paquet. Après la manche, chaque ordinateur ouvre ses clés, et tous les autres revérifient chaque carte et chaque coup.</translation>
    </message>
    <message>
        <source>With two computers, neither can read a card in the wall or in the other’s hand before its time.</source>
        <translation>À deux ordinateurs, aucun ne peut lire une carte de la pioche ou de l’autre main avant l’heure.</translation>
    </message>
    <message>
        <source>With {machines} computers at the table, {league} of them working together can read the wall before it’s drawn, and so work out what the other one holds. Fewer can’t.</source>
        <translation>À une table de {machines} ordinateurs, {league} d’entre eux, s’ils sont de mèche, peuvent lire la pioche avant qu’on y pioche, et en déduire ce que tient le dernier&#xa0;; moins nombreux, ils ne lisent rien.</translation>
    </message>
    <message>
        <source>With {machines} computers at the table, {league} of them working together can read the wall before it’s drawn, and so work out which cards the others hold between them, but not who holds which. Fewer can’t.</source>
        <translation>À une table de {machines} ordinateurs, {league} d’entre eux, s’ils sont de mèche, peuvent lire la pioche avant qu’on y pioche, et en déduire quelles cartes les autres tiennent ensemble, mais pas qui tient laquelle&#xa0;; moins nombreux, ils ne lisent rien.</translation>
    </message>
    <message>
        <source>Couldn’t save the record: {problem}</source>
        <translation>Impossible d’enregistrer le relevé&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>shuffle proven ✓</source>
        <translation>mélange prouvé ✓</translation>
    </message>
    <message>
        <source>hasn’t shuffled yet</source>
        <translation>n’a pas encore mélangé</translation>
    </message>
    <message>
        <source>round checked ✓</source>
        <translation>manche vérifiée ✓</translation>
    </message>
    <message>
        <source>not checked yet</source>
        <translation>pas encore vérifiée</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>What would you discard?</source>
        <translation>Que jetteriez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Looking for positions…</source>
        <translation>Recherche de positions…</translation>
    </message>
    <message>
        <source>Cards you may discard</source>
        <translation>Cartes que vous pouvez jeter</translation>
    </message>
    <message>
        <source>From a game of masters</source>
        <translation>D’une partie de maîtres</translation>
    </message>
    <message>
        <source>That’s all for today.</source>
        <translation>C’est tout pour aujourd’hui.</translation>
    </message>
    <message>
        <source>A costly discard from your own game. {when}</source>
        <translation>Une défausse coûteuse de l’une de vos parties. {when}</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Encore une fois</translation>
    </message>
    <message>
        <source>Question {number} of {all}</source>
        <translation>Question {number} sur {all}</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Question suivante</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Le bilan</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Retour (Échap)</translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message>
        <source>Replay a game</source>
        <translation>Revoir une partie</translation>
    </message>
    <message>
        <source>No finished games yet. Once you’ve played one, you can step through it here.</source>
        <translation>Pas encore de partie finie. Dès que vous en aurez joué une, vous pourrez la revoir pas à pas ici.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>La revoir</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Autre fichier…</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Retour (Échap)</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>To the start (Home)</source>
        <translation>Au début (Début)</translation>
    </message>
    <message>
        <source>Back one turn (Page Up)</source>
        <translation>Un tour en arrière (Page préc.)</translation>
    </message>
    <message>
        <source>Back one step (←)</source>
        <translation>Un pas en arrière (←)</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Arrêter (Espace)</translation>
    </message>
    <message>
        <source>Play slowly (Space)</source>
        <translation>Dérouler lentement (Espace)</translation>
    </message>
    <message>
        <source>Forward one step (→)</source>
        <translation>Un pas en avant (→)</translation>
    </message>
    <message>
        <source>Forward one turn (Page Down)</source>
        <translation>Un tour en avant (Page suiv.)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>À la fin (Fin)</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Erreur suivante</translation>
    </message>
    <message>
        <source>To your next costly mistake (N)</source>
        <translation>À votre prochaine erreur coûteuse (N)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Place in the round</source>
        <translation>Où en est la manche</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Seen from</source>
        <translation>Vu par</translation>
    </message>
    <message>
        <source>Choose whose seat you see the table from</source>
        <translation>De quel côté vous voyez la table</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>What was checked</source>
        <translation>Ce qui a été vérifié</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Vérification…</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>Moves were taken back in this round.</source>
        <translation>Des coups ont été repris dans cette manche.</translation>
    </message>
    <message>
        <source>There’s no costly mistake in this round.</source>
        <translation>Aucune erreur coûteuse dans cette manche.</translation>
    </message>
    <message>
        <source>Looking at your moves: {n} of {all}…</source>
        <translation>Examen de vos coups&#xa0;: {n} sur {all}…</translation>
    </message>
    <message>
        <source>Round {number}, step {at} of {steps}</source>
        <translation>Manche {number}, étape {at}/{steps}</translation>
    </message>
</context>
<context>
    <name>ResultsStore</name>
    <message>
        <source>Couldn’t start a match</source>
        <translation>Impossible de commencer une partie</translation>
    </message>
    <message>
        <source>Score book</source>
        <translation>Carnet de points</translation>
    </message>
    <message>
        <source>Tứ Sắc games</source>
        <translation>Parties de Tứ Sắc</translation>
    </message>
    <message>
        <source>Replay a game</source>
        <translation>Revoir une partie</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Couldn’t export: {problem}</source>
        <translation>Exportation impossible&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>Exported: {name}</source>
        <translation>Exporté&#xa0;: {name}</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Explain (F1)</source>
        <translation>Expliquer (F1)</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>{n} players</source>
        <translation>{n} joueurs</translation>
    </message>
</context>
<context>
    <name>RulesEditor</name>
    <message>
        <source>Exported to {path}</source>
        <translation>Exporté vers {path}</translation>
    </message>
    <message>
        <source>Imported {path}</source>
        <translation>{path} importé</translation>
    </message>
    <message>
        <source>Imported {path}, except what can’t be used here: {rules}</source>
        <translation>{path} importé, sauf ce qui n’y est pas utilisable&#xa0;: {rules}</translation>
    </message>
    <message>
        <source>Not saved yet. Your changes stay until you save or undo.</source>
        <translation>Pas encore enregistré&#xa0;; gardé jusqu’à ce que vous enregistriez ou annuliez.</translation>
    </message>
    <message>
        <source>My {ruleset}</source>
        <translation>Mon {ruleset}</translation>
    </message>
    <message>
        <source>Give these rules a name of their own, then save.</source>
        <translation>Donnez aux règles un nom à elles, puis enregistrez.</translation>
    </message>
    <message>
        <source>The rules marked ⚠ don’t go together: change them, then save.</source>
        <translation>Les règles marquées ⚠ ne vont pas ensemble&#xa0;; changez-les, puis enregistrez.</translation>
    </message>
    <message>
        <source>Saved. New matches use these rules.</source>
        <translation>Enregistré&#xa0;; les nouvelles parties suivront ces règles.</translation>
    </message>
    <message>
        <source>“{name}” is deleted. To get it back, save it.</source>
        <translation>«&#xa0;{name}&#xa0;» est supprimé&#xa0;; pour le récupérer, enregistrez-le.</translation>
    </message>
    <message>
        <source>Your changes from last time are here.</source>
        <translation>Vos modifications de la dernière fois sont là.</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Importer des règles</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Exporter des règles</translation>
    </message>
</context>
<context>
    <name>RulesEditorHead</name>
    <message>
        <source>no difference</source>
        <translation>aucune différence</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Expliquer</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Tout remettre</translation>
    </message>
    <message>
        <source>only these</source>
        <translation>celles-ci seulement</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparer à</translation>
    </message>
    <message>
        <source>new rules</source>
        <translation>nouvelles règles</translation>
    </message>
    <message>
        <source>name of your rules</source>
        <translation>nom de vos règles</translation>
    </message>
    <message>
        <source>what’s special about them</source>
        <translation>ce qu’elles ont de particulier</translation>
    </message>
</context>
<context>
    <name>RulesRoom</name>
    <message>
        <source>Couldn’t show the rules</source>
        <translation>Impossible de montrer les règles</translation>
    </message>
</context>
<context>
    <name>ScoresPage</name>
    <message>
        <source>Score book</source>
        <translation>Carnet de points</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Retour (Échap)</translation>
    </message>
    <message>
        <source>Export as a spreadsheet…</source>
        <translation>Exporter pour un tableur…</translation>
    </message>
    <message>
        <source>Keep my scores (only on this computer)</source>
        <translation>Noter mes manches&#xa0;; sur cet ordinateur seulement</translation>
    </message>
    <message>
        <source>Nothing here yet. Every round you finish is noted here, and nowhere else; practice, and rounds in which you took a move back, don’t count.</source>
        <translation>Rien pour l’instant. Chaque manche terminée est notée ici, et nulle part ailleurs&#xa0;; l’entraînement et les manches où vous avez repris un coup ne comptent pas.</translation>
    </message>
    <message>
        <source>Who you’ve played</source>
        <translation>Vos adversaires</translation>
    </message>
    <message>
        <source>Your best hand</source>
        <translation>Votre meilleure main</translation>
    </message>
    <message>
        <source>Yes, delete everything</source>
        <translation>Oui, tout supprimer</translation>
    </message>
    <message>
        <source>No, keep it</source>
        <translation>Non, garder</translation>
    </message>
    <message>
        <source>Delete everything…</source>
        <translation>Tout supprimer…</translation>
    </message>
    <message>
        <source>Milestones</source>
        <translation>Jalons</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Your face</source>
        <translation>Votre visage</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>On the cards</source>
        <translation>Sur les cartes</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Matière</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Les cartes</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Chinese characters</source>
        <translation>Caractères chinois</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Le jeu</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Rythme</translation>
    </message>
    <message>
        <source>Rounds per match</source>
        <translation>Manches d’une partie</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Ordinateurs</translation>
    </message>
    <message>
        <source>Easier to see</source>
        <translation>Mieux voir</translation>
    </message>
    <message>
        <source>Size of text and cards</source>
        <translation>Taille du texte, des cartes</translation>
    </message>
    <message>
        <source>Card animation</source>
        <translation>Animation des cartes</translation>
    </message>
    <message>
        <source>Choose what is printed on cards</source>
        <translation>Choisir ce qui est imprimé sur les cartes</translation>
    </message>
    <message>
        <source>Letters A B C X Y Z and E S W N</source>
        <translation>Lettres A B C X Y Z et E S W N</translation>
    </message>
    <message>
        <source>Name of the piece</source>
        <translation>Le nom de la pièce</translation>
    </message>
    <message>
        <source>From another font:</source>
        <translation>D’une autre police&#xa0;:</translation>
    </message>
    <message>
        <source>A clock against computers too</source>
        <translation>Une horloge aussi contre les ordinateurs</translation>
    </message>
    <message>
        <source>Show the tips again</source>
        <translation>Remontrer les astuces</translation>
    </message>
    <message>
        <source>High contrast (plain table, strong colors)</source>
        <translation>Contraste élevé (table unie, couleurs franches)</translation>
    </message>
    <message>
        <source>such as 8+30</source>
        <translation>par exemple 8+30</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>Seconds per answer, and in reserve</source>
        <translation>Secondes par réponse, et en réserve</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Police</translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation>Sauvegarder…</translation>
    </message>
    <message>
        <source>One file with your settings, rules, score book, games, and the keys others know you by.</source>
        <translation>Un seul fichier avec vos réglages, vos règles, votre carnet de points, vos parties et les clés auxquelles on vous reconnaît.</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>Sauvegarde</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Restaurer une sauvegarde…</translation>
    </message>
    <message>
        <source>Suggest moves</source>
        <translation>Proposer des coups</translation>
    </message>
    <message>
        <source>Tips, and how many junk cards I hold</source>
        <translation>Astuces, et le nombre de mes déchets</translation>
    </message>
    <message>
        <source>Speed of the computers</source>
        <translation>Vitesse des ordinateurs</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Dos</translation>
    </message>
    <message>
        <source>More card backs and tables can be won: the score book tells how.</source>
        <translation>D’autres dos et tables se gagnent&#xa0;: le carnet de points dit comment.</translation>
    </message>
</context>
<context>
    <name>SharePage</name>
    <message>
        <source>Paste it into a message. Nothing is sent from here, and the file holds only what you see.</source>
        <translation>Collez-la dans un message. Rien n’est envoyé d’ici, et le fichier ne contient que ce que vous voyez.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Copy (Ctrl+Shift+C)</source>
        <translation>Copier (Ctrl+Maj+C)</translation>
    </message>
    <message>
        <source>With people’s names</source>
        <translation>Avec le nom des joueurs</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Retour (Échap)</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>There’s no result here to make a picture of.</source>
        <translation>Il n’y a ici aucun résultat à mettre en image.</translation>
    </message>
    <message>
        <source>Couldn’t save the picture: {problem}</source>
        <translation>Impossible d’enregistrer l’image&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>Copied. Paste it into a message.</source>
        <translation>Copié. Collez l’image dans un message.</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>Saved: {name}</source>
        <translation>Enregistré&#xa0;: {name}</translation>
    </message>
</context>
<context>
    <name>SlowWait</name>
    <message>
        <source>Stop waiting for {name}</source>
        <translation>Ne plus attendre {name}</translation>
    </message>
</context>
<context>
    <name>SoundSettings</name>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>No sound (M on every page)</source>
        <translation>Aucun son (M sur chaque page)</translation>
    </message>
    <message>
        <source>Same room: only the host’s computer plays the others’ sounds</source>
        <translation>Même pièce&#xa0;: seul l’ordinateur de l’hôte fait entendre les autres</translation>
    </message>
    <message>
        <source>Notify me when it’s my turn and I’m in another window</source>
        <translation>M’avertir quand c’est à moi de jouer et que je suis dans une autre fenêtre</translation>
    </message>
    <message>
        <source>This desktop doesn’t show notifications.</source>
        <translation>Ce bureau n’affiche pas les notifications des programmes.</translation>
    </message>
</context>
<context>
    <name>TableCommands</name>
    <message>
        <source>Sound is off (M)</source>
        <translation>Le son est coupé (M)</translation>
    </message>
    <message>
        <source>Sound is on (M)</source>
        <translation>Le son est activé (M)</translation>
    </message>
    <message>
        <source>At a table that others can join, no move can be taken back.</source>
        <translation>À une table ouverte aux autres, on ne reprend pas ses coups.</translation>
    </message>
    <message>
        <source>There’s no move in this round to take back.</source>
        <translation>Il n’y a aucun coup à reprendre dans cette manche.</translation>
    </message>
    <message>
        <source>The table in words</source>
        <translation>La table en mots</translation>
    </message>
    <message>
        <source>Speed of the computers</source>
        <translation>Vitesse des ordinateurs</translation>
    </message>
    <message>
        <source>There’s no move to make again.</source>
        <translation>Il n’y a aucun coup à rejouer.</translation>
    </message>
</context>
<context>
    <name>TableInput</name>
    <message>
        <source>Too late: time’s up.</source>
        <translation>Trop tard&#xa0;: le temps était écoulé.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisissez</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Sound on (M)</source>
        <translation>Activer le son (M)</translation>
    </message>
    <message>
        <source>Sound off (M)</source>
        <translation>Couper le son (M)</translation>
    </message>
    <message>
        <source>Rules and words (F1)</source>
        <translation>Règles et mots (F1)</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>The table in words (F6)</source>
        <translation>La table en mots (F6)</translation>
    </message>
    <message>
        <source>Full screen (F11)</source>
        <translation>Plein écran (F11)</translation>
    </message>
    <message>
        <source>Larger (Ctrl +)</source>
        <translation>Plus grand (Ctrl +)</translation>
    </message>
    <message>
        <source>Smaller (Ctrl -)</source>
        <translation>Plus petit (Ctrl -)</translation>
    </message>
    <message>
        <source>Take my move back (Ctrl+Z)</source>
        <translation>Reprendre mon coup (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Leave the table; the match is saved</source>
        <translation>Quitter la table&#xa0;; la partie est gardée</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Quitter la table</translation>
    </message>
    <message>
        <source>Take a seat next round</source>
        <translation>Prendre une place à la prochaine manche</translation>
    </message>
    <message>
        <source>Speed of the computers</source>
        <translation>Vitesse des ordinateurs</translation>
    </message>
    <message>
        <source>Make it again (Ctrl+Y)</source>
        <translation>Rejouer ce coup (Ctrl+Y)</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Card table</source>
        <translation>Table de jeu</translation>
    </message>
</context>
<context>
    <name>TableStrip</name>
    <message>
        <source>Show my hand (B)</source>
        <translation>Montrer ma main (B)</translation>
    </message>
    <message>
        <source>Hide my hand (B)</source>
        <translation>Cacher ma main (B)</translation>
    </message>
    <message>
        <source>Automatic answers… (A)</source>
        <translation>Réponses automatiques… (A)</translation>
    </message>
    <message>
        <source>Sort the hand another way (S)</source>
        <translation>Trier la main autrement (S)</translation>
    </message>
    <message>
        <source>Log and chat (L)</source>
        <translation>Journal et discussion (L)</translation>
    </message>
    <message>
        <source>Log (L)</source>
        <translation>Journal (L)</translation>
    </message>
    <message>
        <source>Close the big screen</source>
        <translation>Fermer le grand écran</translation>
    </message>
    <message>
        <source>Big screen</source>
        <translation>Grand écran</translation>
    </message>
    <message>
        <source>Only those who play can restart the clocks.</source>
        <translation>Seuls ceux qui jouent peuvent relancer les horloges.</translation>
    </message>
</context>
<context>
    <name>TableVoice</name>
    <message>
        <source>{n} seconds left.</source>
        <translation>Encore {n} secondes.</translation>
    </message>
    <message>
        <source>Left and Right go along your cards, Tab to the other parts of the table. Shift and an arrow: every answer, and why some aren’t possible. F6: the table in words. F1: all keys.</source>
        <translation>Gauche et Droite parcourent vos cartes, Tab mène aux autres parties de la table. Maj et une flèche&#xa0;: toutes les réponses, et pourquoi certaines sont impossibles. F6&#xa0;: la table en mots. F1&#xa0;: toutes les touches.</translation>
    </message>
</context>
<context>
    <name>about</name>
    <message>
        <source>Tứ Sắc {version}, the four-color card game of southern Vietnam.</source>
        <translation>Tứ Sắc {version}, le jeu des cartes à quatre couleurs du sud du Vietnam.</translation>
    </message>
    <message>
        <source>Free software under the MIT license.</source>
        <translation>Logiciel libre sous licence MIT.</translation>
    </message>
    <message>
        <source>Settings: {path}</source>
        <translation>Réglages&#xa0;: {path}</translation>
    </message>
    <message>
        <source>Records of matches: {path}</source>
        <translation>Relevés des parties&#xa0;: {path}</translation>
    </message>
    <message>
        <source>Crash log: {path}</source>
        <translation>Journal des plantages&#xa0;: {path}</translation>
    </message>
    <message>
        <source>This match isn’t being saved: {problem}</source>
        <translation>Cette partie n’est pas enregistrée&#xa0;: {problem}</translation>
    </message>
</context>
<context>
    <name>argparse</name>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>afficher le numéro de version et quitter</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>usage&#xa0;: </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>arguments positionnels</translation>
    </message>
    <message>
        <source>options</source>
        <translation>options</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>afficher cette aide et quitter</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argument %(argument_name)s&#xa0;: %(message)s</translation>
    </message>
    <message>
        <source>unknown parser %(parser_name)r (choices: %(choices)s)</source>
        <translation>%(parser_name)r est inconnu (au choix&#xa0;: %(choices)s)</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>arguments non reconnus&#xa0;: %s</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>non permis avec l’argument %s</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>argument explicite %r ignoré</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>il manque ces arguments&#xa0;: %s</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>il faut l’un des arguments %s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>un argument est attendu</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>un argument au plus est attendu</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>un argument au moins est attendu</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>valeur incorrecte&#xa0;: %(value)r (au choix&#xa0;: %(choices)s)</translation>
    </message>
</context>
<context>
    <name>auto</name>
    <message>
        <source>Automatic answers</source>
        <translation>Réponses automatiques</translation>
    </message>
    <message>
        <source>Pass when I can’t do anything</source>
        <translation>Passer quand rien n’est possible</translation>
    </message>
    <message>
        <source>Pass on everything this round (but ask about a win)</source>
        <translation>Tout passer cette manche (une victoire demande quand même)</translation>
    </message>
    <message>
        <source>No Chow, Quad or Pair</source>
        <translation>Ni Chow, ni Quad, ni Paire</translation>
    </message>
    <message>
        <source>Win automatically</source>
        <translation>Gagner automatiquement</translation>
    </message>
    <message>
        <source>Let the computer answer until I’m back</source>
        <translation>L’ordinateur répond jusqu’à mon retour</translation>
    </message>
    <message>
        <source>Pass until a certain card is shown</source>
        <translation>Passer jusqu’à ce qu’une carte sorte</translation>
    </message>
    <message>
        <source>Clear all (A)</source>
        <translation>Tout effacer (A)</translation>
    </message>
</context>
<context>
    <name>backs</name>
    <message>
        <source>Coins</source>
        <translation>Sapèques</translation>
    </message>
    <message>
        <source>Petals</source>
        <translation>Pétales</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Vagues</translation>
    </message>
    <message>
        <source>Mat</source>
        <translation>Natte</translation>
    </message>
    <message>
        <source>Bamboo</source>
        <translation>Bambou</translation>
    </message>
</context>
<context>
    <name>backup</name>
    <message>
        <source>phones that have joined</source>
        <translation>téléphones qui ont rejoint la table</translation>
    </message>
    <message>
        <source>A backup holds the keys by which others know you: whoever has it can play as you. Keep it where only you can read it.</source>
        <translation>Une sauvegarde contient les clés auxquelles on vous reconnaît&#xa0;: qui la possède peut jouer à votre place. Gardez-la là où vous seul pouvez la lire.</translation>
    </message>
    <message>
        <source>games played</source>
        <translation>parties jouées</translation>
    </message>
    <message>
        <source>{where} can’t be written ({why}), so only part of the backup was restored. Once that’s mended, restore it again; it does the rest.</source>
        <translation>{where} ne peut pas être écrit ({why})&#xa0;: la sauvegarde n’est restaurée qu’en partie. Une fois cela réglé, restaurez-la de nouveau&#xa0;; le reste suivra.</translation>
    </message>
    <message>
        <source>What it replaced is in {file}, which can be restored in the same way.</source>
        <translation>Ce qu’elle a remplacé est dans {file}, qui se restaure de la même façon.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>{file} is larger than any backup of this game. Nothing was changed.</source>
        <translation>{file} est plus gros que toute sauvegarde de ce jeu. Rien n’a été changé.</translation>
    </message>
    <message>
        <source>Backed up to {file}</source>
        <translation>Sauvegardé dans {file}</translation>
    </message>
    <message>
        <source>Restore it? Type yes:</source>
        <translation>La restaurer&#xa0;? Tapez oui&#xa0;:</translation>
    </message>
    <message>
        <source>your own rules</source>
        <translation>vos propres règles</translation>
    </message>
    <message>
        <source>{file} is damaged. Nothing was changed; try another backup.</source>
        <translation>{file} est endommagé. Rien n’a été changé&#xa0;; essayez une autre sauvegarde.</translation>
    </message>
    <message>
        <source>Everything in it is here already.</source>
        <translation>Tout ce qu’elle contient est déjà là.</translation>
    </message>
    <message>
        <source>score book</source>
        <translation>carnet de points</translation>
    </message>
    <message>
        <source>tables you’ve been at</source>
        <translation>tables où vous avez été</translation>
    </message>
    <message>
        <source>{where} can’t be written ({why}), so there’s no backup. Choose another place.</source>
        <translation>{where} ne peut pas être écrit ({why}), il n’y a donc pas de sauvegarde. Choisissez un autre endroit.</translation>
    </message>
    <message>
        <source>There are too many games for one backup. Move some old ones out of the game’s folder first.</source>
        <translation>Il y a trop de parties pour une seule sauvegarde. Sortez d’abord quelques anciennes du dossier du jeu.</translation>
    </message>
    <message>
        <source>Left out: {file}, because it is damaged.</source>
        <translation>Laissé de côté&#xa0;: {file}, car il est endommagé.</translation>
    </message>
    <message>
        <source>{file} is from a newer version of the game. Update the game, then restore it.</source>
        <translation>{file} vient d’une version plus récente du jeu. Mettez le jeu à jour, puis restaurez-la.</translation>
    </message>
    <message>
        <source>{where} can’t be read ({why}), so there’s no backup. Try again in a moment.</source>
        <translation>{where} ne peut pas être lu ({why}), il n’y a donc pas de sauvegarde. Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>rules not saved yet</source>
        <translation>règles pas encore enregistrées</translation>
    </message>
    <message>
        <source>Left out: {file}, because not every system can have that name.</source>
        <translation>Laissé de côté&#xa0;: {file}, car ce nom n’est pas possible sur tous les systèmes.</translation>
    </message>
    <message>
        <source>The game is open somewhere on this computer. Close it everywhere, then restore the backup.</source>
        <translation>Le jeu est ouvert quelque part sur cet ordinateur. Fermez-le partout, puis restaurez la sauvegarde.</translation>
    </message>
    <message>
        <source>the keys of this computer</source>
        <translation>les clés de cet ordinateur</translation>
    </message>
    <message>
        <source>The backup is restored.</source>
        <translation>La sauvegarde est restaurée.</translation>
    </message>
    <message>
        <source>{where} can’t be read ({why}). Nothing was changed.</source>
        <translation>{where} ne peut pas être lu ({why}). Rien n’a été changé.</translation>
    </message>
    <message>
        <source>{where} can’t be written ({why}). Nothing was changed.</source>
        <translation>{where} ne peut pas être écrit ({why}). Rien n’a été changé.</translation>
    </message>
    <message>
        <source>unfinished matches</source>
        <translation>parties non terminées</translation>
    </message>
    <message>
        <source>There’s nothing to back up yet: {file} holds no files.</source>
        <translation>Il n’y a encore rien à sauvegarder&#xa0;: {file} ne contient aucun fichier.</translation>
    </message>
    <message>
        <source>{where} is in the way: it isn’t a file. Move it away, then restore the backup.</source>
        <translation>{where} gêne&#xa0;: ce n’est pas un fichier. Déplacez-le, puis restaurez la sauvegarde.</translation>
    </message>
    <message>
        <source>Backup from {date}, made by version {version}.</source>
        <translation>Sauvegarde du {date}, faite par la version {version}.</translation>
    </message>
    <message>
        <source>Use its keys on one computer only: two computers with the same keys throw each other off the table.</source>
        <translation>N’utilisez ses clés que sur un seul ordinateur&#xa0;: deux ordinateurs avec les mêmes clés se chassent l’un l’autre de la table.</translation>
    </message>
    <message>
        <source>Left out: {file}, because it is from a newer version of the game.</source>
        <translation>Laissé de côté&#xa0;: {file}, car il vient d’une version plus récente du jeu.</translation>
    </message>
    <message>
        <source>Replaces what you have now</source>
        <translation>Remplace ce que vous avez maintenant</translation>
    </message>
    <message>
        <source>{file} isn’t a backup of this game. Nothing was changed.</source>
        <translation>{file} n’est pas une sauvegarde de ce jeu. Rien n’a été changé.</translation>
    </message>
    <message>
        <source>Adds</source>
        <translation>Ajoute</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Rien n’a été changé.</translation>
    </message>
    <message>
        <source>people you’ve played with</source>
        <translation>personnes avec qui vous avez joué</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>réglages</translation>
    </message>
</context>
<context>
    <name>bot</name>
    <message>
        <source>no table with a free seat was found nearby; type the number on the host’s screen: tusac bot 37</source>
        <translation>aucune table avec une place libre n’a été trouvée à proximité&#xa0;; indiquez celle de l’écran de l’hôte&#xa0;: tusac bot 37</translation>
    </message>
    <message>
        <source>Looking for tables nearby.</source>
        <translation>Recherche de tables à proximité.</translation>
    </message>
    <message>
        <source>At the table “{name}”.</source>
        <translation>À la table «&#xa0;{name}&#xa0;».</translation>
    </message>
</context>
<context>
    <name>browser</name>
    <message>
        <source>The game could not be started, or has stopped. Your matches are kept: load the page again.</source>
        <translation>Le jeu n’a pas pu démarrer, ou s’est arrêté. Vos parties sont gardées&#xa0;: rechargez la page.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Horloge</translation>
    </message>
    <message>
        <source>Name and face</source>
        <translation>Nom et visage</translation>
    </message>
    <message>
        <source>no end</source>
        <translation>sans fin</translation>
    </message>
    <message>
        <source>This file can’t be read. Backups and records of matches can.</source>
        <translation>Ce fichier ne peut pas être lu. Les sauvegardes et les relevés de parties le peuvent.</translation>
    </message>
    <message>
        <source>The file takes your matches, score book and settings to another browser, or to the game on a computer, whose settings can restore it as a backup.</source>
        <translation>Le fichier emporte vos parties, le carnet de points et les réglages vers un autre navigateur, ou vers le jeu sur un ordinateur, dont les réglages peuvent le restaurer comme une sauvegarde.</translation>
    </message>
    <message>
        <source>Getting the game ready… {percent} %</source>
        <translation>Préparation du jeu… {percent} %</translation>
    </message>
    <message>
        <source>The game runs in the browser itself, and this one lacks what that needs (WebAssembly). A Firefox, Chrome, Edge or Safari of today has it.</source>
        <translation>Le jeu tourne dans le navigateur lui-même, et celui-ci n’a pas ce qu’il faut (WebAssembly). Un Firefox, Chrome, Edge ou Safari d’aujourd’hui l’a.</translation>
    </message>
    <message>
        <source>Save all to a file</source>
        <translation>Tout enregistrer dans un fichier</translation>
    </message>
    <message>
        <source>All that was in the file is here now.</source>
        <translation>Tout ce que contenait le fichier est ici maintenant.</translation>
    </message>
    <message>
        <source>The game is open in another tab or window.</source>
        <translation>Le jeu est ouvert dans un autre onglet ou une autre fenêtre.</translation>
    </message>
    <message>
        <source>Take my move back</source>
        <translation>Reprendre mon coup</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Ouvrir un fichier</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Tour suivant</translation>
    </message>
    <message>
        <source>A computer nearby hands out this page while its table is open, so it can’t be installed on your device. Matches stay in this browser; “My games” saves them to a file.</source>
        <translation>Un ordinateur proche fournit cette page tant que sa table est ouverte&#xa0;: elle ne peut pas être installée sur votre appareil. Les parties restent dans ce navigateur&#xa0;; «&#xa0;Mes parties&#xa0;» les enregistre dans un fichier.</translation>
    </message>
    <message>
        <source>The record of this game can’t be read.</source>
        <translation>Le relevé de cette partie est illisible.</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>This browser isn’t saving your matches: it refuses, or has no room left. Before you close the page, save all to a file in “My games”.</source>
        <translation>Ce navigateur n’enregistre pas vos parties&#xa0;: il refuse, ou n’a plus de place. Avant de fermer la page, enregistrez tout dans un fichier depuis «&#xa0;Mes parties&#xa0;».</translation>
    </message>
    <message>
        <source>This match isn’t being saved: it is gone when you close the page.</source>
        <translation>Cette partie n’est pas enregistrée&#xa0;: elle sera perdue si vous fermez la page.</translation>
    </message>
    <message>
        <source>Step {at} of {steps}</source>
        <translation>Étape {at} sur {steps}</translation>
    </message>
</context>
<context>
    <name>buttons</name>
    <message>
        <source>Win</source>
        <translation>Gagné</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>Kong</translation>
    </message>
    <message>
        <source>Pong</source>
        <translation>Pong</translation>
    </message>
    <message>
        <source>Chow</source>
        <translation>Chow</translation>
    </message>
    <message>
        <source>Quad</source>
        <translation>Quad</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paire</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Redeal</source>
        <translation>Redonner</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Se coucher</translation>
    </message>
    <message>
        <source>You can’t keep this card, so your hand is dead: you pay everyone and sit out.</source>
        <translation>Vous ne pouvez pas garder cette carte&#xa0;: votre main est morte, vous payez chacun et restez hors jeu.</translation>
    </message>
    <message>
        <source>You give this hand up, lose your ante if someone wins, and sit out.</source>
        <translation>Vous abandonnez cette main, perdez votre mise si quelqu’un gagne, et restez hors jeu.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>take the General that was drawn and lay it open</extracomment>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Auto</source>
        <extracomment>opens a menu of answers that are given without asking</extracomment>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Jeter</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Advisor</source>
        <translation>Conseiller</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>Éléphant</translation>
    </message>
    <message>
        <source>Chariot</source>
        <translation>Char</translation>
    </message>
    <message>
        <source>Cannon</source>
        <translation>Canon</translation>
    </message>
    <message>
        <source>Horse</source>
        <translation>Cheval</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>Soldat</translation>
    </message>
    <message>
        <source>Duke</source>
        <translation>Duc</translation>
    </message>
    <message>
        <source>Marquis</source>
        <translation>Marquis</translation>
    </message>
    <message>
        <source>Earl</source>
        <translation>Comte</translation>
    </message>
    <message>
        <source>Viscount</source>
        <translation>Vicomte</translation>
    </message>
    <message>
        <source>Baron</source>
        <translation>Baron</translation>
    </message>
    <message>
        <source>{color} {piece}</source>
        <translation>{piece} {color}</translation>
    </message>
</context>
<context>
    <name>command line</name>
    <message>
        <source>{name} is neither a ruleset ({names}) nor a file</source>
        <translation>{name} n’est ni un jeu de règles ({names}) ni un fichier</translation>
    </message>
    <message>
        <source>these rules are for {allowed} players, not {seats}</source>
        <translation>ces règles sont pour {allowed} joueurs, pas {seats}</translation>
    </message>
    <message>
        <source>{problem}; try {command}</source>
        <translation>{problem}&#xa0;; {command} en dit plus</translation>
    </message>
    <message>
        <source>cannot write the output: {problem}</source>
        <translation>impossible d’écrire la sortie&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>{problem} Try {command}</source>
        <translation>{problem} {command} en dit plus</translation>
    </message>
    <message>
        <source>command</source>
        <translation>commande</translation>
    </message>
    <message>
        <source>there is no {what} {value}; did you mean {nearest}?</source>
        <translation>pas de {what} {value}&#xa0;; vouliez-vous dire {nearest}&#xa0;?</translation>
    </message>
    <message>
        <source>there is no {what} {value}; there are: {names}</source>
        <translation>pas de {what} {value}&#xa0;; il y a&#xa0;: {names}</translation>
    </message>
    <message>
        <source>cannot write the log to {path}: {problem}</source>
        <translation>{path}&#xa0;: impossible d’y écrire le journal&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>tusac [OPTION ...] [COMMAND ...]</source>
        <translation>tusac [OPTION ...] [COMMANDE ...]</translation>
    </message>
    <message>
        <source>put the game into the menu of your desktop (Linux)</source>
        <translation>mettre le jeu dans le menu de votre bureau (Linux)</translation>
    </message>
    <message>
        <source>take it out of the menu again</source>
        <translation>le retirer du menu</translation>
    </message>
    <message>
        <source>{command} is part of the laboratory, which comes with the source of tusac only</source>
        <translation>{command} fait partie du laboratoire, fourni seulement avec les sources de tusac</translation>
    </message>
    <message>
        <source>options for every command</source>
        <translation>avec toute commande</translation>
    </message>
    <message>
        <source>CODE</source>
        <translation>CODE</translation>
    </message>
    <message>
        <source>the language, such as en or vi</source>
        <translation>la langue, par exemple en ou vi</translation>
    </message>
    <message>
        <source>print the log, with details</source>
        <translation>afficher le journal, en détail</translation>
    </message>
    <message>
        <source>write the log into this file; tusac doctor names the usual one</source>
        <translation>écrire le journal dans ce fichier&#xa0;; tusac doctor nomme le fichier habituel</translation>
    </message>
    <message>
        <source>print without colors</source>
        <translation>afficher sans couleurs</translation>
    </message>
    <message>
        <source>questions and answers are JSON lines; this is always on</source>
        <translation>questions et réponses sont des lignes JSON, seule forme possible</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <translation>NIVEAU</translation>
    </message>
    <message>
        <source>how well it plays: {levels} (default: {usual})</source>
        <translation>sa force&#xa0;: {levels} (par défaut&#xa0;: {usual})</translation>
    </message>
    <message>
        <source>this is not a record, or the start of the file is damaged</source>
        <translation>ce n’est pas un relevé, ou le début du fichier est abîmé</translation>
    </message>
    <message>
        <source>computer players: {levels}</source>
        <translation>joueurs ordinateurs&#xa0;: {levels}</translation>
    </message>
    <message>
        <source>deal from this number; the same number deals the same cards</source>
        <translation>donner à partir de ce nombre, pour rejouer les mêmes cartes</translation>
    </message>
    <message>
        <source>NAME|FILE</source>
        <translation>NOM|FICHIER</translation>
    </message>
    <message>
        <source>a ruleset that comes with the game, one of yours, or a file</source>
        <translation>un jeu de règles fourni avec le jeu, un des vôtres, ou un fichier</translation>
    </message>
    <message>
        <source>number of players, 2 to 6 as the rules allow</source>
        <translation>le nombre de joueurs, de 2 à 6 selon les règles</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOM</translation>
    </message>
    <message>
        <source>{paces}, or your own such as 8+30</source>
        <translation>{paces}, ou par exemple 8+30</translation>
    </message>
    <message>
        <source>rounds in the match; 0 for no limit</source>
        <translation>manches de la partie&#xa0;; 0 pour une partie sans limite</translation>
    </message>
    <message>
        <source>{text} is not a whole number from 0 to 2^256 - 1</source>
        <translation>{text} n’est pas un nombre entier de 0 à 2^256 - 1</translation>
    </message>
    <message>
        <source>{text} is not a pace: write {names}, or seconds per move and in reserve such as 8+30</source>
        <translation>{text} n’est pas un rythme&#xa0;: écrivez {names}, ou des secondes par coup et une réserve, comme 8+30</translation>
    </message>
    <message>
        <source>{text} is not a number of players from 2 to 6</source>
        <translation>{text} n’est pas un nombre de joueurs de 2 à 6</translation>
    </message>
    <message>
        <source>{text} is not a number of rounds from 0 to 1000</source>
        <translation>{text} n’est pas un nombre de manches de 0 à 1000</translation>
    </message>
    <message>
        <source>{text} is not a whole number, 0 or more</source>
        <translation>{text} n’est pas un nombre entier à partir de 0</translation>
    </message>
    <message>
        <source>{text} is not a whole number, 1 or more</source>
        <translation>{text} n’est pas un nombre entier à partir de 1</translation>
    </message>
    <message>
        <source>there is no language {text}; there are: {names}</source>
        <translation>il n’y a pas de langue {text}&#xa0;; il y a&#xa0;: {names}</translation>
    </message>
    <message>
        <source>print one JSON object</source>
        <translation>afficher un objet JSON</translation>
    </message>
    <message>
        <source>host and play line by line in this terminal</source>
        <translation>héberger et jouer ligne par ligne dans ce terminal</translation>
    </message>
    <message>
        <source>the table’s name in lists</source>
        <translation>le nom de la table dans les listes</translation>
    </message>
    <message>
        <source>computer players at free seats: {levels}</source>
        <translation>ordinateurs aux places libres&#xa0;: {levels}</translation>
    </message>
    <message>
        <source>let in only people who know this code; without CODE one is made up</source>
        <translation>ne laisser entrer que ceux qui connaissent ce code&#xa0;; sans CODE, un code est inventé</translation>
    </message>
    <message>
        <source>give every answer the same time, used or not</source>
        <translation>laisser à chaque réponse la même durée</translation>
    </message>
    <message>
        <source>show the table on this whole screen, with no hands; everyone plays by phone</source>
        <translation>afficher la table sur tout cet écran, sans aucune main&#x202f;; chacun joue par téléphone</translation>
    </message>
    <message>
        <source>listen on this port; 0 for any free one</source>
        <translation>écouter à ce port&#xa0;; 0 pour n’importe quel port libre</translation>
    </message>
    <message>
        <source>give up the table you are still at, and your cards there</source>
        <translation>abandonner une table que le programme n’a pas quittée, et les cartes qui y sont</translation>
    </message>
    <message>
        <source>keep the table out of lists</source>
        <translation>ne pas apparaître dans les listes</translation>
    </message>
    <message>
        <source>--tv needs the window, so it can’t go with --text</source>
        <translation>--tv a besoin de la fenêtre&#xa0;: il ne va pas avec --text</translation>
    </message>
    <message>
        <source>a code has {least} to {most} letters or digits</source>
        <translation>un code compte de {least} à {most} lettres ou chiffres</translation>
    </message>
    <message>
        <source>{text} is not a port from 0 to {most}</source>
        <translation>{text} n’est pas un port de 0 à {most}</translation>
    </message>
    <message>
        <source>join and play line by line in this terminal</source>
        <translation>rejoindre et jouer ligne par ligne dans ce terminal</translation>
    </message>
    <message>
        <source>watch instead of playing</source>
        <translation>regarder au lieu de jouer</translation>
    </message>
    <message>
        <source>how long to look (default: {n} s)</source>
        <translation>la durée de la recherche (par défaut&#xa0;: {n} s)</translation>
    </message>
    <message>
        <source>{text} is not a number of seconds from 1 to {most}</source>
        <translation>{text} n’est pas un nombre de secondes de 1 à {most}</translation>
    </message>
    <message>
        <source>--tv needs a display, and there is none here</source>
        <translation>--tv a besoin d’un écran, et il n’y en a pas ici</translation>
    </message>
    <message>
        <source>let phones play through this computer: they scan a QR code</source>
        <translation>laisser des téléphones jouer à travers cet ordinateur&#xa0;: ils scannent un code QR</translation>
    </message>
    <message>
        <source>your name at the table</source>
        <translation>comment on vous appelle à la table</translation>
    </message>
    <message>
        <source>{text} is not a name</source>
        <translation>{text} n’est pas un nom</translation>
    </message>
    <message>
        <source>NUMBER|ADDRESS[:PORT]</source>
        <translation>NUMÉRO|ADRESSE[:PORT]</translation>
    </message>
    <message>
        <source>the table number or address on the host’s screen; without it, a table found nearby</source>
        <translation>le numéro ou l’adresse que montre l’écran de l’hôte&#xa0;; sinon, une table trouvée à proximité</translation>
    </message>
    <message>
        <source>the table’s code, if it has one</source>
        <translation>le code de la table, si elle en a un</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FICHIER</translation>
    </message>
    <message>
        <source>the record of a match, or of a round dealt between machines</source>
        <translation>le relevé d’une partie, ou d’une manche donnée entre machines</translation>
    </message>
    <message>
        <source>there is no display here; {command} prints it</source>
        <translation>il n’y a pas d’écran ici&#xa0;; {command} l’affiche</translation>
    </message>
    <message>
        <source>no window can open here; {command} prints it</source>
        <translation>aucune fenêtre ne peut s’ouvrir ici&#xa0;; {command} l’imprime</translation>
    </message>
    <message>
        <source>play line by line in this terminal</source>
        <translation>jouer ligne par ligne dans ce terminal</translation>
    </message>
    <message>
        <source>today’s deal: the same cards for everyone with the same rules</source>
        <translation>la donne du jour&#xa0;: les mêmes cartes pour tous ceux qui ont les mêmes règles</translation>
    </message>
    <message>
        <source>the first lesson, or the one for --rules; then a round on your own</source>
        <translation>la première leçon, ou celle de --rules&#xa0;; puis une manche sans professeur</translation>
    </message>
    <message>
        <source>show the table, all hands open, after N actions</source>
        <translation>montrer la table, toutes mains ouvertes, après N actions</translation>
    </message>
    <message>
        <source>there is no round in the record</source>
        <translation>le relevé ne contient aucune manche</translation>
    </message>
    <message>
        <source>{text} is not a whole number</source>
        <translation>{text} n’est pas un nombre entier</translation>
    </message>
    <message>
        <source>TASK</source>
        <translation>TÂCHE</translation>
    </message>
    <message>
        <source>tasks</source>
        <translation>tâches</translation>
    </message>
    <message>
        <source>list the rulesets</source>
        <translation>lister les jeux de règles</translation>
    </message>
    <message>
        <source>explain every rule of one</source>
        <translation>expliquer chaque règle de l’un d’eux</translation>
    </message>
    <message>
        <source>show where two differ; status 1 if they do</source>
        <translation>montrer ce qui diffère entre deux jeux&#xa0;; statut 1 s’il y a des différences</translation>
    </message>
    <message>
        <source>check a file for mistakes; status 1 if there are any</source>
        <translation>chercher les fautes dans un fichier&#xa0;; statut 1 s’il y en a</translation>
    </message>
    <message>
        <source>print JSON</source>
        <translation>afficher du JSON</translation>
    </message>
    <message>
        <source>a ruleset by its name, or a file with one</source>
        <translation>un jeu de règles par son nom, ou un fichier qui en contient un</translation>
    </message>
    <message>
        <source>another</source>
        <translation>un autre</translation>
    </message>
    <message>
        <source>a file with a ruleset</source>
        <translation>un fichier qui contient un jeu de règles</translation>
    </message>
    <message>
        <source>print one JSON object for each round</source>
        <translation>afficher un objet JSON par manche</translation>
    </message>
    <message>
        <source>print a table for spreadsheets</source>
        <translation>afficher un tableau pour tableurs</translation>
    </message>
    <message>
        <source>let every level play the same cards, and print how far apart they are</source>
        <translation>faire jouer les mêmes cartes à chaque niveau et afficher l’écart entre eux</translation>
    </message>
    <message>
        <source>number of rounds, rounded up to whole deals (default: 1000)</source>
        <translation>le nombre de manches, complété pour des donnes entières (par défaut&#xa0;: 1000)</translation>
    </message>
    <message>
        <source>a ruleset that comes with the game, or a file</source>
        <translation>un jeu de règles fourni avec le jeu, ou un fichier</translation>
    </message>
    <message>
        <source>number of players with --ladder (default: 4, if the rules are for four)</source>
        <translation>nombre de joueurs avec --ladder (par défaut&#xa0;: 4, si les règles sont pour quatre)</translation>
    </message>
    <message>
        <source>deal from this number (default: 0)</source>
        <translation>donner à partir de ce nombre (par défaut&#xa0;: 0)</translation>
    </message>
    <message>
        <source>print one JSON object instead of a table</source>
        <translation>afficher un objet JSON au lieu d’un tableau</translation>
    </message>
    <message>
        <source>play by the rules engine, look at every state, and compare with the fast kernel</source>
        <translation>jouer avec le moteur de règles, examiner chaque état, et comparer au noyau rapide</translation>
    </message>
    <message>
        <source>number of processes; the result is the same for any number</source>
        <translation>processus à utiliser&#xa0;; le résultat est le même quel que soit leur nombre</translation>
    </message>
    <message>
        <source>--seats goes with --ladder; otherwise --ai names every seat</source>
        <translation>--seats va avec --ladder&#xa0;; sinon, --ai nomme chaque place</translation>
    </message>
    <message>
        <source>--check goes with --ai, not with --ladder</source>
        <translation>--check va avec --ai, pas avec --ladder</translation>
    </message>
    <message>
        <source>play a match against computer players</source>
        <translation>jouer une partie contre l’ordinateur</translation>
    </message>
    <message>
        <source>show one round between computer players</source>
        <translation>montrer une manche entre ordinateurs</translation>
    </message>
    <message>
        <source>let computer players play each other and print their strength</source>
        <translation>faire jouer des ordinateurs entre eux et afficher leur force</translation>
    </message>
    <message>
        <source>step through a recorded match or round in the window</source>
        <translation>revoir pas à pas une partie ou une manche dans la fenêtre</translation>
    </message>
    <message>
        <source>print the score book of this computer</source>
        <translation>afficher le carnet de points de cet ordinateur</translation>
    </message>
    <message>
        <source>print a recorded match, or a round that was dealt between machines</source>
        <translation>afficher une partie enregistrée, ou une manche donnée entre machines</translation>
    </message>
    <message>
        <source>check a recorded match, or a round that was dealt between machines</source>
        <translation>vérifier une partie enregistrée, ou une manche donnée entre machines</translation>
    </message>
    <message>
        <source>let machines deal and play a round that nobody can stack or lie about</source>
        <translation>laisser des machines donner et jouer une manche que personne ne peut arranger ni fausser</translation>
    </message>
    <message>
        <source>open a table on the network</source>
        <translation>ouvrir une table sur le réseau</translation>
    </message>
    <message>
        <source>play</source>
        <translation>jouer</translation>
    </message>
    <message>
        <source>network</source>
        <translation>réseau</translation>
    </message>
    <message>
        <source>join a table on the network</source>
        <translation>rejoindre une table du réseau</translation>
    </message>
    <message>
        <source>list the tables nearby</source>
        <translation>lister les tables à proximité</translation>
    </message>
    <message>
        <source>files</source>
        <translation>fichiers</translation>
    </message>
    <message>
        <source>rules and hands</source>
        <translation>règles et mains</translation>
    </message>
    <message>
        <source>troubleshooting</source>
        <translation>diagnostic</translation>
    </message>
    <message>
        <source>find out why tables do not show up, and what to do about it</source>
        <translation>trouver pourquoi des tables restent invisibles, et que faire</translation>
    </message>
    <message>
        <source>a match, line by line in this terminal</source>
        <translation>une partie, ligne par ligne dans ce terminal</translation>
    </message>
    <message>
        <source>open a table for the family</source>
        <translation>ouvrir une table pour la famille</translation>
    </message>
    <message>
        <source>join the table with the number 37</source>
        <translation>rejoindre la table numéro 37</translation>
    </message>
    <message>
        <source>is this record true?</source>
        <translation>ce relevé est-il vrai&#xa0;?</translation>
    </message>
    <message>
        <source>nobody can see my table</source>
        <translation>personne ne voit ma table</translation>
    </message>
    <message>
        <source>all went well</source>
        <translation>tout va bien</translation>
    </message>
    <message>
        <source>the answer is no: a record is false, no table was found, a check failed</source>
        <translation>la réponse est non&#xa0;: un relevé est faux, aucune table trouvée, une vérification a échoué</translation>
    </message>
    <message>
        <source>the command is wrong, or a file cannot be read</source>
        <translation>la commande est incorrecte, ou un fichier ne peut être lu</translation>
    </message>
    <message>
        <source>signal N ended it, such as 130 after Ctrl-C</source>
        <translation>le signal N y a mis fin, par exemple 130 après Ctrl-C</translation>
    </message>
    <message>
        <source>Tứ Sắc, the four-color card game. Without a command, its window opens. tusac COMMAND --help explains one.</source>
        <translation>Tứ Sắc, le jeu des cartes à quatre couleurs. Sans commande, sa fenêtre s’ouvre. tusac COMMANDE --help en dit plus sur l’une d’elles.</translation>
    </message>
    <message>
        <source>laboratory</source>
        <translation>laboratoire</translation>
    </message>
    <message>
        <source>examples</source>
        <translation>exemples</translation>
    </message>
    <message>
        <source>exit status</source>
        <translation>statut de sortie</translation>
    </message>
    <message>
        <source>let a computer player join a table as a machine of its own</source>
        <translation>laisser un ordinateur rejoindre une table comme machine à part entière</translation>
    </message>
    <message>
        <source>let machines on this computer find each other, play a match and prove it fair</source>
        <translation>laisser des machines de cet ordinateur se trouver, jouer une partie et la prouver</translation>
    </message>
    <message>
        <source>let simulated machines play on a bad network and check what must hold</source>
        <translation>laisser des machines simulées jouer sur un mauvais réseau et vérifier ce qui doit tenir</translation>
    </message>
    <message>
        <source>show, compare and check rulesets</source>
        <translation>montrer, comparer et vérifier des jeux de règles</translation>
    </message>
    <message>
        <source>answer questions about hands, one JSON line each</source>
        <translation>répondre à des questions sur des mains, une ligne JSON chacune</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}.</translation>
    </message>
    <message>
        <source>2 to 6 machines (default: 4)</source>
        <translation>2 à 6 machines (par défaut&#xa0;: 4)</translation>
    </message>
    <message>
        <source>let one of them cheat: {names}</source>
        <translation>laisser l’une d’elles tricher&#xa0;: {names}</translation>
    </message>
    <message>
        <source>write the record of the round, for `tusac verify`</source>
        <translation>écrire le relevé de la manche, pour `tusac verify`</translation>
    </message>
    <message>
        <source>print one JSON object with all figures</source>
        <translation>afficher un objet JSON avec tous les chiffres</translation>
    </message>
    <message>
        <source>{name} takes {least} to {most} machines, not {machines}</source>
        <translation>{name} demande de {least} à {most} machines, pas {machines}</translation>
    </message>
    <message>
        <source>2 to 6 (default: 4)</source>
        <translation>2 à 6 (par défaut&#xa0;: 4)</translation>
    </message>
    <message>
        <source>1 to {most} (default: 3)</source>
        <translation>1 à {most} (par défaut&#xa0;: 3)</translation>
    </message>
    <message>
        <source>seats at the table (default: one per machine)</source>
        <translation>places à la table (par défaut&#xa0;: une par machine)</translation>
    </message>
    <message>
        <source>the rules (default: pvt, for any number)</source>
        <translation>les règles (par défaut&#xa0;: pvt, pour tout nombre)</translation>
    </message>
    <message>
        <source>let the last machine be the program with its window, unseen</source>
        <translation>la dernière machine est le programme avec sa fenêtre, invisible</translation>
    </message>
    <message>
        <source>how many tables to simulate (default: 100)</source>
        <translation>le nombre de tables à simuler (par défaut&#xa0;: 100)</translation>
    </message>
    <message>
        <source>the first seed (default: 0)</source>
        <translation>la première des graines (par défaut&#xa0;: 0)</translation>
    </message>
    <message>
        <source>players at each, 2 to 6 (default: random)</source>
        <translation>le nombre de joueurs par table, 2 à 6 (par défaut&#xa0;: au hasard)</translation>
    </message>
    <message>
        <source>exactly these, from {names} (default: a few at random)</source>
        <translation>toutes celles-ci et aucune autre, parmi {names} (par défaut&#xa0;: quelques-unes au hasard)</translation>
    </message>
    <message>
        <source>whether a machine cheats at each table (default: sometimes, at random)</source>
        <translation>si une machine triche à chaque table (par défaut&#xa0;: à certaines, au hasard)</translation>
    </message>
    <message>
        <source>print one JSON object instead of lines</source>
        <translation>afficher un objet JSON au lieu de lignes</translation>
    </message>
    <message>
        <source>there is no fault {text}; there are: {names}</source>
        <translation>il n’y a pas de panne {text}&#xa0;; il y a&#xa0;: {names}</translation>
    </message>
    <message>
        <source>{text} is not a number of machines from 2 to {most}</source>
        <translation>{text} n’est pas un nombre de machines de 2 à {most}</translation>
    </message>
    <message>
        <source>the players, one for each seat, of {levels}, or FILE.py:CLASS for one of your own (default: {usual})</source>
        <translation>les joueurs, un par place, parmi {levels}, ou FILE.py:CLASS pour un joueur à vous (par défaut&#xa0;: {usual})</translation>
    </message>
    <message>
        <source>there is no player {text}; there are: {names}, and your own as FILE.py:CLASS</source>
        <translation>il n’y a pas de joueur {text}&#xa0;; il y a&#xa0;: {names}, et les vôtres sous la forme FILE.py:CLASS</translation>
    </message>
    <message>
        <source>add what the records of your matches have and the book lacks</source>
        <translation>ajouter ce que les enregistrements de vos parties contiennent et qui manque au carnet</translation>
    </message>
    <message>
        <source>a backup made by tusac backup</source>
        <translation>une sauvegarde faite par tusac backup</translation>
    </message>
    <message>
        <source>write keys, settings, rules, score book and games of this computer into one file</source>
        <translation>écrire dans un fichier les clés, réglages, règles, carnet de points et parties de cet ordinateur</translation>
    </message>
    <message>
        <source>print one JSON object, and without --yes change nothing</source>
        <translation>afficher un objet JSON et, sans --yes, ne rien changer</translation>
    </message>
    <message>
        <source>where the backup is to be written; there must be no such file yet</source>
        <translation>où écrire la sauvegarde&#xa0;; ce fichier ne doit pas encore exister</translation>
    </message>
    <message>
        <source>{file} is there already; name another file</source>
        <translation>{file} existe déjà&#xa0;; nommez un autre fichier</translation>
    </message>
    <message>
        <source>put back what is in such a file</source>
        <translation>remettre en place ce que contient un tel fichier</translation>
    </message>
    <message>
        <source>restore it without asking</source>
        <translation>la restaurer sans demander</translation>
    </message>
    <message>
        <source>Added from records: {rounds}</source>
        <translation>Ajouté d’après les relevés&#xa0;: {rounds}</translation>
    </message>
    <message>
        <source>Rounds dealt between machines to be checked: {n}</source>
        <translation>Manches données entre machines à vérifier&#xa0;: {n}</translation>
    </message>
</context>
<context>
    <name>daily</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Computer ({level})</source>
        <translation>Ordinateur ({level})</translation>
    </message>
    <message>
        <source>Not played yet. Only your first try counts.</source>
        <translation>Pas encore jouée. Seul le premier essai compte.</translation>
    </message>
    <message>
        <source>The computers are playing your cards…</source>
        <translation>Les ordinateurs jouent vos cartes…</translation>
    </message>
    <message>
        <source>You did better with these cards than any computer!</source>
        <translation>Avec ces cartes, vous avez fait mieux que tous les ordinateurs&#xa0;!</translation>
    </message>
    <message>
        <source>You did better with these cards than the {level}.</source>
        <translation>Avec ces cartes, vous avez fait mieux que l’ordinateur ({level}).</translation>
    </message>
    <message>
        <source>You did as well with these cards as a computer.</source>
        <translation>Avec ces cartes, vous avez fait aussi bien qu’un ordinateur.</translation>
    </message>
    <message>
        <source>This time the computers did better with your cards.</source>
        <translation>Cette fois, les ordinateurs ont fait mieux avec vos cartes.</translation>
    </message>
</context>
<context>
    <name>dates</name>
    <message>
        <source>Today, {time}</source>
        <translation>Aujourd’hui, {time}</translation>
    </message>
    <message>
        <source>Yesterday, {time}</source>
        <translation>Hier, {time}</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <translation>d MMMM</translation>
    </message>
    <message>
        <source>Today’s deal, {day}</source>
        <translation>La donne du jour, {day}</translation>
    </message>
    <message>
        <source>Daily deal, {day}</source>
        <translation>La donne du {day}</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <translation>MMMM yyyy</translation>
    </message>
</context>
<context>
    <name>dealing</name>
    <message>
        <source>all commit to keys and seeds</source>
        <translation>tous s’engagent sur des clés et des graines</translation>
    </message>
    <message>
        <source>keys and seeds are opened</source>
        <translation>les clés et les graines sont ouvertes</translation>
    </message>
    <message>
        <source>one after another shuffles and proves it</source>
        <translation>l’un après l’autre mélange et le prouve</translation>
    </message>
    <message>
        <source>all shuffles are verified, all name one deck</source>
        <translation>tous les mélanges sont vérifiés, tous nomment un même paquet</translation>
    </message>
    <message>
        <source>each commits to what it will owe, masked and proven</source>
        <translation>ce que chacun devra est déposé, masqué et prouvé</translation>
    </message>
    <message>
        <source>all have their parts of the masks</source>
        <translation>tous ont leurs parts des masques</translation>
    </message>
    <message>
        <source>the masks over dealt cards are opened</source>
        <translation>les masques des cartes données sont ouverts</translation>
    </message>
    <message>
        <source>each reads its own hand</source>
        <translation>chacun lit sa propre main</translation>
    </message>
    <message>
        <source>all name one result</source>
        <translation>tous nomment un même résultat</translation>
    </message>
    <message>
        <source>all keys are shown, everything is checked again</source>
        <translation>toutes les clés sont montrées, tout est revérifié</translation>
    </message>
    <message>
        <source>all sign what the audit came to</source>
        <translation>tous signent ce que la vérification a donné</translation>
    </message>
    <message>
        <source>these bytes are not a message</source>
        <translation>ces octets ne sont pas un message</translation>
    </message>
    <message>
        <source>it is from another version</source>
        <translation>il est d’une autre version</translation>
    </message>
    <message>
        <source>it belongs to another table</source>
        <translation>il appartient à une autre table</translation>
    </message>
    <message>
        <source>it belongs to another round</source>
        <translation>il appartient à une autre donne</translation>
    </message>
    <message>
        <source>no such machine is at the table</source>
        <translation>aucune machine de ce nom n’est à la table</translation>
    </message>
    <message>
        <source>its signature is false</source>
        <translation>sa signature est fausse</translation>
    </message>
    <message>
        <source>the others went on without its author</source>
        <translation>les autres ont continué sans son auteur</translation>
    </message>
    <message>
        <source>too many messages from its author are already waiting</source>
        <translation>trop de messages de son auteur attendent déjà</translation>
    </message>
    <message>
        <source>its author saw something different from the others</source>
        <translation>son auteur a vu autre chose que les autres</translation>
    </message>
    <message>
        <source>it does not say that its author agrees to the table</source>
        <translation>ce n’est pas un mot par lequel son auteur accepte la table</translation>
    </message>
    <message>
        <source>it comes after the end</source>
        <translation>il vient après la fin</translation>
    </message>
    <message>
        <source>it does not follow from what comes before it</source>
        <translation>il ne découle pas de ce qui précède</translation>
    </message>
    <message>
        <source>it sent different machines conflicting messages</source>
        <translation>elle a envoyé aux machines des messages contradictoires</translation>
    </message>
    <message>
        <source>it denies its previous message</source>
        <translation>elle renie son message précédent</translation>
    </message>
    <message>
        <source>it sent a message that was not asked for</source>
        <translation>elle a envoyé un message que personne ne demandait</translation>
    </message>
    <message>
        <source>it did not send what it was asked for</source>
        <translation>elle a dit autre chose que ce qui était demandé</translation>
    </message>
    <message>
        <source>it signed a message that cannot be read</source>
        <translation>elle a signé un message illisible</translation>
    </message>
    <message>
        <source>it contradicted itself about whom to go on without</source>
        <translation>elle s’est contredite sur ceux sans qui continuer</translation>
    </message>
    <message>
        <source>it is about a step that is already closed</source>
        <translation>il concerne une étape déjà close</translation>
    </message>
    <message>
        <source>it opened something other than what it had committed to</source>
        <translation>elle a ouvert autre chose que ce sur quoi elle s’était engagée</translation>
    </message>
    <message>
        <source>its keys are not its own, or not keys at all</source>
        <translation>ses clés ne sont pas les siennes, ou n’en sont pas</translation>
    </message>
    <message>
        <source>it used a key a second time</source>
        <translation>elle a utilisé une clé une deuxième fois</translation>
    </message>
    <message>
        <source>its deck or proof cannot be read</source>
        <translation>son paquet ou sa preuve ne peut être lu</translation>
    </message>
    <message>
        <source>its deck is not a shuffle of the one before</source>
        <translation>son paquet n’est pas un mélange du précédent</translation>
    </message>
    <message>
        <source>it named a different deck</source>
        <translation>elle a nommé un autre paquet</translation>
    </message>
    <message>
        <source>its commitment is not what it owes</source>
        <translation>ce qu’elle a déposé n’est pas ce qu’elle doit</translation>
    </message>
    <message>
        <source>it complained about something that was right</source>
        <translation>elle s’est plainte de ce qui était juste</translation>
    </message>
    <message>
        <source>it opened a different mask than it had committed to</source>
        <translation>elle a ouvert un autre masque que celui déposé</translation>
    </message>
    <message>
        <source>its parts of an absent machine’s masks are false</source>
        <translation>ses parts des masques d’une machine absente sont fausses</translation>
    </message>
    <message>
        <source>it asked for a different card of the wall</source>
        <translation>elle a demandé une autre carte de la pioche</translation>
    </message>
    <message>
        <source>it let back a machine that may not return</source>
        <translation>elle a laissé revenir une machine qui n’en a pas le droit</translation>
    </message>
    <message>
        <source>its share of a card is false</source>
        <translation>sa part d’une carte est fausse</translation>
    </message>
    <message>
        <source>it acted for another seat</source>
        <translation>elle a agi pour une autre place</translation>
    </message>
    <message>
        <source>it showed different cards than it had to</source>
        <translation>elle a montré d’autres cartes que celles qu’elle devait</translation>
    </message>
    <message>
        <source>it did not answer for each of its seats</source>
        <translation>elle n’a pas répondu pour chacune de ses places</translation>
    </message>
    <message>
        <source>it opened a different answer than it had sealed</source>
        <translation>elle a ouvert une autre réponse que celle scellée</translation>
    </message>
    <message>
        <source>that move is not possible there</source>
        <translation>c’est une chose qu’on ne peut pas faire là</translation>
    </message>
    <message>
        <source>it named a different result</source>
        <translation>elle a nommé un autre résultat</translation>
    </message>
    <message>
        <source>it named a different outcome of the audit</source>
        <translation>elle a nommé une autre issue de la vérification</translation>
    </message>
    <message>
        <source>it showed different secrets than it had committed to</source>
        <translation>elle a montré d’autres secrets que ceux sur lesquels elle s’était engagée</translation>
    </message>
    <message>
        <source>its shuffle does not follow from its seed</source>
        <translation>son mélange ne découle pas de sa graine</translation>
    </message>
    <message>
        <source>its computer player would have moved differently</source>
        <translation>son joueur ordinateur aurait agi autrement</translation>
    </message>
    <message>
        <source>too few players are left</source>
        <translation>il reste trop peu de joueurs</translation>
    </message>
    <message>
        <source>a machine was proven to have cheated</source>
        <translation>la triche d’une machine a été prouvée</translation>
    </message>
    <message>
        <source>they left before the deal was safe</source>
        <translation>elles sont parties avant que la donne soit sûre</translation>
    </message>
    <message>
        <source>The round was dealt and played fairly, to its end.</source>
        <translation>La manche a été donnée et jouée loyalement, jusqu’au bout.</translation>
    </message>
    <message>
        <source>The round was dealt fairly and played to its end; the hidden moves of {machines} could not be checked, because their keys were not shown.</source>
        <translation>La manche a été donnée loyalement et jouée jusqu’au bout&#xa0;; les coups cachés de {machines} ne sont pas vérifiés, car leurs clés n’ont pas été montrées.</translation>
    </message>
    <message>
        <source>The round does not count, because machines left it.</source>
        <translation>La donne ne compte pas, car des machines l’ont quittée.</translation>
    </message>
    <message>
        <source>The record proves that {machines} cheated.</source>
        <translation>Le relevé prouve une triche de {machines}.</translation>
    </message>
    <message>
        <source>The record is false: no machine can have sent this.</source>
        <translation>Le relevé est faux&#xa0;: aucune machine n’a pu l’envoyer ainsi.</translation>
    </message>
    <message>
        <source>The record stops before the end of the round.</source>
        <translation>Le relevé s’arrête avant la fin de la manche.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>machine {n}</source>
        <translation>machine {n}</translation>
    </message>
    <message>
        <source>Deal {n} at table {table}: {machines} machines, {seats} seats, {cards} cards.</source>
        <translation>Donne {n} de la table {table}&#xa0;: {machines} machines, {seats} places, {cards} cartes.</translation>
    </message>
    <message>
        <source>Messages: {n}, each signed and in its place.</source>
        <translation>Messages&#xa0;: {n}, chacun signé et à sa place.</translation>
    </message>
    <message>
        <source>Shuffles: {n}, each proven to change no card.</source>
        <translation>Mélanges&#xa0;: {n}, chacun prouvé ne changer aucune carte.</translation>
    </message>
    <message>
        <source>Shares of cards: {n}, each proven.</source>
        <translation>Parts de cartes&#xa0;: {n}, chacune prouvée.</translation>
    </message>
    <message>
        <source>Cards shown: {n}, each one its seat was dealt.</source>
        <translation>Cartes montrées&#xa0;: {n}, chacune bien donnée à sa place.</translation>
    </message>
    <message>
        <source>Answers: {n}, each as it was sealed.</source>
        <translation>Réponses&#xa0;: {n}, chacune comme elle fut scellée.</translation>
    </message>
    <message>
        <source>Choices of computer players: {n}, each the same when repeated.</source>
        <translation>Choix des joueurs ordinateurs&#xa0;: {n}, chacun donne de nouveau le même.</translation>
    </message>
    <message>
        <source>Shuffles repeated from their seeds: {n}.</source>
        <translation>Mélanges répétés à partir de leurs graines&#xa0;: {n}.</translation>
    </message>
    <message>
        <source>Left the round: {machines}.</source>
        <translation>Ont quitté la donne&#xa0;: {machines}.</translation>
    </message>
    <message>
        <source>Winner: {name}.</source>
        <translation>Vainqueur&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>Machine {n} has the key {words} and plays for: {names}. {known}</source>
        <translation>La machine {n} a la clé {words} et joue pour&#xa0;: {names}. {known}</translation>
    </message>
    <message>
        <source>The key belongs to this installation.</source>
        <translation>La clé est celle de cette installation.</translation>
    </message>
    <message>
        <source>You have met this key before, as {name}.</source>
        <translation>La clé a été rencontrée ici, sous le nom {name}.</translation>
    </message>
    <message>
        <source>This key is new here.</source>
        <translation>La clé n’est pas connue ici.</translation>
    </message>
    <message>
        <source>The record does not say who agreed to the table.</source>
        <translation>Le relevé ne contient pas qui a accepté la table.</translation>
    </message>
    <message>
        <source>The record does not show that these agreed to the table: {machines}.</source>
        <translation>Le relevé ne montre pas que ceux-ci ont accepté la table&#xa0;: {machines}.</translation>
    </message>
    <message>
        <source>All of them have signed the table: rules {rules}; from round {n} on; points before it: {points}.</source>
        <translation>Tous ont signé la table&#xa0;: règles {rules}&#xa0;; à partir de la manche {n}&#xa0;; points d’avant&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Names prove nothing. With keys that are new here ({machines}), anyone can make such a record alone: it is evidence only if these words belong to the players’ keys.</source>
        <translation>Les noms ne prouvent rien, et avec des clés inconnues ici ({machines}) n’importe qui peut faire seul un tel relevé&#xa0;: ce n’est une preuve que si ces mots sont ceux des clés des joueurs.</translation>
    </message>
    <message>
        <source>The winner’s keys are among them: the win counts only once they are shown.</source>
        <translation>Les clés du vainqueur en font partie&#xa0;: la victoire ne compte qu’une fois montrées.</translation>
    </message>
    <message>
        <source>The others finished the round.</source>
        <translation>Les autres ont joué la manche jusqu’au bout.</translation>
    </message>
    <message>
        <source>Message {n} ({kind}) in the name of {machine} is false: {what} ({rule}).</source>
        <translation>Le message {n} ({kind}) au nom de {machine} est faux&#xa0;: {what} ({rule}).</translation>
    </message>
    <message>
        <source>{machines} machines, each its own process, deal {seats} hands ({backend}).</source>
        <translation>{machines} machines, chacune un processus à part, donnent {seats} mains ({backend}).</translation>
    </message>
    <message>
        <source>{machine} cheats: {name}. Try {n}.</source>
        <translation>{machine} triche&#xa0;: {name}. Essai {n}.</translation>
    </message>
    <message>
        <source>{who} accuses {whom}: {what} ({rule}).</source>
        <translation>{who} accuse {whom}&#xa0;: {what} ({rule}).</translation>
    </message>
    <message>
        <source>{who} goes on without {whom}.</source>
        <translation>{who} continue sans {whom}.</translation>
    </message>
    <message>
        <source>{who} gives up the round, because of {whom}.</source>
        <translation>{who} abandonne la donne, à cause de {whom}.</translation>
    </message>
    <message>
        <source>all hands are open to their owners; play begins</source>
        <translation>toutes les mains sont ouvertes à leurs propriétaires&#xa0;; le jeu commence</translation>
    </message>
    <message>
        <source>the audit found nothing wrong</source>
        <translation>la vérification n’a rien trouvé d’anormal</translation>
    </message>
    <message>
        <source>Each machine sent at most {kb} KB.</source>
        <translation>Une machine a envoyé au plus {kb} Ko.</translation>
    </message>
    <message>
        <source>The record is in {file}.</source>
        <translation>Le relevé est dans {file}.</translation>
    </message>
    <message>
        <source>Everything ended as it should.</source>
        <translation>Tout s’est terminé comme il fallait.</translation>
    </message>
    <message>
        <source>This should have ended differently.</source>
        <translation>Cela aurait dû finir autrement.</translation>
    </message>
</context>
<context>
    <name>desktop</name>
    <message>
        <source>This is for Linux desktops; here an installer does it.</source>
        <translation>Ceci est pour les bureaux de Linux&#xa0;; ici, un installateur s’en charge.</translation>
    </message>
    <message>
        <source>Tứ Sắc is in your menu now, and a double-click opens records.</source>
        <translation>Tứ Sắc est maintenant dans votre menu, et les relevés s’ouvrent d’un double clic.</translation>
    </message>
    <message>
        <source>Tứ Sắc is gone from your menu.</source>
        <translation>Tứ Sắc n’est plus dans votre menu.</translation>
    </message>
    <message>
        <source>Tứ Sắc was not in your menu.</source>
        <translation>Tứ Sắc n’était pas dans votre menu.</translation>
    </message>
</context>
<context>
    <name>doctor</name>
    <message>
        <source>checking this computer ...</source>
        <translation>examen de cet ordinateur...</translation>
    </message>
    <message>
        <source>listening to the network, 4 s ...</source>
        <translation>écoute du réseau, 4 s...</translation>
    </message>
    <message>
        <source>calling other computers ...</source>
        <translation>appel d’autres ordinateurs...</translation>
    </message>
    <message>
        <source>The firewall ufw is on; it may keep others from joining tables here.</source>
        <translation>Le pare-feu ufw est actif&#xa0;; il peut tenir les autres à l’écart des tables hébergées ici.</translation>
    </message>
    <message>
        <source>To host: sudo ufw allow {ports}/tcp; sudo ufw allow 5353/udp</source>
        <translation>Pour héberger&#xa0;: sudo ufw allow {ports}/tcp; sudo ufw allow 5353/udp</translation>
    </message>
    <message>
        <source>The firewall firewalld is on; it may keep others from joining tables here.</source>
        <translation>Le pare-feu firewalld est actif&#xa0;; il peut tenir les autres à l’écart des tables hébergées ici.</translation>
    </message>
    <message>
        <source>To host: sudo firewall-cmd --permanent --add-service=mdns --add-port={dashed}/tcp; sudo firewall-cmd --reload</source>
        <translation>Pour héberger&#xa0;: sudo firewall-cmd --permanent --add-service=mdns --add-port={dashed}/tcp; sudo firewall-cmd --reload</translation>
    </message>
    <message>
        <source>This system’s firewall blocks incoming connections.</source>
        <translation>Le pare-feu de ce système rejette ce qui arrive sans être demandé.</translation>
    </message>
    <message>
        <source>To host: allow TCP ports {dashed} and UDP port 5353 in.</source>
        <translation>Pour héberger&#xa0;: laissez entrer les ports TCP {dashed} et le port UDP 5353.</translation>
    </message>
    <message>
        <source>Windows thinks this network is public and keeps others out.</source>
        <translation>Windows prend ce réseau pour un réseau public et tient les autres à l’écart.</translation>
    </message>
    <message>
        <source>Settings &gt; Network &gt; network properties: choose Private if this is your home network.</source>
        <translation>Paramètres &gt; Réseau &gt; propriétés du réseau&#xa0;: choisissez Privé, si c’est celui de chez vous.</translation>
    </message>
    <message>
        <source>The firewall of macOS is on; it may keep others from joining tables here.</source>
        <translation>Le pare-feu de macOS est actif&#xa0;; il peut tenir les autres à l’écart des tables hébergées ici.</translation>
    </message>
    <message>
        <source>System Settings &gt; Network &gt; Firewall &gt; Options: allow incoming connections for the game.</source>
        <translation>Réglages Système &gt; Réseau &gt; Coupe-feu &gt; Options&#xa0;: autorisez les connexions entrantes pour le jeu.</translation>
    </message>
    <message>
        <source>What the program does is logged in {path}.</source>
        <translation>Ce que fait le programme est noté dans {path}.</translation>
    </message>
    <message>
        <source>This computer is fine. Is a table open, and on the same Wi-Fi?</source>
        <translation>Tout va bien sur cet ordinateur. Une table est-elle ouverte, et sur le même Wi-Fi&#xa0;?</translation>
    </message>
    <message>
        <source>tusac {program}, protocol {protocol}; {parts}; deals by {back_end}</source>
        <translation>tusac {program}, protocole {protocol}&#xa0;; {parts}&#xa0;; donnes par {back_end}</translation>
    </message>
    <message>
        <source>{name} is not installed.</source>
        <translation>{name} n’est pas installé.</translation>
    </message>
    <message>
        <source>Without it there is no window; you can still play in the terminal.</source>
        <translation>Sans lui, pas de fenêtre&#xa0;; vous pouvez toujours jouer dans le terminal.</translation>
    </message>
    <message>
        <source>A fast library for fair deals is missing, so each round takes seconds to deal.</source>
        <translation>Les donnes loyales sont calculées sans bibliothèque rapide, ce qui prend des secondes par manche.</translation>
    </message>
    <message>
        <source>It should have come with this package: reinstall the game.</source>
        <translation>Cela aurait dû venir avec ce paquet&#xa0;: réinstallez le jeu.</translation>
    </message>
    <message>
        <source>Install btclib_libsecp256k1 or gmpy2.</source>
        <translation>Installez btclib_libsecp256k1 ou gmpy2.</translation>
    </message>
    <message>
        <source>{path} can’t be written ({error}), so nothing is saved there.</source>
        <translation>{path} ne peut être écrit ({error})&#xa0;: rien n’y est gardé.</translation>
    </message>
    <message>
        <source>Make the folder yours, or free up some space.</source>
        <translation>Prenez possession du dossier, ou libérez de la place.</translation>
    </message>
    <message>
        <source>Settings and records can be saved: {paths}</source>
        <translation>Réglages et relevés peuvent être écrits&#xa0;: {paths}</translation>
    </message>
    <message>
        <source>Networks in use: {networks}</source>
        <translation>Réseaux utilisés&#xa0;: {networks}</translation>
    </message>
    <message>
        <source>This computer isn’t on a home network, so it can’t meet other computers.</source>
        <translation>Cet ordinateur n’est sur aucun réseau domestique&#xa0;; seuls ses propres programmes peuvent se rencontrer.</translation>
    </message>
    <message>
        <source>Join the Wi-Fi of the others, or plug in a cable.</source>
        <translation>Rejoignez le Wi-Fi des autres, ou branchez un câble.</translation>
    </message>
    <message>
        <source>A VPN is on ({network}); it can hide the home network from the game.</source>
        <translation>Un VPN est actif ({network})&#xa0;; il peut cacher au jeu le réseau domestique.</translation>
    </message>
    <message>
        <source>If tables don’t show up: let the VPN allow local networks, or turn it off.</source>
        <translation>Si des tables restent invisibles&#xa0;: laissez le VPN autoriser les réseaux locaux, ou coupez-le.</translation>
    </message>
    <message>
        <source>Networks of virtual machines and containers are ignored: {names}</source>
        <translation>Les réseaux de machines virtuelles et de conteneurs ne sont pas utilisés&#xa0;: {names}</translation>
    </message>
    <message>
        <source>{program} keeps UDP port 5353 (mDNS) for itself, so tables don’t show up here.</source>
        <translation>{program} garde pour lui le port UDP 5353 (mDNS)&#xa0;: les tables ne se voient pas ici.</translation>
    </message>
    <message>
        <source>Another program keeps UDP port 5353 (mDNS) for itself, so tables don’t show up here.</source>
        <translation>Un autre programme garde pour lui le port UDP 5353 (mDNS)&#xa0;: les tables ne se voient pas ici.</translation>
    </message>
    <message>
        <source>Close that program, or let it share the port; until then, join by number.</source>
        <translation>Fermez ce programme, ou faites-lui partager le port&#xa0;; d’ici là, rejoignez par numéro.</translation>
    </message>
    <message>
        <source>What this computer announces on {name} can be heard.</source>
        <translation>Ce que cet ordinateur annonce sur {name} y est entendu.</translation>
    </message>
    <message>
        <source>What this computer announces on {name} can’t even be heard here.</source>
        <translation>Ce que cet ordinateur annonce sur {name} n’est pas même entendu par lui.</translation>
    </message>
    <message>
        <source>Let UDP port 5353 (mDNS) through the firewall; until then, join by number or address.</source>
        <translation>Laissez passer le port UDP 5353 (mDNS) dans le pare-feu&#xa0;; d’ici là, rejoignez par numéro ou adresse.</translation>
    </message>
    <message>
        <source>Other programs use all the ports {dashed}, so you can’t open a table.</source>
        <translation>D’autres programmes occupent tous les ports {dashed}&#xa0;; aucune table ne peut être hébergée.</translation>
    </message>
    <message>
        <source>Close the other tables on this computer.</source>
        <translation>Fermez les autres tables de cet ordinateur.</translation>
    </message>
    <message>
        <source>A table here couldn’t be reached at {hosts}, not even from this computer.</source>
        <translation>Une table d’ici n’a pu être jointe à {hosts}, pas même depuis cet ordinateur.</translation>
    </message>
    <message>
        <source>Let TCP ports {dashed} through the firewall.</source>
        <translation>Laissez passer les ports TCP {dashed} dans le pare-feu.</translation>
    </message>
    <message>
        <source>Port {default} is in use, perhaps by one of your tables; the next would use {port}.</source>
        <translation>Le port {default} est occupé, peut-être par une de vos tables&#xa0;; la suivante prendrait {port}.</translation>
    </message>
    <message>
        <source>A table here would use port {port}, and can be reached from this computer.</source>
        <translation>Une table d’ici serait au port {port}, et peut être jointe depuis cet ordinateur.</translation>
    </message>
    <message>
        <source>No sign of a firewall that keeps others out.</source>
        <translation>Aucun signe d’un pare-feu qui tienne les autres à l’écart.</translation>
    </message>
    <message>
        <source>No other device was heard. There may be none, or the Wi-Fi keeps devices apart, as guest networks do, or blocks multicast.</source>
        <translation>Aucun autre appareil n’a été entendu. Il n’y en a peut-être pas&#xa0;; ou le Wi-Fi isole ses appareils, comme font les réseaux invités, ou avale le multicast.</translation>
    </message>
    <message>
        <source>Use the main Wi-Fi, not the guest one; or join by number or address.</source>
        <translation>Prenez le Wi-Fi principal, pas celui des invités&#xa0;; ou rejoignez par numéro ou adresse.</translation>
    </message>
    <message>
        <source>Other devices heard: {n}</source>
        <translation>Autres appareils entendus&#xa0;: {n}</translation>
    </message>
    <message>
        <source>They can be reached from here.</source>
        <translation>Ils peuvent être joints d’ici.</translation>
    </message>
    <message>
        <source>Others answer, but block calls to a table: that’s their firewall, not the Wi-Fi.</source>
        <translation>D’autres répondent sur le réseau, mais rejettent les appels à une table&#xa0;: c’est leur pare-feu, pas le Wi-Fi.</translation>
    </message>
    <message>
        <source>To join a table there, that computer has to allow TCP ports {dashed} in.</source>
        <translation>Pour y rejoindre une table, son ordinateur doit laisser entrer les ports TCP {dashed}.</translation>
    </message>
    <message>
        <source>macOS won’t let the game reach devices on this network.</source>
        <translation>macOS ne laisse pas le jeu joindre les appareils de ce réseau.</translation>
    </message>
    <message>
        <source>System Settings &gt; Privacy &amp; Security &gt; Local Network: allow it for the game.</source>
        <translation>Réglages Système &gt; Confidentialité et sécurité &gt; Réseau local&#xa0;: autorisez-le pour le jeu.</translation>
    </message>
    <message>
        <source>None of them can be reached from here: the Wi-Fi keeps devices apart, or a VPN takes all traffic.</source>
        <translation>Aucun ne peut être joint d’ici&#xa0;: le Wi-Fi isole ses appareils, ou un VPN prend tous les paquets.</translation>
    </message>
    <message>
        <source>Turn off client isolation in the router, use the main Wi-Fi, or turn off the VPN.</source>
        <translation>Coupez l’isolation des clients dans la box, prenez le Wi-Fi principal, ou coupez le VPN.</translation>
    </message>
    <message>
        <source>No table is announced nearby right now.</source>
        <translation>Aucune table n’est annoncée à proximité en ce moment.</translation>
    </message>
    <message>
        <source>Tables nearby: {n}</source>
        <translation>Tables à proximité&#xa0;: {n}</translation>
    </message>
    <message>
        <source>{name} has version {theirs} of the game, which yours doesn’t understand.</source>
        <translation>{name} joue la version {theirs} du jeu, que celle-ci ne comprend pas.</translation>
    </message>
    <message>
        <source>Update both to the newer version.</source>
        <translation>Mettez les deux à la version la plus récente.</translation>
    </message>
    <message>
        <source>{name}, a table on this computer, doesn’t answer.</source>
        <translation>{name}, une table de cet ordinateur, ne répond pas.</translation>
    </message>
    <message>
        <source>Let the game through the firewall here, or open that table again.</source>
        <translation>Laissez passer le jeu dans le pare-feu d’ici, ou rouvrez cette table.</translation>
    </message>
    <message>
        <source>{name} is visible, but its computer doesn’t answer.</source>
        <translation>{name} est visible, mais son ordinateur ne répond pas.</translation>
    </message>
    <message>
        <source>Ask its host to let the game through the firewall, and to press “Can’t see your table?” there.</source>
        <translation>Demandez à son hôte de laisser le jeu passer le pare-feu, et de cliquer sur «&#xa0;Table invisible&#xa0;?&#xa0;» chez lui.</translation>
    </message>
</context>
<context>
    <name>drawer</name>
    <message>
        <source>discard</source>
        <translation>jetez</translation>
    </message>
    <message>
        <source>draw</source>
        <extracomment>&quot;You draw&quot;, &quot;You discard&quot;, &quot;Lan draws&quot;, &quot;Lan discards&quot;: the name stands before it, the card below</extracomment>
        <translation>piochez</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>jette</translation>
    </message>
    <message>
        <source>These cards aren’t on the table any more.</source>
        <translation>Ces cartes ne sont plus sur la table.</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>pioche</translation>
    </message>
    <message>
        <source>nobody wanted it</source>
        <translation>personne n’en a voulu</translation>
    </message>
</context>
<context>
    <name>face</name>
    <message>
        <source>Lotus</source>
        <translation>Lotus</translation>
    </message>
    <message>
        <source>Lantern</source>
        <translation>Lanterne</translation>
    </message>
    <message>
        <source>Teapot</source>
        <translation>Théière</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Poisson</translation>
    </message>
    <message>
        <source>Drum</source>
        <translation>Tambour</translation>
    </message>
    <message>
        <source>Kite</source>
        <translation>Cerf-volant</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Lune</translation>
    </message>
    <message>
        <source>Buffalo</source>
        <translation>Buffle</translation>
    </message>
    <message>
        <source>Conical hat</source>
        <translation>Chapeau conique</translation>
    </message>
    <message>
        <source>Swallow</source>
        <translation>Hirondelle</translation>
    </message>
    <message>
        <source>Persimmon</source>
        <translation>Kaki</translation>
    </message>
    <message>
        <source>Oil lamp</source>
        <translation>Lampe à huile</translation>
    </message>
    <message>
        <source>Dragonfly</source>
        <translation>Libellule</translation>
    </message>
    <message>
        <source>Boat</source>
        <translation>Barque</translation>
    </message>
    <message>
        <source>Bamboo</source>
        <translation>Bambou</translation>
    </message>
    <message>
        <source>Moon cake</source>
        <translation>Gâteau de lune</translation>
    </message>
    <message>
        <source>Butterfly</source>
        <translation>Papillon</translation>
    </message>
    <message>
        <source>Rice bowl</source>
        <translation>Bol de riz</translation>
    </message>
    <message>
        <source>Turtle</source>
        <translation>Tortue</translation>
    </message>
    <message>
        <source>Star fruit</source>
        <translation>Carambole</translation>
    </message>
    <message>
        <source>Palm</source>
        <translation>Palmier</translation>
    </message>
    <message>
        <source>Watermelon</source>
        <translation>Pastèque</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>Éventail</translation>
    </message>
    <message>
        <source>Bell</source>
        <translation>Cloche</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>{path}: not valid TOML: {problem}</source>
        <translation>{path}&#xa0;: ce n’est pas un texte TOML&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>{path}: cannot be read: {problem}</source>
        <translation>{path}&#xa0;: lecture impossible&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>{key}: no such setting</source>
        <translation>{key}&#xa0;: ce réglage n’existe pas</translation>
    </message>
    <message>
        <source>{key}: {value} cannot be used ({why}); the default is used</source>
        <translation>{key}&#xa0;: {value} n’est pas utilisable ({why})&#xa0;; la valeur par défaut est prise</translation>
    </message>
    <message>
        <source>user_papers, user_inks: one needs the other; neither is used</source>
        <translation>user_papers, user_inks&#xa0;: l’un ne va pas sans l’autre&#xa0;; aucun n’est pris</translation>
    </message>
    <message>
        <source>palette: there is no user palette; the default is used</source>
        <translation>palette&#xa0;: il n’y a pas de palette personnelle&#xa0;; celle par défaut est prise</translation>
    </message>
    <message>
        <source>han, latin, words: a card needs one of them; words are used</source>
        <translation>han, latin, words&#xa0;: une carte a besoin de l’un d’eux&#xa0;; les mots sont pris</translation>
    </message>
    <message>
        <source>and more</source>
        <translation>et ainsi de suite</translation>
    </message>
    <message>
        <source>it must be text</source>
        <translation>un texte est attendu</translation>
    </message>
    <message>
        <source>it must be true or false</source>
        <translation>true ou false est attendu</translation>
    </message>
    <message>
        <source>it must be a whole number from {low} to {high}</source>
        <translation>un nombre entier de {low} à {high} est attendu</translation>
    </message>
    <message>
        <source>it must be one of {choices}</source>
        <translation>l’un de {choices} est attendu</translation>
    </message>
    <message>
        <source>it must be a list</source>
        <translation>une liste est attendue</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>un dossier</translation>
    </message>
    <message>
        <source>not an ordinary file</source>
        <translation>pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>trop grand</translation>
    </message>
    <message>
        <source>not UTF-8 text</source>
        <translation>pas un texte UTF-8</translation>
    </message>
    <message>
        <source>{file} cannot be used ({why}); the game goes on without it.</source>
        <translation>{file} n’est pas utilisable ({why})&#xa0;; le jeu continue sans lui.</translation>
    </message>
    <message>
        <source>{file} cannot be used ({why}); it was renamed to {aside}, and the game goes on without it.</source>
        <translation>{file} n’est pas utilisable ({why})&#xa0;; il a été renommé en {aside}, et le jeu continue sans lui.</translation>
    </message>
    <message>
        <source>Your settings can’t be saved ({why}). They last until you close the game.</source>
        <translation>Vos réglages ne peuvent pas être enregistrés ({why}). Ils restent valables jusqu’à la fermeture du jeu.</translation>
    </message>
    <message>
        <source>Your score book can’t be updated right now ({why}). The game goes on, but the book may be missing rounds.</source>
        <translation>Votre carnet de points ne peut pas être mis à jour pour l’instant ({why}). Le jeu continue, mais il peut manquer des manches au carnet.</translation>
    </message>
    <message>
        <source>a newer version of the game has written it</source>
        <translation>une version plus récente du jeu l’a écrit</translation>
    </message>
    <message>
        <source>{file} can’t be read right now ({why}). The game goes on without it and leaves it as it is; close other programs that use it, and start the game again.</source>
        <translation>{file} ne peut pas être lu pour l’instant ({why}). Le jeu continue sans ce fichier et le laisse tel quel&#x202f;; fermez les autres programmes qui l’utilisent, puis relancez le jeu.</translation>
    </message>
    <message>
        <source>{file} is from a newer version of the game. This one goes on without it and leaves it as it is; update the game to use it.</source>
        <translation>{file} vient d’une version plus récente du jeu. Celle-ci continue sans ce fichier et le laisse tel quel&#x202f;; mettez le jeu à jour pour l’utiliser.</translation>
    </message>
    <message>
        <source>it must be four colors such as F2C14E</source>
        <translation>quatre couleurs comme F2C14E sont attendues</translation>
    </message>
</context>
<context>
    <name>glossary</name>
    <message>
        <source>card</source>
        <translation>carte</translation>
    </message>
    <message>
        <source>One of seven pieces, in one of four colors.</source>
        <translation>L’une des sept pièces, sur papier de l’une des quatre couleurs.</translation>
    </message>
    <message>
        <source>color</source>
        <translation>couleur</translation>
    </message>
    <message>
        <source>The color of a card’s paper: green ●, red ▲, white ○ or yellow ■.</source>
        <translation>Le papier d’une carte&#xa0;: vert ●, rouge ▲, blanc ○ ou jaune ■.</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>One of five cards without a color. Each is a set by itself.</source>
        <translation>L’une des cinq cartes sans couleur, chacune une combinaison à elle seule.</translation>
    </message>
    <message>
        <source>set</source>
        <translation>combinaison</translation>
    </message>
    <message>
        <source>Cards that belong together. When all your cards are in sets, you win.</source>
        <translation>Des cartes qui vont ensemble. Qui n’a que des combinaisons gagne.</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paire</translation>
    </message>
    <message>
        <source>Two identical cards.</source>
        <translation>Deux cartes identiques.</translation>
    </message>
    <message>
        <source>Pong</source>
        <translation>Pong</translation>
    </message>
    <message>
        <source>Three identical cards. Strictly, a khạp is three dealt to your hand, waiting for the fourth.</source>
        <translation>Trois cartes identiques. Au sens strict, un khạp est reçu à la donne et attend sa quatrième carte.</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>Kong</translation>
    </message>
    <message>
        <source>Four identical cards, the most valuable set.</source>
        <translation>Quatre cartes identiques, la combinaison la plus précieuse.</translation>
    </message>
    <message>
        <source>opening a khạp</source>
        <translation>ouvrir un khạp</translation>
    </message>
    <message>
        <source>Laying down three identical cards with the fourth, as a Kong.</source>
        <translation>Poser trois cartes identiques avec la quatrième, en Kong.</translation>
    </message>
    <message>
        <source>Chow</source>
        <translation>Chow</translation>
    </message>
    <message>
        <source>Three different cards: General, Advisor, Elephant of one color; Chariot, Cannon, Horse of one color; or one piece in three colors, by most rules only the Soldier.</source>
        <translation>Trois cartes différentes&#xa0;: Général, Conseiller, Éléphant d’une couleur&#xa0;; Char, Canon, Cheval d’une couleur&#xa0;; ou une même pièce en trois couleurs, selon la plupart des règles le Soldat seulement.</translation>
    </message>
    <message>
        <source>Quad</source>
        <translation>Quad</translation>
    </message>
    <message>
        <source>One piece in all four colors, by most rules only the Soldier.</source>
        <translation>Une même pièce dans les quatre couleurs, selon la plupart des règles le Soldat seulement.</translation>
    </message>
    <message>
        <source>even sets</source>
        <translation>combinaisons paires</translation>
    </message>
    <message>
        <source>Identical cards, one piece in different colors, and Generals.</source>
        <translation>Cartes identiques, une même pièce de couleurs différentes, et Généraux.</translation>
    </message>
    <message>
        <source>odd sets</source>
        <translation>combinaisons impaires</translation>
    </message>
    <message>
        <source>General, Advisor, Elephant, or Chariot, Cannon, Horse, of one color.</source>
        <translation>Général, Conseiller, Éléphant, ou Char, Canon, Cheval, d’une couleur.</translation>
    </message>
    <message>
        <source>junk</source>
        <translation>déchets</translation>
    </message>
    <message>
        <source>Cards in your hand that fit no set, however you arrange them.</source>
        <translation>Les cartes de la main qui n’entrent dans aucune combinaison, de quelque façon qu’on les range.</translation>
    </message>
    <message>
        <source>pair on a Chow</source>
        <translation>paire sur un Chow</translation>
    </message>
    <message>
        <source>A pair that shares a card with a Chow in your hand. Its Pong would leave junk.</source>
        <translation>Une paire dont une carte appartient aussi à un Chow de la main. Son Pong ferait des déchets.</translation>
    </message>
    <message>
        <source>headless Chow</source>
        <translation>Chow sans tête</translation>
    </message>
    <message>
        <source>Advisor and Elephant without their General, or getting that General after all.</source>
        <translation>Conseiller et Éléphant sans leur Général, et l’obtenir quand même.</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>pioche</translation>
    </message>
    <message>
        <source>The cards nobody has drawn yet.</source>
        <translation>Les cartes qui n’ont pas encore été piochées.</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>piocher</translation>
    </message>
    <message>
        <source>To turn over the next card of the wall. It never goes into anyone’s hand.</source>
        <translation>Retourner la carte suivante de la pioche. Elle n’entre jamais dans la main.</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>défausser</translation>
    </message>
    <message>
        <source>To put a card from your hand on the table, where others can take it.</source>
        <translation>Mettre une carte de la main sur la table, où d’autres peuvent la prendre.</translation>
    </message>
    <message>
        <source>card on offer</source>
        <translation>carte proposée</translation>
    </message>
    <message>
        <source>The card just drawn or discarded, which can be claimed now.</source>
        <translation>La carte tout juste piochée ou défaussée, que l’on peut prendre.</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>prendre</translation>
    </message>
    <message>
        <source>To take the card on offer and lay it down in a set with cards from your hand.</source>
        <translation>Prendre la carte proposée et la poser en combinaison avec des cartes de la main.</translation>
    </message>
    <message>
        <source>whose turn it is</source>
        <translation>à son tour</translation>
    </message>
    <message>
        <source>You drew the card, or sit next after the player who discarded it. You may make any set with it.</source>
        <translation>Qui a pioché la carte, ou est assis après celui qui l’a défaussée, et peut en faire n’importe quelle combinaison.</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>donneur</translation>
    </message>
    <message>
        <source>The player who gets one extra card and starts with a discard.</source>
        <translation>Qui reçoit une carte de plus que les autres et commence par une défausse.</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>You need just one more card to win.</source>
        <translation>Une carte suffit désormais pour gagner.</translation>
    </message>
    <message>
        <source>passing up a Pong</source>
        <translation>laisser un Pong</translation>
    </message>
    <message>
        <source>Not taking a Pong while waiting. At many tables you have to say so.</source>
        <translation>Ne pas prendre un Pong quand on attend la victoire. À bien des tables il faut le dire.</translation>
    </message>
    <message>
        <source>win</source>
        <translation>gagner</translation>
    </message>
    <message>
        <source>All your cards are in sets, and the round ends.</source>
        <translation>Toutes les cartes sont en combinaisons&#xa0;; la manche finit.</translation>
    </message>
    <message>
        <source>win with a Kong</source>
        <translation>gagner avec un Kong</translation>
    </message>
    <message>
        <source>A win by a player who has a Kong. In many families it pays double.</source>
        <translation>La victoire de qui possède un Kong&#xa0;; dans bien des familles elle paie double.</translation>
    </message>
    <message>
        <source>dealt win</source>
        <translation>victoire à la donne</translation>
    </message>
    <message>
        <source>Your dealt cards are complete before any claim.</source>
        <translation>Les cartes données sont complètes sans rien prendre.</translation>
    </message>
    <message>
        <source>point</source>
        <translation>point</translation>
    </message>
    <message>
        <source>What sets are worth. Payments are counted in points too.</source>
        <translation>Ce que valent les combinaisons&#xa0;; on paie aussi en points.</translation>
    </message>
    <message>
        <source>match score</source>
        <translation>score de la partie</translation>
    </message>
    <message>
        <source>The points a player has won and lost in this match so far.</source>
        <translation>Les points gagnés et perdus par un joueur depuis le début de la partie.</translation>
    </message>
    <message>
        <source>letters on the cards</source>
        <translation>lettres sur les cartes</translation>
    </message>
    <message>
        <source>A General, B Advisor, C Elephant; X Chariot, Y Cannon, Z Horse: A B C or X Y Z of one color make a Chow. On Soldiers E, S, W, N stand for green, red, white, yellow. The settings can switch the letters off.</source>
        <translation>A Général, B Conseiller, C Éléphant&#xa0;; X Char, Y Canon, Z Cheval&#xa0;: A B C ou X Y Z d’une même couleur font un Chow. Sur les Soldats, E, S, W, N veulent dire vert, rouge, blanc, jaune. Les réglages permettent d’enlever les lettres.</translation>
    </message>
    <message>
        <source>paying for all</source>
        <translation>payer pour tous</translation>
    </message>
    <message>
        <source>Paying for all the losers after a mistake. In this game you can’t make one.</source>
        <translation>Payer pour les autres après une faute. Le programme ne permet pas de faute.</translation>
    </message>
    <message>
        <source>mulligan</source>
        <translation>redonne</translation>
    </message>
    <message>
        <source>Throwing in a hopeless hand: everyone gets new cards.</source>
        <translation>Faire redonner une main sans espoir, et celles de tous avec elle.</translation>
    </message>
    <message>
        <source>An older computer game of Tứ Sắc, from France. The classic rules here are those it plays by.</source>
        <translation>Un jeu de Tứ Sắc sur ordinateur plus ancien, venu de France. Les règles classiques d’ici sont les siennes.</translation>
    </message>
    <message>
        <source>stealing</source>
        <translation>voler</translation>
    </message>
    <message>
        <source>Claiming a card out of turn. Players who are skipped lose their turn.</source>
        <translation>Prendre une carte hors de son tour&#xa0;; qui est sauté perd son tour.</translation>
    </message>
    <message>
        <source>Three different cards: General, Advisor, Elephant of one color; Chariot, Cannon, Horse of one color; or one piece in three colors: {pieces}.</source>
        <translation>Trois cartes différentes&#xa0;: Général, Conseiller, Éléphant d’une couleur&#xa0;; Char, Canon, Cheval d’une couleur&#xa0;; ou une même pièce en trois couleurs&#xa0;: {pieces}.</translation>
    </message>
    <message>
        <source>Three different cards of one color: General, Advisor, Elephant, or Chariot, Cannon, Horse.</source>
        <translation>Trois cartes différentes d’une couleur&#xa0;: Général, Conseiller, Éléphant, ou Char, Canon, Cheval.</translation>
    </message>
    <message>
        <source>One piece in all four colors; by these rules that’s no set.</source>
        <translation>Une même pièce dans les quatre couleurs&#xa0;; selon ces règles, ce n’est pas une combinaison.</translation>
    </message>
</context>
<context>
    <name>guide</name>
    <message>
        <source>The cards</source>
        <translation>Les cartes</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>Le but</translation>
    </message>
    <message>
        <source>Sets and their points</source>
        <translation>Les combinaisons et leurs points</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La donne</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Un tour</translation>
    </message>
    <message>
        <source>Who gets the card</source>
        <translation>À qui va la carte</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>Généraux</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokers</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Le paiement</translation>
    </message>
    <message>
        <source>Further rules</source>
        <translation>Autres règles</translation>
    </message>
    <message>
        <source>Three identical Generals.</source>
        <translation>Trois Généraux identiques.</translation>
    </message>
    <message>
        <source>Four identical Generals.</source>
        <translation>Quatre Généraux identiques.</translation>
    </message>
    <message>
        <source>Four identical cards.</source>
        <translation>Quatre identiques.</translation>
    </message>
    <message>
        <source>Three identical cards.</source>
        <translation>Trois identiques.</translation>
    </message>
    <message>
        <source>Two identical cards.</source>
        <translation>Deux identiques.</translation>
    </message>
    <message>
        <source>General, Advisor, Elephant of one color.</source>
        <translation>Général, Conseiller, Éléphant d’une couleur.</translation>
    </message>
    <message>
        <source>Chariot, Cannon, Horse of one color.</source>
        <translation>Char, Canon, Cheval d’une couleur.</translation>
    </message>
    <message>
        <source>One piece in three colors: {pieces}.</source>
        <translation>Une pièce en trois couleurs&#xa0;: {pieces}.</translation>
    </message>
    <message>
        <source>Before the first discard you may fold: you sit out the round and pay nothing.</source>
        <translation>Avant la première défausse, vous pouvez vous coucher&#xa0;: vous restez hors jeu et ne payez rien.</translation>
    </message>
    <message>
        <source>A dealer whose dealt cards are all in sets may win at once.</source>
        <translation>Un donneur dont les cartes données sont toutes en combinaisons peut gagner aussitôt.</translation>
    </message>
    <message>
        <source>With five or six players, the wall is drawn to its end.</source>
        <translation>À cinq ou six, on pioche jusqu’au bout.</translation>
    </message>
    <message>
        <source>For a Kong of jokers, that’s {n}.</source>
        <translation>Pour un Kong de jokers, c’est {n}.</translation>
    </message>
    <message>
        <source>For a dealt Kong of jokers, that’s {n}.</source>
        <translation>Pour un Kong de jokers donné, c’est {n}.</translation>
    </message>
    <message>
        <source>twice</source>
        <extracomment>how often points or a stake count: &quot;gets twice the points&quot;, &quot;everything counts twice&quot;</extracomment>
        <translation>deux fois</translation>
    </message>
    <message>
        <source>{n} times</source>
        <extracomment>how often points or a stake count: &quot;gets 3 times the points&quot;, &quot;everything counts 3 times&quot;</extracomment>
        <translation>{n} fois</translation>
    </message>
    <message>
        <source>If another player discarded or drew the winning card, they pay this for all losers.</source>
        <translation>Si un autre joueur a défaussé ou pioché la carte gagnante, il paie cela pour tous les perdants.</translation>
    </message>
    <message>
        <source>One piece in all four colors: {pieces}.</source>
        <translation>Une pièce dans les quatre couleurs&#xa0;: {pieces}.</translation>
    </message>
    <message>
        <source>A single General, or a joker.</source>
        <translation>Un Général seul, ou un joker.</translation>
    </message>
    <message>
        <source>A single General.</source>
        <translation>Un Général seul.</translation>
    </message>
    <message>
        <source>any piece</source>
        <translation>n’importe quelle pièce</translation>
    </message>
    <message>
        <source>Four identical cards, but no Soldiers.</source>
        <translation>Quatre cartes identiques, sauf des Soldats.</translation>
    </message>
    <message>
        <source>Three identical cards, but no Soldiers.</source>
        <translation>Trois cartes identiques, sauf des Soldats.</translation>
    </message>
    <message>
        <source>Two identical cards, but no Soldiers.</source>
        <translation>Deux cartes identiques, sauf des Soldats.</translation>
    </message>
    <message>
        <source>For {players} players.</source>
        <translation>Pour {players} joueurs.</translation>
    </message>
    <message>
        <source>Seven pieces: {pieces}.</source>
        <translation>Sept pièces&#xa0;: {pieces}.</translation>
    </message>
    <message>
        <source>Four colors, with {copies} copies of each card for up to four players.</source>
        <translation>Quatre couleurs, et {copies} exemplaires de chaque carte jusqu’à quatre joueurs.</translation>
    </message>
    <message>
        <source>Five jokers, without a color.</source>
        <translation>Cinq jokers, sans couleur.</translation>
    </message>
    <message>
        <source>The deck has {cards}.</source>
        <translation>Le paquet a {cards}.</translation>
    </message>
    <message>
        <source>{cards} for {players} players</source>
        <translation>{cards} à {players} joueurs</translation>
    </message>
    <message>
        <source>You win when all {n} cards are in sets. Cards that fit no set are junk.</source>
        <translation>Vous gagnez quand vos {n} cartes sont toutes en combinaisons. Ce qui n’y entre pas est un déchet.</translation>
    </message>
    <message>
        <source>With six players, that’s {n} cards.</source>
        <translation>À six, c’est {n} cartes.</translation>
    </message>
    <message>
        <source>A hand worth less than {points} can’t win.</source>
        <translation>Une main de moins de {points} ne peut pas gagner.</translation>
    </message>
    <message>
        <source>With five or six players, {points} are enough.</source>
        <translation>À cinq ou six, {points} suffisent.</translation>
    </message>
    <message>
        <source>With five or six players, it has to be worth {points}.</source>
        <translation>À cinq ou six, il faut qu’elle vaille {points}.</translation>
    </message>
    <message>
        <source>Players draw and discard in turn, and may take a card that another has drawn or discarded. Whoever first has every card in a set wins.</source>
        <translation>Chacun à son tour pioche et défausse, et peut prendre une carte piochée ou défaussée par un autre. Qui a le premier toutes ses cartes en combinaisons gagne.</translation>
    </message>
    <message>
        <source>A single joker.</source>
        <translation>Un joker seul.</translation>
    </message>
    <message>
        <source>Any four jokers.</source>
        <translation>Quatre jokers quelconques.</translation>
    </message>
    <message>
        <source>Each Kong that you’ve drawn a card for makes it one card more.</source>
        <translation>Chaque Kong pour lequel vous avez pioché ajoute une carte.</translation>
    </message>
    <message>
        <source>Playing with real cards? The points of a winning hand always come to an odd number: if you count an even one, count again.</source>
        <translation>Avec de vraies cartes&#xa0;? Les points d’une main gagnante font toujours un nombre impair&#xa0;: si le compte est pair, recomptez.</translation>
    </message>
    <message>
        <source>Dice decide who deals first.</source>
        <translation>Les dés désignent le premier donneur.</translation>
    </message>
    <message>
        <source>Everyone draws a card; the highest deals first.</source>
        <translation>Chacun tire une carte&#xa0;; la plus haute donne d’abord.</translation>
    </message>
    <message>
        <source>The first dealer is chosen at random.</source>
        <translation>Le hasard désigne le premier donneur.</translation>
    </message>
    <message>
        <source>Everyone gets {n} cards, the dealer one more.</source>
        <translation>Chacun reçoit {n} cartes, le donneur une de plus.</translation>
    </message>
    <message>
        <source>With six players, it’s {n} cards, and the dealer gets one more.</source>
        <translation>À six, c’est {n} cartes, et une de plus pour le donneur.</translation>
    </message>
    <message>
        <source>They’re dealt in packets: six to the dealer, then five to each player, round and round.</source>
        <translation>Elles viennent par paquets&#xa0;: six au donneur, puis cinq à chacun, en tournant.</translation>
    </message>
    <message>
        <source>A dealt Kong is laid open at once, without a replacement card, and is worth {points}.</source>
        <translation>Un Kong donné est aussitôt posé, sans carte à sa place, et compte {points}.</translation>
    </message>
    <message>
        <source>A dealt Kong of Generals is worth {points}.</source>
        <translation>Un Kong de Généraux donné compte {points}.</translation>
    </message>
    <message>
        <source>A dealt Kong of jokers is worth {points}.</source>
        <translation>Un Kong de jokers donné compte {points}.</translation>
    </message>
    <message>
        <source>A dealt Pong is marked with a coin: everyone knows you have one, but not which.</source>
        <translation>Un Pong donné est marqué d’une pièce de monnaie&#xa0;: tous savent qu’il y en a un, pas lequel.</translation>
    </message>
    <message>
        <source>If you’re dealt no General, no joker, no three or four identical cards and no Soldiers in all four colors, you may call a mulligan: the same dealer deals again.</source>
        <translation>Qui ne reçoit ni Général, ni joker, ni trois ou quatre cartes identiques, ni Soldats des quatre couleurs peut demander une redonne&#xa0;: le même donneur redonne.</translation>
    </message>
    <message>
        <source>If you’re dealt no General, no three or four identical cards and no Soldiers in all four colors, you may call a mulligan: the same dealer deals again.</source>
        <translation>Qui ne reçoit ni Général, ni trois ou quatre cartes identiques, ni Soldats des quatre couleurs peut demander une redonne&#xa0;: le même donneur redonne.</translation>
    </message>
    <message>
        <source>Before the first discard you may fold: you sit out the round, and if someone wins you pay only the ante.</source>
        <translation>Avant la première défausse, vous pouvez vous coucher&#xa0;: vous restez hors jeu et, si quelqu’un gagne, vous ne payez que la mise.</translation>
    </message>
    <message>
        <source>The dealer starts with a discard. Play goes counterclockwise.</source>
        <translation>Le donneur commence par une défausse. On joue dans le sens inverse des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>Any card that’s discarded or turned up from the wall may be claimed: you lay it open in a set with cards from your hand, then you discard.</source>
        <translation>Une carte défaussée, ou retournée de la pioche, peut être prise&#xa0;: on la pose en combinaison avec des cartes de la main. Qui la prend défausse ensuite.</translation>
    </message>
    <message>
        <source>If nobody claims it, it stays there and the next player draws. A drawn card never goes into a hand.</source>
        <translation>Si personne ne la prend, elle reste où elle est et le joueur suivant pioche. Une carte piochée n’entre jamais dans la main.</translation>
    </message>
    <message>
        <source>After claiming a Kong you don’t discard: you draw the next card of the wall, as long as one may be drawn.</source>
        <translation>Après avoir pris un Kong, vous ne défaussez pas&#xa0;: vous piochez la carte suivante, tant qu’il en reste à piocher.</translation>
    </message>
    <message>
        <source>Three or four identical cards in your hand stay together: none may join another set.</source>
        <translation>Trois ou quatre cartes identiques en main restent ensemble&#xa0;: elles n’en prêtent aucune à une autre combinaison.</translation>
    </message>
    <message>
        <source>This doesn’t apply to Soldiers.</source>
        <translation>Cela ne vaut pas pour les Soldats.</translation>
    </message>
    <message>
        <source>Of Soldiers, only four stay together.</source>
        <translation>Parmi les Soldats, seuls quatre restent ensemble.</translation>
    </message>
    <message>
        <source>You may break up sets in your hand for better ones.</source>
        <translation>Les combinaisons de la main peuvent être défaites pour de meilleures.</translation>
    </message>
    <message>
        <source>A Pong on the table takes its fourth card if you draw it and win with it.</source>
        <translation>Un Pong sur la table prend sa quatrième carte si vous la piochez et gagnez avec.</translation>
    </message>
    <message>
        <source>A Pong on the table takes its fourth card whenever you draw it.</source>
        <translation>Un Pong sur la table prend sa quatrième carte chaque fois que vous la piochez.</translation>
    </message>
    <message>
        <source>Anyone may claim, in this order: {claims}. If several claim the same, the one who comes next gets it.</source>
        <translation>N’importe qui peut prendre, dans cet ordre&#xa0;: {claims}. S’ils sont plusieurs, le plus proche dans le tour.</translation>
    </message>
    <message>
        <source>Other sets are only for the player whose turn it is: the one who drew the card, or the next one after a discard.</source>
        <translation>Les autres combinaisons sont réservées au joueur dont c’est le tour&#xa0;: celui qui a pioché la carte, ou le suivant après une défausse.</translation>
    </message>
    <message>
        <source>A Pong may not leave you more junk than before.</source>
        <translation>Un Pong ne doit pas laisser plus de déchets qu’avant.</translation>
    </message>
    <message>
        <source>{claim}: if you can, you must claim it, unless you win.</source>
        <translation>{claim}&#xa0;: à prendre quand c’est possible, sauf si vous gagnez.</translation>
    </message>
    <message>
        <source>{claim}: if you can, you must claim it, unless you’re waiting for a win.</source>
        <translation>{claim}&#xa0;: à prendre quand c’est possible, sauf si vous attendez la victoire.</translation>
    </message>
    <message>
        <source>While you wait for a win, you may pass up a Pong (bỏ đôi), and everyone is told.</source>
        <translation>Qui attend la victoire peut laisser un Pong (bỏ đôi), et tous l’apprennent.</translation>
    </message>
    <message>
        <source>While you wait for a win, you may pass up a Pong (bỏ đôi). At many tables you have to say so; here you don’t.</source>
        <translation>Qui attend la victoire peut laisser un Pong (bỏ đôi)&#xa0;; bien des tables veulent qu’on le dise, ici non.</translation>
    </message>
    <message>
        <source>{claim} or {other}</source>
        <translation>{claim} ou {other}</translation>
    </message>
    <message>
        <source>You can never discard a General.</source>
        <translation>Un Général n’est jamais défaussé.</translation>
    </message>
    <message>
        <source>A Pair may be claimed only with a card you draw yourself, or to win.</source>
        <translation>Une Paire ne se prend qu’avec une carte que vous piochez vous-même, ou pour gagner.</translation>
    </message>
    <message>
        <source>If you pass on a card you drew, the next player may claim it, unless it’s a General or a joker.</source>
        <translation>Une carte piochée que son piocheur laisse passe au joueur suivant, qui peut la prendre, sauf un Général ou un joker.</translation>
    </message>
    <message>
        <source>If you pass on a card you drew, the next player may claim it, unless it’s a General.</source>
        <translation>Une carte piochée que son piocheur laisse passe au joueur suivant, qui peut la prendre, sauf un Général.</translation>
    </message>
    <message>
        <source>The one exception: you were dealt nothing else.</source>
        <translation>Sauf si vous n’avez rien reçu d’autre.</translation>
    </message>
    <message>
        <source>If you draw a General, others may claim it only for: {claims}.</source>
        <translation>Si vous piochez un Général, les autres ne peuvent le prendre que pour&#xa0;: {claims}.</translation>
    </message>
    <message>
        <source>If you draw a General, nobody else may claim it.</source>
        <translation>Si vous piochez un Général, personne d’autre ne peut le prendre.</translation>
    </message>
    <message>
        <source>If a General is discarded, the next player may take it, by itself or in a set; others may claim it only for: {claims}.</source>
        <translation>Si un Général est défaussé, le joueur suivant peut le prendre, seul ou dans une combinaison&#xa0;; les autres ne peuvent le prendre que pour&#xa0;: {claims}.</translation>
    </message>
    <message>
        <source>If a General is discarded, only the next player may take it, by itself or in a set.</source>
        <translation>Si un Général est défaussé, seul le joueur suivant peut le prendre, seul ou dans une combinaison.</translation>
    </message>
    <message>
        <source>A joker is a set by itself, and any four jokers are a Kong.</source>
        <translation>Un joker est une combinaison à lui seul, et quatre jokers quelconques font un Kong.</translation>
    </message>
    <message>
        <source>A joker is a set by itself; it never joins another card.</source>
        <translation>Un joker est une combinaison à lui seul&#xa0;; il ne se joint à aucune autre carte.</translation>
    </message>
    <message>
        <source>Otherwise, a joker is treated like a General.</source>
        <translation>Pour le reste, un joker suit les règles du Général.</translation>
    </message>
    <message>
        <source>You may discard a joker, and leave one that you draw.</source>
        <translation>Vous pouvez défausser un joker, et laisser celui que vous piochez.</translation>
    </message>
    <message>
        <source>Out of turn, a joker may be claimed only for: {claims}.</source>
        <translation>Hors de son tour, on ne peut prendre un joker que pour&#xa0;: {claims}.</translation>
    </message>
    <message>
        <source>Out of turn, a joker may be claimed only for a win.</source>
        <translation>Hors de son tour, on ne peut prendre un joker que pour gagner.</translation>
    </message>
    <message>
        <source>Out of turn, nobody may claim a joker.</source>
        <translation>Hors de son tour, personne ne peut prendre un joker.</translation>
    </message>
    <message>
        <source>Other sets, and the win, are only for the player whose turn it is: the one who drew the card, or the next one after a discard.</source>
        <translation>Les autres combinaisons, et la victoire, sont réservées au joueur dont c’est le tour&#xa0;: celui qui a pioché la carte, ou le suivant après une défausse.</translation>
    </message>
    <message>
        <source>Every set, and the win, is only for the player whose turn it is: the one who drew the card, or the next one after a discard.</source>
        <translation>Toutes les combinaisons, et la victoire, sont réservées au joueur dont c’est le tour&#xa0;: celui qui a pioché la carte, ou le suivant après une défausse.</translation>
    </message>
    <message>
        <source>No claim may leave you more junk than before.</source>
        <translation>Aucune prise ne doit laisser plus de déchets qu’avant.</translation>
    </message>
    <message>
        <source>No claim but a Pong may leave you more junk than before.</source>
        <translation>Aucune prise, sauf un Pong, ne doit laisser plus de déchets qu’avant.</translation>
    </message>
    <message>
        <source>Of several claims, only those that leave the least junk are allowed.</source>
        <translation>De plusieurs prises, seules celles qui laissent le moins de déchets sont permises.</translation>
    </message>
    <message>
        <source>If you can win on a card that’s shown, you must.</source>
        <translation>Si une carte montrée vous fait gagner, vous devez l’annoncer.</translation>
    </message>
    <message>
        <source>If you draw a General, you keep it: {ways}.</source>
        <translation>Qui pioche un Général le garde&#xa0;: {ways}.</translation>
    </message>
    <message>
        <source>Three Generals of different colors are worth {together} in one set, but {apart} apart.</source>
        <translation>Trois Généraux de couleurs différentes comptent {together} en une combinaison, mais {apart} séparément.</translation>
    </message>
    <message>
        <source>With a dead hand you pay each of the others {n} and sit out the round, unless someone else claims that General.</source>
        <translation>Avec une main morte, vous payez {n} à chacun des autres et restez hors jeu, sauf si quelqu’un d’autre prend ce Général.</translation>
    </message>
    <message>
        <source>If you’d have no card left to discard and can’t win, you leave the General you drew.</source>
        <translation>Si vous n’aviez plus aucune carte à défausser sans pouvoir gagner, vous laissez le Général pioché.</translation>
    </message>
    <message>
        <source>If you draw a General, can’t win with it and hold no more than one other card, your hand is dead.</source>
        <translation>Si vous piochez un Général sans pouvoir gagner et n’avez plus qu’une autre carte au plus, votre main est morte.</translation>
    </message>
    <message>
        <source>If you draw a General, can’t win with it and hold no more than one other card, or only Generals and jokers, your hand is dead.</source>
        <translation>Si vous piochez un Général sans pouvoir gagner et n’avez plus qu’une autre carte au plus, ou seulement des Généraux et des jokers, votre main est morte.</translation>
    </message>
    <message>
        <source>If you draw a General, can’t win with it and hold no more than one other card, or only Generals, your hand is dead.</source>
        <translation>Si vous piochez un Général sans pouvoir gagner et n’avez plus qu’une autre carte au plus, ou seulement des Généraux, votre main est morte.</translation>
    </message>
    <message>
        <source>If you draw a General, you may keep it or leave it.</source>
        <translation>Qui pioche un Général peut le garder ou le laisser.</translation>
    </message>
    <message>
        <source>by itself</source>
        <translation>seul</translation>
    </message>
    <message>
        <source>with its Advisor and Elephant</source>
        <translation>avec son Conseiller et son Éléphant</translation>
    </message>
    <message>
        <source>with Generals of two or three other colors</source>
        <translation>avec des Généraux de deux ou trois autres couleurs</translation>
    </message>
    <message>
        <source>or as a Kong with three of the same</source>
        <translation>ou en Kong avec trois semblables</translation>
    </message>
    <message>
        <source>Once {cards} are left in the wall, nobody draws any more and nobody wins.</source>
        <translation>Quand il reste {cards} dans la pioche, personne ne pioche plus, et personne ne gagne.</translation>
    </message>
    <message>
        <source>When the wall runs out, nobody wins.</source>
        <translation>Quand la pioche est épuisée, personne ne gagne.</translation>
    </message>
    <message>
        <source>With five or six players, that’s at {cards}.</source>
        <translation>À cinq ou six, c’est à {cards}.</translation>
    </message>
    <message>
        <source>The winner deals the next round.</source>
        <translation>Le gagnant donne la manche suivante.</translation>
    </message>
    <message>
        <source>After a win worth {points} or more, the player opposite deals instead.</source>
        <translation>Après une victoire valant {points} ou plus, c’est le joueur d’en face qui donne.</translation>
    </message>
    <message>
        <source>If nobody wins, the same dealer deals again.</source>
        <translation>Après une manche sans gagnant, le même donneur redonne.</translation>
    </message>
    <message>
        <source>If nobody wins, the player to the dealer’s right deals next.</source>
        <translation>Après une manche sans gagnant, le voisin de droite du donneur donne.</translation>
    </message>
    <message>
        <source>For each of their own Kongs on the table, a loser pays for {points} less.</source>
        <translation>Un perdant paie {points} de moins pour chaque Kong sur sa propre table.</translation>
    </message>
    <message>
        <source>For each of their own Kongs on the table, a loser pays {n} less.</source>
        <translation>De ce que paie un perdant, {n} est retiré pour chaque Kong sur sa propre table.</translation>
    </message>
    <message>
        <source>For a dealt Kong, that’s {n}.</source>
        <translation>Pour un Kong donné, c’est {n}.</translation>
    </message>
    <message>
        <source>For a Kong of Generals, that’s {n}.</source>
        <translation>Pour un Kong de Généraux, c’est {n}.</translation>
    </message>
    <message>
        <source>For a dealt Kong of Generals, that’s {n}.</source>
        <translation>Pour un Kong de Généraux donné, c’est {n}.</translation>
    </message>
    <message>
        <source>If the winner drew the winning card, each loser pays for {points} more.</source>
        <translation>Si le gagnant a pioché la carte gagnante, chaque perdant paie {points} de plus.</translation>
    </message>
    <message>
        <source>Each loser pays {n} more for every yellow General of the winner (tướng vàng).</source>
        <translation>Chaque perdant paie {n} de plus pour chaque Général jaune du gagnant (tướng vàng).</translation>
    </message>
    <message>
        <source>Every other player also pays the winner an ante of {n}.</source>
        <translation>Chaque autre joueur paie en plus au gagnant une mise de {n}.</translation>
    </message>
    <message>
        <source>If all but one fold, that player gets their antes. If nobody wins, no ante is paid.</source>
        <translation>Si tous se couchent sauf un, celui-ci reçoit leurs mises. Si personne ne gagne, aucune mise n’est payée.</translation>
    </message>
    <message>
        <source>With five or six players, everything counts {times}.</source>
        <translation>À cinq ou six, tout compte {times}.</translation>
    </message>
    <message>
        <source>With five or six players, everything but what Kongs take off counts {times}.</source>
        <translation>À cinq ou six, tout compte {times}, sauf ce que les Kongs font économiser.</translation>
    </message>
    <message>
        <source>If the winner drew the winning card, {points} more count.</source>
        <translation>Si le gagnant a pioché la carte gagnante, {points} de plus comptent.</translation>
    </message>
    <message>
        <source>Each yellow General of the winner (tướng vàng) brings {n} more.</source>
        <translation>Chaque Général jaune du gagnant (tướng vàng) rapporte {n} de plus.</translation>
    </message>
    <message>
        <source>Each loser pays the winner {n}.</source>
        <translation>Chaque perdant paie {n} au gagnant.</translation>
    </message>
    <message>
        <source>A winner with a Kong gets {times} the stake.</source>
        <translation>Un gagnant qui possède un Kong reçoit {times} la mise.</translation>
    </message>
    <message>
        <source>Each loser pays the winner’s points.</source>
        <translation>Chaque perdant paie les points du gagnant.</translation>
    </message>
    <message>
        <source>Each loser pays the winner’s points, at {n} each.</source>
        <translation>Chaque perdant paie les points du gagnant, {n} par point.</translation>
    </message>
    <message>
        <source>Nobody pays for a win. The winner alone scores {n}.</source>
        <translation>Personne ne paie quand quelqu’un gagne. Seul le gagnant marque {n}.</translation>
    </message>
    <message>
        <source>Nobody pays for a win. The winner alone scores the points of the hand.</source>
        <translation>Personne ne paie quand quelqu’un gagne. Seul le gagnant marque les points de sa main.</translation>
    </message>
    <message>
        <source>Nobody pays for a win. The winner alone scores the points, at {n} each.</source>
        <translation>Personne ne paie quand quelqu’un gagne. Seul le gagnant marque les points, {n} par point.</translation>
    </message>
    <message>
        <source>Only the points above the minimum count for that.</source>
        <translation>Seuls comptent les points au-dessus du minimum.</translation>
    </message>
    <message>
        <source>A win is worth {points} more.</source>
        <translation>Une victoire compte {points} de plus.</translation>
    </message>
    <message>
        <source>A winner with a Kong gets {times} the points.</source>
        <translation>Un gagnant qui possède un Kong reçoit {times} les points.</translation>
    </message>
    <message>
        <source>Nobody is paid for losing.</source>
        <translation>Personne n’est payé pour avoir perdu.</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>Every rule</source>
        <translation>Chaque règle</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Mot</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>Vietnamien</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Sens</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>Les mots de la table</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Combinaison</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>en main</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>sur la table</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>This card wins: all your cards are in sets.</source>
        <translation>Cette carte gagne&#xa0;: toutes vos cartes sont dans des combinaisons.</translation>
    </message>
    <message>
        <source>It fits no set, and nothing you keep goes with it.</source>
        <translation>Elle n’entre dans aucune combinaison, et rien de ce que vous gardez ne pourrait l’aider.</translation>
    </message>
    <message>
        <source>All your cards are in sets; giving up this one costs you least.</source>
        <translation>Chaque carte est dans une combinaison&#xa0;; c’est celle-ci qui vous coûte le moins.</translation>
    </message>
    <message>
        <source>After your discard, your junk goes from {before} to {after}.</source>
        <translation>Après votre défausse, vos déchets passent de {before} à {after}.</translation>
    </message>
    <message>
        <source>It adds no junk, and the set is worth points: {after}.</source>
        <translation>Pas de déchet de plus, et la combinaison vaut des points&#xa0;: {after}.</translation>
    </message>
    <message>
        <source>It makes a set and adds no junk.</source>
        <translation>Cela fait une combinaison, sans déchet de plus.</translation>
    </message>
    <message>
        <source>Any claim would leave you {junk}, not {before}.</source>
        <translation>Quoi que vous preniez, il vous resterait {junk} au lieu de {before}.</translation>
    </message>
    <message>
        <source>Now {before} unseen cards would complete your hand; if you take this, only {after}.</source>
        <translation>En ce moment, {before} cartes que vous n’avez pas vues compléteraient votre main&#xa0;; après la prise, seulement {after}.</translation>
    </message>
    <message>
        <source>You have to take it, and this way costs you least.</source>
        <translation>Vous devez la prendre, et c’est ainsi que cela coûte le moins.</translation>
    </message>
    <message>
        <source>Worth it on average, though your junk doesn’t change.</source>
        <translation>En moyenne, cela rapporte, même si vos déchets ne diminuent pas.</translation>
    </message>
    <message>
        <source>You can’t use this card.</source>
        <translation>Vous ne pouvez rien faire de cette carte.</translation>
    </message>
    <message>
        <source>This card can’t make your hand any better.</source>
        <translation>Rien de ce que vous feriez de cette carte n’améliore votre main.</translation>
    </message>
    <message>
        <source>discarded so far: {n}.</source>
        <translation>déjà défaussées&#xa0;: {n}.</translation>
    </message>
    <message>
        <source>nobody has discarded one yet.</source>
        <translation>personne n’en a défaussé.</translation>
    </message>
    <message>
        <source>{cards} and {last}</source>
        <translation>{cards} et {last}</translation>
    </message>
    <message>
        <source>There’s nothing else you could do.</source>
        <translation>Il n’y a rien d’autre à faire.</translation>
    </message>
    <message>
        <source>A master’s choice: {choice}. About as good: {other}.</source>
        <translation>Un maître&#xa0;: {choice}. À peu près aussi bon&#xa0;: {other}.</translation>
    </message>
    <message>
        <source>A master’s choice: {choice}. {other}: about {points} points worse on average.</source>
        <translation>Un maître&#xa0;: {choice}. {other}&#xa0;: environ {points} points de moins en moyenne.</translation>
    </message>
    <message>
        <source>Suggestions are now off. H shows one, Settings turns them on.</source>
        <translation>Les conseils sont maintenant désactivés. H en montre un, les Réglages les réactivent.</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Win, Kong, Pong, Chow, Quad, Pair</source>
        <translation>Gagné, Kong, Pong, Chow, Quad, Paire</translation>
    </message>
    <message>
        <source>the same buttons by position, or one of the ways shown</source>
        <translation>les mêmes boutons selon leur place&#xa0;; ou l’une des façons montrées</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passer</translation>
    </message>
    <message>
        <source>move along the hand, or the buttons</source>
        <translation>parcourir la main, ou les boutons</translation>
    </message>
    <message>
        <source>hand, buttons, players, top strip</source>
        <translation>main, boutons, joueurs, bandeau du haut</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>indice</translation>
    </message>
    <message>
        <source>automatic answers; again: clear them</source>
        <translation>réponses automatiques&#xa0;; de nouveau&#xa0;: effacer</translation>
    </message>
    <message>
        <source>hide your hand from people behind you</source>
        <translation>cacher la main aux gens derrière vous</translation>
    </message>
    <message>
        <source>enlarge the card under the pointer or cursor</source>
        <translation>montrer en grand la carte sous le pointeur ou le curseur</translation>
    </message>
    <message>
        <source>log; at a network table also chat</source>
        <translation>journal&#xa0;; à une table en réseau, aussi pour parler</translation>
    </message>
    <message>
        <source>pause, or resume</source>
        <translation>pause, ou reprendre</translation>
    </message>
    <message>
        <source>unpick the card; then open the menu</source>
        <translation>ne plus rien choisir&#xa0;; puis le menu</translation>
    </message>
    <message>
        <source>scroll a page that is higher than the window</source>
        <translation>faire défiler une page plus haute que la fenêtre</translation>
    </message>
    <message>
        <source>leave a page, or close what lies over it</source>
        <translation>quitter une page, ou fermer ce qui la couvre</translation>
    </message>
    <message>
        <source>one step back or forward</source>
        <translation>un pas en arrière ou en avant</translation>
    </message>
    <message>
        <source>one turn back or forward</source>
        <translation>un tour en arrière ou en avant</translation>
    </message>
    <message>
        <source>to the start or the end of the round</source>
        <translation>au début ou à la fin de la manche</translation>
    </message>
    <message>
        <source>play slowly, or pause</source>
        <translation>lecture lente, ou pause</translation>
    </message>
    <message>
        <source>to your next costly mistake</source>
        <translation>à votre prochaine erreur coûteuse</translation>
    </message>
    <message>
        <source>close</source>
        <translation>fermer</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Page préc.</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Page suiv.</translation>
    </message>
    <message>
        <source>Shift+Tab</source>
        <translation>Maj+Tab</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>menu</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>Replay and look back</source>
        <translation>Revoir une partie et ses choix</translation>
    </message>
    <message>
        <source>On the home screen</source>
        <translation>Sur l’accueil</translation>
    </message>
    <message>
        <source>open a table, join by number or address, look again</source>
        <translation>héberger, rejoindre par numéro ou adresse, chercher encore</translation>
    </message>
    <message>
        <source>In the lobby</source>
        <translation>Dans le salon</translation>
    </message>
    <message>
        <source>ready, or not yet</source>
        <translation>prêt, ou pas encore</translation>
    </message>
    <message>
        <source>the rules of this table</source>
        <translation>les règles de cette table</translation>
    </message>
    <message>
        <source>In the rules editor</source>
        <translation>Dans l’éditeur de règles</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>annuler</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>rétablir</translation>
    </message>
    <message>
        <source>save</source>
        <translation>enregistrer</translation>
    </message>
    <message>
        <source>take your last move back, when you play alone</source>
        <translation>reprendre votre dernier coup, quand vous jouez seul</translation>
    </message>
    <message>
        <source>to the first or the last of them</source>
        <translation>au premier ou au dernier d’entre eux</translation>
    </message>
    <message>
        <source>help: rules, words, keys</source>
        <translation>aide&#xa0;: règles, mots, touches</translation>
    </message>
    <message>
        <source>sound on or off</source>
        <translation>couper le son, ou le remettre</translation>
    </message>
    <message>
        <source>the table in words</source>
        <translation>la table en mots</translation>
    </message>
    <message>
        <source>how the deal is proven fair, at a network table</source>
        <translation>ce qui est prouvé de la donne, à une table en réseau</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>plein écran</translation>
    </message>
    <message>
        <source>larger, smaller, normal size</source>
        <translation>plus grand, plus petit, taille habituelle</translation>
    </message>
    <message>
        <source>Mouse: click a card and press Discard, or drag it up out of your hand. Press a dimmed button to see why it’s dimmed.</source>
        <translation>Souris&#xa0;: cliquez sur une carte et appuyez sur Défausser, ou tirez-la vers le haut hors de la main. Appuyez sur un bouton grisé pour savoir pourquoi il l’est.</translation>
    </message>
    <message>
        <source>sort: by sets, by color, by piece; give up an order of your own</source>
        <translation>trier&#xa0;: par combinaisons, par couleur, par pièce&#xa0;; abandonner votre propre ordre</translation>
    </message>
    <message>
        <source>fold, where the rules let you: press it twice</source>
        <translation>se coucher, si les règles le permettent&#xa0;: appuyez deux fois</translation>
    </message>
    <message>
        <source>give the answer under the ring; pick a card, again: discard it</source>
        <translation>donner la réponse sous l’anneau&#xa0;; choisir une carte, puis la jeter</translation>
    </message>
    <message>
        <source>over all eight answers, also those that aren’t possible</source>
        <translation>parcourir les huit réponses, même impossibles</translation>
    </message>
    <message>
        <source>explain what the pointer or ring is on, and why an answer isn’t possible</source>
        <translation>expliquer ce qui est sous le pointeur ou l’anneau, et pourquoi une réponse est impossible</translation>
    </message>
    <message>
        <source>make it again</source>
        <translation>rejouer le coup repris</translation>
    </message>
    <message>
        <source>copy a picture of the result, to paste it elsewhere</source>
        <translation>copier une image du résultat, à coller ailleurs</translation>
    </message>
</context>
<context>
    <name>lan</name>
    <message>
        <source>machine {n} hosts a table at {detail}</source>
        <translation>la machine {n} héberge une table à {detail}</translation>
    </message>
    <message>
        <source>machine {n} sees it in its list, at {detail}</source>
        <translation>la machine {n} la voit dans sa liste, à {detail}</translation>
    </message>
    <message>
        <source>machine {n} has a seat</source>
        <translation>la machine {n} a une place</translation>
    </message>
    <message>
        <source>all are there: the match begins</source>
        <translation>toutes sont là&#xa0;: la partie commence</translation>
    </message>
    <message>
        <source>round {number} is shuffled by all and dealt</source>
        <translation>la manche {number} est mélangée par toutes et donnée</translation>
    </message>
    <message>
        <source>round {number}: {detail} wins</source>
        <translation>manche {number}&#xa0;: {detail} gagne</translation>
    </message>
    <message>
        <source>A machine is missing the record of a round.</source>
        <translation>Il manque à une machine le relevé d’une manche.</translation>
    </message>
    <message>
        <source>The machines have different records of a round.</source>
        <translation>Les machines ont des relevés différents d’une manche.</translation>
    </message>
    <message>
        <source>A record does not prove a fair round.</source>
        <translation>Un relevé n’est pas celui d’une manche loyale.</translation>
    </message>
    <message>
        <source>The machines count different points.</source>
        <translation>Les machines comptent des points différents.</translation>
    </message>
    <message>
        <source>The points do not add up to zero.</source>
        <translation>La somme des points n’est pas nulle.</translation>
    </message>
    <message>
        <source>{machines} machines, each its own process, meet on this computer only.</source>
        <translation>{machines} machines, chacune un processus à part, se rencontrent sur cet ordinateur seulement.</translation>
    </message>
    <message>
        <source>round {number}: nobody wins</source>
        <translation>manche {number}&#xa0;: personne ne gagne</translation>
    </message>
    <message>
        <source>Round {number}: the records of all machines are alike, {kb} KB each, and fair.</source>
        <translation>Manche {number}&#xa0;: les relevés de toutes les machines sont pareils, {kb} Ko chacun, et loyaux.</translation>
    </message>
    <message>
        <source>Points, alike on every machine: {tally}.</source>
        <translation>Points, pareils sur chaque machine&#xa0;: {tally}.</translation>
    </message>
    <message>
        <source>Everything is as it should be.</source>
        <translation>Tout est en ordre.</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>en</source>
        <translation>fr</translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message>
        <source>Not just now, but nothing’s lost. Follow the light.</source>
        <translation>Pas cela maintenant, et rien n’est perdu. Faites ce que montre la lumière.</translation>
    </message>
</context>
<context>
    <name>letters</name>
    <message>
        <source>a joker is a set by itself.</source>
        <translation>à lui seul, c’est une combinaison.</translation>
    </message>
    <message>
        <source>the letter stands for the color: E green, S red, W white, N yellow. Collect different ones.</source>
        <translation>la lettre indique la couleur&#xa0;: E vert, S rouge, W blanc, N jaune. Réunissez-en de différentes.</translation>
    </message>
    <message>
        <source>A, B and C of one color (General, Advisor, Elephant) make a Chow.</source>
        <translation>A, B et C d’une même couleur (Général, Conseiller, Éléphant) font un Chow.</translation>
    </message>
    <message>
        <source>X, Y and Z of one color (Chariot, Cannon, Horse) make a Chow.</source>
        <translation>X, Y et Z d’une même couleur (Char, Canon, Cheval) font un Chow.</translation>
    </message>
</context>
<context>
    <name>list</name>
    <message>
        <source>looking for tables, {n} s ...</source>
        <translation>recherche de tables, {n} s...</translation>
    </message>
    <message>
        <source>To join one: tusac join {table}</source>
        <translation>Pour s’asseoir à l’une d’elles&#xa0;: tusac join {table}</translation>
    </message>
    <message>
        <source>no table was found nearby. Open one here: tusac host. Or type the number or address on the host’s screen: tusac join 37. If tables do not show up: tusac doctor</source>
        <translation>aucune table n’a été trouvée à proximité. Hébergez-en une ici&#xa0;: tusac host. Ou tapez le numéro ou l’adresse de l’écran de l’hôte&#xa0;: tusac join 37. Pourquoi des tables restent invisibles&#xa0;: tusac doctor</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>ne répond pas</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>en jeu</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>of a table: no seat is free</extracomment>
        <translation>complète</translation>
    </message>
    <message>
        <source>code needed</source>
        <translation>code exigé</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>of a table: anybody may sit down</extracomment>
        <translation>ouverte</translation>
    </message>
    <message>
        <source>{n} of {seats} seats free</source>
        <translation>places libres&#xa0;: {n} sur {seats}</translation>
    </message>
</context>
<context>
    <name>lobby</name>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>{pace} pace</source>
        <translation>rythme {pace}</translation>
    </message>
    <message>
        <source>computer players: {level}</source>
        <translation>ordinateurs&#xa0;: {level}</translation>
    </message>
    <message>
        <source>strict clock</source>
        <translation>horloge stricte</translation>
    </message>
    <message>
        <source>code needed</source>
        <translation>code exigé</translation>
    </message>
    <message>
        <source>Free seat</source>
        <extracomment>nobody sits here yet</extracomment>
        <translation>Place libre</translation>
    </message>
    <message>
        <source>Everyone is shuffling</source>
        <translation>Tous mélangent</translation>
    </message>
    <message>
        <source>{done} of {all} shuffles proven</source>
        <translation>{done} mélanges prouvés sur {all}</translation>
    </message>
    <message>
        <source>Next comes round {n}</source>
        <translation>Ensuite&#xa0;: manche {n}</translation>
    </message>
    <message>
        <source>Press Space when you’re ready.</source>
        <translation>Appuyez sur Espace quand vous êtes prêt.</translation>
    </message>
    <message>
        <source>Waiting for friends</source>
        <translation>On attend des amis</translation>
    </message>
    <message>
        <source>You can start now, with computer players.</source>
        <translation>Vous pouvez commencer maintenant, avec des ordinateurs.</translation>
    </message>
    <message>
        <source>The host can start now, with computer players.</source>
        <translation>L’hôte peut commencer maintenant, avec des ordinateurs.</translation>
    </message>
    <message>
        <source>The match is starting…</source>
        <translation>La partie commence…</translation>
    </message>
    <message>
        <source>The computers are making sure they agree on the table.</source>
        <translation>Tous les ordinateurs s’assurent qu’ils parlent de la même table.</translation>
    </message>
    <message>
        <source>{ready} of {people} are ready</source>
        <translation>Prêts&#xa0;: {ready} sur {people}</translation>
    </message>
    <message>
        <source>You’re watching: all seats are taken.</source>
        <translation>Vous regardez&#xa0;: toutes les places sont prises.</translation>
    </message>
    <message>
        <source>You’re watching. Click a free seat to play.</source>
        <translation>Vous regardez. Cliquez sur une place libre pour jouer.</translation>
    </message>
    <message>
        <source>You sit between {one} and {other} now.</source>
        <translation>Vous êtes maintenant entre {one} et {other}.</translation>
    </message>
    <message>
        <source>You sit beside {name} now.</source>
        <translation>Vous êtes maintenant à côté de {name}.</translation>
    </message>
    <message>
        <source>You’ve changed seats: the seats beside you are free.</source>
        <translation>Vous avez changé de place&#xa0;: les places voisines sont libres.</translation>
    </message>
    <message>
        <source>Starting in {n}</source>
        <translation>Début dans {n}</translation>
    </message>
    <message>
        <source>Everyone is ready.</source>
        <translation>Tout le monde est prêt.</translation>
    </message>
    <message>
        <source>is shuffling…</source>
        <translation>mélange…</translation>
    </message>
    <message>
        <source>shuffle proven</source>
        <translation>mélange prouvé</translation>
    </message>
    <message>
        <source>on {name}’s computer</source>
        <translation>sur l’ordinateur de {name}</translation>
    </message>
    <message>
        <source>computer player, {level}</source>
        <translation>ordinateur, {level}</translation>
    </message>
    <message>
        <source>friend or computer</source>
        <translation>ami ou ordinateur</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>on a phone</source>
        <translation>par téléphone</translation>
    </message>
    <message>
        <source>host</source>
        <translation>hôte</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>prêt</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>pas encore prêt</translation>
    </message>
    <message>
        <source>This computer’s words, to compare aloud: {words}</source>
        <translation>Les mots de cet ordinateur, à comparer à voix haute&#xa0;: {words}</translation>
    </message>
    <message>
        <source>Send {name} away</source>
        <translation>Renvoyer {name}</translation>
    </message>
    <message>
        <source>watching</source>
        <translation>regarde</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>S’asseoir ici</translation>
    </message>
    <message>
        <source>phone away</source>
        <translation>téléphone absent</translation>
    </message>
</context>
<context>
    <name>log</name>
    <message>
        <source>{name} answers: {action}.</source>
        <translation>{name} répond&#xa0;: {action}.</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>The dice pick you: you deal first.</source>
        <translation>Les dés vous désignent&#xa0;: vous donnez d’abord.</translation>
    </message>
    <message>
        <source>The dice pick {name}, who deals first.</source>
        <translation>Les dés désignent {name}, qui donne d’abord.</translation>
    </message>
    <message>
        <source>Your card is the highest: you deal first.</source>
        <translation>Votre carte est la plus haute&#xa0;: vous donnez d’abord.</translation>
    </message>
    <message>
        <source>{name} has the highest card and deals first.</source>
        <translation>{name} a la carte la plus haute et donne d’abord.</translation>
    </message>
    <message>
        <source>You discard {card}.</source>
        <translation>Vous défaussez {card}.</translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <translation>{name} défausse {card}.</translation>
    </message>
    <message>
        <source>You draw {card}.</source>
        <translation>Vous piochez {card}.</translation>
    </message>
    <message>
        <source>{name} draws {card}.</source>
        <translation>{name} pioche {card}.</translation>
    </message>
    <message>
        <source>Nobody wants it.</source>
        <translation>Personne n’en veut.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>Time’s up: {action}.</source>
        <translation>Temps écoulé&#xa0;: {action}.</translation>
    </message>
    <message>
        <source>Time’s up again: {action}. Press A to let the computer answer until you’re back.</source>
        <translation>Temps écoulé encore une fois&#xa0;: {action}. Avec A, l’ordinateur répond jusqu’à votre retour.</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <translation>défausser {card}</translation>
    </message>
    <message>
        <source>{claim} with {cards}</source>
        <translation>{claim} avec {cards}</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>piocher</translation>
    </message>
    <message>
        <source>return</source>
        <translation>revenir</translation>
    </message>
    <message>
        <source>leave</source>
        <translation>quitter</translation>
    </message>
    <message>
        <source>You throw in your hand: everyone gets new cards.</source>
        <translation>Vous rendez votre main&#xa0;: tout est redonné.</translation>
    </message>
    <message>
        <source>{name} throws in a hopeless hand: everyone gets new cards.</source>
        <translation>{name} rend une main sans aucune bonne carte&#xa0;: tout est redonné.</translation>
    </message>
    <message>
        <source>Everyone else has given up, so the round is over.</source>
        <translation>Tous les autres ont abandonné&#xa0;: la manche est finie.</translation>
    </message>
    <message>
        <source>You took your last move back.</source>
        <translation>Vous avez repris votre dernier coup.</translation>
    </message>
    <message>
        <source>No draws are left, so nobody wins.</source>
        <translation>Il ne reste rien à piocher&#xa0;: personne ne gagne.</translation>
    </message>
    <message>
        <source>You win with {points}!</source>
        <translation>Vous gagnez avec {points}&#xa0;!</translation>
    </message>
    <message>
        <source>{name} wins with {points}.</source>
        <translation>{name} gagne avec {points}.</translation>
    </message>
    <message>
        <source>You pass up a Pong (bỏ đôi): you’re waiting for a win.</source>
        <translation>Vous laissez un Pong (bỏ đôi)&#xa0;: vous attendez la victoire.</translation>
    </message>
    <message>
        <source>{name} passes up a Pong (bỏ đôi) and is waiting for a win.</source>
        <translation>{name} laisse un Pong (bỏ đôi) et attend la victoire.</translation>
    </message>
    <message>
        <source>Your hand is dead: you can’t keep the General. You pay everyone and sit out.</source>
        <translation>Votre main est morte&#xa0;: vous ne pouvez pas garder le Général. Vous payez chacun et restez hors jeu.</translation>
    </message>
    <message>
        <source>{name}’s hand is dead: the General can’t be kept. {name} pays and sits out.</source>
        <translation>La main de {name} est morte&#xa0;: le Général ne peut pas être gardé. {name} paie et reste hors jeu.</translation>
    </message>
    <message>
        <source>You fold and sit out.</source>
        <translation>Vous vous couchez et restez hors jeu.</translation>
    </message>
    <message>
        <source>{name} folds and sits out.</source>
        <translation>{name} se couche et reste hors jeu.</translation>
    </message>
    <message>
        <source>Dice for the first deal: {one} and {two}, counted from {start}: you deal.</source>
        <translation>Dés pour la première donne&#xa0;: {one} et {two}, comptés à partir de {start}&#xa0;: vous donnez.</translation>
    </message>
    <message>
        <source>Dice for the first deal: {one} and {two}, counted from {start}: {name} deals.</source>
        <translation>Dés pour la première donne&#xa0;: {one} et {two}, comptés à partir de {start}&#xa0;: {name} donne.</translation>
    </message>
    <message>
        <source>For the first deal, everyone draws a card: {cards}. Yours is the highest.</source>
        <translation>Pour la première donne, chacun tire une carte&#xa0;: {cards}. La vôtre est la plus haute.</translation>
    </message>
    <message>
        <source>For the first deal, everyone draws a card: {cards}. {name} has the highest.</source>
        <translation>Pour la première donne, chacun tire une carte&#xa0;: {cards}. {name} a la plus haute.</translation>
    </message>
    <message>
        <source>You mark a dealt Pong (×{n}).</source>
        <translation>Vous marquez un Pong donné (×{n}).</translation>
    </message>
    <message>
        <source>{name} marks a dealt Pong (×{n}).</source>
        <translation>{name} marque un Pong donné (×{n}).</translation>
    </message>
    <message>
        <source>You lay a dealt Kong open: {card}.</source>
        <translation>Vous posez un Kong donné&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{name} lays a dealt Kong open: {card}.</source>
        <translation>{name} pose un Kong donné&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>You sit opposite the last winner and shuffle.</source>
        <translation>Vous êtes assis en face du dernier gagnant et mélangez.</translation>
    </message>
    <message>
        <source>{name} sits opposite the last winner and shuffles.</source>
        <translation>{name}, en face du dernier gagnant, mélange.</translation>
    </message>
    <message>
        <source>Round {number}. You deal, and discard first.</source>
        <translation>Manche {number}. Vous donnez, et défaussez d’abord.</translation>
    </message>
    <message>
        <source>Round {number}. {name} deals, and discards first.</source>
        <translation>Manche {number}. {name} donne, et défausse d’abord.</translation>
    </message>
    <message>
        <source>You keep it.</source>
        <translation>Vous la gardez.</translation>
    </message>
    <message>
        <source>{name} keeps it.</source>
        <translation>{name} la garde.</translation>
    </message>
    <message>
        <source>You take it for a {meld}: {cards}.</source>
        <translation>Vous la prenez ({meld})&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{name} takes it for a {meld}: {cards}.</source>
        <translation>{name} la prend ({meld})&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{name}’s {claim} goes before your {own}.</source>
        <translation>{claim} de {name} passe avant votre {own}.</translation>
    </message>
    <message>
        <source>{meld}: {cards}; with the winning card; {points}</source>
        <translation>{meld}&#xa0;: {cards}&#xa0;; avec la carte gagnante&#xa0;; {points}</translation>
    </message>
    <message>
        <source>{meld}: {cards}; on the table; {points}</source>
        <translation>{meld}&#xa0;: {cards}&#xa0;; sur la table&#xa0;; {points}</translation>
    </message>
    <message>
        <source>{meld}: {cards}; in hand; {points}</source>
        <translation>{meld}&#xa0;: {cards}&#xa0;; en main&#xa0;; {points}</translation>
    </message>
    <message>
        <source>You made that move again.</source>
        <translation>Vous avez rejoué ce coup.</translation>
    </message>
</context>
<context>
    <name>melds</name>
    <message>
        <source>Kong</source>
        <translation>Kong</translation>
    </message>
    <message>
        <source>Pong</source>
        <translation>Pong</translation>
    </message>
    <message>
        <source>Chow (General, Advisor, Elephant)</source>
        <translation>Chow (Général, Conseiller, Éléphant)</translation>
    </message>
    <message>
        <source>Chow (Chariot, Cannon, Horse)</source>
        <translation>Chow (Char, Canon, Cheval)</translation>
    </message>
    <message>
        <source>Chow (three colors)</source>
        <translation>Chow (trois couleurs)</translation>
    </message>
    <message>
        <source>Quad (four colors)</source>
        <translation>Quad (quatre couleurs)</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paire</translation>
    </message>
    <message>
        <source>Single</source>
        <extracomment>a set of one card, a General</extracomment>
        <translation>Seul</translation>
    </message>
</context>
<context>
    <name>milestones</name>
    <message>
        <source>{milestone}: {reward} is now yours, in the settings.</source>
        <translation>{milestone}&#xa0;: {reward}, à choisir dans les réglages.</translation>
    </message>
    <message>
        <source>A win with five Generals</source>
        <translation>Une victoire avec cinq Généraux</translation>
    </message>
    <message>
        <source>A Kong</source>
        <translation>Un Kong</translation>
    </message>
    <message>
        <source>A daily deal better than every computer’s</source>
        <translation>Une donne du jour meilleure que celle de tous les ordinateurs</translation>
    </message>
    <message>
        <source>table “{name}”</source>
        <translation>table «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>card back “{name}”</source>
        <translation>dos des cartes «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>The daily deal on {n} days in a row</source>
        <translation>La donne du jour {n} jours de suite</translation>
    </message>
    <message>
        <source>A win straight from the deal</source>
        <translation>Une victoire dès la donne</translation>
    </message>
</context>
<context>
    <name>moods</name>
    <message>
        <source>wink</source>
        <translation>clin d’œil</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>réflexion</translation>
    </message>
    <message>
        <source>sigh</source>
        <translation>soupir</translation>
    </message>
    <message>
        <source>surprise</source>
        <translation>surprise</translation>
    </message>
    <message>
        <source>laugh</source>
        <translation>rire</translation>
    </message>
    <message>
        <source>smile</source>
        <translation>sourire</translation>
    </message>
</context>
<context>
    <name>nearby</name>
    <message>
        <source>{host}’s table</source>
        <translation>Table de {host}</translation>
    </message>
    <message>
        <source>Continue: {table}</source>
        <translation>Continuer&#xa0;: {table}</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>ne répond pas</translation>
    </message>
    <message>
        <source>playing, a seat is free</source>
        <translation>en jeu, une place est libre</translation>
    </message>
    <message>
        <source>playing, you were here</source>
        <translation>en jeu, vous y étiez</translation>
    </message>
    <message>
        <source>playing, you can watch</source>
        <translation>en jeu, vous pouvez regarder</translation>
    </message>
    <message>
        <source>{free} of {seats} seats free</source>
        <translation>places libres&#xa0;: {free} sur {seats}</translation>
    </message>
    <message>
        <source>full: {people} of {seats}</source>
        <translation>complète&#xa0;: {people} sur {seats}</translation>
    </message>
    <message>
        <source>No. {number}</source>
        <translation>N° {number}</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Rejoindre</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Rejoin</source>
        <translation>Revenir</translation>
    </message>
</context>
<context>
    <name>network</name>
    <message>
        <source>via others</source>
        <translation>par d’autres</translation>
    </message>
    <message>
        <source>shaky</source>
        <extracomment>of a player whose connection comes and goes</extracomment>
        <translation>instable</translation>
    </message>
    <message>
        <source>away</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>est parti</translation>
    </message>
    <message>
        <source>sent away</source>
        <translation>renvoyé</translation>
    </message>
    <message>
        <source>Windows will ask once if the game may use the network. Tick Private networks and allow it, or the computers at home can’t find each other.</source>
        <translation>Windows demandera une fois si le jeu peut utiliser le réseau. Cochez Réseaux privés et autorisez&#xa0;: sinon les ordinateurs de la maison ne peuvent pas se trouver.</translation>
    </message>
    <message>
        <source>macOS will ask once for access to the Local Network. Allow it, or the computers at home can’t find each other.</source>
        <translation>macOS demandera une fois l’accès au réseau local. Autorisez-le&#xa0;: sinon les ordinateurs de la maison ne peuvent pas se trouver.</translation>
    </message>
    <message>
        <source>With only two of you, a round that one leaves can’t be finished, and doesn’t count.</source>
        <translation>À deux seulement, une manche que l’un quitte ne peut être finie, et ne compte pas.</translation>
    </message>
    <message>
        <source>When the match starts, the computer players are shared out among the computers at the table. The computer that runs one can see its cards, but can’t change them, and all computers recheck every move after the round.</source>
        <translation>Les joueurs ordinateurs sont répartis sur les ordinateurs de la table au début de la partie. L’ordinateur qui en fait jouer un voit ses cartes. Il ne peut pas les changer, et chaque coup est revérifié par tous les ordinateurs après la manche.</translation>
    </message>
    <message>
        <source>No computer can change these cards, and all computers recheck every move after the round.</source>
        <translation>Aucun ordinateur ne peut changer ces cartes, et chaque coup est revérifié par tous les ordinateurs après la manche.</translation>
    </message>
    <message>
        <source>These run on {name}’s computer, which can see their cards: {seats}.</source>
        <translation>Sur l’ordinateur de {name}, qui voit leurs cartes&#xa0;: {seats}.</translation>
    </message>
    <message>
        <source>{seat} runs on {name}’s computer, which can see its cards.</source>
        <translation>{seat} tourne sur l’ordinateur de {name}, qui voit ses cartes.</translation>
    </message>
    <message>
        <source>{seat} is a computer player on {name}’s computer, which can see this seat’s cards. It can’t change them, and all computers recheck every move after the round.</source>
        <translation>{seat} est un joueur ordinateur qui tourne sur l’ordinateur de {name}. Celui-ci voit les cartes de cette place. Il ne peut pas les changer, et chaque coup est revérifié par tous les ordinateurs après la manche.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Type the code</source>
        <translation>Taper le code</translation>
    </message>
    <message>
        <source>Type another address</source>
        <translation>Taper une autre adresse</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>Open a table here</source>
        <translation>Héberger une table ici</translation>
    </message>
    <message>
        <source>Open a new table</source>
        <translation>Ouvrir une nouvelle table</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>No table answers there: it has closed, or the address is wrong.</source>
        <translation>Aucune table ne répond là&#xa0;: elle a fermé, ou son adresse est une autre.</translation>
    </message>
    <message>
        <source>That computer can’t be reached. Are you both on the same network? A VPN may be in the way.</source>
        <translation>Impossible de joindre cet ordinateur. Êtes-vous sur le même réseau&#xa0;? Un VPN bloque peut-être le passage.</translation>
    </message>
    <message>
        <source>That computer doesn’t answer. Ask the host to allow the game in the firewall (Windows: Private networks). Or the Wi-Fi keeps devices apart, as guest networks do.</source>
        <translation>Cet ordinateur ne répond pas. Demandez à l’hôte d’autoriser le jeu dans le pare-feu (Windows&#xa0;: Réseaux privés). Ou bien le Wi-Fi isole ses appareils, comme font les réseaux invités.</translation>
    </message>
    <message>
        <source>There’s no such address. It should look like 192.168.1.37.</source>
        <translation>Cette adresse n’existe pas. Une adresse ressemble à 192.168.1.37.</translation>
    </message>
    <message>
        <source>Another program answers there, not this game.</source>
        <translation>Un autre programme répond là, pas ce jeu.</translation>
    </message>
    <message>
        <source>The host has another version of the game. Update both to the newer one.</source>
        <translation>L’hôte joue avec une autre version du jeu. Mettez les deux à la plus récente.</translation>
    </message>
    <message>
        <source>That table isn’t there any more.</source>
        <translation>Cette table n’existe plus.</translation>
    </message>
    <message>
        <source>That computer has too many connections right now.</source>
        <translation>Cet ordinateur a trop de connexions en ce moment.</translation>
    </message>
    <message>
        <source>This table needs a code. The host can see it.</source>
        <translation>Cette table a un code. L’hôte le voit.</translation>
    </message>
    <message>
        <source>Wrong code. If you’re sure it’s right, someone may be interfering: ask the host to read the code out again.</source>
        <translation>Code faux. Si vous êtes sûr qu’il est juste, quelqu’un s’en mêle peut-être&#xa0;: faites relire le code par l’hôte.</translation>
    </message>
    <message>
        <source>That table asks for no code. Either it no longer has one, or someone is in between: ask the host.</source>
        <translation>Cette table ne demande pas de code. Ou elle n’en a plus, ou quelqu’un s’est glissé entre vous&#xa0;: demandez à l’hôte.</translation>
    </message>
    <message>
        <source>That’s this computer itself, or one with a copy of its key.</source>
        <translation>C’est cet ordinateur même, ou un autre avec une copie de sa clé.</translation>
    </message>
    <message>
        <source>Too many wrong codes. The table may have a new one: ask the host, and wait a minute.</source>
        <translation>Trop de codes faux. La table en a peut-être un nouveau&#xa0;: demandez à l’hôte, et attendez une minute.</translation>
    </message>
    <message>
        <source>That’s not the computer you met before: its key is different. Ask the host before you join.</source>
        <translation>Ce n’est pas l’ordinateur que vous aviez rencontré&#xa0;: sa clé est une autre. Demandez à l’hôte avant d’entrer.</translation>
    </message>
    <message>
        <source>Someone is in between you and that computer. The connection was refused to protect you.</source>
        <translation>Quelqu’un se tient entre vous et cet ordinateur. La connexion a été refusée pour vous protéger.</translation>
    </message>
    <message>
        <source>The host has sent you away from this table.</source>
        <translation>L’hôte vous a renvoyé de cette table.</translation>
    </message>
    <message>
        <source>That computer says things no table should say. Is its game damaged?</source>
        <translation>Cet ordinateur dit ce qu’aucune table ne peut dire. Son jeu est-il abîmé&#xa0;?</translation>
    </message>
    <message>
        <source>This computer sent the table too much at once, so it hung up. Wait half a minute.</source>
        <translation>Cet ordinateur a trop envoyé à la fois, et la table a coupé. Attendez une demi-minute.</translation>
    </message>
    <message>
        <source>The connection is too slow to keep up with the table.</source>
        <translation>La connexion est trop lente pour suivre la table.</translation>
    </message>
    <message>
        <source>That computer was silent for too long.</source>
        <translation>Cet ordinateur est resté muet trop longtemps.</translation>
    </message>
    <message>
        <source>The connection was lost.</source>
        <translation>La connexion s’est rompue.</translation>
    </message>
    <message>
        <source>You’re already at this table, in another window.</source>
        <translation>Vous êtes déjà à cette table, dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>The table was closed.</source>
        <translation>La table a été fermée.</translation>
    </message>
    <message>
        <source>Another program uses the game’s ports, so no table can be opened. Close it, or restart.</source>
        <translation>Un autre programme occupe les ports du jeu, aucune table ne peut donc être ouverte. Fermez-le, ou redémarrez.</translation>
    </message>
    <message>
        <source>The system won’t let the game accept connections. Allow it in the firewall, then try again.</source>
        <translation>Le système ne laisse pas le jeu écouter. Autorisez-le dans le pare-feu, puis réessayez.</translation>
    </message>
    <message>
        <source>This code is too short or too long.</source>
        <translation>Ce code est trop court ou trop long.</translation>
    </message>
    <message>
        <source>Nobody can play at a table like that.</source>
        <translation>Personne ne peut jouer à une telle table.</translation>
    </message>
    <message>
        <source>You’re still at another table, and your cards are waiting there. If you open a new table, you give them up.</source>
        <translation>Vous êtes encore assis à une autre table, et vos cartes y attendent. Ouvrir une nouvelle table les abandonne.</translation>
    </message>
    <message>
        <source>There’s no table number {number} here: check the host’s screen again. If it’s right, that computer’s firewall keeps the game out, or it’s on another network.</source>
        <translation>Personne ici n’a le numéro {number}&#xa0;: regardez de nouveau l’écran de l’hôte. S’il est juste, le pare-feu de cet ordinateur écarte le jeu, ou il est sur un autre réseau.</translation>
    </message>
    <message>
        <source>Someone tried a wrong code at your table.</source>
        <translation>Quelqu’un a essayé un code faux à votre table.</translation>
    </message>
    <message>
        <source>Someone keeps trying codes at your table, so it has a new one.</source>
        <translation>Quelqu’un essaie des codes à votre table&#xa0;: elle en a donc un nouveau.</translation>
    </message>
    <message>
        <source>A file was damaged, so the game started a new one and kept the old.</source>
        <translation>Un fichier était abîmé et a été recommencé&#xa0;; l’ancien est gardé.</translation>
    </message>
    <message>
        <source>What was saved of the round you were playing is damaged and was thrown away.</source>
        <translation>Ce qui était gardé de la manche que vous jouiez est abîmé et a été jeté.</translation>
    </message>
    <message>
        <source>Others on this computer could read your keys; from now on only you can.</source>
        <translation>D’autres sur cet ordinateur pouvaient lire vos clés&#xa0;; désormais vous seul le pouvez.</translation>
    </message>
    <message>
        <source>The disk can’t save files: there will be no records, and if the game is stopped you can’t play on.</source>
        <translation>Le disque ne peut rien enregistrer&#xa0;: aucun relevé ne sera gardé, et si le jeu s’arrête, vous ne pourrez pas continuer.</translation>
    </message>
    <message>
        <source>Someone with another version of the game couldn’t join.</source>
        <translation>Quelqu’un avec une autre version du jeu n’a pas pu entrer.</translation>
    </message>
    <message>
        <source>This computer has run out of memory or open files. Close other programs first.</source>
        <translation>Cet ordinateur n’a plus de mémoire ou de fichiers ouverts pour le jeu. Fermez d’abord d’autres programmes.</translation>
    </message>
    <message>
        <source>The game made a mistake at this table; please report it.</source>
        <translation>Le jeu a fait une erreur à cette table&#xa0;; merci de la signaler.</translation>
    </message>
    <message>
        <source>This computer isn’t on a network. Join the others’ Wi-Fi first.</source>
        <translation>Cet ordinateur n’est sur aucun réseau. Rejoignez d’abord le Wi-Fi des autres.</translation>
    </message>
    <message>
        <source>This network doesn’t show tables. Join by number or address.</source>
        <translation>Ce réseau n’annonce pas ses tables. Rejoignez par numéro ou adresse.</translation>
    </message>
    <message>
        <source>The table can’t appear in lists. Others can join by its number or address.</source>
        <translation>La table ne peut apparaître dans les listes. Les autres peuvent la rejoindre par son numéro ou son adresse.</translation>
    </message>
    <message>
        <source>You’ve left the table.</source>
        <translation>Vous avez quitté la table.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>The host closed the table.</source>
        <translation>L’hôte a fermé la table.</translation>
    </message>
    <message>
        <source>This program was proven to break the rules of fair dealing here, and won’t be let in again.</source>
        <translation>Il est prouvé que ce programme a violé ici les règles de la donne loyale, et il ne rentre plus.</translation>
    </message>
    <message>
        <source>The table is full: every seat is taken, and there’s no room to watch.</source>
        <translation>La table est complète&#xa0;: toutes les places sont prises, et plus personne ne peut regarder.</translation>
    </message>
    <message>
        <source>Your name has no visible letters. Choose another one in the settings.</source>
        <translation>Votre nom n’a aucune lettre visible. Choisissez-en un autre dans les réglages.</translation>
    </message>
    <message>
        <source>You’re already at this table: in another window, or on a computer with a copy of this one’s files.</source>
        <translation>Vous êtes déjà à cette table&#xa0;: dans une autre fenêtre, ou sur un ordinateur avec une copie des fichiers de celui-ci.</translation>
    </message>
    <message>
        <source>That computer describes a table that can’t be played or shown. Is its game damaged?</source>
        <translation>Cet ordinateur dit de sa table ce qui ne peut être ni joué ni montré. Son jeu est-il abîmé&#xa0;?</translation>
    </message>
    <message>
        <source>The connection to the table was lost and didn’t come back.</source>
        <translation>La connexion à la table est perdue et n’est pas revenue.</translation>
    </message>
    <message>
        <source>version {version}, not yours: update your game</source>
        <translation>version {version}, pas la nôtre&#xa0;: mettez la vôtre à jour</translation>
    </message>
    <message>
        <source>version {version}, not yours: the host must update</source>
        <translation>version {version}, pas la nôtre&#xa0;: l’hôte doit mettre à jour</translation>
    </message>
    <message>
        <source>The host’s game is version {theirs} (protocol {number}), yours is {ours} (protocol {own}): update yours.</source>
        <translation>Le programme de l’hôte est la version {theirs} (protocole {number}), le vôtre la {ours} (protocole {own})&#xa0;: mettez le vôtre à jour.</translation>
    </message>
    <message>
        <source>The host’s game is version {theirs} (protocol {number}), yours is {ours} (protocol {own}): the host must update.</source>
        <translation>Le programme de l’hôte est la version {theirs} (protocole {number}), le vôtre la {ours} (protocole {own})&#xa0;: l’hôte doit mettre à jour.</translation>
    </message>
    <message>
        <source>Someone at {address} couldn’t join with version {theirs} (protocol {number}), yours is {ours} (protocol {own}): update yours.</source>
        <translation>Quelqu’un à {address} n’a pu entrer avec la version {theirs} (protocole {number}), la vôtre est {ours} (protocole {own})&#xa0;: mettez la vôtre à jour.</translation>
    </message>
    <message>
        <source>Someone at {address} couldn’t join with version {theirs} (protocol {number}), yours is {ours} (protocol {own}): they must update.</source>
        <translation>Quelqu’un à {address} n’a pu entrer avec la version {theirs} (protocole {number}), la vôtre est {ours} (protocole {own})&#xa0;: c’est à lui de mettre à jour.</translation>
    </message>
    <message>
        <source>A file can’t be read right now, so the game goes on without it and leaves it as it is. Close other programs that use it, and start the game again.</source>
        <translation>Un fichier ne peut pas être lu pour l’instant&#x202f;: le jeu continue sans lui et le laisse tel quel. Fermez les autres programmes qui l’utilisent, puis relancez le jeu.</translation>
    </message>
    <message>
        <source>No table number {number} answers. This computer uses a VPN, which can hide the home network: let it allow local networks, or turn it off. If that doesn’t help, check the host’s screen again.</source>
        <translation>Aucune table numéro {number} ne répond. Cet ordinateur utilise un VPN, qui peut cacher le réseau de la maison&#xa0;: autorisez-lui les réseaux locaux, ou coupez-le. Si cela ne change rien, vérifiez l’écran de l’hôte.</translation>
    </message>
    <message>
        <source>The disk neither saves this table nor lets it be deleted, so your computer waits, and the others go on without it. See whether the disk is read-only or broken.</source>
        <translation>Le disque n’enregistre pas cette table et ne la laisse pas supprimer&#xa0;: votre ordinateur attend, et les autres continuent sans lui. Vérifiez si le disque est en lecture seule ou défectueux.</translation>
    </message>
</context>
<context>
    <name>news</name>
    <message>
        <source>{name} has joined the table.</source>
        <translation>{name} est venu à la table.</translation>
    </message>
    <message>
        <source>{detail} is now called {name}.</source>
        <translation>{detail} s’appelle maintenant {name}.</translation>
    </message>
    <message>
        <source>{name} has left the table.</source>
        <translation>{name} a quitté la table.</translation>
    </message>
    <message>
        <source>{name} lost the connection. The clocks are waiting.</source>
        <translation>La connexion avec {name} est perdue. Les horloges attendent.</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name} est de retour.</translation>
    </message>
    <message>
        <source>The host sent {name} away.</source>
        <translation>L’hôte a renvoyé {name}.</translation>
    </message>
    <message>
        <source>The host will send {name} away after this round.</source>
        <translation>L’hôte renvoie {name} à la fin de cette manche.</translation>
    </message>
    <message>
        <source>The round goes on without {name}: that seat just passes, and its hand stays sealed.</source>
        <translation>La manche continue sans {name}&#xa0;: cette place ne fait que passer, sa main reste scellée.</translation>
    </message>
    <message>
        <source>{name} plays on in this round.</source>
        <translation>{name} continue à jouer dans cette manche.</translation>
    </message>
    <message>
        <source>{name} restarted the clocks.</source>
        <translation>{name} relance les horloges.</translation>
    </message>
    <message>
        <source>{name}’s program broke the rules of fair dealing: {rule}. The round goes on without it.</source>
        <translation>Le programme de {name} a violé les règles de la donne loyale&#xa0;: {rule}. La manche continue sans lui.</translation>
    </message>
    <message>
        <source>{name}’s computer lost what it had saved before the game was restarted. Nobody cheated. This round goes on without it.</source>
        <translation>L’ordinateur de {name} a perdu ce qu’il avait enregistré avant le redémarrage du jeu. Personne n’a triché. Cette manche continue sans lui.</translation>
    </message>
    <message>
        <source>{name}’s computer lost what it had saved once more. Nobody cheated. {name} sits out until the disk works, and may then sit down again.</source>
        <translation>L’ordinateur de {name} a encore perdu ce qu’il avait enregistré. Personne n’a triché. {name} attend que le disque fonctionne, puis pourra se rasseoir.</translation>
    </message>
    <message>
        <source>This round doesn’t count.</source>
        <translation>Cette manche ne compte pas.</translation>
    </message>
    <message>
        <source>{name}’s computer hasn’t shown its keys. The win in round {detail} counts once it does.</source>
        <translation>L’ordinateur de {name} n’a pas montré ses clés. La victoire de la manche {detail} comptera quand il l’aura fait.</translation>
    </message>
    <message>
        <source>{name}’s computer has shown its keys. The win in round {detail} counts.</source>
        <translation>L’ordinateur de {name} a montré ses clés. La victoire de la manche {detail} compte.</translation>
    </message>
    <message>
        <source>{name}’s win in round {detail} was false and doesn’t count.</source>
        <translation>La victoire de {name} dans la manche {detail} était fausse et ne compte pas.</translation>
    </message>
    <message>
        <source>{name} runs the table now. Rules and seats stay the same.</source>
        <translation>{name} tient maintenant la table. Règles et places restent comme elles sont.</translation>
    </message>
    <message>
        <source>A computer player takes {name}’s seat.</source>
        <translation>Un joueur ordinateur prend la place de {name}.</translation>
    </message>
    <message>
        <source>{name} takes over a computer player’s seat.</source>
        <translation>{name} prend la place d’un joueur ordinateur.</translation>
    </message>
    <message>
        <source>This isn’t the {name} you met before: the key is different. Ask before you play.</source>
        <translation>Ce n’est pas le {name} que vous aviez rencontré&#xa0;: la clé est une autre. Demandez avant de jouer.</translation>
    </message>
    <message>
        <source>{name}’s computer didn’t agree to the table in time, so the match started without it.</source>
        <translation>L’ordinateur de {name} n’a pas accepté la table à temps, la partie a donc commencé sans lui.</translation>
    </message>
    <message>
        <source>That was too much at once and wasn’t sent. Wait a moment.</source>
        <translation>C’était trop à la fois et n’a pas été envoyé. Attendez un instant.</translation>
    </message>
    <message>
        <source>You’re now called {name}.</source>
        <translation>Vous vous appelez maintenant {name}.</translation>
    </message>
    <message>
        <source>The host will send you away after this round.</source>
        <translation>L’hôte vous renvoie à la fin de cette manche.</translation>
    </message>
    <message>
        <source>The round goes on without you: your seat just passes.</source>
        <translation>La manche continue sans vous&#xa0;: votre place ne fait que passer.</translation>
    </message>
    <message>
        <source>You play on in this round.</source>
        <translation>Vous continuez à jouer dans cette manche.</translation>
    </message>
    <message>
        <source>You restarted the clocks.</source>
        <translation>Vous relancez les horloges.</translation>
    </message>
    <message>
        <source>Your program broke the rules of fair dealing: {rule}. The round goes on without it.</source>
        <translation>Votre programme a violé les règles de la donne loyale&#xa0;: {rule}. La manche continue sans lui.</translation>
    </message>
    <message>
        <source>Your computer lost what it had saved before the game was restarted. Nobody cheated. This round goes on without you.</source>
        <translation>Votre ordinateur a perdu ce qu’il avait enregistré avant le redémarrage du jeu. Personne n’a triché. Cette manche continue sans vous.</translation>
    </message>
    <message>
        <source>Your computer lost what it had saved once more. Nobody cheated. You sit out: have the disk checked, then sit down again.</source>
        <translation>Votre ordinateur a encore perdu ce qu’il avait enregistré. Personne n’a triché. Faites vérifier le disque, puis rasseyez-vous.</translation>
    </message>
    <message>
        <source>You run the table now. Rules and seats stay the same.</source>
        <translation>Vous tenez maintenant la table. Règles et places restent comme elles sont.</translation>
    </message>
    <message>
        <source>A computer player takes your seat.</source>
        <translation>Un joueur ordinateur prend votre place.</translation>
    </message>
    <message>
        <source>You take over a computer player’s seat.</source>
        <translation>Vous prenez la place d’un joueur ordinateur.</translation>
    </message>
    <message>
        <source>The round goes on without {name}: that seat just passes until the next round.</source>
        <translation>La manche continue sans {name}&#xa0;: cette place ne fait que passer jusqu’à la prochaine manche.</translation>
    </message>
    <message>
        <source>The round goes on without you: your seat just passes until the next round.</source>
        <translation>La manche continue sans vous&#xa0;: votre place ne fait que passer jusqu’à la prochaine manche.</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}&#xa0;: {text}</translation>
    </message>
    <message>
        <source>{name} didn’t answer in time.</source>
        <translation>{name} n’a pas répondu à temps.</translation>
    </message>
    <message>
        <source>Nobody wins or loses points</source>
        <translation>Personne ne gagne ni ne perd de points</translation>
    </message>
    <message>
        <source>{name} has no pause left in this round.</source>
        <translation>{name} n’a plus de pause dans cette manche.</translation>
    </message>
    <message>
        <source>You want to play on. The clocks run again once most players do.</source>
        <translation>Vous voulez continuer. Les horloges repartent dès que la majorité des joueurs le veut.</translation>
    </message>
    <message>
        <source>{name}’s pause is over. The clocks run again.</source>
        <translation>La pause de {name} est finie. Les horloges repartent.</translation>
    </message>
    <message>
        <source>{name} stopped the clocks: time for tea. They run again after {time} at the latest.</source>
        <translation>{name} a arrêté les horloges&#xa0;: c’est l’heure du thé. Elles repartent dans {time} au plus tard.</translation>
    </message>
    <message>
        <source>You stopped the clocks: time for tea. They run again after {time} at the latest.</source>
        <translation>Vous avez arrêté les horloges&#xa0;: c’est l’heure du thé. Elles repartent dans {time} au plus tard.</translation>
    </message>
    <message>
        <source>Your pause is over. The clocks run again.</source>
        <translation>Votre pause est finie. Les horloges repartent.</translation>
    </message>
    <message>
        <source>{name} wants to play on. The clocks run again once most players do.</source>
        <translation>{name} veut continuer. Les horloges repartent dès que la majorité des joueurs le veut.</translation>
    </message>
    <message>
        <source>You have no pause left in this round.</source>
        <translation>Vous n’avez plus de pause dans cette manche.</translation>
    </message>
    <message>
        <source>{name} lost the connection.</source>
        <translation>La connexion avec {name} est perdue.</translation>
    </message>
</context>
<context>
    <name>palette</name>
    <message>
        <source>paper</source>
        <translation>papier</translation>
    </message>
    <message>
        <source>ink</source>
        <translation>encre</translation>
    </message>
    <message>
        <source>Choose a color</source>
        <translation>Choisir une couleur</translation>
    </message>
    <message>
        <source>✓ Everyone can tell these four colors apart.</source>
        <translation>✓ Tout le monde distingue ces quatre couleurs.</translation>
    </message>
    <message>
        <source>{colors}: the ink is hard to read</source>
        <translation>{colors}&#xa0;: l’encre se lit mal</translation>
    </message>
    <message>
        <source>{colors}: hard to tell apart for {people}</source>
        <translation>{colors}&#xa0;: confondues par {people}</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>tout le monde</translation>
    </message>
    <message>
        <source>people who are red-blind</source>
        <translation>qui ne voit pas le rouge</translation>
    </message>
    <message>
        <source>people who are green-blind</source>
        <translation>qui ne voit pas le vert</translation>
    </message>
    <message>
        <source>people who are blue-blind</source>
        <translation>qui ne voit pas le bleu</translation>
    </message>
    <message>
        <source>people who see no colors</source>
        <translation>qui ne voit pas les couleurs</translation>
    </message>
</context>
<context>
    <name>past games</name>
    <message>
        <source>your points: {points}</source>
        <translation>vos points&#xa0;: {points}</translation>
    </message>
    <message>
        <source>This file can’t be read</source>
        <translation>Impossible de lire ce fichier</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>avec {names}</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>entraînement</translation>
    </message>
    <message>
        <source>Not in the score book: rounds in which you took a move back, and deals played again, are practice.</source>
        <translation>Hors du carnet de points&#xa0;: les manches où vous avez repris un coup et les donnes rejouées sont de l’entraînement.</translation>
    </message>
    <message>
        <source>Left unfinished</source>
        <translation>Pas finie</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Vous avez gagné</translation>
    </message>
    <message>
        <source>Won by {names}</source>
        <translation>Gagnant&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Nobody won</source>
        <translation>Personne n’a gagné</translation>
    </message>
    <message>
        <source>Played to the end</source>
        <translation>Jouée jusqu’au bout</translation>
    </message>
    <message>
        <source>{table}, round {number}</source>
        <translation>{table}, manche {number}</translation>
    </message>
</context>
<context>
    <name>phone</name>
    <message>
        <source>I’m ready</source>
        <translation>Je suis prêt</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Un instant, je vous prie</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Quitter la table</translation>
    </message>
    <message>
        <source>Just watch</source>
        <translation>Regarder seulement</translation>
    </message>
    <message>
        <source>Sit down again</source>
        <translation>Se rasseoir</translation>
    </message>
    <message>
        <source>Tap “I’m ready” when you are.</source>
        <translation>Touchez «&#xa0;Je suis prêt&#xa0;» quand vous l’êtes.</translation>
    </message>
    <message>
        <source>You’re watching. Tap a free seat to play.</source>
        <translation>Vous regardez. Touchez une place libre pour jouer.</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>S’asseoir ici</translation>
    </message>
    <message>
        <source>What should the others call you?</source>
        <translation>Comment les autres doivent-ils vous appeler&#xa0;?</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>S’asseoir</translation>
    </message>
    <message>
        <source>Your face</source>
        <translation>Votre visage</translation>
    </message>
    <message>
        <source>Choose one for me</source>
        <translation>Choisir pour moi</translation>
    </message>
    <message>
        <source>Type the key that the computer shows after the address.</source>
        <translation>Tapez la clé que l’ordinateur affiche après l’adresse.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>This isn’t the key on the computer’s screen. Look again and type it.</source>
        <translation>Cette clé n’est pas celle de l’écran de l’ordinateur. Regardez-la, et tapez-la de nouveau.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Connexion…</translation>
    </message>
    <message>
        <source>Connection lost. Reconnecting…</source>
        <translation>Connexion perdue. Reconnexion…</translation>
    </message>
    <message>
        <source>The computer can’t be reached. Is this phone on the same Wi-Fi?</source>
        <translation>L’ordinateur est injoignable. Ce téléphone est-il sur le même Wi-Fi&#xa0;?</translation>
    </message>
    <message>
        <source>Your seat is open in another tab or window.</source>
        <translation>Votre place est ouverte dans un autre onglet ou une autre fenêtre.</translation>
    </message>
    <message>
        <source>Continue here</source>
        <translation>Continuer ici</translation>
    </message>
    <message>
        <source>This table isn’t there any more. Scan the QR code on the computer again.</source>
        <translation>Cette table n’existe plus. Scannez de nouveau le code QR sur l’ordinateur.</translation>
    </message>
    <message>
        <source>This page is out of date. Reload it.</source>
        <translation>Cette page n’est plus à jour. Rechargez-la.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>This browser is too old to play here.</source>
        <translation>Ce navigateur est trop ancien pour jouer ici.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Tapis</translation>
    </message>
    <message>
        <source>Lacquer</source>
        <translation>Laque</translation>
    </message>
    <message>
        <source>Reed mat</source>
        <translation>Natte de jonc</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nuit</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Très grande</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Vibration</source>
        <translation>Vibration</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Indices</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Avec</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Sans</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>Hide your hand</source>
        <translation>Cacher votre main</translation>
    </message>
    <message>
        <source>Show your hand</source>
        <translation>Montrer votre main</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Trier</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>On offer</source>
        <translation>Carte proposée</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Combinaisons posées</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Défausses</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Which way?</source>
        <translation>De quelle façon&#xa0;?</translation>
    </message>
    <message>
        <source>Automatic answers</source>
        <translation>Réponses automatiques</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Dire quelque chose</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>picked</source>
        <translation>choisie</translation>
    </message>
    <message>
        <source>junk</source>
        <translation>déchets</translation>
    </message>
    <message>
        <source>suggested</source>
        <translation>suggérée</translation>
    </message>
    <message>
        <source>winning card</source>
        <translation>carte gagnante</translation>
    </message>
    <message>
        <source>hidden card</source>
        <translation>carte cachée</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Vers la gauche</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Vers la droite</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>réserve</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>This computer has left the table; phones can’t play through it.</source>
        <translation>Cet ordinateur a quitté la table&#xa0;: les téléphones ne peuvent plus jouer par lui.</translation>
    </message>
    <message>
        <source>Plays through {name}’s computer, which could see these cards.</source>
        <translation>Passe par l’ordinateur de {name}, qui pourrait voir ces cartes.</translation>
    </message>
    <message>
        <source>This computer can’t take another phone.</source>
        <translation>Cet ordinateur ne peut pas accueillir un téléphone de plus.</translation>
    </message>
    <message>
        <source>Type a name first.</source>
        <translation>Tapez d’abord un nom.</translation>
    </message>
    <message>
        <source>You’ve left the table.</source>
        <translation>Vous avez quitté la table.</translation>
    </message>
    <message>
        <source>The computer isn’t at a table now.</source>
        <translation>L’ordinateur n’est à aucune table en ce moment.</translation>
    </message>
    <message>
        <source>Sitting down…</source>
        <translation>Vous vous asseyez…</translation>
    </message>
    <message>
        <source>Too late: time’s up.</source>
        <translation>Trop tard&#xa0;: le temps était écoulé.</translation>
    </message>
    <message>
        <source>The computer answers for you.</source>
        <translation>L’ordinateur répond pour vous.</translation>
    </message>
    <message>
        <source>Stop waiting</source>
        <translation>Cesser d’attendre</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>First phone</source>
        <translation>Premier téléphone</translation>
    </message>
    <message>
        <source>Too many wrong addresses. Scan the QR code on the computer: that works at once. Typed addresses work again in {minutes} min.</source>
        <translation>Trop d’adresses fausses. Scannez le code QR sur l’ordinateur&#xa0;: cela marche tout de suite. Les adresses tapées marcheront de nouveau dans {minutes} min.</translation>
    </message>
    <message>
        <source>Start now</source>
        <translation>Commencer maintenant</translation>
    </message>
    <message>
        <source>Free {name}’s seat? That phone is away.</source>
        <translation>Libérer la place de {name}&#xa0;? Ce téléphone est absent.</translation>
    </message>
    <message>
        <source>All places for phones at this computer are taken. Try again once somebody has left the table.</source>
        <translation>Toutes les places pour téléphones sont prises sur cet ordinateur. Réessayez quand quelqu’un aura quitté la table.</translation>
    </message>
    <message>
        <source>Nobody confirmed that you’re {name}. Ask again.</source>
        <translation>Personne n’a confirmé que vous êtes {name}. Redemandez.</translation>
    </message>
    <message>
        <source>That phone is back.</source>
        <translation>Ce téléphone est revenu.</translation>
    </message>
    <message>
        <source>Too soon: tap once more.</source>
        <translation>Trop tôt&#xa0;: touchez encore une fois.</translation>
    </message>
    <message>
        <source>Start with computer players</source>
        <translation>Commencer avec des ordinateurs</translation>
    </message>
    <message>
        <source>This page can’t keep the screen on. Change that in the phone’s settings.</source>
        <translation>Cette page ne peut pas garder l’écran allumé. Changez cela dans les réglages du téléphone.</translation>
    </message>
    <message>
        <source>Nobody here can confirm that it’s you.</source>
        <translation>Personne ici ne peut confirmer que c’est bien vous.</translation>
    </message>
    <message>
        <source>The others say that you’re not {name}.</source>
        <translation>Les autres disent que vous n’êtes pas {name}.</translation>
    </message>
    <message>
        <source>There’s no such table here. Scan the QR code on the computer again, or type the address beside it.</source>
        <translation>Il n’y a pas de telle table ici. Scannez à nouveau le code QR sur l’ordinateur, ou tapez l’adresse affichée à côté.</translation>
    </message>
    <message>
        <source>Not now: wait a moment, then try again.</source>
        <translation>Pas maintenant&#xa0;: attendez un instant, puis réessayez.</translation>
    </message>
    <message>
        <source>Are you back, with a new phone?</source>
        <translation>De retour avec un nouveau téléphone&#xa0;?</translation>
    </message>
    <message>
        <source>Start without waiting for {names}?</source>
        <translation>Commencer sans attendre {names}&#xa0;?</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Type the address in numbers, as the computer shows it. A name won’t work.</source>
        <translation>Tapez l’adresse en chiffres, comme l’ordinateur la montre. Un nom ne marche pas.</translation>
    </message>
    <message>
        <source>Free this seat</source>
        <translation>Libérer cette place</translation>
    </message>
    <message>
        <source>That’s me</source>
        <translation>C’est moi</translation>
    </message>
    <message>
        <source>This phone has sent too much at once. Trying again in half a minute.</source>
        <translation>Ce téléphone a trop envoyé d’un coup. Nouvel essai dans une demi-minute.</translation>
    </message>
    <message>
        <source>{name}’s phone is back.</source>
        <translation>Le téléphone de {name} est revenu.</translation>
    </message>
    <message>
        <source>Asking the others whether you’re {name}…</source>
        <translation>On demande aux autres si vous êtes {name}…</translation>
    </message>
    <message>
        <source>Yes, let them sit down</source>
        <translation>Oui, laissez-le s’asseoir</translation>
    </message>
    <message>
        <source>A new phone says it’s {name}. Is that right?</source>
        <translation>Un nouveau téléphone dit être celui de {name}. Est-ce vrai&#xa0;?</translation>
    </message>
    <message>
        <source>First three rounds</source>
        <translation>Trois premières manches</translation>
    </message>
    <message>
        <source>Tap a card to pick it, then “Discard”. Swipe across the hand to sort it.</source>
        <translation>Touchez une carte pour la choisir, puis «&#xa0;Jeter&#xa0;». Balayez votre main pour la trier.</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Suggest moves</source>
        <translation>Proposer des coups</translation>
    </message>
    <message>
        <source>Suggestions are now off. “Hint” shows one, and the settings turn them on again.</source>
        <translation>Les coups ne sont plus proposés. «&#xa0;Indice&#xa0;» en montre un, et les réglages les rétablissent.</translation>
    </message>
    <message>
        <source>Wait a minute before you sit down again.</source>
        <translation>Attendez une minute avant de vous rasseoir.</translation>
    </message>
    <message>
        <source>Against computer players, in this browser</source>
        <translation>Contre des ordinateurs, dans ce navigateur</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Jouer en solo</translation>
    </message>
</context>
<context>
    <name>phone box</name>
    <message>
        <source>Scan this with a phone, or type the address in its browser, and then the key.</source>
        <translation>Scannez ceci avec un téléphone, ou tapez l’adresse dans son navigateur, puis la clé.</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Clé&#xa0;: {key}</translation>
    </message>
    <message>
        <source>Phones can’t be served here: {why}.</source>
        <translation>Impossible de jouer par téléphone ici&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>A QR code for phones to scan</source>
        <translation>Un code QR à scanner avec un téléphone</translation>
    </message>
    <message>
        <source>Phones play through this computer, which could see their cards.</source>
        <translation>Les téléphones passent par cet ordinateur, qui pourrait voir leurs cartes.</translation>
    </message>
</context>
<context>
    <name>phrases</name>
    <message>
        <source>Hello everyone!</source>
        <translation>Bonjour à tous&#xa0;!</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>Bonne chance&#xa0;!</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Bien joué&#xa0;!</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>Merci&#xa0;!</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Un instant, s’il vous plaît.</translation>
    </message>
    <message>
        <source>Time for tea!</source>
        <translation>C’est l’heure du thé&#xa0;!</translation>
    </message>
    <message>
        <source>It’s your turn.</source>
        <translation>C’est votre tour.</translation>
    </message>
    <message>
        <source>Oh no!</source>
        <translation>Oh non&#xa0;!</translation>
    </message>
    <message>
        <source>I was so close!</source>
        <translation>J’y étais presque&#xa0;!</translation>
    </message>
    <message>
        <source>Goodbye!</source>
        <translation>Au revoir&#xa0;!</translation>
    </message>
    <message>
        <source>The computer answers for me until I’m back.</source>
        <translation>L’ordinateur répond pour moi jusqu’à mon retour.</translation>
    </message>
    <message>
        <source>I’m back.</source>
        <translation>Me revoilà.</translation>
    </message>
</context>
<context>
    <name>proof</name>
    <message>
        <source>Only this computer shuffled</source>
        <translation>Mélangé par ce seul ordinateur</translation>
    </message>
    <message>
        <source>{name}’s program broke the rules of fair dealing: {rule}.</source>
        <translation>Le programme de {name} a violé les règles de la donne loyale&#xa0;: {rule}.</translation>
    </message>
</context>
<context>
    <name>puzzles</name>
    <message>
        <source>Right: nothing is better.</source>
        <translation>Juste&#xa0;: rien n’est meilleur.</translation>
    </message>
    <message>
        <source>Together your answers cost {points} points.</source>
        <translation>En tout, vos réponses coûtent {points} points.</translation>
    </message>
    <message>
        <source>{card} costs about {points} points. Best: {best}.</source>
        <translation>{card} coûte environ {points} points. Le mieux&#xa0;: {best}.</translation>
    </message>
    <message>
        <source>In the game you discarded {card}: {points} points.</source>
        <translation>Dans la partie, vous aviez jeté {card}&#xa0;: {points} points.</translation>
    </message>
</context>
<context>
    <name>reader</name>
    <message>
        <source>What you can do</source>
        <translation>Ce que vous pouvez faire</translation>
    </message>
    <message>
        <source>Ways to take it</source>
        <translation>Façons de la prendre</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Table buttons</source>
        <translation>Boutons de la table</translation>
    </message>
    <message>
        <source>Wall: {cards}, {draws} to draw</source>
        <translation>Pioche&#xa0;: {cards}, encore {draws} à piocher</translation>
    </message>
    <message>
        <source>Your turn: choose a card to discard.</source>
        <translation>À vous de jouer&#xa0;: choisissez une carte à défausser.</translation>
    </message>
    <message>
        <source>{action}, {key}</source>
        <translation>{action}, {key}</translation>
    </message>
    <message>
        <source>You can fold or play: {answers}.</source>
        <translation>Vous pouvez vous coucher ou jouer&#xa0;: {answers}.</translation>
    </message>
    <message>
        <source>You can have all cards dealt again: {answers}.</source>
        <translation>Tout peut être redonné&#xa0;: {answers}.</translation>
    </message>
    <message>
        <source>You can take this card: {answers}.</source>
        <translation>Vous pouvez prendre cette carte&#xa0;: {answers}.</translation>
    </message>
    <message>
        <source>Your hand is hidden, {cards}</source>
        <translation>Votre main est cachée, {cards}</translation>
    </message>
    <message>
        <source>Your hand, {cards}</source>
        <translation>Votre main, {cards}</translation>
    </message>
    <message>
        <source>junk</source>
        <translation>déchet</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} sur {count}</translation>
    </message>
    <message>
        <source>Suggested: {action}.</source>
        <translation>Conseil&#xa0;: {action}.</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>not possible: {reason}</source>
        <translation>impossible&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Help and automatic answers</source>
        <translation>Aide et réponses automatiques</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>possible</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>Not now.</source>
        <translation>Pas maintenant.</translation>
    </message>
    <message>
        <source>It’s not your turn.</source>
        <translation>Ce n’est pas votre tour.</translation>
    </message>
    <message>
        <source>You’ve already answered.</source>
        <translation>Vous avez déjà répondu.</translation>
    </message>
    <message>
        <source>You don’t hold these cards.</source>
        <translation>Vous n’avez pas ces cartes.</translation>
    </message>
    <message>
        <source>Another copy of the same card is used for this.</source>
        <translation>Un autre exemplaire de la même carte en tient lieu.</translation>
    </message>
    <message>
        <source>These cards don’t make a set.</source>
        <translation>Ces cartes ne font pas une combinaison.</translation>
    </message>
    <message>
        <source>You don’t have the cards for it.</source>
        <translation>Il vous manque les cartes pour cela.</translation>
    </message>
    <message>
        <source>Three or four identical cards in your hand stay together.</source>
        <translation>Trois ou quatre cartes identiques de votre main restent ensemble et n’en prêtent aucune.</translation>
    </message>
    <message>
        <source>You discarded this card yourself.</source>
        <translation>Vous avez vous-même défaussé cette carte.</translation>
    </message>
    <message>
        <source>You can’t do this out of turn.</source>
        <translation>Vous ne pouvez pas faire cela hors de votre tour.</translation>
    </message>
    <message>
        <source>You can’t Pong a General.</source>
        <translation>Les Généraux ne se prennent pas en Pong.</translation>
    </message>
    <message>
        <source>A General stays with the player who drew it.</source>
        <translation>Un Général reste au joueur qui l’a pioché.</translation>
    </message>
    <message>
        <source>You have to keep a General you draw.</source>
        <translation>Vous devez garder un Général que vous piochez.</translation>
    </message>
    <message>
        <source>You can’t discard a General.</source>
        <translation>Un Général ne se défausse pas.</translation>
    </message>
    <message>
        <source>A joker stays with the player who drew it.</source>
        <translation>Un joker reste au joueur qui l’a pioché.</translation>
    </message>
    <message>
        <source>You have to keep a joker you draw.</source>
        <translation>Vous devez garder un joker que vous piochez.</translation>
    </message>
    <message>
        <source>You can’t discard a joker.</source>
        <translation>Un joker ne se défausse pas.</translation>
    </message>
    <message>
        <source>It would leave you more junk than before.</source>
        <translation>Cela vous laisserait plus de déchets qu’avant.</translation>
    </message>
    <message>
        <source>Another claim leaves less junk.</source>
        <translation>Une autre prise laisse moins de déchets.</translation>
    </message>
    <message>
        <source>Your hand wouldn’t be complete.</source>
        <translation>Votre main ne serait pas complète.</translation>
    </message>
    <message>
        <source>Your hand has too few points to win.</source>
        <translation>Votre main a trop peu de points pour gagner.</translation>
    </message>
    <message>
        <source>This card wins: take the win.</source>
        <translation>Cette carte gagne&#xa0;: annoncez la victoire.</translation>
    </message>
    <message>
        <source>You can make a Kong, so with these rules you must. Only a win comes first.</source>
        <translation>Vous pouvez faire un Kong, et ces règles l’exigent&#xa0;: seule une victoire passe avant.</translation>
    </message>
    <message>
        <source>You can make a Pong, so with these rules you must. Only a win comes first.</source>
        <translation>Vous pouvez faire un Pong, et ces règles l’exigent&#xa0;: seule une victoire passe avant.</translation>
    </message>
    <message>
        <source>You can make a Kong, so with these rules you must, unless you’re waiting for a win.</source>
        <translation>Vous pouvez faire un Kong, et ces règles l’exigent tant que vous n’attendez pas la victoire.</translation>
    </message>
    <message>
        <source>You can make a Pong, so with these rules you must, unless you’re waiting for a win.</source>
        <translation>Vous pouvez faire un Pong, et ces règles l’exigent tant que vous n’attendez pas la victoire.</translation>
    </message>
    <message>
        <source>This player has left the round.</source>
        <translation>Ce joueur a quitté la manche.</translation>
    </message>
    <message>
        <source>This player hasn’t left, or still owes a discard.</source>
        <translation>Ce joueur n’est pas parti, ou doit une défausse.</translation>
    </message>
    <message>
        <source>You’d have no card left to discard.</source>
        <translation>Cela ne vous laisserait aucune carte à défausser.</translation>
    </message>
    <message>
        <source>With these rules this card never makes that set.</source>
        <translation>Avec ces règles, cette carte ne fait jamais une telle combinaison.</translation>
    </message>
    <message>
        <source>Your Pong on the table can’t take a fourth card.</source>
        <translation>Votre Pong sur la table ne prend pas de quatrième carte.</translation>
    </message>
    <message>
        <source>Your Pong on the table takes its fourth card only if you draw it yourself.</source>
        <translation>Votre Pong sur la table ne prend sa quatrième carte que si vous la piochez vous-même.</translation>
    </message>
    <message>
        <source>Your Pong on the table takes its fourth card only if you draw it yourself and win with it.</source>
        <translation>Votre Pong sur la table ne prend sa quatrième carte que si vous la piochez vous-même et gagnez avec.</translation>
    </message>
    <message>
        <source>You can claim a Pair only with a card you draw yourself, or to win.</source>
        <translation>Vous ne pouvez prendre une Paire qu’avec une carte que vous piochez vous-même, ou pour gagner.</translation>
    </message>
    <message>
        <source>These aren’t the Kongs and Pongs that were dealt.</source>
        <translation>Ce ne sont pas les Kongs et Pongs qui ont été donnés.</translation>
    </message>
    <message>
        <source>You can only redeal a hand without Generals or jokers, without three identical cards and without Soldiers in all four colors.</source>
        <translation>Seule une main sans Général ni joker, sans trois cartes identiques et sans les Soldats de toutes les couleurs est redonnée.</translation>
    </message>
    <message>
        <source>You can’t keep this card, so your hand is dead: you have to fold.</source>
        <translation>Vous ne pouvez pas garder cette carte&#xa0;: votre main est morte, vous devez vous coucher.</translation>
    </message>
    <message>
        <source>Only a dead hand may fold now.</source>
        <translation>Seule une main morte peut se coucher maintenant.</translation>
    </message>
    <message>
        <source>You’re out of this round.</source>
        <translation>Vous êtes hors jeu pour cette manche.</translation>
    </message>
    <message>
        <source>Passing up a Pong has to be said, and nothing else may be.</source>
        <translation>Laisser un Pong se dit, et rien d’autre ne se dit.</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>Wall: {cards}.</source>
        <translation>Pioche&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>On offer: {card}, shown by {name}.</source>
        <translation>Proposée&#xa0;: {card}, montrée par {name}.</translation>
    </message>
    <message>
        <source>never shown: {cards}</source>
        <translation>jamais montrées&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>  on the table, {meld}: {cards}</source>
        <translation>  sur la table, {meld}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Nothing to tell.</source>
        <translation>Rien à signaler.</translation>
    </message>
    <message>
        <source>You would have taken it: {action}.</source>
        <translation>Vous l’auriez prise&#xa0;: {action}.</translation>
    </message>
    <message>
        <source>{name} would have taken it: {action}.</source>
        <translation>{name} l’aurait prise&#xa0;: {action}.</translation>
    </message>
    <message>
        <source>{name} leaves the round.</source>
        <translation>{name} quitte la manche.</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name} est de retour.</translation>
    </message>
    <message>
        <source>The other hands</source>
        <translation>Les autres mains</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Relecture</translation>
    </message>
    <message>
        <source>“{name}” can’t be read.</source>
        <translation>«&#xa0;{name}&#xa0;» ne peut être lu.</translation>
    </message>
    <message>
        <source>“{name}” isn’t a saved Tứ Sắc game.</source>
        <translation>«&#xa0;{name}&#xa0;» n’est pas une partie enregistrée de Tứ Sắc.</translation>
    </message>
    <message>
        <source>“{name}” was saved by another version of this game.</source>
        <translation>«&#xa0;{name}&#xa0;» a été enregistré par une autre version de ce jeu.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: there’s nothing to show.</source>
        <translation>«&#xa0;{name}&#xa0;» est abîmé&#xa0;: rien ne peut en être montré.</translation>
    </message>
    <message>
        <source>No card has been dealt yet in “{name}”.</source>
        <translation>Dans «&#xa0;{name}&#xa0;», aucune carte n’a encore été donnée.</translation>
    </message>
</context>
<context>
    <name>result</name>
    <message>
        <source>{names} tie for first place: {tally}</source>
        <translation>{names} sont premiers à égalité&#xa0;: {tally}</translation>
    </message>
    <message>
        <source>You win the match: {tally}</source>
        <translation>Vous gagnez la partie&#xa0;: {tally}</translation>
    </message>
    <message>
        <source>{names} wins the match: {tally}</source>
        <translation>{names} gagne la partie&#xa0;: {tally}</translation>
    </message>
    <message>
        <source>The curves and the best hand start at round {n}, when the players at the table changed.</source>
        <translation>Les courbes et la meilleure main partent de la manche {n}, quand la tablée a changé.</translation>
    </message>
    <message>
        <source>Best hand: {name} in round {number}, {points}</source>
        <translation>Meilleure main&#xa0;: {name}, manche {number}, {points}</translation>
    </message>
    <message>
        <source>discarded the winning card</source>
        <translation>a défaussé la carte gagnante</translation>
    </message>
    <message>
        <source>After round {number} of {rounds}: {tallies}</source>
        <translation>Après la manche {number} sur {rounds}&#xa0;: {tallies}</translation>
    </message>
    <message>
        <source>After round {number}: {tallies}</source>
        <translation>Après la manche {number}&#xa0;: {tallies}</translation>
    </message>
    <message>
        <source>left in hand: {cards}</source>
        <translation>reste en main&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>This round doesn’t count</source>
        <translation>Cette manche ne compte pas</translation>
    </message>
    <message>
        <source>{name}’s win in round {n} isn’t counted yet: the keys haven’t arrived.</source>
        <translation>La victoire de {name} dans la manche {n} ne compte pas encore&#xa0;: ses clés ne sont pas arrivées.</translation>
    </message>
    <message>
        <source>{name}’s hidden moves couldn’t be checked.</source>
        <translation>Les coups cachés de {name} n’ont pu être vérifiés.</translation>
    </message>
    <message>
        <source>The next round is being dealt.</source>
        <translation>La manche suivante est en train d’être donnée.</translation>
    </message>
    <message>
        <source>The next round starts in {n} s.</source>
        <translation>La manche suivante commence dans {n} s.</translation>
    </message>
    <message>
        <source>Waiting for {names}.</source>
        <translation>On attend {names}.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Compare with the computers</source>
        <translation>Comparer aux ordinateurs</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>Final result</source>
        <translation>Résultat final</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Redonner</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Preuve</translation>
    </message>
    <message>
        <source>Ready ✓</source>
        <translation>Prêt ✓</translation>
    </message>
    <message>
        <source>Ready for the next round</source>
        <translation>Prêt pour la prochaine manche</translation>
    </message>
    <message>
        <source>Total: {points}, {bonus} of them for winning</source>
        <translation>Total&#xa0;: {points}, dont {bonus} pour la victoire</translation>
    </message>
    <message>
        <source>Total: {points}</source>
        <translation>Total&#xa0;: {points}</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Nouvelle donne</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Personne ne gagne</translation>
    </message>
    <message>
        <source>You win! (Tới!)</source>
        <translation>Gagné&#xa0;! C’est vous</translation>
    </message>
    <message>
        <source>{name} wins! (Tới!)</source>
        <translation>Gagné&#xa0;! C’est {name}</translation>
    </message>
    <message>
        <source>Everyone else has given up, so the round is over.</source>
        <translation>Tous les autres ont abandonné&#xa0;: la manche est finie.</translation>
    </message>
    <message>
        <source>No draws are left, so nobody wins.</source>
        <translation>Il ne reste rien à piocher&#xa0;: personne ne gagne.</translation>
    </message>
    <message>
        <source>No draws are left, so nobody pays.</source>
        <translation>Il ne reste rien à piocher&#xa0;: personne ne paie.</translation>
    </message>
    <message>
        <source>You win with {points}, straight from the deal</source>
        <translation>Vous gagnez avec {points}, dès la donne</translation>
    </message>
    <message>
        <source>{name} wins with {points}, straight from the deal</source>
        <translation>{name} gagne avec {points}, dès la donne</translation>
    </message>
    <message>
        <source>You win with {points}, on the {card} {feeder} discarded</source>
        <translation>Vous gagnez avec {points}&#xa0;: {card}, défaussé par {feeder}</translation>
    </message>
    <message>
        <source>{name} wins with {points}, on the {card} {feeder} discarded</source>
        <translation>{name} gagne avec {points}&#xa0;: {card}, défaussé par {feeder}</translation>
    </message>
    <message>
        <source>You win with {points}, on the {card} you drew</source>
        <translation>Vous gagnez avec {points}&#xa0;: {card}, que vous avez pioché</translation>
    </message>
    <message>
        <source>{name} wins with {points}, on the {card} from the wall</source>
        <translation>{name} gagne avec {points}&#xa0;: {card}, de la pioche</translation>
    </message>
    <message>
        <source>You win with {points}, on the {card} {feeder} drew</source>
        <translation>Vous gagnez avec {points}&#xa0;: {card}, pioché par {feeder}</translation>
    </message>
    <message>
        <source>{name} wins with {points}, on the {card} {feeder} drew</source>
        <translation>{name} gagne avec {points}&#xa0;: {card}, pioché par {feeder}</translation>
    </message>
    <message>
        <source>{n} more for yellow Generals</source>
        <translation>{n} de plus pour les Généraux jaunes</translation>
    </message>
    <message>
        <source>the stake, {n}</source>
        <translation>la mise, {n}</translation>
    </message>
    <message>
        <source>{points}, less the minimum of {least}: {n}</source>
        <translation>{points}, dont {least} nécessaires&#xa0;: {n}</translation>
    </message>
    <message>
        <source>{points} at {unit} each, {n}</source>
        <translation>{points} à {unit} chacun, {n}</translation>
    </message>
    <message>
        <source>{n} more for the Kong that won</source>
        <translation>{n} de plus pour le Kong gagnant</translation>
    </message>
    <message>
        <source>less {n} for the {cards} Kong on the table</source>
        <translation>moins {n} pour le Kong sur la table&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>less {n} for the {cards} Kongs on the table</source>
        <translation>moins {n} pour les Kongs sur la table&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>and the {n} left over are lost</source>
        <translation>et les {n} restants sont perdus</translation>
    </message>
    <message>
        <source>{n} more because the winner drew the card</source>
        <translation>{n} de plus, le gagnant ayant pioché la carte</translation>
    </message>
    <message>
        <source>{n} more for all the others</source>
        <translation>{n} de plus à la place des autres</translation>
    </message>
    <message>
        <source>paid by the player who showed the card</source>
        <translation>payé par celui qui a montré la carte</translation>
    </message>
    <message>
        <source>the ante, {n}</source>
        <translation>la mise, {n}</translation>
    </message>
    <message>
        <source>the antes, {n}</source>
        <translation>les mises, {n}</translation>
    </message>
    <message>
        <source>{n} for a dead hand</source>
        <translation>{n} pour une main morte</translation>
    </message>
    <message>
        <source>{n} received for a dead hand</source>
        <translation>{n} reçus pour une main morte</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>on {card}, which you drew</source>
        <translation>avec {card}, que vous avez pioché</translation>
    </message>
    <message>
        <source>on {card}, which you discarded</source>
        <translation>avec {card}, que vous avez jeté</translation>
    </message>
    <message>
        <source>straight from the deal</source>
        <translation>dès la donne</translation>
    </message>
    <message>
        <source>Tới!</source>
        <extracomment>what a winner calls out, painted large; the Vietnamese word where letters are Latin</extracomment>
        <translation>Gagné&#xa0;!</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Vous gagnez&#xa0;!</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} gagne&#xa0;!</translation>
    </message>
    <message>
        <source>on {card}, which {feeder} discarded</source>
        <translation>avec {card}, jeté par {feeder}</translation>
    </message>
    <message>
        <source>on {card}, which {feeder} drew</source>
        <translation>avec {card}, pioché par {feeder}</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>Your move: {done}. A master would do the same.</source>
        <translation>Le coup&#xa0;: {done}. Un maître ferait de même.</translation>
    </message>
    <message>
        <source>Your move: {done}. A master’s: {better}, worth about {points} points more.</source>
        <translation>Le coup&#xa0;: {done}. Un maître&#xa0;: {better}, environ {points} points de plus.</translation>
    </message>
    <message>
        <source>There was nothing to decide in this round.</source>
        <translation>Il n’y avait rien à décider dans cette manche.</translation>
    </message>
    <message>
        <source>No real mistakes. A dot (·) marks a move that could have been better.</source>
        <translation>Pas de vraie erreur. Un point (·) marque un coup qui pouvait être meilleur.</translation>
    </message>
    <message>
        <source>{name} chose as well as a master every time.</source>
        <translation>{name} a toujours décidé aussi bien que le maître.</translation>
    </message>
    <message>
        <source>You chose as well as a master every time.</source>
        <translation>Vous avez toujours décidé aussi bien que le maître.</translation>
    </message>
    <message>
        <source>The costliest mistakes in this round are marked ✗.</source>
        <translation>Les décisions les plus coûteuses de cette manche sont marquées ✗.</translation>
    </message>
    <message>
        <source>Your costliest choice: {done}. A master’s: {better}, worth {points} points more on average.</source>
        <translation>Votre choix le plus coûteux&#xa0;: {done}. Un maître&#xa0;: {better}, en moyenne {points} points de plus.</translation>
    </message>
</context>
<context>
    <name>rule choices</name>
    <message>
        <source>the whole hand at once</source>
        <translation>toute la main d’un coup</translation>
    </message>
    <message>
        <source>six to the dealer, then five each</source>
        <translation>six au donneur, puis cinq à chacun</translation>
    </message>
    <message>
        <source>cards in a stack</source>
        <translation>cartes en pile</translation>
    </message>
    <message>
        <source>tiles in walls</source>
        <translation>tuiles en murs</translation>
    </message>
    <message>
        <source>by dice</source>
        <translation>aux dés</translation>
    </message>
    <message>
        <source>the highest card drawn</source>
        <translation>qui tire la carte la plus haute</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>the winner</source>
        <translation>le gagnant</translation>
    </message>
    <message>
        <source>the dealer’s neighbor</source>
        <translation>le voisin du donneur</translation>
    </message>
    <message>
        <source>the same dealer</source>
        <translation>le même donneur</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>there is no dead hand</extracomment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>player’s choice</source>
        <translation>au choix du joueur</translation>
    </message>
    <message>
        <source>never</source>
        <extracomment>of Soldiers alike: no number of them makes a set</extracomment>
        <translation>jamais</translation>
    </message>
    <message>
        <source>if you draw it and win</source>
        <translation>si elle gagne, sur sa propre pioche</translation>
    </message>
    <message>
        <source>whenever you draw it</source>
        <translation>à chaque pioche personnelle</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>of a Pong: it may be called whatever becomes of the junk</extracomment>
        <translation>libre</translation>
    </message>
    <message>
        <source>no more junk</source>
        <translation>pas plus de déchets</translation>
    </message>
    <message>
        <source>the least junk possible</source>
        <translation>le moins de déchets possible</translation>
    </message>
    <message>
        <source>forbidden</source>
        <translation>interdit</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>permis</translation>
    </message>
    <message>
        <source>must be kept</source>
        <translation>doit être gardé</translation>
    </message>
    <message>
        <source>may be kept</source>
        <translation>peut être gardé</translation>
    </message>
    <message>
        <source>win</source>
        <translation>victoire</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>Kong</translation>
    </message>
    <message>
        <source>Pong</source>
        <translation>Pong</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paire</translation>
    </message>
    <message>
        <source>required</source>
        <translation>obligatoire</translation>
    </message>
    <message>
        <source>required unless waiting to win</source>
        <translation>obligatoire sauf en attente de victoire</translation>
    </message>
    <message>
        <source>the points</source>
        <translation>les points</translation>
    </message>
    <message>
        <source>a stake</source>
        <extracomment>what losers pay: one stake, not the points of the hand</extracomment>
        <translation>une mise</translation>
    </message>
    <message>
        <source>the points above the minimum</source>
        <translation>les points au-dessus du minimum</translation>
    </message>
    <message>
        <source>take nothing off</source>
        <translation>ne retirent rien</translation>
    </message>
    <message>
        <source>off the points</source>
        <translation>retirés des points</translation>
    </message>
    <message>
        <source>off the amount</source>
        <translation>retirés du montant</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>hu (胡)</source>
        <translation>hu, comme à Taïwan (胡)</translation>
    </message>
    <message>
        <source>lệnh</source>
        <translation>lệnh, comme au Vietnam</translation>
    </message>
    <message>
        <source>the first in turn</source>
        <translation>le premier dans le tour</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>of the number of cards for six players: it is that for fewer</extracomment>
        <translation>le même nombre</translation>
    </message>
    <message>
        <source>{meld} {concealed} in hand, {exposed} on the table</source>
        <translation>{meld} {concealed} en main, {exposed} sur la table</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>{concealed} in hand, {exposed} on the table</source>
        <translation>{concealed} en main, {exposed} sur la table</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>all pieces</source>
        <translation>toutes les pièces</translation>
    </message>
</context>
<context>
    <name>rule groups</name>
    <message>
        <source>Players and deck</source>
        <translation>Joueurs et paquet</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La donne</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Combinaisons</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Prises</translation>
    </message>
    <message>
        <source>Generals</source>
        <translation>Généraux</translation>
    </message>
    <message>
        <source>End and next deal</source>
        <translation>Fin et donne suivante</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Paiement</translation>
    </message>
</context>
<context>
    <name>rule problems</name>
    <message>
        <source>{value} is not a table of rules</source>
        <translation>{value} n’est pas une table de règles</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>manque</translation>
    </message>
    <message>
        <source>there is no such rule</source>
        <translation>cette règle n’existe pas</translation>
    </message>
    <message>
        <source>there is no such rule; did you mean {nearest}?</source>
        <translation>cette règle n’existe pas&#xa0;; vouliez-vous dire {nearest}&#xa0;?</translation>
    </message>
    <message>
        <source>is there twice, once by its old name {old}; keep one of them</source>
        <translation>est là deux fois, dont une sous son ancien nom {old}&#xa0;; gardez-en une</translation>
    </message>
    <message>
        <source>the file has version {version}, and this program reads up to {newest}; update tusac to read it</source>
        <translation>le fichier est de version {version} et ce programme lit jusqu’à {newest}&#xa0;; un tusac plus récent peut le lire</translation>
    </message>
    <message>
        <source>{value} is not a version: 1, 2 and so on</source>
        <translation>{value} n’est pas une version&#xa0;: 1, 2 et ainsi de suite</translation>
    </message>
    <message>
        <source>there is no ruleset called {ruleset}; tusac rules list tells which there are</source>
        <translation>il n’y a pas de jeu de règles nommé {ruleset}&#xa0;; tusac rules list les nomme tous</translation>
    </message>
    <message>
        <source>the ruleset {ruleset}, which these rules are based on, cannot be read</source>
        <translation>le jeu de règles {ruleset}, sur lequel reposent ces règles, ne peut être lu</translation>
    </message>
    <message>
        <source>rulesets are based on each other in a circle: {rulesets}</source>
        <translation>des jeux de règles reposent en cercle les uns sur les autres&#xa0;: {rulesets}</translation>
    </message>
    <message>
        <source>{value} is not true or false</source>
        <translation>{value} n’est ni true ni false</translation>
    </message>
    <message>
        <source>{value} is not a whole number</source>
        <translation>{value} n’est pas un nombre entier</translation>
    </message>
    <message>
        <source>{value} is not text</source>
        <translation>{value} n’est pas un texte</translation>
    </message>
    <message>
        <source>{value} is not a list of whole numbers</source>
        <translation>{value} n’est pas une liste de nombres entiers</translation>
    </message>
    <message>
        <source>{value} is not a list of the letters A B C X Y Z S, or &quot;all&quot;</source>
        <translation>{value} n’est pas une liste des lettres A B C X Y Z S, ni &quot;all&quot;</translation>
    </message>
    <message>
        <source>{value} is not two numbers of points: in the hand, on the table</source>
        <translation>{value} n’est pas deux nombres de points&#xa0;: en main, sur la table</translation>
    </message>
    <message>
        <source>{value} is not a table with two numbers of points for each of {kinds}</source>
        <translation>{value} n’est pas une table de deux nombres de points pour chacun de {kinds}</translation>
    </message>
    <message>
        <source>{value} is not one of {choices}</source>
        <translation>{value} n’est pas l’un de {choices}</translation>
    </message>
    <message>
        <source>{value} is not a list of some of {choices}</source>
        <translation>{value} n’est pas une liste de certains de {choices}</translation>
    </message>
    <message>
        <source>{value} is not between {low} and {high}</source>
        <translation>{value} n’est pas entre {low} et {high}</translation>
    </message>
    <message>
        <source>{value} are not both between {low} and {high}</source>
        <translation>{value} ne sont pas tous deux entre {low} et {high}</translation>
    </message>
    <message>
        <source>{kind}: {value} are not both between {low} and {high}</source>
        <translation>{kind}&#xa0;: {value} ne sont pas tous deux entre {low} et {high}</translation>
    </message>
    <message>
        <source>{value} is neither {one} nor {other}</source>
        <translation>{value} n’est ni {one} ni {other}</translation>
    </message>
    <message>
        <source>must be 1, not {value}: the dealer starts with a discard</source>
        <translation>{value} n’est pas 1, et le donneur commence par une défausse</translation>
    </message>
    <message>
        <source>give one or more numbers from {low} to {high}</source>
        <translation>nommez un ou plusieurs nombres de {low} à {high}</translation>
    </message>
    <message>
        <source>Generals are never paired</source>
        <translation>les Généraux ne font jamais la paire</translation>
    </message>
    <message>
        <source>a dealer with {cards} cards plus one might have to lay all of them open</source>
        <translation>un donneur qui a {cards} cartes et une de plus peut devoir les poser toutes</translation>
    </message>
    <message>
        <source>{players} players and the dead wall need {needed} cards of {deck}</source>
        <translation>{players} joueurs et la réserve morte demandent {needed} cartes sur {deck}</translation>
    </message>
    <message>
        <source>with {players} players no hand is worth more than {most}: nobody can win with {least}</source>
        <translation>à {players}, aucune main ne vaut plus de {most}&#xa0;: avec {least}, personne ne peut gagner</translation>
    </message>
    <message>
        <source>with {players} players the wall has {wall} cards, all of them dead: nobody ever draws</source>
        <translation>à {players}, la pioche a {wall} cartes, toutes mortes&#xa0;: personne ne pioche jamais</translation>
    </message>
    <message>
        <source>Soldiers fit into no set: as long as you hold one, you can’t win</source>
        <translation>les Soldats n’entrent dans aucune combinaison&#xa0;: tant que vous en tenez un, vous ne pouvez pas gagner</translation>
    </message>
    <message>
        <source>without an ante, folding costs nothing</source>
        <translation>sans mise, se coucher ne coûte rien</translation>
    </message>
    <message>
        <source>a Pong of Generals can never be claimed</source>
        <translation>un Pong de Généraux ne se prend jamais</translation>
    </message>
    <message>
        <source>changes nothing, as “{rule}” is set now</source>
        <translation>ne change rien, vu le réglage de «&#xa0;{rule}&#xa0;»</translation>
    </message>
    <message>
        <source>give the rules a name</source>
        <translation>donnez un nom aux règles</translation>
    </message>
    <message>
        <source>at most {most} letters, without line breaks</source>
        <translation>{most} lettres au plus, sans saut de ligne</translation>
    </message>
    <message>
        <source>another of your rulesets has this name</source>
        <translation>un autre de vos jeux de règles porte ce nom</translation>
    </message>
    <message>
        <source>a ruleset that comes with the game has this name</source>
        <translation>le nom d’un jeu de règles fourni avec le jeu</translation>
    </message>
    <message>
        <source>{old} as {new}</source>
        <translation>{old} pour {new}</translation>
    </message>
    <message>
        <source>old names are read as the new ones: {names}</source>
        <translation>les anciens noms sont lus comme les nouveaux&#xa0;: {names}</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>How many can play. A fifth and a sixth player each add 28 cards.</source>
        <translation>Combien peuvent jouer. Un cinquième et un sixième joueur apportent chacun 28 cartes de plus.</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <translation>Cartes d’une main</translation>
    </message>
    <message>
        <source>Cards dealt to everyone. The game is made for 20.</source>
        <translation>Cartes données à chacun. Le jeu est fait pour 20.</translation>
    </message>
    <message>
        <source>Cards in a hand, six players</source>
        <translation>Cartes en main, à six</translation>
    </message>
    <message>
        <source>The same for six players. With 0, it’s the same number for all.</source>
        <translation>La même chose à six. Avec 0, le nombre est le même pour tous.</translation>
    </message>
    <message>
        <source>Extra cards for the dealer</source>
        <translation>Cartes en plus du donneur</translation>
    </message>
    <message>
        <source>The dealer gets one extra card and starts with a discard.</source>
        <translation>Le donneur reçoit une carte de plus et commence par une défausse.</translation>
    </message>
    <message>
        <source>Copies of each card</source>
        <translation>Exemplaires de chaque carte</translation>
    </message>
    <message>
        <source>How many of each card the deck has for up to four players.</source>
        <translation>Combien de fois chaque carte est dans le paquet, jusqu’à quatre joueurs.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokers</translation>
    </message>
    <message>
        <source>None or five: Duke, Marquis, Earl, Viscount, Baron. Each is a set by itself.</source>
        <translation>Aucun ou cinq&#xa0;: Duc, Marquis, Comte, Vicomte, Baron. Chacun est une combinaison à lui seul.</translation>
    </message>
    <message>
        <source>Cards or tiles</source>
        <translation>Cartes ou tuiles</translation>
    </message>
    <message>
        <source>How the wall looks: a stack of cards, or walls of tiles two high. Nothing else changes.</source>
        <translation>L’aspect de la pioche&#xa0;: une pile de cartes, ou des murs de tuiles hauts de deux. Rien d’autre ne change.</translation>
    </message>
    <message>
        <source>How cards are dealt</source>
        <translation>Façon de donner</translation>
    </message>
    <message>
        <source>Whether hands are dealt at once or in packets. The odds are the same.</source>
        <translation>Par quels paquets les mains sont données. Les chances sont les mêmes.</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Premier donneur</translation>
    </message>
    <message>
        <source>How the first round’s dealer is chosen.</source>
        <translation>Comment le donneur de la première manche est trouvé.</translation>
    </message>
    <message>
        <source>Mulligan</source>
        <translation>Redonne</translation>
    </message>
    <message>
        <source>Dealt Kongs are laid open</source>
        <translation>Les Kongs donnés sont posés</translation>
    </message>
    <message>
        <source>Four identical cards in a dealt hand lie on the table from the start.</source>
        <translation>Quatre cartes identiques d’une main donnée sont sur la table dès le début.</translation>
    </message>
    <message>
        <source>Dealt Pongs are marked</source>
        <translation>Les Pongs donnés sont marqués</translation>
    </message>
    <message>
        <source>Everyone sees how often someone was dealt three identical cards, but not which.</source>
        <translation>Chacun voit combien de fois quelqu’un a reçu trois cartes identiques, mais pas lesquelles.</translation>
    </message>
    <message>
        <source>Sets of several colors</source>
        <translation>Combinaisons de plusieurs couleurs</translation>
    </message>
    <message>
        <source>Which pieces make a set in three or four different colors.</source>
        <translation>De quelles pièces trois ou quatre couleurs différentes font une combinaison.</translation>
    </message>
    <message>
        <source>Identical cards stay together</source>
        <translation>Trois identiques restent ensemble</translation>
    </message>
    <message>
        <source>Of three or four identical cards in a hand, none may join another set (the locked khạp).</source>
        <translation>Trois ou quatre cartes identiques en main n’en prêtent aucune à une autre combinaison (le khạp fermé).</translation>
    </message>
    <message>
        <source>An open Pong may grow</source>
        <translation>Un Pong ouvert peut grandir</translation>
    </message>
    <message>
        <source>When a Pong on the table takes its fourth card.</source>
        <translation>Quand trois cartes identiques sur la table prennent aussi la quatrième.</translation>
    </message>
    <message>
        <source>Identical Soldiers</source>
        <translation>Soldats identiques</translation>
    </message>
    <message>
        <source>How many identical Soldiers make a set: 2 or more, as with other cards, or 5 for never.</source>
        <translation>Combien de Soldats identiques forment une combinaison&#xa0;: à partir de 2, comme les autres cartes, ou 5 pour jamais.</translation>
    </message>
    <message>
        <source>Claims out of turn</source>
        <translation>Prises hors de son tour</translation>
    </message>
    <message>
        <source>What anyone may claim on any card, even out of turn. It comes before the sets of players whose turn it is.</source>
        <translation>Ce que tout joueur peut faire de n’importe quelle carte, à qui que soit le tour. Cela passe avant les combinaisons des joueurs dont c’est le tour.</translation>
    </message>
    <message>
        <source>A Pair only from your own draw (chui đôi)</source>
        <translation>Une Paire seulement de sa propre pioche (chui đôi)</translation>
    </message>
    <message>
        <source>Whether a Pair may be claimed only with a card you draw yourself. It never stops you from winning.</source>
        <translation>Si une Paire ne peut se prendre qu’avec une carte que l’on pioche soi-même. Cela n’empêche aucune victoire.</translation>
    </message>
    <message>
        <source>A Kong draws a card</source>
        <translation>Un Kong fait piocher</translation>
    </message>
    <message>
        <source>Whether you draw after claiming a Kong, instead of discarding: your whole hand has a card more.</source>
        <translation>Si l’on pioche après avoir pris un Kong au lieu de défausser&#xa0;: la main entière a une carte de plus.</translation>
    </message>
    <message>
        <source>A Kong goes before a Pong</source>
        <translation>Un Kong passe avant un Pong</translation>
    </message>
    <message>
        <source>Whether a Kong beats a Pong of a player who comes sooner. It only matters where the deck has six of each card.</source>
        <translation>Si un Kong obtient la carte avant le Pong d’un joueur plus proche dans le tour. Ils ne se rencontrent que là où une carte est six fois dans le paquet.</translation>
    </message>
    <message>
        <source>Passed draws go to the next player</source>
        <translation>Une carte laissée passe au suivant</translation>
    </message>
    <message>
        <source>If you pass on a card you drew, the next player may take it.</source>
        <translation>Une carte piochée que son piocheur laisse peut être prise par le joueur suivant.</translation>
    </message>
    <message>
        <source>Pong and junk</source>
        <translation>Un Pong et les déchets</translation>
    </message>
    <message>
        <source>Whether a Pong may leave more junk in your hand than before.</source>
        <translation>Si un Pong peut laisser dans la main plus de déchets qu’avant.</translation>
    </message>
    <message>
        <source>Other claims and junk</source>
        <translation>Les autres prises et les déchets</translation>
    </message>
    <message>
        <source>Whether any other claim may leave more junk than before.</source>
        <translation>Si une autre prise peut laisser plus de déchets qu’avant.</translation>
    </message>
    <message>
        <source>Claiming a Kong (khui)</source>
        <translation>Prendre un Kong (khui)</translation>
    </message>
    <message>
        <source>Whether you must make a Kong when you can. A win comes first.</source>
        <translation>Si un Kong possible doit être fait. Une victoire passe avant.</translation>
    </message>
    <message>
        <source>Claiming a Pong</source>
        <translation>Prendre un Pong</translation>
    </message>
    <message>
        <source>Whether you must make a Pong when you can. A win comes first.</source>
        <translation>Si un Pong possible doit être fait. Une victoire passe avant.</translation>
    </message>
    <message>
        <source>Announcing a passed-up Pong (bỏ đôi)</source>
        <translation>Dire qu’on laisse un Pong (bỏ đôi)</translation>
    </message>
    <message>
        <source>Whether everyone is told when a player passes up a Pong because they’re waiting for a win. It only matters where a Pong is required otherwise.</source>
        <translation>Si tous apprennent qu’un joueur laisse un Pong parce qu’il attend la victoire. Ne compte que là où le Pong est obligatoire sinon.</translation>
    </message>
    <message>
        <source>Declaring a win</source>
        <translation>Annoncer une victoire</translation>
    </message>
    <message>
        <source>Whether you must declare a win when you can.</source>
        <translation>Si une victoire possible doit être annoncée.</translation>
    </message>
    <message>
        <source>Discarding a General</source>
        <translation>Défausser un Général</translation>
    </message>
    <message>
        <source>Whether a General may be discarded.</source>
        <translation>Si un Général peut être défaussé.</translation>
    </message>
    <message>
        <source>A drawn General</source>
        <translation>Un Général pioché</translation>
    </message>
    <message>
        <source>Whether you have to keep a General you draw.</source>
        <translation>Si qui pioche un Général doit le garder.</translation>
    </message>
    <message>
        <source>Claims on others’ Generals</source>
        <translation>Prises du Général d’un autre</translation>
    </message>
    <message>
        <source>What the other players may claim on a General that someone draws.</source>
        <translation>Ce que les autres joueurs peuvent faire d’un Général que quelqu’un pioche.</translation>
    </message>
    <message>
        <source>Dead hand (相公)</source>
        <translation>Main morte (相公)</translation>
    </message>
    <message>
        <source>What a player who can’t keep a General they draw pays each of the others, before sitting out the round. With 0, such a General is left.</source>
        <translation>Ce qu’un joueur qui ne peut pas garder un Général pioché paie à chacun des autres avant de rester hors jeu. Avec 0, il laisse ce Général.</translation>
    </message>
    <message>
        <source>Dealt win (thiên tới)</source>
        <translation>Victoire à la donne (thiên tới)</translation>
    </message>
    <message>
        <source>Whether a dealt hand without a General or joker, without three or four identical cards and without Soldiers in all four colors may be thrown in. Then everyone gets new cards.</source>
        <translation>Si une main donnée sans Général ni joker, ni trois ou quatre cartes identiques, ni quatre Soldats de quatre couleurs peut être rendue&#xa0;: alors tout est redonné.</translation>
    </message>
    <message>
        <source>Jokers follow the rules for Generals</source>
        <translation>Les jokers suivent les Généraux</translation>
    </message>
    <message>
        <source>Whether jokers are discarded, kept and claimed by the rules for Generals. If not, a joker may be discarded and passed on like any other card.</source>
        <translation>Si les jokers se défaussent, se gardent et se prennent selon les règles des Généraux. Sinon, un joker se défausse et se laisse comme toute autre carte.</translation>
    </message>
    <message>
        <source>A dealer whose dealt cards are complete may win at once.</source>
        <translation>Un donneur dont les cartes données sont complètes peut gagner aussitôt.</translation>
    </message>
    <message>
        <source>Several winners</source>
        <translation>Plusieurs gagnants</translation>
    </message>
    <message>
        <source>Who wins if several players declare a win on the same card.</source>
        <translation>Qui gagne si plusieurs l’annoncent sur la même carte.</translation>
    </message>
    <message>
        <source>Cards nobody draws</source>
        <translation>Cartes que nul ne pioche</translation>
    </message>
    <message>
        <source>With this many cards left in the wall, the round ends and nobody wins.</source>
        <translation>Quand il reste si peu de cartes dans la pioche, la manche finit, et personne ne gagne.</translation>
    </message>
    <message>
        <source>Cards nobody draws, five or six players</source>
        <translation>Cartes jamais piochées, à cinq ou six</translation>
    </message>
    <message>
        <source>The same for five or six players. With -1, it’s the same number for all.</source>
        <translation>La même chose à cinq ou six. Avec -1, le nombre est le même pour tous.</translation>
    </message>
    <message>
        <source>Dealer after a win</source>
        <translation>Donneur après une victoire</translation>
    </message>
    <message>
        <source>Who deals the next round after somebody has won.</source>
        <translation>Qui donne la manche suivante quand quelqu’un a gagné.</translation>
    </message>
    <message>
        <source>After a great win the player opposite deals (大胡)</source>
        <translation>Après une grande victoire, le joueur d’en face donne (大胡)</translation>
    </message>
    <message>
        <source>How many points make a win great: then the player opposite the winner deals the next round. Of two players opposite, it’s the one who comes first after the winner. With 0, that never happens.</source>
        <translation>À partir de combien de points une victoire est grande&#xa0;: le joueur en face du gagnant donne alors la manche suivante. De deux joueurs en face, c’est le premier après le gagnant. Avec 0, cela n’arrive jamais.</translation>
    </message>
    <message>
        <source>Dealer after a round nobody won</source>
        <translation>Donneur après une manche sans gagnant</translation>
    </message>
    <message>
        <source>Who deals the next round after the wall has run out.</source>
        <translation>Qui donne la manche suivante quand la pioche s’est épuisée.</translation>
    </message>
    <message>
        <source>Points of the sets</source>
        <translation>Points des combinaisons</translation>
    </message>
    <message>
        <source>What each set is worth: in hand since the deal, and made with a claimed card.</source>
        <translation>Ce que compte chaque combinaison&#xa0;: gardée en main depuis la donne, et faite avec une carte prise.</translation>
    </message>
    <message>
        <source>Points of three identical Generals</source>
        <translation>Points de trois Généraux identiques</translation>
    </message>
    <message>
        <source>The same for three identical Generals.</source>
        <translation>La même chose pour trois Généraux identiques.</translation>
    </message>
    <message>
        <source>Extra points of four identical Generals</source>
        <translation>Points en plus pour quatre Généraux identiques</translation>
    </message>
    <message>
        <source>How much more, or less, a Kong of Generals is worth than any other Kong.</source>
        <translation>Ce qu’un Kong de Généraux vaut de plus, ou de moins, qu’un autre Kong.</translation>
    </message>
    <message>
        <source>Points of a dealt Kong laid open</source>
        <translation>Points d’un Kong donné et posé</translation>
    </message>
    <message>
        <source>What four identical cards are worth when laid open from the deal.</source>
        <translation>Ce que comptent quatre cartes identiques posées dès la donne.</translation>
    </message>
    <message>
        <source>Points of four jokers</source>
        <translation>Points de quatre jokers</translation>
    </message>
    <message>
        <source>What a Kong of any four jokers is worth. With 0 and 0 jokers never join each other.</source>
        <translation>Ce que vaut un Kong de quatre jokers quelconques. Avec 0 et 0, les jokers ne se joignent jamais.</translation>
    </message>
    <message>
        <source>Extra points of a joker</source>
        <translation>Points en plus d’un joker</translation>
    </message>
    <message>
        <source>How much more a joker is worth than a single General.</source>
        <translation>Ce qu’un joker vaut de plus qu’un Général seul.</translation>
    </message>
    <message>
        <source>Bonus for a win</source>
        <translation>Prime de victoire</translation>
    </message>
    <message>
        <source>Points added to every win. An odd bonus makes the total even.</source>
        <translation>Points ajoutés à chaque victoire. Une prime impaire rend paire la somme des points.</translation>
    </message>
    <message>
        <source>Minimum points to win</source>
        <translation>Points pour gagner, au moins</translation>
    </message>
    <message>
        <source>A hand worth less can’t win.</source>
        <translation>Une main qui vaut moins ne peut pas gagner.</translation>
    </message>
    <message>
        <source>Minimum points, five or six players</source>
        <translation>Minimum pour gagner, à cinq ou six</translation>
    </message>
    <message>
        <source>The same for five or six players. With 0, it’s the same number for all.</source>
        <translation>La même chose à cinq ou six. Avec 0, le nombre est le même pour tous.</translation>
    </message>
    <message>
        <source>What points are called</source>
        <translation>Comment s’appellent les points</translation>
    </message>
    <message>
        <source>Only a word; nothing else changes.</source>
        <translation>Ce n’est qu’un mot&#xa0;; rien d’autre ne change.</translation>
    </message>
    <message>
        <source>What losers pay</source>
        <translation>Ce que paient les perdants</translation>
    </message>
    <message>
        <source>The winner’s points, all or those above the minimum, or always the same stake.</source>
        <translation>Les points du gagnant, tous ou seulement au-dessus du minimum, ou toujours la même mise.</translation>
    </message>
    <message>
        <source>Value of a point</source>
        <translation>Valeur d’un point</translation>
    </message>
    <message>
        <source>What one point, or the stake, adds to the score.</source>
        <translation>Ce que compte un point, ou la mise, dans le total.</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>Mise</translation>
    </message>
    <message>
        <source>What every other player pays the winner on top, whatever the win is worth.</source>
        <translation>Ce que chaque autre joueur paie en plus au gagnant, quelle que soit la victoire.</translation>
    </message>
    <message>
        <source>Folding</source>
        <translation>Se coucher</translation>
    </message>
    <message>
        <source>Whether you may give up a dealt hand before the first discard and pay only the ante.</source>
        <translation>Si l’on peut abandonner sa main avant la première défausse en ne payant que la mise.</translation>
    </message>
    <message>
        <source>Bonus for drawing the winning card</source>
        <translation>Prime pour avoir pioché la carte gagnante</translation>
    </message>
    <message>
        <source>Points each loser pays more if the winner drew the card. A stake stays the same.</source>
        <translation>Les points que chaque perdant paie en plus si le gagnant a pioché la carte. Un enjeu fixe ne change pas.</translation>
    </message>
    <message>
        <source>Losers pay</source>
        <translation>Les perdants paient</translation>
    </message>
    <message>
        <source>If not, nobody pays for a win: it’s added to the winner’s score, and the others keep theirs.</source>
        <translation>Sinon, personne ne paie quand quelqu’un gagne&#xa0;: les points vont au gagnant, et les autres gardent les leurs.</translation>
    </message>
    <message>
        <source>Showing the winning card pays for all</source>
        <translation>Qui montre la carte gagnante paie pour tous</translation>
    </message>
    <message>
        <source>Whether the one who discarded or drew the winning card pays what all losers owe.</source>
        <translation>Si celui qui a défaussé ou pioché la carte gagnante paie pour tous les perdants.</translation>
    </message>
    <message>
        <source>Multiplier for five or six players</source>
        <translation>Multiplicateur à cinq ou six</translation>
    </message>
    <message>
        <source>How many times everything counts that is paid when five or six play.</source>
        <translation>Combien de fois compte tout ce qui est payé à cinq ou six.</translation>
    </message>
    <message>
        <source>Multiplier for a Kong (tới quan)</source>
        <translation>Multiplicateur d’un Kong (tới quan)</translation>
    </message>
    <message>
        <source>How many times the points, or the stake, count for a winner who has a Kong.</source>
        <translation>Les points d’un gagnant qui a un Kong, ou la mise, sont pris autant de fois.</translation>
    </message>
    <message>
        <source>Yellow Generals (tướng vàng)</source>
        <translation>Généraux jaunes (tướng vàng)</translation>
    </message>
    <message>
        <source>How much more each loser pays for every yellow General of the winner, with or without a Kong.</source>
        <translation>Ce que chaque perdant paie en plus pour chaque Général jaune du gagnant, avec ou sans Kong.</translation>
    </message>
    <message>
        <source>A loser’s Kongs</source>
        <translation>Kongs d’un perdant</translation>
    </message>
    <message>
        <source>How much a loser’s own Kongs on the table take off the payment. A stake stays the same.</source>
        <translation>Ce que les Kongs d’un perdant sur la table retirent du paiement&#xa0;; d’une mise, rien.</translation>
    </message>
    <message>
        <source>Nobody is paid for losing</source>
        <translation>Personne n’est payé pour avoir perdu</translation>
    </message>
    <message>
        <source>A payment never goes below zero, however many Kongs a loser has.</source>
        <translation>Un paiement ne descend jamais sous zéro, quel que soit le nombre de Kongs du perdant.</translation>
    </message>
    <message>
        <source>{rules} isn’t for {n} players.</source>
        <translation>{rules} ne se joue pas à {n}.</translation>
    </message>
</context>
<context>
    <name>rules command</name>
    <message>
        <source>your own</source>
        <translation>le vôtre</translation>
    </message>
    <message>
        <source>{name}  {players} players  {title}</source>
        <translation>{name}  {players} joueurs  {title}</translation>
    </message>
    <message>
        <source>Both are the same game.</source>
        <translation>Les deux sont le même jeu.</translation>
    </message>
    <message>
        <source>{file}: note on {rule}: {text}</source>
        <translation>{file}&#xa0;: remarque sur {rule}&#xa0;: {text}</translation>
    </message>
    <message>
        <source>{file}: no mistakes; “{name}”</source>
        <translation>{file}&#xa0;: en ordre&#xa0;; «&#xa0;{name}&#xa0;»</translation>
    </message>
</context>
<context>
    <name>rules editor</name>
    <message>
        <source>in hand</source>
        <translation>en main</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>sur la table</translation>
    </message>
    <message>
        <source>{ruleset}: {value}</source>
        <translation>{ruleset}&#xa0;: {value}</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Remettre</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <translation>Remarque&#xa0;: {text}</translation>
    </message>
</context>
<context>
    <name>scores</name>
    <message>
        <source>Kongs</source>
        <translation>Kongs</translation>
    </message>
    <message>
        <source>With</source>
        <extracomment>head of the column that names the others at the table</extracomment>
        <translation>Avec</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Best hand</source>
        <translation>Meilleure main</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points per round</source>
        <translation>Points par manche</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>They won</source>
        <translation>À eux</translation>
    </message>
    <message>
        <source>Your points</source>
        <translation>Vos points</translation>
    </message>
    <message>
        <source>Per round</source>
        <translation>Par manche</translation>
    </message>
    <message>
        <source>Computers ({level})</source>
        <translation>Ordinateurs ({level})</translation>
    </message>
    <message>
        <source>{level} {share} ± {reach}</source>
        <translation>{level} {share} ± {reach}</translation>
    </message>
    <message>
        <source>The computers have played the same cards as you ({rounds}). How often you do better: {levels}. {half} is even; ± is how far luck could shift it.</source>
        <translation>Les ordinateurs ont joué les mêmes cartes que vous ({rounds}). Vous faites mieux&#xa0;: {levels}. {half}, c’est l’égalité&#xa0;; ± dit jusqu’où la chance peut jouer.</translation>
    </message>
    <message>
        <source>{level} {difference} ± {reach}</source>
        <translation>{level} {difference} ± {reach}</translation>
    </message>
    <message>
        <source>Elo: {levels}. 400 means ten wins to one loss.</source>
        <translation>Elo&#xa0;: {levels}. 400 veut dire dix victoires pour une défaite.</translation>
    </message>
    <message>
        <source>No finished rounds yet.</source>
        <translation>Aucune manche finie n’est encore notée.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>No font on this computer can show {language}. Install one (on Debian and Ubuntu: sudo apt-get install {package}), then start tusac again.</source>
        <translation>Aucune police de cet ordinateur ne peut écrire {language}. Installez-en une (sur Debian et Ubuntu&#xa0;: sudo apt-get install {package}), puis relancez tusac.</translation>
    </message>
    <message>
        <source>Standard: two sets</source>
        <translation>Habituel&#xa0;: deux séries</translation>
    </message>
    <message>
        <source>Standard, stone cannon</source>
        <translation>Habituel, canon de pierre</translation>
    </message>
    <message>
        <source>Simple: one set</source>
        <translation>Simple&#xa0;: une série</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>La mienne</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>Très lente</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Caractères</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettres</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>In the first three rounds</source>
        <extracomment>when moves are suggested</extracomment>
        <translation>Les trois premières manches</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Très rapide</translation>
    </message>
</context>
<context>
    <name>share</name>
    <message>
        <source>round {number} of {rounds}</source>
        <translation>manche {number} sur {rounds}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>Moi</translation>
    </message>
    <message>
        <source>More points than any computer, with the same cards!</source>
        <translation>Plus de points que tous les ordinateurs, avec les mêmes cartes&#xa0;!</translation>
    </message>
    <message>
        <source>The computers did better with the same cards.</source>
        <translation>Avec les mêmes cartes, les ordinateurs ont fait mieux.</translation>
    </message>
    <message>
        <source>As many points as the {level} computer, with the same cards.</source>
        <translation>Autant de points que l’ordinateur ({level}), avec les mêmes cartes.</translation>
    </message>
    <message>
        <source>Vietnam’s four-color card game</source>
        <translation>Le jeu de cartes à quatre couleurs du Viêt Nam</translation>
    </message>
    <message>
        <source>{won} of {rounds} rounds won</source>
        <translation>{won} manches gagnées sur {rounds}</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>{names} wins the match</source>
        <translation>{names} gagne la partie</translation>
    </message>
    <message>
        <source>More points than the {level} computer, with the same cards.</source>
        <translation>Plus de points que l’ordinateur ({level}), avec les mêmes cartes.</translation>
    </message>
    <message>
        <source>{names} tie for first place</source>
        <translation>{names} se partagent la partie</translation>
    </message>
</context>
<context>
    <name>sim</name>
    <message>
        <source>{rules}, seed {seed}: {deals}, each played by every level at the same seat of {seats}, the others {level}</source>
        <translation>{rules}, donne {seed}&#xa0;: {deals}, chacune jouée par tous les niveaux à la même place sur {seats}, les autres de niveau {level}</translation>
    </message>
    <message>
        <source>player</source>
        <translation>joueur</translation>
    </message>
    <message>
        <source>points per round</source>
        <translation>points par manche</translation>
    </message>
    <message>
        <source>Elo beside {level}</source>
        <translation>Elo par rapport à {level}</translation>
    </message>
    <message>
        <source>Elo over the one above</source>
        <translation>Elo de plus que le précédent</translation>
    </message>
    <message>
        <source>{rules}, seed {seed}: {deals} in {orders}, {rounds}</source>
        <translation>{rules}, graine {seed}&#xa0;: {deals} dans {orders}, {rounds}</translation>
    </message>
    <message>
        <source>wins %</source>
        <translation>victoires %</translation>
    </message>
    <message>
        <source>won by nobody</source>
        <translation>sans gagnant</translation>
    </message>
    <message>
        <source>won by the dealer</source>
        <translation>gagnées par le donneur</translation>
    </message>
    <message>
        <source>points of a win</source>
        <translation>points d’une victoire</translation>
    </message>
    <message>
        <source>every state kept all invariants, and the kernel played the same rounds</source>
        <translation>chaque état tenait ce qui doit toujours tenir, et le noyau a joué les mêmes manches</translation>
    </message>
    <message>
        <source>{player} cannot play: the class has no method choose(view, legal, seed)</source>
        <translation>{player} ne peut pas jouer&#xa0;: la classe n’a pas de méthode choose(view, legal, seed)</translation>
    </message>
    <message>
        <source>{player} chose {detail}, which is not one of the legal actions it was given</source>
        <translation>{player} a choisi {detail}, qui ne fait pas partie des actions permises qu’il avait reçues</translation>
    </message>
    <message>
        <source>{file} has no class {name}, nor any other</source>
        <translation>{file} n’a pas de classe {name}, ni aucune autre</translation>
    </message>
    <message>
        <source>{player} failed: {detail}</source>
        <translation>{player} a échoué&#xa0;: {detail}</translation>
    </message>
    <message>
        <source>{player} has ended its process instead of choosing</source>
        <translation>{player} a mis fin à son processus au lieu de choisir</translation>
    </message>
    <message>
        <source>{file} has no class {name}; it has: {detail}</source>
        <translation>{file} n’a pas de classe {name}&#xa0;; il contient&#xa0;: {detail}</translation>
    </message>
    <message>
        <source>{player} cannot be loaded: {detail}</source>
        <translation>impossible de charger {player}&#xa0;: {detail}</translation>
    </message>
    <message>
        <source>every state kept all invariants</source>
        <translation>chaque état tenait ce qui doit toujours tenir</translation>
    </message>
    <message>
        <source>{player} has not answered within {seconds} s</source>
        <translation>{player} n’a pas répondu en {seconds} s</translation>
    </message>
</context>
<context>
    <name>split</name>
    <message>
        <source>Nobody can play in your place: if you leave, this round doesn’t count.</source>
        <translation>Personne ne peut vous remplacer&#xa0;: vous abandonnez cette manche, et elle ne compte pas.</translation>
    </message>
    <message>
        <source>Nobody else is playing: if you leave, this round doesn’t count.</source>
        <translation>Personne d’autre ne joue&#xa0;: si vous partez, cette manche ne compte pas.</translation>
    </message>
    <message>
        <source>Without you there are too few people to go on: this round won’t count.</source>
        <translation>Il reste trop peu de personnes pour continuer sans vous&#xa0;: cette manche ne comptera pas.</translation>
    </message>
    <message>
        <source>The others play on: your seat just passes until the round ends, then a computer player takes it.</source>
        <translation>Les autres continuent&#xa0;: votre place ne fait que passer jusqu’à la fin de la manche, puis un ordinateur la prend.</translation>
    </message>
    <message>
        <source>The match goes on without you: a computer player takes your seat. The rounds you’ve played are kept.</source>
        <translation>La partie continue sans vous&#xa0;: un ordinateur prend votre place. Les manches jouées sont gardées.</translation>
    </message>
    <message>
        <source>The match ends here. The rounds you’ve played are kept.</source>
        <translation>La partie s’arrête ici. Les manches jouées sont gardées.</translation>
    </message>
    <message>
        <source>Waiting for {name}</source>
        <translation>On attend {name}</translation>
    </message>
    <message>
        <source>Waiting: {heard} of {all} computers are here, {needed} needed</source>
        <translation>Attente&#xa0;: {heard} ordinateurs entendus sur {all}, il en faut {needed}</translation>
    </message>
    <message>
        <source>The two of you can only go on together. You can wait, or open a new table with the same settings: computer players take the empty seats, points start from zero, and {name} can join either.</source>
        <translation>Vous deux ne pouvez continuer qu’ensemble. Vous pouvez attendre, ou ouvrir une nouvelle table avec les mêmes réglages&#xa0;: des ordinateurs prennent les places vides, les points repartent de zéro, et {name} peut rejoindre l’une ou l’autre.</translation>
    </message>
    <message>
        <source>Only the larger group of computers can go on with this table. You can wait, or open a new table with the same settings: computer players take the empty seats, points start from zero, and anyone who comes back can join either.</source>
        <translation>Seule la plus grande partie des ordinateurs continue à cette table. Vous pouvez attendre, ou ouvrir une nouvelle table avec les mêmes réglages&#xa0;: des ordinateurs prennent les places vides, les points repartent de zéro, et ceux qui reviennent peuvent rejoindre l’une ou l’autre.</translation>
    </message>
</context>
<context>
    <name>system</name>
    <message>
        <source>there is no such file or folder</source>
        <translation>ce fichier ou ce dossier n’existe pas</translation>
    </message>
    <message>
        <source>you don’t have permission</source>
        <translation>vous n’en avez pas le droit</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <translation>rien ne peut y être écrit</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>the file would be too large</source>
        <translation>le fichier serait trop grand</translation>
    </message>
    <message>
        <source>that is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>part of the path is not a folder</source>
        <translation>une partie du chemin n’est pas un dossier</translation>
    </message>
    <message>
        <source>it already exists</source>
        <translation>cela existe déjà</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>le nom est trop long</translation>
    </message>
    <message>
        <source>the path goes in a circle</source>
        <translation>le chemin tourne en rond</translation>
    </message>
    <message>
        <source>the system doesn’t accept that name</source>
        <translation>le système n’accepte pas un tel nom</translation>
    </message>
    <message>
        <source>something else is using it</source>
        <translation>autre chose l’utilise</translation>
    </message>
    <message>
        <source>the disk can’t read or write it</source>
        <translation>le disque ne le lit ou ne l’écrit pas</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>trop de fichiers sont ouverts</translation>
    </message>
    <message>
        <source>there is no memory left</source>
        <translation>il n’y a plus de mémoire</translation>
    </message>
    <message>
        <source>nobody is reading it any more</source>
        <translation>plus personne ne le lit</translation>
    </message>
    <message>
        <source>it’s a link, and the file it leads to isn’t there now</source>
        <translation>c’est un lien, et le fichier vers lequel il mène n’est pas là pour l’instant</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>{name}’s table</source>
        <translation>Table de {name}</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Découverte</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Famille</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>champion</source>
        <translation>champion</translation>
    </message>
    <message>
        <source>by sets</source>
        <translation>par combinaisons</translation>
    </message>
    <message>
        <source>by color</source>
        <translation>par couleur</translation>
    </message>
    <message>
        <source>by piece</source>
        <translation>par pièce</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>à la main</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sud</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Est</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Ouest</translation>
    </message>
    <message>
        <source>{card} ({n} left, if you draw it)</source>
        <translation>{card} (encore {n}, si vous la piochez)</translation>
    </message>
    <message>
        <source>{card} ({n} left)</source>
        <translation>{card} (encore {n})</translation>
    </message>
    <message>
        <source>{card} (if you draw it)</source>
        <extracomment>of a card that one waits for: it wins only on one&apos;s own draw</extracomment>
        <translation>{card} (si vous la piochez)</translation>
    </message>
    <message>
        <source>marked Pong ×{n}</source>
        <translation>Pong marqué ×{n}</translation>
    </message>
    <message>
        <source>Pong ×{n}</source>
        <translation>Pong ×{n}</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Horloge</translation>
    </message>
    <message>
        <source>no junk</source>
        <translation>aucun déchet</translation>
    </message>
    <message>
        <source>no longer waiting</source>
        <translation>plus d’attente</translation>
    </message>
    <message>
        <source>no clock: take all the time you want</source>
        <translation>sans horloge&#xa0;: prenez votre temps</translation>
    </message>
    <message>
        <source>beginner</source>
        <extracomment>how strong a computer player is, as in &quot;computer player, beginner&quot;</extracomment>
        <translation>débutant</translation>
    </message>
    <message>
        <source>neighbor</source>
        <translation>voisin</translation>
    </message>
    <message>
        <source>master</source>
        <translation>maître</translation>
    </message>
    <message>
        <source>{claim} s to answer, {discard} s to discard, {bank} s in reserve each round</source>
        <translation>{claim} s pour répondre, {discard} s pour défausser, {bank} s en réserve par manche</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Place {number}</translation>
    </message>
    <message>
        <source>waiting for {cards}</source>
        <translation>en attente&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>leaves no junk</source>
        <translation>sans déchet</translation>
    </message>
</context>
<context>
    <name>terminal</name>
    <message>
        <source>No window can open here, so you play in this terminal.</source>
        <translation>Aucune fenêtre ne peut s’ouvrir ici, vous jouez donc dans ce terminal.</translation>
    </message>
    <message>
        <source>No window can open and there is no terminal here, so computer players play a round.</source>
        <translation>Aucune fenêtre ne peut s’ouvrir et il n’y a pas de terminal ici&#xa0;: une manche entre ordinateurs.</translation>
    </message>
    <message>
        <source>There is no display and no terminal here, so computer players play a round.</source>
        <translation>Il n’y a ici ni écran ni terminal&#xa0;: une manche entre ordinateurs.</translation>
    </message>
    <message>
        <source>cannot open a window: this system lacks {library}. Get it with: {command}</source>
        <translation>aucune fenêtre ne peut s’ouvrir&#xa0;: il manque {library} à ce système. Pour l’obtenir&#xa0;: {command}</translation>
    </message>
    <message>
        <source>cannot open a window: this system lacks {library}. Get it with your system’s package manager.</source>
        <translation>aucune fenêtre ne peut s’ouvrir&#xa0;: il manque {library} à ce système. Installez-la avec le gestionnaire de paquets de votre système.</translation>
    </message>
    <message>
        <source>There is no display here, so you play in this terminal.</source>
        <translation>Il n’y a pas d’écran ici, vous jouez donc dans ce terminal.</translation>
    </message>
    <message>
        <source>cannot open a window: {problem}</source>
        <translation>aucune fenêtre ne peut s’ouvrir&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>Round {number}.</source>
        <translation>Manche {number}.</translation>
    </message>
    <message>
        <source>junk: {cards}</source>
        <translation>déchets&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>  unclaimed: {cards}</source>
        <translation>  laissées&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Paused (Enter: go on) &gt;</source>
        <translation>En pause (Entrée&#xa0;: reprendre) &gt;</translation>
    </message>
    <message>
        <source>Next round (Enter) &gt;</source>
        <translation>Manche suivante (Entrée) &gt;</translation>
    </message>
    <message>
        <source>The proof of round {number} is in {path}</source>
        <translation>La preuve de la manche {number} est dans {path}</translation>
    </message>
    <message>
        <source>Join it again, or open the new one with --anew.</source>
        <translation>Rejoignez-la, ou ouvrez la nouvelle avec --anew.</translation>
    </message>
    <message>
        <source>The words of this round, the same on every screen: {words}.</source>
        <translation>Les mots de cette manche, les mêmes sur chaque écran&#xa0;: {words}.</translation>
    </message>
    <message>
        <source>{cost} Type x again to leave.</source>
        <translation>{cost} Tapez encore x pour quitter.</translation>
    </message>
    <message>
        <source>You leave the table.</source>
        <translation>Vous quittez la table.</translation>
    </message>
    <message>
        <source>Looking for tables nearby.</source>
        <translation>Recherche de tables à proximité.</translation>
    </message>
    <message>
        <source>No tables yet.</source>
        <translation>Aucune table en vue.</translation>
    </message>
    <message>
        <source>Asking every address nearby.</source>
        <translation>Chaque adresse proche est interrogée.</translation>
    </message>
    <message>
        <source>Table code &gt;</source>
        <translation>Le code de la table &gt;</translation>
    </message>
    <message>
        <source>The input has ended.</source>
        <translation>L’entrée est finie.</translation>
    </message>
    <message>
        <source>The record is {path}</source>
        <translation>Le relevé est {path}</translation>
    </message>
    <message>
        <source>Goodbye. The match could not be saved.</source>
        <translation>Au revoir. La partie n’a pas pu être enregistrée.</translation>
    </message>
    <message>
        <source>There is an unfinished match: round {number}, you have {tally}.</source>
        <translation>Une partie n’est pas finie&#xa0;: manche {number}, vous en êtes à {tally}.</translation>
    </message>
    <message>
        <source>The end of its record cannot be read and will be played again.</source>
        <translation>La fin de son relevé est illisible et sera rejouée.</translation>
    </message>
    <message>
        <source>Continue it (Enter: yes, n: new match) &gt;</source>
        <translation>La continuer (Entrée&#xa0;: oui, n&#xa0;: nouvelle partie) &gt;</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>The match cannot be saved and goes on in memory: {problem}</source>
        <translation>La partie ne peut être enregistrée et continue en mémoire&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>Goodbye. Your match is saved: you can continue it next time.</source>
        <translation>Au revoir. Votre partie est gardée&#xa0;: vous pourrez la continuer la prochaine fois.</translation>
    </message>
    <message>
        <source>The number or address on the host’s screen (x: leave) &gt;</source>
        <translation>Le numéro ou l’adresse de l’écran de l’hôte (x&#xa0;: quitter) &gt;</translation>
    </message>
    <message>
        <source>Wall: {cards}, {draws} left to draw.</source>
        <translation>Pioche&#xa0;: {cards}, dont {draws} peuvent être piochées.</translation>
    </message>
    <message>
        <source>On offer: {card}, drawn by {name}.</source>
        <translation>Proposée&#xa0;: {card}, piochée par {name}.</translation>
    </message>
    <message>
        <source>On offer: {card}, discarded by {name}.</source>
        <translation>Proposée&#xa0;: {card}, défaussée par {name}.</translation>
    </message>
    <message>
        <source>Your hand, {cards}, {order}:</source>
        <translation>Votre main, {cards}, {order}&#xa0;:</translation>
    </message>
    <message>
        <source>Your hand, {cards}, {junk}, {order}:</source>
        <translation>Votre main, {cards}, {junk}, {order}&#xa0;:</translation>
    </message>
    <message>
        <source>You’re waiting for {cards}.</source>
        <translation>Vous attendez {cards}.</translation>
    </message>
    <message>
        <source>You may: {options}.</source>
        <translation>Vous pouvez&#xa0;: {options}.</translation>
    </message>
    <message>
        <source>You must: {options}.</source>
        <translation>Vous devez&#xa0;: {options}.</translation>
    </message>
    <message>
        <source>pass when I can’t do anything</source>
        <translation>passer quand rien n’est possible</translation>
    </message>
    <message>
        <source>pass on everything this round, but ask about a win</source>
        <translation>tout passer cette manche&#xa0;; une victoire demande quand même</translation>
    </message>
    <message>
        <source>no Chow, Quad or Pair</source>
        <translation>ni Chow, ni Quad, ni Paire</translation>
    </message>
    <message>
        <source>win without asking</source>
        <translation>gagner sans demander</translation>
    </message>
    <message>
        <source>let the computer answer until I’m back</source>
        <translation>l’ordinateur répond jusqu’à mon retour</translation>
    </message>
    <message>
        <source>on</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>off</source>
        <translation>non</translation>
    </message>
    <message>
        <source>a card such as rX: pass until it is shown: {until}</source>
        <translation>une carte comme rX&#xa0;: passer jusqu’à ce qu’elle sorte&#xa0;: {until}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}.</source>
        <translation>Manche {number} sur {rounds}.</translation>
    </message>
    <message>
        <source>out of the round</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>{tally} in all</source>
        <translation>{tally} en tout</translation>
    </message>
    <message>
        <source>computer, {level}</source>
        <translation>ordinateur, {level}</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>donneur</translation>
    </message>
    <message>
        <source>has the move</source>
        <translation>doit jouer</translation>
    </message>
    <message>
        <source>  on the table: {melds} ({points})</source>
        <translation>  sur la table&#xa0;: {melds} ({points})</translation>
    </message>
    <message>
        <source>{letter} or {digit}</source>
        <translation>{letter} ou {digit}</translation>
    </message>
    <message>
        <source>, {n} ways</source>
        <translation>, {n} façons</translation>
    </message>
    <message>
        <source>Continue: {table}</source>
        <translation>Continuer&#xa0;: {table}</translation>
    </message>
    <message>
        <source>The number or address on the host’s screen (h: search harder, x: leave) &gt;</source>
        <translation>Le numéro ou l’adresse de l’écran de l’hôte (h&#xa0;: chercher mieux, x&#xa0;: quitter) &gt;</translation>
    </message>
    <message>
        <source>Join which table (Enter: {number}, h: search harder, x: leave) &gt;</source>
        <translation>Quelle table (Entrée&#xa0;: {number}, h&#xa0;: chercher mieux, x&#xa0;: quitter) &gt;</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>en jeu</translation>
    </message>
    <message>
        <source>code</source>
        <translation>code</translation>
    </message>
    <message>
        <source>You’re watching (a number: take that seat, ?: help, x: leave) &gt;</source>
        <translation>Vous regardez (un nombre&#xa0;: prendre cette place,&#xa0;?&#xa0;: aide, x&#xa0;: quitter) &gt;</translation>
    </message>
    <message>
        <source>Lobby (s: start, Enter: ready, ?: help, x: leave) &gt;</source>
        <translation>Salon (s&#xa0;: commencer, Entrée&#xa0;: prêt,&#xa0;?&#xa0;: aide, x&#xa0;: quitter) &gt;</translation>
    </message>
    <message>
        <source>Lobby (Enter: ready, ?: help, x: leave) &gt;</source>
        <translation>Salon (Entrée&#xa0;: prêt,&#xa0;?&#xa0;: aide, x&#xa0;: quitter) &gt;</translation>
    </message>
    <message>
        <source>The table hasn’t let you in yet.</source>
        <translation>La table ne vous a pas encore laissé entrer.</translation>
    </message>
    <message>
        <source>{table}: {rules}, pace {pace}, rounds: {rounds}.</source>
        <translation>{table}&#xa0;: {rules}, rythme {pace}, manches&#xa0;: {rounds}.</translation>
    </message>
    <message>
        <source>Watching: {names}.</source>
        <translation>Regardent&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>All are ready: the match is starting.</source>
        <translation>Tous sont prêts&#xa0;: la partie commence.</translation>
    </message>
    <message>
        <source>You’re watching. Type the number of a free seat to play.</source>
        <translation>Vous regardez. Tapez le numéro d’une place libre pour jouer.</translation>
    </message>
    <message>
        <source>All seats are taken, so you’re watching. If one becomes free, type its number.</source>
        <translation>Toutes les places sont prises&#xa0;: vous regardez. Si l’une se libère, tapez son numéro.</translation>
    </message>
    <message>
        <source>The table’s address isn’t known here: it’s on the host’s screen.</source>
        <translation>L’adresse de la table n’est pas connue ici&#xa0;: l’écran de l’hôte la montre.</translation>
    </message>
    <message>
        <source>Table number {number}, address {address}.</source>
        <translation>Table numéro {number}, adresse {address}.</translation>
    </message>
    <message>
        <source>Address {address}.</source>
        <translation>Adresse {address}.</translation>
    </message>
    <message>
        <source>No network here: only programs on this computer can join.</source>
        <translation>Pas de réseau ici&#xa0;: seuls des programmes de cet ordinateur peuvent venir.</translation>
    </message>
    <message>
        <source>The table’s code: {code}</source>
        <translation>Le code de la table&#xa0;: {code}</translation>
    </message>
    <message>
        <source>{seat}: computer player, {level}</source>
        <translation>{seat}&#xa0;: ordinateur, {level}</translation>
    </message>
    <message>
        <source>{seat}: free</source>
        <translation>{seat}&#xa0;: libre</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>host</source>
        <translation>hôte</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>prêt</translation>
    </message>
    <message>
        <source>not ready</source>
        <translation>pas prêt</translation>
    </message>
    <message>
        <source>Next comes round {n}: {tally}.</source>
        <translation>Ensuite, manche {n}&#xa0;: {tally}.</translation>
    </message>
    <message>
        <source>Enter: ready or not; a number: sit there; w: watch; n NAME: change your name</source>
        <translation>Entrée&#xa0;: prêt ou non&#xa0;; un nombre&#xa0;: s’asseoir là&#xa0;; w&#xa0;: regarder&#xa0;; n NOM&#xa0;: s’appeler ainsi</translation>
    </message>
    <message>
        <source>/WORDS: say something; l: the lobby again; x: leave; the host starts with s</source>
        <translation>/MOTS&#xa0;: dire quelque chose&#xa0;; l&#xa0;: revoir le salon&#xa0;; x&#xa0;: quitter&#xa0;; l’hôte commence avec s</translation>
    </message>
    <message>
        <source>Type {word} to stop waiting.</source>
        <translation>Tapez {word} pour ne plus attendre.</translation>
    </message>
    <message>
        <source>Type {word} to open it, x to leave; or wait.</source>
        <translation>Tapez {word} pour l’ouvrir, x pour quitter&#xa0;; ou attendez.</translation>
    </message>
    <message>
        <source>You’re watching; you play from the next round on.</source>
        <translation>Vous regardez&#xa0;; vous jouerez dès la prochaine manche.</translation>
    </message>
    <message>
        <source>You’re watching: hands stay hidden.</source>
        <translation>Vous regardez&#xa0;: aucune main n’est montrée.</translation>
    </message>
    <message>
        <source>Tip: {tip}</source>
        <translation>Astuce&#xa0;: {tip}</translation>
    </message>
    <message>
        <source>Auto (a number switches, Enter: back) &gt;</source>
        <translation>Auto (un nombre change, Entrée&#xa0;: retour) &gt;</translation>
    </message>
    <message>
        <source>Enter: leave &gt;</source>
        <translation>Entrée&#xa0;: quitter &gt;</translation>
    </message>
    <message>
        <source>Discard which card (Enter: {proposed}, ?: help) &gt;</source>
        <translation>Défausser quelle carte (Entrée&#xa0;: {proposed},&#xa0;?&#xa0;: aide) &gt;</translation>
    </message>
    <message>
        <source>Your answer (Enter: {proposed}, ?: help) &gt;</source>
        <translation>Votre réponse (Entrée&#xa0;: {proposed},&#xa0;?&#xa0;: aide) &gt;</translation>
    </message>
    <message>
        <source>Your cards are numbered 1 to {n}.</source>
        <translation>Vos cartes portent les numéros 1 à {n}.</translation>
    </message>
    <message>
        <source>You answer: {action}.</source>
        <translation>Vous répondez&#xa0;: {action}.</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Étape {number} sur {count}</translation>
    </message>
    <message>
        <source>Play a round now (Enter: yes, n: leave) &gt;</source>
        <translation>Jouer une manche maintenant (Entrée&#xa0;: oui, n&#xa0;: quitter) &gt;</translation>
    </message>
    <message>
        <source>Next (Enter) &gt;</source>
        <translation>Suivant (Entrée) &gt;</translation>
    </message>
    <message>
        <source>Too late.</source>
        <translation>Trop tard.</translation>
    </message>
    <message>
        <source>{auto}: cleared.</source>
        <translation>{auto}&#xa0;: effacé.</translation>
    </message>
    <message>
        <source>Suggested: {action}; {effect}.</source>
        <translation>Suggéré&#xa0;: {action}&#xa0;; {effect}.</translation>
    </message>
    <message>
        <source>You may discard it.</source>
        <translation>Elle peut être défaussée.</translation>
    </message>
    <message>
        <source>“{text}” means nothing here; type ? for help.</source>
        <translation>«&#xa0;{text}&#xa0;» ne veut rien dire ici&#xa0;; tapez&#xa0;? pour l’aide.</translation>
    </message>
    <message>
        <source>Keys: W win, K Kong, P Pong, C Chow, Q Quad, D pair; 1 to 8: the buttons by position.</source>
        <translation>Touches&#xa0;: W gagner, K Kong, P Pong, C Chow, Q Quad, D Paire&#xa0;; 1 à 8&#xa0;: les places des boutons.</translation>
    </message>
    <message>
        <source>S sort, H hint, L the table and the log, A automatic answers, T pause, X leave.</source>
        <translation>S trier, H indice, L la table et le journal, A réponses automatiques, T pause, X quitter.</translation>
    </message>
    <message>
        <source>? and a key or a card such as rX: why not.</source>
        <translation>? et une touche ou une carte comme rX&#xa0;: pourquoi pas.</translation>
    </message>
    <message>
        <source>Phones can’t be served here: {why}.</source>
        <translation>Impossible de jouer par téléphone ici&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>Or type in its browser: {address} and then the key {key}</source>
        <translation>Ou tapez dans son navigateur&#xa0;: {address}, puis la clé {key}</translation>
    </message>
    <message>
        <source>With a phone: scan this.</source>
        <translation>Avec un téléphone&#xa0;: scannez ceci.</translation>
    </message>
    <message>
        <source>Phones play through this computer, which could see their cards.</source>
        <translation>Les téléphones passent par cet ordinateur, qui pourrait voir leurs cartes.</translation>
    </message>
    <message>
        <source>Type it again to fold.</source>
        <translation>Tapez-le encore pour vous coucher.</translation>
    </message>
    <message>
        <source>The record can’t be saved in full: {problem}</source>
        <translation>Le relevé ne peut pas être enregistré en entier&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>You didn’t join a table.</source>
        <translation>Vous n’avez rejoint aucune table.</translation>
    </message>
    <message>
        <source>{free} of {seats} seats free</source>
        <translation>places libres&#xa0;: {free} sur {seats}</translation>
    </message>
    <message>
        <source>Type {yes} to give them that seat and its hand, or {no}.</source>
        <translation>Tapez {yes} pour lui rendre sa place et sa main, sinon {no}.</translation>
    </message>
    <message>
        <source>A new phone says it’s {name}. Is that right?</source>
        <translation>Un nouveau téléphone dit être celui de {name}. Est-ce vrai&#xa0;?</translation>
    </message>
    <message>
        <source>Discard which card (?: help) &gt;</source>
        <translation>Jeter quelle carte (?&#xa0;: aide) &gt;</translation>
    </message>
    <message>
        <source>Your answer (?: help) &gt;</source>
        <translation>Votre réponse (?&#xa0;: aide) &gt;</translation>
    </message>
    <message>
        <source>Type it again to pass.</source>
        <translation>Tapez-le encore pour passer.</translation>
    </message>
    <message>
        <source>8 or the word: pass. Enter alone: what’s suggested. A number: that card in your hand.</source>
        <translation>8 ou le mot&#xa0;: passer. Entrée seule&#xa0;: ce qui est conseillé. Un numéro&#xa0;: cette carte de votre main.</translation>
    </message>
    <message>
        <source>Which one (a number; 0: back) &gt;</source>
        <translation>Laquelle (un numéro&#xa0;; 0&#xa0;: retour) &gt;</translation>
    </message>
</context>
<context>
    <name>tips</name>
    <message>
        <source>You can use this card: the lit buttons say how. You can always pass.</source>
        <translation>Cette carte peut vous servir&#xa0;: les boutons éclairés disent comment. Vous pouvez toujours passer.</translation>
    </message>
    <message>
        <source>With these rules you have to use this card: the lit buttons say how.</source>
        <translation>Ces règles vous obligent à prendre cette carte&#xa0;: les boutons éclairés disent comment.</translation>
    </message>
    <message>
        <source>A General you draw is yours: lay it down alone or with its Advisor and Elephant.</source>
        <translation>Un Général que vous piochez est à vous&#xa0;: posez-le seul ou avec son Conseiller et son Éléphant.</translation>
    </message>
    <message>
        <source>You need just one card to win now, whoever shows it. Think twice before you claim another.</source>
        <translation>Une carte suffit désormais pour gagner, qui que ce soit qui la montre. Réfléchissez avant d’en prendre une autre.</translation>
    </message>
    <message>
        <source>The winner’s sets are counted, and every other player pays that many points.</source>
        <translation>Les combinaisons du gagnant sont comptées, et chaque autre joueur paie autant de points.</translation>
    </message>
    <message>
        <source>Choose a card you don’t need: click it, then press Discard, or drag it to the middle.</source>
        <translation>Choisissez une carte dont vous n’avez pas besoin&#xa0;: cliquez dessus, puis sur Jeter, ou glissez-la au milieu.</translation>
    </message>
</context>
<context>
    <name>together</name>
    <message>
        <source>Go on alone</source>
        <translation>Continuer seul</translation>
    </message>
    <message>
        <source>{names} is reviewing the round.</source>
        <translation>{names} revoit la manche.</translation>
    </message>
    <message>
        <source>{names} are reviewing the round.</source>
        <translation>{names} revoient la manche.</translation>
    </message>
    <message>
        <source>Join in</source>
        <translation>Revoir aussi</translation>
    </message>
    <message>
        <source>Review together</source>
        <translation>Revoir ensemble</translation>
    </message>
    <message>
        <source>The others can see that you’re reviewing, and can join in.</source>
        <translation>Les autres voient que vous revoyez la manche, et peuvent se joindre à vous.</translation>
    </message>
    <message>
        <source>With {names}. When anyone steps, everyone follows.</source>
        <translation>Avec {names}. Qui avance emmène tout le monde.</translation>
    </message>
    <message>
        <source>{name} brought you here.</source>
        <translation>{name} vous a amené ici.</translation>
    </message>
    <message>
        <source>{names} and {n} others</source>
        <translation>{names} et {n} autres</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} et {last}</translation>
    </message>
</context>
<context>
    <name>tray</name>
    <message>
        <source>given</source>
        <extracomment>under an answer that has been given and waits for the others</extracomment>
        <translation>donné</translation>
    </message>
    <message>
        <source>You could win.</source>
        <translation>Vous pourriez gagner.</translation>
    </message>
    <message>
        <source>Given automatically as soon as it’s possible. Press it to cancel.</source>
        <translation>Se fait tout seul dès que c’est possible. Appuyez pour y renoncer.</translation>
    </message>
    <message>
        <source>Pick a card first.</source>
        <translation>Choisissez d’abord une carte.</translation>
    </message>
    <message>
        <source>suggested</source>
        <extracomment>on the answer that the computer would give</extracomment>
        <translation>conseillé</translation>
    </message>
    <message>
        <source>You could win. Press it again to pass.</source>
        <translation>Vous pourriez gagner. Appuyez encore pour passer.</translation>
    </message>
    <message>
        <source>in advance</source>
        <extracomment>under an answer that is given by itself as soon as it is possible</extracomment>
        <translation>d’avance</translation>
    </message>
    <message>
        <source>Pass?</source>
        <extracomment>on the button that passes, once it has been pressed although a win is possible: it asks back</extracomment>
        <translation>Passer&#xa0;?</translation>
    </message>
    <message>
        <source>{answers} or {last}</source>
        <extracomment>several answers to choose from: &quot;Chow, Pair or Pass&quot;</extracomment>
        <translation>{answers} ou {last}</translation>
    </message>
    <message>
        <source>For a {claim} you need {cards} in your hand; you have {count}.</source>
        <translation>Pour {claim}, il faut {cards} en main&#xa0;; vous en avez {count}.</translation>
    </message>
</context>
<context>
    <name>verify</name>
    <message>
        <source>{name}, changed</source>
        <translation>{name}, modifié</translation>
    </message>
    <message>
        <source>Line {line} is wrong: {text} ({message}). Everything before it is true.</source>
        <translation>La ligne {line} est fausse&#xa0;: {text} ({message}). Ce qui précède est vrai.</translation>
    </message>
    <message>
        <source>Something in this file was changed or damaged; everything before that is true.</source>
        <translation>Quelque chose dans ce fichier a été modifié ou abîmé&#xa0;; ce qui précède est vrai.</translation>
    </message>
    <message>
        <source>Record checked: everything follows the rules.</source>
        <translation>Relevé vérifié&#xa0;: tout suit les règles.</translation>
    </message>
    <message>
        <source>Record checked: all true so far; the match isn’t finished.</source>
        <translation>Relevé vérifié&#xa0;: tout est vrai jusqu’ici&#xa0;; la partie n’est pas finie.</translation>
    </message>
    <message>
        <source>Setup: {players}, {rounds}, rules: {rules}.</source>
        <translation>Mise en place&#xa0;: {players}, {rounds}, règles&#xa0;: {rules}.</translation>
    </message>
    <message>
        <source>Deals: {n}, each follows from the seed of the match.</source>
        <translation>Donnes&#xa0;: {n}, chacune découle de la graine de la partie.</translation>
    </message>
    <message>
        <source>Actions: {n}, each allowed by the rules; payments follow from them.</source>
        <translation>Actions&#xa0;: {n}, chacune permise par les règles&#xa0;; les paiements en découlent.</translation>
    </message>
    <message>
        <source>Choices of computer players: {n}, each the same when repeated.</source>
        <translation>Choix des joueurs ordinateurs&#xa0;: {n}, chacun donne de nouveau le même.</translation>
    </message>
    <message>
        <source>The record is true and complete.</source>
        <translation>Le relevé est vrai et complet.</translation>
    </message>
    <message>
        <source>The record is true; the match is not finished.</source>
        <translation>Le relevé est vrai&#xa0;; la partie n’est pas finie.</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Preuve</translation>
    </message>
    <message>
        <source>Auto: automatic answers until the round ends. A clears them.</source>
        <translation>Auto&#xa0;: réponses automatiques jusqu’à la fin de la manche. A les efface.</translation>
    </message>
    <message>
        <source>Hint (H): what the computer would do, and why.</source>
        <translation>Indice (H)&#xa0;: ce que ferait l’ordinateur, et pourquoi.</translation>
    </message>
    <message>
        <source>{points}: what the sets on the table are worth.</source>
        <translation>{points}&#xa0;: la valeur des combinaisons posées.</translation>
    </message>
    <message>
        <source>Cards left: {count}. Draws left: {draws}. After them the round ends and nobody wins; the last {rest} cards are never drawn.</source>
        <translation>Il reste {count} cartes, dont {draws} à piocher. Ensuite la manche finit sans gagnant&#xa0;; les {rest} dernières ne se piochent jamais.</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>donneur</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>on the table: {cards}</source>
        <translation>sur la table&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>discards: {cards}</source>
        <translation>défausses&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Three identical cards stay together, here {card}: none may join another set in your hand.</source>
        <translation>Trois cartes identiques restent ensemble, ici {card}&#xa0;: aucune n’entre dans une autre combinaison de la main.</translation>
    </message>
    <message>
        <source>{n} s left</source>
        <translation>encore {n} s</translation>
    </message>
    <message>
        <source>The table is waiting for {name}, with no clock</source>
        <translation>La table attend {name}, sans horloge</translation>
    </message>
    <message>
        <source>Others are still waiting for {name}; you’re not</source>
        <translation>D’autres attendent encore {name}&#xa0;; vous n’attendez plus</translation>
    </message>
    <message>
        <source>The round goes on without {name} once nobody else is waiting.</source>
        <translation>La manche continue sans {name} dès que personne d’autre n’attend non plus.</translation>
    </message>
    <message>
        <source>Your cards in this round are lost: you play from the next one</source>
        <translation>Vos cartes de cette manche sont perdues&#xa0;: vous jouez à partir de la prochaine</translation>
    </message>
    <message>
        <source>Your seat just passes until the next round</source>
        <translation>Votre place ne fait que passer jusqu’à la prochaine manche</translation>
    </message>
    <message>
        <source>You’re passing automatically</source>
        <translation>Vous passez automatiquement</translation>
    </message>
    <message>
        <source>The computer answers – A: I’m back</source>
        <translation>L’ordinateur répond – A&#xa0;: me revoilà</translation>
    </message>
    <message>
        <source>Paused – press T or click to go on</source>
        <translation>En pause – appuyez sur T ou cliquez pour reprendre</translation>
    </message>
    <message>
        <source>just passes</source>
        <translation>ne fait que passer</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lent</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>ordinateur</translation>
    </message>
    <message>
        <source>The connection is lost – reconnecting…</source>
        <translation>La connexion est perdue – reconnexion…</translation>
    </message>
    <message>
        <source>{name} has left – the round goes on in a moment</source>
        <translation>{name} est parti – la manche continue dans un instant</translation>
    </message>
    <message>
        <source>{name} lost the connection – wait, or leave (Menu)</source>
        <translation>{name} a perdu la connexion – attendez, ou quittez (Menu)</translation>
    </message>
    <message>
        <source>{name} lost the connection – the clocks run again</source>
        <translation>{name} a perdu la connexion – les horloges tournent de nouveau</translation>
    </message>
    <message>
        <source>{name} lost the connection – waiting {time}</source>
        <translation>{name} a perdu la connexion – attente {time}</translation>
    </message>
    <message>
        <source>You paused: time for tea – press T or click to go on</source>
        <translation>Vous faites une pause&#xa0;: l’heure du thé – appuyez sur T ou cliquez pour reprendre</translation>
    </message>
    <message>
        <source>{name} paused: time for tea</source>
        <translation>{name} fait une pause&#xa0;: c’est l’heure du thé</translation>
    </message>
    <message>
        <source>Everyone is shuffling the next round…</source>
        <translation>Tous mélangent la manche suivante…</translation>
    </message>
    <message>
        <source>The round is being verified…</source>
        <translation>La manche est en cours de vérification…</translation>
    </message>
    <message>
        <source>You draw</source>
        <translation>Vous piochez</translation>
    </message>
    <message>
        <source>{name} draws</source>
        <translation>{name} pioche</translation>
    </message>
    <message>
        <source>You discard</source>
        <translation>Vous défaussez</translation>
    </message>
    <message>
        <source>{name} discards</source>
        <translation>{name} défausse</translation>
    </message>
    <message>
        <source>Play or fold?</source>
        <translation>Jouer ou se coucher&#xa0;?</translation>
    </message>
    <message>
        <source>A hopeless hand</source>
        <translation>Une main sans espoir</translation>
    </message>
    <message>
        <source>Everyone looks at their cards</source>
        <translation>Chacun regarde les cartes données</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>Au tour de {name}</translation>
    </message>
    <message>
        <source>round {number} of {rounds}</source>
        <translation>manche {number} sur {rounds}</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>manche {number}</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>sans horloge</translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>of a player that has folded, or whose hand is dead</extracomment>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>score {points}</source>
        <translation>score {points}</translation>
    </message>
    <message>
        <source>Folding costs your ante and nothing more.</source>
        <translation>Se coucher ne coûte que la mise, rien de plus.</translation>
    </message>
    <message>
        <source>No General, no three alike, no four Soldiers: you may have all cards dealt again.</source>
        <translation>Ni Général, ni trois pareilles, ni quatre Soldats&#xa0;: vous pouvez faire tout redonner.</translation>
    </message>
    <message>
        <source>Choose a card to discard.</source>
        <translation>Choisissez une carte à défausser.</translation>
    </message>
    <message>
        <source>Just before: {what}</source>
        <translation>Juste avant&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{claims}: anyone</source>
        <translation>{claims}&#xa0;: n’importe qui</translation>
    </message>
    <message>
        <source>{claims}: only {first}</source>
        <translation>{claims}&#xa0;: {first} seulement</translation>
    </message>
    <message>
        <source>{claims}: {first}, then {second}</source>
        <translation>{claims}&#xa0;: {first}, puis {second}</translation>
    </message>
    <message>
        <source>Waiting for {cards}</source>
        <translation>En attente&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Which one? Click it or press its number; Esc goes back.</source>
        <translation>Laquelle&#xa0;? Cliquez dessus ou tapez son numéro&#xa0;; Échap pour revenir.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>passing</source>
        <extracomment>of oneself: every card is passed for the rest of the round</extracomment>
        <translation>passe tout</translation>
    </message>
    <message>
        <source>until {card}</source>
        <translation>jusqu’à {card}</translation>
    </message>
    <message>
        <source>no Chow or Pair</source>
        <translation>ni Chow ni Paire</translation>
    </message>
    <message>
        <source>auto-win</source>
        <translation>gain auto</translation>
    </message>
    <message>
        <source>always asks</source>
        <translation>demande toujours</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>{count} autres</translation>
    </message>
    <message>
        <source>{n} left – no more draws</source>
        <translation>encore {n} – on ne pioche plus</translation>
    </message>
    <message>
        <source>in the wall</source>
        <translation>en pioche</translation>
    </message>
    <message>
        <source>{note} ({time} of {limit} left)</source>
        <translation>{note} (encore {time} sur {limit})</translation>
    </message>
    <message>
        <source>X folds, pressed twice.</source>
        <translation>X, deux fois, pour se coucher.</translation>
    </message>
    <message>
        <source>your order</source>
        <translation>votre ordre</translation>
    </message>
    <message>
        <source>Really fold?</source>
        <extracomment>on the button that gives the hand up, once it has been pressed: it asks back</extracomment>
        <translation>Vraiment se coucher&#xa0;?</translation>
    </message>
    <message>
        <source>Press it again to fold.</source>
        <translation>Appuyez encore pour vous coucher.</translation>
    </message>
    <message>
        <source>S sorts again</source>
        <translation>S pour retrier</translation>
    </message>
    <message>
        <source>Choose a card to discard: press it, or drag it here.</source>
        <translation>Choisissez une carte à jeter&#xa0;: cliquez dessus ou glissez-la ici.</translation>
    </message>
    <message>
        <source>Automatic answers</source>
        <translation>Réponses automatiques</translation>
    </message>
</context>
</TS>

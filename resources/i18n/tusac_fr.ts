<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>Archive</name>
    <message>
        <source>This file cannot be opened</source>
        <translation>Impossible d’ouvrir ce fichier</translation>
    </message>
    <message>
        <source>“{name}” is being read and checked …</source>
        <translation>Lecture et vérification de «&#xa0;{name}&#xa0;»…</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Un instant</translation>
    </message>
</context>
<context>
    <name>Arrivals</name>
    <message>
        <source>No table can be opened</source>
        <translation>Impossible d’ouvrir une table</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>The number stands large on the host&apos;s screen. An address looks like 192.168.1.37.</source>
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
        <source>Not joined</source>
        <translation>Table non rejointe</translation>
    </message>
    <message>
        <source>Before the system asks</source>
        <translation>Avant que le système ne demande</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>The table&apos;s code</source>
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
        <translation>Entrée à la table…</translation>
    </message>
    <message>
        <source>Looking at this computer&apos;s network…</source>
        <translation>Examen du réseau de cet ordinateur…</translation>
    </message>
    <message>
        <source>Why can I not see a table?</source>
        <translation>Pourquoi ne vois-je aucune table&#xa0;?</translation>
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
        <source>It is your turn.</source>
        <translation>C’est à vous de jouer.</translation>
    </message>
    <message>
        <source>You can claim a card.</source>
        <translation>Vous pouvez prendre une carte.</translation>
    </message>
</context>
<context>
    <name>ChatBar</name>
    <message>
        <source>Say ▾</source>
        <translation>Dire ▾</translation>
    </message>
    <message>
        <source>Say something to all, Enter sends</source>
        <translation>Un mot pour tous, Entrée l’envoie</translation>
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
        <source>{n} hands void when {name} left</source>
        <translation>
            <numerusform>{n} donne annulée au départ de {name}</numerusform>
            <numerusform>{n} donnes annulées au départ de {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then {n} cards you have not seen would complete your hand.</source>
        <translation>
            <numerusform>Ensuite, {n} carte que vous n’avez pas vue compléterait votre main.</numerusform>
            <numerusform>Ensuite, {n} cartes que vous n’avez pas vues compléteraient votre main.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It keeps {cards}: {n} cards you have not seen would complete that; {thrown}</source>
        <translation>
            <numerusform>Cela garde {cards}&#xa0;: {n} carte que vous n’avez pas vue compléterait le tout&#xa0;; {thrown}</numerusform>
            <numerusform>Cela garde {cards}&#xa0;: {n} cartes que vous n’avez pas vues compléteraient le tout&#xa0;; {thrown}</numerusform>
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
        <source>with {n} computer players</source>
        <translation>
            <numerusform>avec {n} joueur ordinateur</numerusform>
            <numerusform>avec {n} joueurs ordinateurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>--at: the record has {n} actions</source>
        <translation>
            <numerusform>--at&#xa0;: le relevé compte {n} action</numerusform>
            <numerusform>--at&#xa0;: le relevé compte {n} actions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Curve</name>
    <message>
        <source>Your points over the rounds</source>
        <translation>Vos points au fil des manches</translation>
    </message>
    <message>
        <source>lowest, highest and now: {ends}</source>
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
        <source>Back (Esc)</source>
        <translation>Retour (Échap)</translation>
    </message>
    <message>
        <source>One round a day, the same cards for everybody with the same rules, against computers of the level normal.</source>
        <translation>Une manche par jour, les mêmes cartes pour tous ceux qui jouent avec les mêmes règles, contre des ordinateurs de niveau moyen.</translation>
    </message>
    <message>
        <source>Play it again for practice</source>
        <translation>La rejouer pour s’entraîner</translation>
    </message>
    <message>
        <source>Play today’s deal</source>
        <translation>Jouer la donne du jour</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>round {number} of {rounds} · you are at {tally}</source>
        <translation>manche {number} sur {rounds} · vous en êtes à {tally}</translation>
    </message>
    <message>
        <source>round {number} · you are at {tally}</source>
        <translation>manche {number} · vous en êtes à {tally}</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Mes parties</translation>
    </message>
    <message>
        <source>Not finished yet</source>
        <translation>Pas encore finies</translation>
    </message>
    <message>
        <source>No game waits for you. What you leave in the middle is kept here.</source>
        <translation>Aucune partie ne vous attend. Ce que vous quittez en cours de route est gardé ici.</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Retour (Échap)</translation>
    </message>
    <message>
        <source>Score book</source>
        <translation>Carnet de points</translation>
    </message>
    <message>
        <source>Look back at a game</source>
        <translation>Revoir une partie</translation>
    </message>
    <message>
        <source>Today’s deal</source>
        <translation>La donne du jour</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Change these rules…</source>
        <translation>Modifier ces règles…</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Words of the table</source>
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
        <source>The four-color cards, at your family’s table</source>
        <translation>Les cartes à quatre couleurs, à la table familiale</translation>
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
        <source>Choose name, rules, code and clock of the table first</source>
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
        <source>What is different with these rules</source>
        <translation>Ce qui change avec ces règles</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Mes parties</translation>
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
        <source>no end</source>
        <translation>sans fin</translation>
    </message>
    <message>
        <source>Ask for a code, so that only friends come in</source>
        <translation>Demander un code, pour que seuls vos amis entrent</translation>
    </message>
    <message>
        <source>Strict clock: nobody can tell anything from a pause</source>
        <translation>Horloge stricte&#xa0;: une pause ne trahit rien à personne</translation>
    </message>
    <message>
        <source>Everybody always gets the same time to answer, used or not.</source>
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
        <source>The others see this table in their list, or type:</source>
        <translation>Les autres voient cette table dans leur liste, ou tapent&#xa0;:</translation>
    </message>
    <message>
        <source>Friends who come later type:</source>
        <translation>Les amis qui viennent plus tard tapent&#xa0;:</translation>
    </message>
    <message>
        <source>Code: {code}</source>
        <translation>Code&#xa0;: {code}</translation>
    </message>
    <message>
        <source>The host’s screen shows the address.</source>
        <translation>L’écran de l’hôte montre l’adresse.</translation>
    </message>
    <message>
        <source>There is no network here: nobody else can come.</source>
        <translation>Il n’y a pas de réseau ici&#xa0;: personne d’autre ne peut venir.</translation>
    </message>
    <message>
        <source>Everybody on this Wi-Fi can see it ✓</source>
        <translation>Visible de tous sur ce Wi-Fi ✓</translation>
    </message>
    <message>
        <source>It is in nobody’s list: tell the others the number.</source>
        <translation>Elle n’est dans la liste de personne&#xa0;: dites le numéro aux autres.</translation>
    </message>
</context>
<context>
    <name>Keepsakes</name>
    <message>
        <source>No match can begin</source>
        <translation>Aucune partie ne peut commencer</translation>
    </message>
    <message>
        <source>Score book</source>
        <translation>Carnet de points</translation>
    </message>
    <message>
        <source>Games of Tứ Sắc</source>
        <translation>Parties de Tứ Sắc</translation>
    </message>
    <message>
        <source>Look back at a game</source>
        <translation>Revoir une partie</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>It could not be written: {problem}</source>
        <translation>Impossible d’écrire&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>Written: {name}</source>
        <translation>Écrit&#xa0;: {name}</translation>
    </message>
</context>
<context>
    <name>LessonBubble</name>
    <message>
        <source>step {number} of {count}</source>
        <translation>étape {number} sur {count}</translation>
    </message>
    <message>
        <source>Play one with me</source>
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
        <source>computers take the free seats</source>
        <translation>des ordinateurs complètent</translation>
    </message>
    <message>
        <source>We sit in one room</source>
        <translation>Nous sommes dans la même pièce</translation>
    </message>
    <message>
        <source>Only the host&apos;s computer then makes the sounds of the others&apos; cards.</source>
        <translation>Seul l’ordinateur de l’hôte fait alors entendre les cartes des autres.</translation>
    </message>
    <message>
        <source>Friends who come later can take over between two rounds.</source>
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
        <source>Only look on</source>
        <translation>Regarder seulement</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>S’asseoir</translation>
    </message>
    <message>
        <source>Begins in {n}</source>
        <translation>Début dans {n}</translation>
    </message>
    <message>
        <source>Everybody is ready.</source>
        <translation>Tout le monde est prêt.</translation>
    </message>
    <message>
        <source>Joining…</source>
        <translation>Entrée à la table…</translation>
    </message>
</context>
<context>
    <name>LobbySide</name>
    <message>
        <source>What was said</source>
        <translation>Ce qui s’est dit</translation>
    </message>
</context>
<context>
    <name>LogDrawer</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
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
        <source>Easy players</source>
        <translation>Joueurs faciles</translation>
    </message>
    <message>
        <source>Normal players</source>
        <translation>Joueurs moyens</translation>
    </message>
    <message>
        <source>Hard players</source>
        <translation>Joueurs forts</translation>
    </message>
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
        <source>Pace</source>
        <translation>Rythme</translation>
    </message>
    <message>
        <source>No clock when you play alone</source>
        <translation>Pas d’horloge quand vous jouez seul</translation>
    </message>
    <message>
        <source>A clock when you play alone, too</source>
        <translation>Une horloge même quand vous jouez seul</translation>
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
        <source>Why?</source>
        <translation>Pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>Why a table may not be seen here</source>
        <translation>Pourquoi une table peut rester invisible ici</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Arrêter la recherche</translation>
    </message>
    <message>
        <source>Look harder</source>
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
    <name>NetworkRooms</name>
    <message>
        <source>Leave the table?</source>
        <translation>Quitter la table&#xa0;?</translation>
    </message>
    <message>
        <source>Close the table?</source>
        <translation>Fermer la table&#xa0;?</translation>
    </message>
    <message>
        <source>It is yours: all who sit at it are sent home.</source>
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
        <source>{name} plays this round to its end and then goes, and cannot come back to this table.</source>
        <translation>{name} joue cette manche jusqu’au bout, puis s’en va, et ne peut plus revenir à cette table.</translation>
    </message>
    <message>
        <source>That computer cannot come back to this table.</source>
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
        <source>Away from the table</source>
        <translation>Loin de la table</translation>
    </message>
</context>
<context>
    <name>OnlookerPanel</name>
    <message>
        <source>You look on</source>
        <translation>Vous regardez</translation>
    </message>
    <message>
        <source>You see the table from the place of {name}, without the hand.</source>
        <translation>Vous voyez la table de la place de {name}, sans sa main.</translation>
    </message>
    <message>
        <source>Sit down from the next round on</source>
        <translation>S’asseoir à partir de la prochaine manche</translation>
    </message>
    <message>
        <source>You sit down with the next round.</source>
        <translation>Vous vous assiérez à la prochaine manche.</translation>
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
    <name>ProofPanel</name>
    <message>
        <source>Every computer has shuffled the deck, encrypted, and has proven that it changed no card. No computer alone, the host&apos;s included, could see another hand or stack the deck. After the round each computer opens its keys, and every other checks every card and move again.</source>
        <translation>Chaque ordinateur a mélangé le paquet, chiffré, et a prouvé qu’il n’a changé aucune carte. Aucun ordinateur seul, pas même celui de l’hôte, n’a pu voir une autre main ni arranger le paquet. Après la manche, chaque ordinateur ouvre ses clés, et tous les autres revérifient chaque carte et chaque coup.</translation>
    </message>
    <message>
        <source>Read these words out in turn: {words}. Where every screen shows the same, nobody is listening in between.</source>
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
        <source>The record is written after the round.</source>
        <translation>Le relevé est écrit après la manche.</translation>
    </message>
    <message>
        <source>Of two computers neither can read a card of the wall or of the other&apos;s hand before its time.</source>
        <translation>À deux ordinateurs, aucun ne peut lire une carte de la pioche ou de l’autre main avant l’heure.</translation>
    </message>
    <message>
        <source>At a table of {machines} computers, {league} of them in league can read the wall before it is drawn, and so work out what the other one holds; fewer can read neither.</source>
        <translation>À une table de {machines} ordinateurs, {league} d’entre eux, s’ils sont de mèche, peuvent lire la pioche avant qu’on y pioche, et en déduire ce que tient le dernier&#xa0;; moins nombreux, ils ne lisent rien.</translation>
    </message>
    <message>
        <source>At a table of {machines} computers, {league} of them in league can read the wall before it is drawn, and so work out which cards the others hold together, but not who holds which; fewer can read neither.</source>
        <translation>À une table de {machines} ordinateurs, {league} d’entre eux, s’ils sont de mèche, peuvent lire la pioche avant qu’on y pioche, et en déduire quelles cartes les autres tiennent ensemble, mais pas qui tient laquelle&#xa0;; moins nombreux, ils ne lisent rien.</translation>
    </message>
    <message>
        <source>The record cannot be saved: {problem}</source>
        <translation>Impossible d’enregistrer le relevé&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>shuffle proven ✓</source>
        <translation>mélange prouvé ✓</translation>
    </message>
    <message>
        <source>has not shuffled yet</source>
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
    <name>RecordsPage</name>
    <message>
        <source>Look back at a game</source>
        <translation>Revoir une partie</translation>
    </message>
    <message>
        <source>No game is kept here yet. You can also let a file fall on the window.</source>
        <translation>Aucune partie n’est gardée ici. Vous pouvez aussi déposer un fichier sur la fenêtre.</translation>
    </message>
    <message>
        <source>Look at it</source>
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
    <message>
        <source>{name}, alone</source>
        <translation>{name}, en solo</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>en solo</translation>
    </message>
    <message>
        <source>{table}, round {number}</source>
        <translation>{table}, manche {number}</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>To the beginning (Home)</source>
        <translation>Au début (Début)</translation>
    </message>
    <message>
        <source>A turn back (Page Up)</source>
        <translation>Un tour en arrière (Page préc.)</translation>
    </message>
    <message>
        <source>A step back (←)</source>
        <translation>Un pas en arrière (←)</translation>
    </message>
    <message>
        <source>Stop (Space)</source>
        <translation>Arrêter (Espace)</translation>
    </message>
    <message>
        <source>Play it slowly (Space)</source>
        <translation>Dérouler lentement (Espace)</translation>
    </message>
    <message>
        <source>A step on (→)</source>
        <translation>Un pas en avant (→)</translation>
    </message>
    <message>
        <source>A turn on (Page Down)</source>
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
        <source>To the next of your costliest decisions (N)</source>
        <translation>À la suivante de vos décisions les plus coûteuses (N)</translation>
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
        <source>Where in the round</source>
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
        <source>Whose side you see the table from</source>
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
        <source>Being checked …</source>
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
        <source>Your moves are being looked at: {n} of {all} …</source>
        <translation>Vos coups sont examinés&#xa0;: {n} sur {all}…</translation>
    </message>
    <message>
        <source>Round {number}, step {at} of {steps}</source>
        <translation>Manche {number}, pas {at} sur {steps}</translation>
    </message>
</context>
<context>
    <name>Rooms</name>
    <message>
        <source>No match can begin</source>
        <translation>Aucune partie ne peut commencer</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>This match is not saved: {problem}</source>
        <translation>Cette partie n’est pas enregistrée&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Quitter la table</translation>
    </message>
    <message>
        <source>Sit down from the next round on</source>
        <translation>S’asseoir à partir de la prochaine manche</translation>
    </message>
    <message>
        <source>Leave the table; the match is kept</source>
        <translation>Quitter la table&#xa0;; la partie est gardée</translation>
    </message>
    <message>
        <source>Take my move back (Ctrl+Z)</source>
        <translation>Reprendre mon coup (Ctrl+Z)</translation>
    </message>
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
        <source>Imported {path}, but not what cannot be used there: {rules}</source>
        <translation>{path} importé, sauf ce qui n’y est pas utilisable&#xa0;: {rules}</translation>
    </message>
    <message>
        <source>Not saved yet; kept until you save or undo.</source>
        <translation>Pas encore enregistré&#xa0;; gardé jusqu’à ce que vous enregistriez ou annuliez.</translation>
    </message>
    <message>
        <source>My {ruleset}</source>
        <translation>Mon {ruleset}</translation>
    </message>
    <message>
        <source>Give the rules a name of their own, then save.</source>
        <translation>Donnez aux règles un nom à elles, puis enregistrez.</translation>
    </message>
    <message>
        <source>The rules marked ⚠ do not go together; change them, then save.</source>
        <translation>Les règles marquées ⚠ ne vont pas ensemble&#xa0;; changez-les, puis enregistrez.</translation>
    </message>
    <message>
        <source>Saved; new matches are played by these rules.</source>
        <translation>Enregistré&#xa0;; les nouvelles parties suivront ces règles.</translation>
    </message>
    <message>
        <source>“{name}” is deleted; to have it back, save it.</source>
        <translation>«&#xa0;{name}&#xa0;» est supprimé&#xa0;; pour le ravoir, enregistrez-le.</translation>
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
        <source>Put all back</source>
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
        <source>what is special about them</source>
        <translation>ce qu’elles ont de particulier</translation>
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
        <source>Export for a spreadsheet…</source>
        <translation>Exporter pour un tableur…</translation>
    </message>
    <message>
        <source>Write down my rounds; only on this computer</source>
        <translation>Noter mes manches&#xa0;; sur cet ordinateur seulement</translation>
    </message>
    <message>
        <source>Nothing here yet: every round you finish is written down here, and nowhere else.</source>
        <translation>Rien encore&#xa0;: chaque manche que vous finissez est notée ici, et nulle part ailleurs.</translation>
    </message>
    <message>
        <source>Whom you met</source>
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
        <source>{n} %</source>
        <translation>{n} %</translation>
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
        <source>It is made of</source>
        <translation>Elle est faite de</translation>
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
        <source>Rounds of a match</source>
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
        <source>Flying cards</source>
        <translation>Vol des cartes</translation>
    </message>
    <message>
        <source>Choose the writing in detail</source>
        <translation>Choisir l’écriture en détail</translation>
    </message>
    <message>
        <source>Letters A B C X Y Z and E S W N</source>
        <translation>Lettres A B C X Y Z et E S W N</translation>
    </message>
    <message>
        <source>The name of the piece</source>
        <translation>Le nom de la pièce</translation>
    </message>
    <message>
        <source>From another font:</source>
        <translation>D’une autre police&#xa0;:</translation>
    </message>
    <message>
        <source>A clock when I play alone, too</source>
        <translation>Une horloge même quand je joue seul</translation>
    </message>
    <message>
        <source>Tips, and what each button would do</source>
        <translation>Astuces, et ce que ferait chaque bouton</translation>
    </message>
    <message>
        <source>Show the tips again</source>
        <translation>Remontrer les astuces</translation>
    </message>
    <message>
        <source>High contrast: no glow, no grain</source>
        <translation>Contraste élevé&#xa0;: ni éclat, ni grain</translation>
    </message>
    <message>
        <source>such as 8+30</source>
        <translation>par exemple 8+30</translation>
    </message>
    <message>
        <source>without end</source>
        <translation>sans fin</translation>
    </message>
    <message>
        <source>Seconds for an answer, and in reserve</source>
        <translation>Secondes par réponse, et en réserve</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Police</translation>
    </message>
</context>
<context>
    <name>SlowWait</name>
    <message>
        <source>Wait no longer for {name}</source>
        <translation>Ne plus attendre {name}</translation>
    </message>
</context>
<context>
    <name>SoundSettings</name>
    <message>
        <source>{n} %</source>
        <translation>{n} %</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>No sound (M on every page)</source>
        <translation>Aucun son (M sur chaque page)</translation>
    </message>
    <message>
        <source>We sit in one room: only the host&apos;s computer makes the others&apos; sounds</source>
        <translation>Nous sommes dans la même pièce&#xa0;: seul l’ordinateur de l’hôte fait les sons des autres</translation>
    </message>
    <message>
        <source>Send me a notice when it is my turn and I am in another window</source>
        <translation>M’avertir quand c’est à moi de jouer et que je suis dans une autre fenêtre</translation>
    </message>
    <message>
        <source>This desktop shows no notices of programs.</source>
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
        <source>With others at the table no move is taken back.</source>
        <translation>Avec d’autres à la table, aucun coup n’est repris.</translation>
    </message>
    <message>
        <source>There is no move of this round to take back.</source>
        <translation>Il n’y a aucun coup à reprendre dans cette manche.</translation>
    </message>
    <message>
        <source>The table in words</source>
        <translation>La table en mots</translation>
    </message>
</context>
<context>
    <name>TableInput</name>
    <message>
        <source>Too late: the time was up.</source>
        <translation>Trop tard&#xa0;: le temps était écoulé.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Card table</source>
        <translation>Table de jeu</translation>
    </message>
    <message>
        <source>Show my hand (B)</source>
        <translation>Montrer ma main (B)</translation>
    </message>
    <message>
        <source>Hide my hand (B)</source>
        <translation>Cacher ma main (B)</translation>
    </message>
    <message>
        <source>Answer beforehand… (A)</source>
        <translation>Répondre d’avance… (A)</translation>
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
        <source>Only {name} or the host can let the clocks go on.</source>
        <translation>Seuls {name} ou l’hôte peuvent relancer les horloges.</translation>
    </message>
</context>
<context>
    <name>TableVoice</name>
    <message>
        <source>{n} seconds left.</source>
        <translation>Encore {n} secondes.</translation>
    </message>
    <message>
        <source>All answers are shown.</source>
        <translation>Toutes les réponses sont affichées.</translation>
    </message>
    <message>
        <source>Only what is possible is shown.</source>
        <translation>Seul le possible est affiché.</translation>
    </message>
</context>
<context>
    <name>about</name>
    <message>
        <source>Tứ Sắc {version}, the four-color card game of southern Vietnam.</source>
        <translation>Tứ Sắc {version}, le jeu des cartes à quatre couleurs du sud du Vietnam.</translation>
    </message>
    <message>
        <source>Rules after the program 4sac. Free software under the MIT license.</source>
        <translation>Règles d’après le programme 4sac. Logiciel libre sous licence MIT.</translation>
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
        <source>Log of crashes: {path}</source>
        <translation>Journal des plantages&#xa0;: {path}</translation>
    </message>
    <message>
        <source>This match is not saved: {problem}</source>
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
        <translation>choix incorrect&#xa0;: %(value)r (à choisir parmi %(choices)s)</translation>
    </message>
</context>
<context>
    <name>auto</name>
    <message>
        <source>Answer beforehand</source>
        <translation>Répondre d’avance</translation>
    </message>
    <message>
        <source>Pass when nothing is possible</source>
        <translation>Passer quand rien n’est possible</translation>
    </message>
    <message>
        <source>Pass on everything this round (a win still asks)</source>
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
        <source>Let the computer answer until I am back</source>
        <translation>L’ordinateur répond jusqu’à mon retour</translation>
    </message>
    <message>
        <source>Pass until a card is shown</source>
        <translation>Passer jusqu’à ce qu’une carte sorte</translation>
    </message>
    <message>
        <source>Clear all (A)</source>
        <translation>Tout effacer (A)</translation>
    </message>
</context>
<context>
    <name>bot</name>
    <message>
        <source>no table with a free seat was found nearby; name the one on the host&apos;s screen: tusac bot 37</source>
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
        <source>Play it</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
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
        <source>{problem}; {command} tells more</source>
        <translation>{problem}&#xa0;; {command} en dit plus</translation>
    </message>
    <message>
        <source>the output cannot be written: {problem}</source>
        <translation>impossible d’écrire la sortie&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>{problem} {command} tells more</source>
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
        <source>{path}: nothing can be logged there: {problem}</source>
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
        <source>with every command</source>
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
        <source>questions and answers are JSON lines, the only form there is</source>
        <translation>questions et réponses sont des lignes JSON, seule forme possible</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <translation>NIVEAU</translation>
    </message>
    <message>
        <source>how well it plays: {levels} (default: normal)</source>
        <translation>sa force&#xa0;: {levels} (par défaut&#xa0;: normal)</translation>
    </message>
    <message>
        <source>this is no record, or the beginning of the file is damaged</source>
        <translation>ce n’est pas un relevé, ou le début du fichier est abîmé</translation>
    </message>
    <message>
        <source>computer players: {levels}</source>
        <translation>joueurs ordinateurs&#xa0;: {levels}</translation>
    </message>
    <message>
        <source>deal from this number, to play the same cards again</source>
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
        <source>how many play, 2 to 6 as far as the rules allow</source>
        <translation>le nombre de joueurs, de 2 à 6 selon les règles</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOM</translation>
    </message>
    <message>
        <source>learning, family, normal, quick, or such as 8+30</source>
        <translation>learning, family, normal, quick, ou par exemple 8+30</translation>
    </message>
    <message>
        <source>rounds of the match; 0 for no end</source>
        <translation>manches de la partie&#xa0;; 0 pour une partie sans fin</translation>
    </message>
    <message>
        <source>{text} is not a whole number from 0 to 2^256 - 1</source>
        <translation>{text} n’est pas un nombre entier de 0 à 2^256 - 1</translation>
    </message>
    <message>
        <source>{text} is not a pace: write {names}, or seconds per move and a bank such as 8+30</source>
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
        <source>{text} is not a whole number from 0 on</source>
        <translation>{text} n’est pas un nombre entier à partir de 0</translation>
    </message>
    <message>
        <source>{text} is not a whole number from 1 on</source>
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
        <source>what the table is called in lists</source>
        <translation>le nom de la table dans les listes</translation>
    </message>
    <message>
        <source>computer players at free seats: {levels}</source>
        <translation>ordinateurs aux places libres&#xa0;: {levels}</translation>
    </message>
    <message>
        <source>let in only who knows this code; without CODE one is made up</source>
        <translation>ne laisser entrer que ceux qui connaissent ce code&#xa0;; sans CODE, un code est inventé</translation>
    </message>
    <message>
        <source>let every answer window last the same time</source>
        <translation>laisser à chaque réponse la même durée</translation>
    </message>
    <message>
        <source>listen at this port; 0 for any free one</source>
        <translation>écouter à ce port&#xa0;; 0 pour n’importe quel port libre</translation>
    </message>
    <message>
        <source>give up a table that the program has not left, and the cards there</source>
        <translation>abandonner une table que le programme n’a pas quittée, et les cartes qui y sont</translation>
    </message>
    <message>
        <source>do not appear in lists</source>
        <translation>ne pas apparaître dans les listes</translation>
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
        <source>look on instead of playing</source>
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
        <source>what you are called at the table</source>
        <translation>comment on vous appelle à la table</translation>
    </message>
    <message>
        <source>{text} is no name</source>
        <translation>{text} n’est pas un nom</translation>
    </message>
    <message>
        <source>NUMBER|ADDRESS[:PORT]</source>
        <translation>NUMÉRO|ADRESSE[:PORT]</translation>
    </message>
    <message>
        <source>the table number or address that the host&apos;s screen shows; without it, a table found nearby</source>
        <translation>le numéro ou l’adresse que montre l’écran de l’hôte&#xa0;; sinon, une table trouvée à proximité</translation>
    </message>
    <message>
        <source>the table&apos;s code, if it has one</source>
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
        <source>play line by line in this terminal</source>
        <translation>jouer ligne par ligne dans ce terminal</translation>
    </message>
    <message>
        <source>today&apos;s deal: the same cards for everybody with the same rules</source>
        <translation>la donne du jour&#xa0;: les mêmes cartes pour tous ceux qui ont les mêmes règles</translation>
    </message>
    <message>
        <source>the first lesson, or that of --rules; then a round without a teacher</source>
        <translation>la première leçon, ou celle de --rules&#xa0;; puis une manche sans professeur</translation>
    </message>
    <message>
        <source>show the table, all hands open, after N actions</source>
        <translation>montrer la table, toutes mains ouvertes, après N actions</translation>
    </message>
    <message>
        <source>the record holds no round</source>
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
        <source>name the rulesets there are</source>
        <translation>nommer les jeux de règles</translation>
    </message>
    <message>
        <source>tell every rule of one, with its explanation</source>
        <translation>dire chaque règle d’un jeu, avec son explication</translation>
    </message>
    <message>
        <source>tell the rules that two differ in; status 1 if there are any</source>
        <translation>dire les règles qui diffèrent entre deux jeux&#xa0;; statut 1 s’il y en a</translation>
    </message>
    <message>
        <source>look for mistakes in a file; status 1 if there are any</source>
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
        <source>the players, one for each seat, of {levels} (default: hard,normal,normal,normal)</source>
        <translation>les joueurs, un par place, parmi {levels} (par défaut&#xa0;: hard,normal,normal,normal)</translation>
    </message>
    <message>
        <source>how many rounds, made up to whole deals (default: 1000)</source>
        <translation>le nombre de manches, complété pour des donnes entières (par défaut&#xa0;: 1000)</translation>
    </message>
    <message>
        <source>a ruleset that comes with the game, or a file</source>
        <translation>un jeu de règles fourni avec le jeu, ou un fichier</translation>
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
        <source>processes to use; the result is the same for any number</source>
        <translation>processus à utiliser&#xa0;; le résultat est le même quel que soit leur nombre</translation>
    </message>
    <message>
        <source>there is no player {text}; there are: {names}</source>
        <translation>il n’y a pas de joueur {text}&#xa0;; il y a&#xa0;: {names}</translation>
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
        <source>come to a table on the network</source>
        <translation>venir à une table sur le réseau</translation>
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
        <source>diagnosis</source>
        <translation>diagnostic</translation>
    </message>
    <message>
        <source>find out why tables may not be seen, and what to do about it</source>
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
        <source>come to the table that shows the number 37</source>
        <translation>venir à la table qui montre le numéro 37</translation>
    </message>
    <message>
        <source>is this record true?</source>
        <translation>ce relevé est-il vrai&#xa0;?</translation>
    </message>
    <message>
        <source>nobody sees my table</source>
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
        <source>the line cannot be followed, or a file cannot be read</source>
        <translation>la ligne ne peut être suivie, ou un fichier ne peut être lu</translation>
    </message>
    <message>
        <source>signal N ended it, such as 130 after Ctrl-C</source>
        <translation>le signal N y a mis fin, par exemple 130 après Ctrl-C</translation>
    </message>
    <message>
        <source>Tứ Sắc, the four-color card game. Without a command its window opens. tusac COMMAND --help tells more of one.</source>
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
        <source>let machines of this computer find each other, play a match and prove it</source>
        <translation>laisser des machines de cet ordinateur se trouver, jouer une partie et la prouver</translation>
    </message>
    <message>
        <source>let simulated machines play on a bad network and check what must hold</source>
        <translation>laisser des machines simulées jouer sur un mauvais réseau et vérifier ce qui doit tenir</translation>
    </message>
    <message>
        <source>tell, compare and check rulesets</source>
        <translation>dire, comparer et vérifier des règles</translation>
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
        <source>of the table (default: one a machine)</source>
        <translation>de la table (par défaut&#xa0;: une par machine)</translation>
    </message>
    <message>
        <source>the rules (default: pvt, for any number)</source>
        <translation>les règles (par défaut&#xa0;: pvt, pour tout nombre)</translation>
    </message>
    <message>
        <source>let the last machine be the program with its window, unseen</source>
        <translation>la dernière machine est le programme avec sa fenêtre, sans la montrer</translation>
    </message>
    <message>
        <source>how many tables to simulate (default: 100)</source>
        <translation>le nombre de tables à simuler (par défaut&#xa0;: 100)</translation>
    </message>
    <message>
        <source>the first of the seeds (default: 0)</source>
        <translation>la première des graines (par défaut&#xa0;: 0)</translation>
    </message>
    <message>
        <source>how many play at each, 2 to 6 (default: by chance)</source>
        <translation>le nombre de joueurs par table, 2 à 6 (par défaut&#xa0;: au hasard)</translation>
    </message>
    <message>
        <source>all of these and no others, of {names} (default: a few by chance)</source>
        <translation>toutes celles-ci et aucune autre, parmi {names} (par défaut&#xa0;: quelques-unes au hasard)</translation>
    </message>
    <message>
        <source>whether a machine cheats at each table (default: at some, by chance)</source>
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
</context>
<context>
    <name>daily</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Ordinateur, {level}</translation>
    </message>
    <message>
        <source>You have not played it yet. The first time counts; after that it is practice.</source>
        <translation>Vous ne l’avez pas encore jouée. La première fois compte&#xa0;; ensuite, c’est de l’entraînement.</translation>
    </message>
    <message>
        <source>The computers are playing your cards …</source>
        <translation>Les ordinateurs jouent vos cartes…</translation>
    </message>
    <message>
        <source>You got more out of these cards than any computer!</source>
        <translation>Vous avez tiré de ces cartes plus que tous les ordinateurs&#xa0;!</translation>
    </message>
    <message>
        <source>You got more out of these cards than the computer that plays {level}.</source>
        <translation>Vous avez tiré de ces cartes plus que l’ordinateur de niveau {level}.</translation>
    </message>
    <message>
        <source>You got as much out of these cards as a computer.</source>
        <translation>Vous avez tiré de ces cartes autant qu’un ordinateur.</translation>
    </message>
    <message>
        <source>This time the computers got more out of your cards.</source>
        <translation>Cette fois, les ordinateurs ont tiré plus de vos cartes.</translation>
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
        <source>what each will owe is laid down, masked and proven</source>
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
        <source>these bytes are no message</source>
        <translation>ces octets ne sont pas un message</translation>
    </message>
    <message>
        <source>it is of another version</source>
        <translation>il est d’une autre version</translation>
    </message>
    <message>
        <source>it belongs to another table</source>
        <translation>il appartient à une autre table</translation>
    </message>
    <message>
        <source>it belongs to another hand</source>
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
        <source>too much of its author waits already</source>
        <translation>trop de messages de son auteur attendent déjà</translation>
    </message>
    <message>
        <source>its author has seen something else than the others</source>
        <translation>son auteur a vu autre chose que les autres</translation>
    </message>
    <message>
        <source>it is no word by which its author agrees to the table</source>
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
        <source>it told one machine this and another that</source>
        <translation>elle a dit une chose à une machine et une autre à une autre</translation>
    </message>
    <message>
        <source>it denies its previous message</source>
        <translation>elle renie son message précédent</translation>
    </message>
    <message>
        <source>it spoke where it was not asked</source>
        <translation>elle a parlé sans qu’on le lui demande</translation>
    </message>
    <message>
        <source>it said something else than was asked</source>
        <translation>elle a dit autre chose que ce qui était demandé</translation>
    </message>
    <message>
        <source>it signed what cannot be read</source>
        <translation>elle a signé ce qui ne peut être lu</translation>
    </message>
    <message>
        <source>it contradicted itself about whom to go on without</source>
        <translation>elle s’est contredite sur ceux sans qui continuer</translation>
    </message>
    <message>
        <source>it is about a step that all have left behind</source>
        <translation>il concerne une étape que tous ont dépassée</translation>
    </message>
    <message>
        <source>it opened something else than it had committed to</source>
        <translation>elle a ouvert autre chose que ce sur quoi elle s’était engagée</translation>
    </message>
    <message>
        <source>its keys are not its own, or no keys</source>
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
        <source>its deck is no shuffle of the deck before</source>
        <translation>son paquet n’est pas un mélange du précédent</translation>
    </message>
    <message>
        <source>it named another deck</source>
        <translation>elle a nommé un autre paquet</translation>
    </message>
    <message>
        <source>what it laid down is not what it owes</source>
        <translation>ce qu’elle a déposé n’est pas ce qu’elle doit</translation>
    </message>
    <message>
        <source>it complained of what was right</source>
        <translation>elle s’est plainte de ce qui était juste</translation>
    </message>
    <message>
        <source>it opened another mask than it had laid down</source>
        <translation>elle a ouvert un autre masque que celui déposé</translation>
    </message>
    <message>
        <source>its parts of an absent machine&apos;s masks are false</source>
        <translation>ses parts des masques d’une machine absente sont fausses</translation>
    </message>
    <message>
        <source>it asked for another card of the wall</source>
        <translation>elle a demandé une autre carte de la pioche</translation>
    </message>
    <message>
        <source>it let a machine come back that may not</source>
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
        <source>it showed other cards than it had to</source>
        <translation>elle a montré d’autres cartes que celles qu’elle devait</translation>
    </message>
    <message>
        <source>it did not answer for each of its seats</source>
        <translation>elle n’a pas répondu pour chacune de ses places</translation>
    </message>
    <message>
        <source>it opened another answer than it had sealed</source>
        <translation>elle a ouvert une autre réponse que celle scellée</translation>
    </message>
    <message>
        <source>that is nothing one can do there</source>
        <translation>c’est une chose qu’on ne peut pas faire là</translation>
    </message>
    <message>
        <source>it named another result</source>
        <translation>elle a nommé un autre résultat</translation>
    </message>
    <message>
        <source>it named another outcome of the audit</source>
        <translation>elle a nommé une autre issue de la vérification</translation>
    </message>
    <message>
        <source>it showed other secrets than it had committed to</source>
        <translation>elle a montré d’autres secrets que ceux sur lesquels elle s’était engagée</translation>
    </message>
    <message>
        <source>its shuffle does not follow from its seed</source>
        <translation>son mélange ne découle pas de sa graine</translation>
    </message>
    <message>
        <source>its computer player would have done otherwise</source>
        <translation>son joueur ordinateur aurait agi autrement</translation>
    </message>
    <message>
        <source>too few machines are left</source>
        <translation>il reste trop peu de machines</translation>
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
        <source>The round was dealt fairly and played to its end; the hidden moves of {machines} are unaudited, for their keys were not shown.</source>
        <translation>La manche a été donnée loyalement et jouée jusqu’au bout&#xa0;; les coups cachés de {machines} ne sont pas vérifiés, car leurs clés n’ont pas été montrées.</translation>
    </message>
    <message>
        <source>The hand counts for nothing, because machines left it.</source>
        <translation>La donne ne compte pas, car des machines l’ont quittée.</translation>
    </message>
    <message>
        <source>The record proves a cheat of {machines}.</source>
        <translation>Le relevé prouve une triche de {machines}.</translation>
    </message>
    <message>
        <source>The record is false: no machine can have sent it so.</source>
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
        <source>Hand {n} of table {table}: {machines} machines, {seats} seats, {cards} cards.</source>
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
        <source>Choices of computer players: {n}, each comes out the same again.</source>
        <translation>Choix des joueurs ordinateurs&#xa0;: {n}, chacun donne de nouveau le même.</translation>
    </message>
    <message>
        <source>Shuffles repeated from their seeds: {n}.</source>
        <translation>Mélanges répétés à partir de leurs graines&#xa0;: {n}.</translation>
    </message>
    <message>
        <source>Left the hand: {machines}.</source>
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
        <source>The key is this installation&apos;s own.</source>
        <translation>La clé est celle de cette installation.</translation>
    </message>
    <message>
        <source>The key was met here, as {name}.</source>
        <translation>La clé a été rencontrée ici, sous le nom {name}.</translation>
    </message>
    <message>
        <source>The key is not known here.</source>
        <translation>La clé n’est pas connue ici.</translation>
    </message>
    <message>
        <source>The record does not hold who agreed to the table.</source>
        <translation>Le relevé ne contient pas qui a accepté la table.</translation>
    </message>
    <message>
        <source>The record does not show that these have agreed to the table: {machines}.</source>
        <translation>Le relevé ne montre pas que ceux-ci ont accepté la table&#xa0;: {machines}.</translation>
    </message>
    <message>
        <source>All of them have signed the table: rules {rules}; from round {n} on; points before it: {points}.</source>
        <translation>Tous ont signé la table&#xa0;: règles {rules}&#xa0;; à partir de la manche {n}&#xa0;; points d’avant&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Names prove nothing, and of keys that are not known here ({machines}) anybody can make such a record alone: it is evidence only if these words are those of the players&apos; keys.</source>
        <translation>Les noms ne prouvent rien, et avec des clés inconnues ici ({machines}) n’importe qui peut faire seul un tel relevé&#xa0;: ce n’est une preuve que si ces mots sont ceux des clés des joueurs.</translation>
    </message>
    <message>
        <source>The winner&apos;s keys are among them: the win counts only once they are shown.</source>
        <translation>Les clés du vainqueur en font partie&#xa0;: la victoire ne compte qu’une fois montrées.</translation>
    </message>
    <message>
        <source>The others played the round to its end.</source>
        <translation>Les autres ont joué la manche jusqu’au bout.</translation>
    </message>
    <message>
        <source>Message {n} ({kind}) in the name of {machine} is false: {what} ({rule}).</source>
        <translation>Le message {n} ({kind}) au nom de {machine} est faux&#xa0;: {what} ({rule}).</translation>
    </message>
    <message>
        <source>{machines} machines, each a process of its own, deal {seats} hands ({backend}).</source>
        <translation>{machines} machines, chacune un processus à part, donnent {seats} mains ({backend}).</translation>
    </message>
    <message>
        <source>{machine} cheats: {name}. Try {n}.</source>
        <translation>{machine} triche&#xa0;: {name}. Essai {n}.</translation>
    </message>
    <message>
        <source>{who} names {whom}: {what} ({rule}).</source>
        <translation>{who} nomme {whom}&#xa0;: {what} ({rule}).</translation>
    </message>
    <message>
        <source>{who} goes on without {whom}.</source>
        <translation>{who} continue sans {whom}.</translation>
    </message>
    <message>
        <source>{who} gives the hand up, because of {whom}.</source>
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
        <source>A machine sent at most {kb} KB.</source>
        <translation>Une machine a envoyé au plus {kb} Ko.</translation>
    </message>
    <message>
        <source>The record is in {file}.</source>
        <translation>Le relevé est dans {file}.</translation>
    </message>
    <message>
        <source>All came to what they must come to.</source>
        <translation>Tous sont arrivés à ce qu’ils devaient.</translation>
    </message>
    <message>
        <source>This should have ended otherwise.</source>
        <translation>Cela aurait dû finir autrement.</translation>
    </message>
</context>
<context>
    <name>desktop</name>
    <message>
        <source>This is for desktops of Linux; here an installer does it.</source>
        <translation>Ceci est pour les bureaux de Linux&#xa0;; ici, un installateur s’en charge.</translation>
    </message>
    <message>
        <source>Tứ Sắc is in your menu now, and records open by double click.</source>
        <translation>Tứ Sắc est maintenant dans votre menu, et les relevés s’ouvrent d’un double clic.</translation>
    </message>
    <message>
        <source>Tứ Sắc is out of your menu.</source>
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
        <source>looking at this computer ...</source>
        <translation>examen de cet ordinateur...</translation>
    </message>
    <message>
        <source>listening to the network, 4 s ...</source>
        <translation>écoute du réseau, 4 s...</translation>
    </message>
    <message>
        <source>dialling other computers ...</source>
        <translation>appel d’autres ordinateurs...</translation>
    </message>
    <message>
        <source>The firewall ufw is on; it may keep others from tables hosted here.</source>
        <translation>Le pare-feu ufw est actif&#xa0;; il peut tenir les autres à l’écart des tables hébergées ici.</translation>
    </message>
    <message>
        <source>To host: sudo ufw allow {ports}/tcp; sudo ufw allow 5353/udp</source>
        <translation>Pour héberger&#xa0;: sudo ufw allow {ports}/tcp; sudo ufw allow 5353/udp</translation>
    </message>
    <message>
        <source>The firewall firewalld is on; it may keep others from tables hosted here.</source>
        <translation>Le pare-feu firewalld est actif&#xa0;; il peut tenir les autres à l’écart des tables hébergées ici.</translation>
    </message>
    <message>
        <source>To host: sudo firewall-cmd --permanent --add-service=mdns --add-port={dashed}/tcp; sudo firewall-cmd --reload</source>
        <translation>Pour héberger&#xa0;: sudo firewall-cmd --permanent --add-service=mdns --add-port={dashed}/tcp; sudo firewall-cmd --reload</translation>
    </message>
    <message>
        <source>The firewall of this system drops what comes in unasked.</source>
        <translation>Le pare-feu de ce système rejette ce qui arrive sans être demandé.</translation>
    </message>
    <message>
        <source>To host: let TCP ports {dashed} and UDP port 5353 in.</source>
        <translation>Pour héberger&#xa0;: laissez entrer les ports TCP {dashed} et le port UDP 5353.</translation>
    </message>
    <message>
        <source>Windows takes this network for a public one and keeps others out.</source>
        <translation>Windows prend ce réseau pour un réseau public et tient les autres à l’écart.</translation>
    </message>
    <message>
        <source>Settings &gt; Network &gt; properties of the network: choose Private, if it is your home&apos;s.</source>
        <translation>Paramètres &gt; Réseau &gt; propriétés du réseau&#xa0;: choisissez Privé, si c’est celui de chez vous.</translation>
    </message>
    <message>
        <source>The firewall of macOS is on; it may keep others from tables hosted here.</source>
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
        <source>All is well with this computer. Is a table open, and on the same Wi-Fi?</source>
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
        <source>Without it there is no window; the game goes on in the terminal.</source>
        <translation>Sans lui, pas de fenêtre&#xa0;; le jeu continue dans le terminal.</translation>
    </message>
    <message>
        <source>Fair deals are calculated without a fast library, which takes seconds a round.</source>
        <translation>Les donnes loyales sont calculées sans bibliothèque rapide, ce qui prend des secondes par manche.</translation>
    </message>
    <message>
        <source>It should have come with this package: install the game anew.</source>
        <translation>Cela aurait dû venir avec ce paquet&#xa0;: réinstallez le jeu.</translation>
    </message>
    <message>
        <source>Install btclib_libsecp256k1 or gmpy2.</source>
        <translation>Installez btclib_libsecp256k1 ou gmpy2.</translation>
    </message>
    <message>
        <source>{path} cannot be written ({error}): nothing is kept there.</source>
        <translation>{path} ne peut être écrit ({error})&#xa0;: rien n’y est gardé.</translation>
    </message>
    <message>
        <source>Make the folder your own, or free some space.</source>
        <translation>Rendez-vous propriétaire du dossier, ou libérez de la place.</translation>
    </message>
    <message>
        <source>Settings and records can be written: {paths}</source>
        <translation>Réglages et relevés peuvent être écrits&#xa0;: {paths}</translation>
    </message>
    <message>
        <source>Networks in use: {networks}</source>
        <translation>Réseaux utilisés&#xa0;: {networks}</translation>
    </message>
    <message>
        <source>This computer is on no home network; only its own programs can meet.</source>
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
        <source>If tables stay unseen: let the VPN allow local networks, or turn it off.</source>
        <translation>Si des tables restent invisibles&#xa0;: laissez le VPN autoriser les réseaux locaux, ou coupez-le.</translation>
    </message>
    <message>
        <source>Networks of virtual machines and containers are not used: {names}</source>
        <translation>Les réseaux de machines virtuelles et de conteneurs ne sont pas utilisés&#xa0;: {names}</translation>
    </message>
    <message>
        <source>{program} keeps UDP port 5353 (mDNS) for itself: tables are not seen here.</source>
        <translation>{program} garde pour lui le port UDP 5353 (mDNS)&#xa0;: les tables ne se voient pas ici.</translation>
    </message>
    <message>
        <source>Another program keeps UDP port 5353 (mDNS) for itself: tables are not seen here.</source>
        <translation>Un autre programme garde pour lui le port UDP 5353 (mDNS)&#xa0;: les tables ne se voient pas ici.</translation>
    </message>
    <message>
        <source>Close that program, or let it share the port; until then, join by number.</source>
        <translation>Fermez ce programme, ou faites-lui partager le port&#xa0;; d’ici là, rejoignez par numéro.</translation>
    </message>
    <message>
        <source>What this computer advertises on {name} is heard there.</source>
        <translation>Ce que cet ordinateur annonce sur {name} y est entendu.</translation>
    </message>
    <message>
        <source>What this computer advertises on {name} is not even heard by itself.</source>
        <translation>Ce que cet ordinateur annonce sur {name} n’est pas même entendu par lui.</translation>
    </message>
    <message>
        <source>Let UDP port 5353 (mDNS) through the firewall; until then, join by number or address.</source>
        <translation>Laissez passer le port UDP 5353 (mDNS) dans le pare-feu&#xa0;; d’ici là, rejoignez par numéro ou adresse.</translation>
    </message>
    <message>
        <source>Other programs use all of the ports {dashed}; no table can be hosted.</source>
        <translation>D’autres programmes occupent tous les ports {dashed}&#xa0;; aucune table ne peut être hébergée.</translation>
    </message>
    <message>
        <source>Close the other tables on this computer.</source>
        <translation>Fermez les autres tables de cet ordinateur.</translation>
    </message>
    <message>
        <source>A table here could not be reached at {hosts}, not even from this computer.</source>
        <translation>Une table d’ici n’a pu être jointe à {hosts}, pas même depuis cet ordinateur.</translation>
    </message>
    <message>
        <source>Let TCP ports {dashed} through the firewall.</source>
        <translation>Laissez passer les ports TCP {dashed} dans le pare-feu.</translation>
    </message>
    <message>
        <source>Port {default} is in use, perhaps by a table of yours; the next would take {port}.</source>
        <translation>Le port {default} est occupé, peut-être par une de vos tables&#xa0;; la suivante prendrait {port}.</translation>
    </message>
    <message>
        <source>A table here would be at port {port}, and can be reached from this computer.</source>
        <translation>Une table d’ici serait au port {port}, et peut être jointe depuis cet ordinateur.</translation>
    </message>
    <message>
        <source>No sign of a firewall that keeps others out.</source>
        <translation>Aucun signe d’un pare-feu qui tienne les autres à l’écart.</translation>
    </message>
    <message>
        <source>No other device was heard. Perhaps there is none; or the Wi-Fi keeps its devices apart, as guest networks do, or swallows multicast.</source>
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
        <source>Others answer over the network, but drop calls to a table: their firewall does that, not the Wi-Fi.</source>
        <translation>D’autres répondent sur le réseau, mais rejettent les appels à une table&#xa0;: c’est leur pare-feu, pas le Wi-Fi.</translation>
    </message>
    <message>
        <source>To join a table there, its computer has to let TCP ports {dashed} in.</source>
        <translation>Pour y rejoindre une table, son ordinateur doit laisser entrer les ports TCP {dashed}.</translation>
    </message>
    <message>
        <source>macOS does not let the game reach devices on this network.</source>
        <translation>macOS ne laisse pas le jeu joindre les appareils de ce réseau.</translation>
    </message>
    <message>
        <source>System Settings &gt; Privacy &amp; Security &gt; Local Network: allow it for the game.</source>
        <translation>Réglages Système &gt; Confidentialité et sécurité &gt; Réseau local&#xa0;: autorisez-le pour le jeu.</translation>
    </message>
    <message>
        <source>None of them can be reached from here: the Wi-Fi keeps its devices apart, or a VPN takes all packets.</source>
        <translation>Aucun ne peut être joint d’ici&#xa0;: le Wi-Fi isole ses appareils, ou un VPN prend tous les paquets.</translation>
    </message>
    <message>
        <source>Turn off client isolation in the router, use the main Wi-Fi, or turn off the VPN.</source>
        <translation>Coupez l’isolation des clients dans la box, prenez le Wi-Fi principal, ou coupez le VPN.</translation>
    </message>
    <message>
        <source>No table is advertised nearby just now.</source>
        <translation>Aucune table n’est annoncée à proximité en ce moment.</translation>
    </message>
    <message>
        <source>Tables nearby: {n}</source>
        <translation>Tables à proximité&#xa0;: {n}</translation>
    </message>
    <message>
        <source>{name} plays version {theirs} of the game, which this one does not understand.</source>
        <translation>{name} joue la version {theirs} du jeu, que celle-ci ne comprend pas.</translation>
    </message>
    <message>
        <source>Bring both to the newer version.</source>
        <translation>Mettez les deux à la version la plus récente.</translation>
    </message>
    <message>
        <source>{name}, a table of this computer, does not answer.</source>
        <translation>{name}, une table de cet ordinateur, ne répond pas.</translation>
    </message>
    <message>
        <source>Let the game through the firewall here, or open that table again.</source>
        <translation>Laissez passer le jeu dans le pare-feu d’ici, ou rouvrez cette table.</translation>
    </message>
    <message>
        <source>{name} is seen, but its computer does not answer.</source>
        <translation>{name} est visible, mais son ordinateur ne répond pas.</translation>
    </message>
    <message>
        <source>Ask its host to let the game through the firewall, and to press Why? there.</source>
        <translation>Demandez à son hôte de laisser passer le jeu dans le pare-feu, et d’y appuyer sur Pourquoi&#xa0;?</translation>
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
        <source>{path}: not a TOML text: {problem}</source>
        <translation>{path}&#xa0;: ce n’est pas un texte TOML&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>{path}: cannot be read: {problem}</source>
        <translation>{path}&#xa0;: lecture impossible&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>{key}: there is no such setting</source>
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
        <source>and so on</source>
        <translation>et ainsi de suite</translation>
    </message>
    <message>
        <source>a text is wanted</source>
        <translation>un texte est attendu</translation>
    </message>
    <message>
        <source>true or false is wanted</source>
        <translation>true ou false est attendu</translation>
    </message>
    <message>
        <source>a whole number from {low} to {high} is wanted</source>
        <translation>un nombre entier de {low} à {high} est attendu</translation>
    </message>
    <message>
        <source>one of {choices} is wanted</source>
        <translation>l’un de {choices} est attendu</translation>
    </message>
    <message>
        <source>four colors are wanted</source>
        <translation>quatre couleurs sont attendues</translation>
    </message>
    <message>
        <source>a list is wanted</source>
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
        <source>{file} cannot be used ({why}); it was put aside as {aside}, and the game goes on without it.</source>
        <translation>{file} n’est pas utilisable ({why})&#xa0;; il a été mis de côté sous le nom {aside}, et le jeu continue sans lui.</translation>
    </message>
</context>
<context>
    <name>glossary</name>
    <message>
        <source>card</source>
        <translation>carte</translation>
    </message>
    <message>
        <source>One of seven pieces on paper of one of four colors.</source>
        <translation>L’une des sept pièces, sur papier de l’une des quatre couleurs.</translation>
    </message>
    <message>
        <source>color</source>
        <translation>couleur</translation>
    </message>
    <message>
        <source>The paper of a card: green ●, red ▲, white ○ or yellow ■.</source>
        <translation>Le papier d’une carte&#xa0;: vert ●, rouge ▲, blanc ○ ou jaune ■.</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>One of five cards of no color, each a set alone.</source>
        <translation>L’une des cinq cartes sans couleur, chacune une combinaison à elle seule.</translation>
    </message>
    <message>
        <source>set</source>
        <translation>combinaison</translation>
    </message>
    <message>
        <source>Cards that belong together. Who has nothing but sets wins.</source>
        <translation>Des cartes qui vont ensemble. Qui n’a que des combinaisons gagne.</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paire</translation>
    </message>
    <message>
        <source>Two cards alike.</source>
        <translation>Deux cartes identiques.</translation>
    </message>
    <message>
        <source>Pong</source>
        <translation>Pong</translation>
    </message>
    <message>
        <source>Three cards alike. Strictly, a khạp is one dealt to the hand, waiting for its fourth card.</source>
        <translation>Trois cartes identiques. Au sens strict, un khạp est reçu à la donne et attend sa quatrième carte.</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>Kong</translation>
    </message>
    <message>
        <source>Four cards alike, the dearest set.</source>
        <translation>Quatre cartes identiques, la combinaison la plus chère.</translation>
    </message>
    <message>
        <source>opening a khạp</source>
        <translation>ouvrir un khạp</translation>
    </message>
    <message>
        <source>To lay three cards alike down with the fourth as a Kong.</source>
        <translation>Poser trois cartes identiques avec la quatrième, en Kong.</translation>
    </message>
    <message>
        <source>Chow</source>
        <translation>Chow</translation>
    </message>
    <message>
        <source>Three different cards: General, Advisor, Elephant of one color; Chariot, Cannon, Horse of one color; or one piece in three colors.</source>
        <translation>Trois cartes différentes&#xa0;: Général, Conseiller, Éléphant d’une couleur&#xa0;; Char, Canon, Cheval d’une couleur&#xa0;; ou une même pièce en trois couleurs.</translation>
    </message>
    <message>
        <source>Quad</source>
        <translation>Quad</translation>
    </message>
    <message>
        <source>One piece in all four colors.</source>
        <translation>Une même pièce dans les quatre couleurs.</translation>
    </message>
    <message>
        <source>even sets</source>
        <translation>combinaisons paires</translation>
    </message>
    <message>
        <source>Cards alike, Soldiers of different colors, and Generals.</source>
        <translation>Cartes identiques, Soldats de couleurs différentes, et Généraux.</translation>
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
        <source>Cards of the hand that belong to no set, however it is arranged.</source>
        <translation>Les cartes de la main qui n’entrent dans aucune combinaison, de quelque façon qu’on les range.</translation>
    </message>
    <message>
        <source>pair on a Chow</source>
        <translation>paire sur un Chow</translation>
    </message>
    <message>
        <source>A pair whose card also belongs to a Chow in the hand. Its Pong would make junk.</source>
        <translation>Une paire dont une carte appartient aussi à un Chow de la main. Son Pong ferait des déchets.</translation>
    </message>
    <message>
        <source>headless Chow</source>
        <translation>Chow sans tête</translation>
    </message>
    <message>
        <source>Advisor and Elephant without their General, and getting it after all.</source>
        <translation>Conseiller et Éléphant sans leur Général, et l’obtenir quand même.</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>pioche</translation>
    </message>
    <message>
        <source>The cards that have not been drawn yet.</source>
        <translation>Les cartes qui n’ont pas encore été piochées.</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>piocher</translation>
    </message>
    <message>
        <source>To turn up the next card of the wall. It never goes into the hand.</source>
        <translation>Retourner la carte suivante de la pioche. Elle n’entre jamais dans la main.</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>défausser</translation>
    </message>
    <message>
        <source>To put a card of the hand on the table, for others to take.</source>
        <translation>Mettre une carte de la main sur la table, où d’autres peuvent la prendre.</translation>
    </message>
    <message>
        <source>card on offer</source>
        <translation>carte proposée</translation>
    </message>
    <message>
        <source>The card just drawn or discarded, which may be claimed now.</source>
        <translation>La carte tout juste piochée ou défaussée, que l’on peut prendre.</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>prendre</translation>
    </message>
    <message>
        <source>To take the card on offer and lay it down in a set with cards of the hand.</source>
        <translation>Prendre la carte proposée et la poser en combinaison avec des cartes de la main.</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>à son tour</translation>
    </message>
    <message>
        <source>Who drew the card, or sits after whoever discarded it, and may make any set with it.</source>
        <translation>Qui a pioché la carte, ou est assis après celui qui l’a défaussée, et peut en faire n’importe quelle combinaison.</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>donneur</translation>
    </message>
    <message>
        <source>Who gets a card more than the others and begins with a discard.</source>
        <translation>Qui reçoit une carte de plus que les autres et commence par une défausse.</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>One card is enough to win now.</source>
        <translation>Une carte suffit désormais pour gagner.</translation>
    </message>
    <message>
        <source>leaving a Pong</source>
        <translation>laisser un Pong</translation>
    </message>
    <message>
        <source>To decline a Pong while waiting. Many tables want it said aloud; here it need not be said.</source>
        <translation>Renoncer à un Pong quand on attend. Bien des tables veulent qu’on le dise&#xa0;; ici c’est inutile.</translation>
    </message>
    <message>
        <source>win</source>
        <translation>gagner</translation>
    </message>
    <message>
        <source>All cards lie in sets; the round ends.</source>
        <translation>Toutes les cartes sont en combinaisons&#xa0;; la manche finit.</translation>
    </message>
    <message>
        <source>win with a Kong</source>
        <translation>gagner avec un Kong</translation>
    </message>
    <message>
        <source>A win of somebody who owns a Kong; in many families it pays double.</source>
        <translation>La victoire de qui possède un Kong&#xa0;; dans bien des familles elle paie double.</translation>
    </message>
    <message>
        <source>dealt win</source>
        <translation>victoire à la donne</translation>
    </message>
    <message>
        <source>The dealt cards are complete without any claim.</source>
        <translation>Les cartes données sont complètes sans rien prendre.</translation>
    </message>
    <message>
        <source>point</source>
        <translation>point</translation>
    </message>
    <message>
        <source>What sets are counted in, and payments follow.</source>
        <translation>Ce que comptent les combinaisons, et que suivent les paiements.</translation>
    </message>
    <message>
        <source>paying for all</source>
        <translation>payer pour tous</translation>
    </message>
    <message>
        <source>To pay for the others after a mistake. The program allows no mistakes.</source>
        <translation>Payer pour les autres après une faute. Le programme ne permet pas de faute.</translation>
    </message>
    <message>
        <source>mulligan</source>
        <translation>redonne</translation>
    </message>
    <message>
        <source>To have a hopeless hand dealt again, and everybody&apos;s with it.</source>
        <translation>Faire redonner une main sans espoir, et celles de tous avec elle.</translation>
    </message>
    <message>
        <source>stealing</source>
        <translation>voler</translation>
    </message>
    <message>
        <source>To claim a card out of turn; who is skipped loses the turn.</source>
        <translation>Prendre une carte hors de son tour&#xa0;; qui est sauté perd son tour.</translation>
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
        <source>Three Generals alike.</source>
        <translation>Trois Généraux identiques.</translation>
    </message>
    <message>
        <source>Four alike.</source>
        <translation>Quatre identiques.</translation>
    </message>
    <message>
        <source>Three alike.</source>
        <translation>Trois identiques.</translation>
    </message>
    <message>
        <source>Two alike.</source>
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
        <source>One piece in all four colors: {pieces}.</source>
        <translation>Une pièce dans les quatre couleurs&#xa0;: {pieces}.</translation>
    </message>
    <message>
        <source>A General alone, or a joker.</source>
        <translation>Un Général seul, ou un joker.</translation>
    </message>
    <message>
        <source>A General alone.</source>
        <translation>Un Général seul.</translation>
    </message>
    <message>
        <source>any piece</source>
        <translation>n’importe quelle pièce</translation>
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
        <source>Four colors, and {copies} copies of each card at a table of up to four.</source>
        <translation>Quatre couleurs, et {copies} exemplaires de chaque carte jusqu’à quatre joueurs.</translation>
    </message>
    <message>
        <source>Five jokers, of no color.</source>
        <translation>Cinq jokers, sans couleur.</translation>
    </message>
    <message>
        <source>The deck by players: {decks}.</source>
        <translation>Le paquet selon les joueurs&#xa0;: {decks}.</translation>
    </message>
    <message>
        <source>Win with {n} cards that all lie in sets. What fits no set is junk.</source>
        <translation>Gagnez avec {n} cartes toutes en combinaisons. Ce qui n’y entre pas est un déchet.</translation>
    </message>
    <message>
        <source>A hand of less than {points} may not win.</source>
        <translation>Une main de moins de {points} ne peut pas gagner.</translation>
    </message>
    <message>
        <source>The points of a winning hand are always odd: an even sum shows that a card is amiss.</source>
        <translation>Les points d’une main gagnante sont toujours impairs&#xa0;: un total pair montre qu’une carte manque ou dépasse.</translation>
    </message>
    <message>
        <source>Dice choose the first dealer.</source>
        <translation>Les dés désignent le premier donneur.</translation>
    </message>
    <message>
        <source>Everybody draws a card; the highest deals first.</source>
        <translation>Chacun tire une carte&#xa0;; la plus haute donne d’abord.</translation>
    </message>
    <message>
        <source>Chance chooses the first dealer.</source>
        <translation>Le hasard désigne le premier donneur.</translation>
    </message>
    <message>
        <source>Everybody gets {n} cards, the dealer one more.</source>
        <translation>Chacun reçoit {n} cartes, le donneur une de plus.</translation>
    </message>
    <message>
        <source>They come in packets: six to the dealer, then five to each, round and round.</source>
        <translation>Elles viennent par paquets&#xa0;: six au donneur, puis cinq à chacun, en tournant.</translation>
    </message>
    <message>
        <source>A dealt Kong is laid open at once, without a card in its place, and counts {points}.</source>
        <translation>Un Kong donné est aussitôt posé, sans carte à sa place, et compte {points}.</translation>
    </message>
    <message>
        <source>A dealt Pong is marked with a coin: all know that there is one, not which.</source>
        <translation>Un Pong donné est marqué d’une pièce de monnaie&#xa0;: tous savent qu’il y en a un, pas lequel.</translation>
    </message>
    <message>
        <source>Who is dealt no General, nothing three or four times and no four Soldiers of four colors may call a mulligan: the same dealer deals again.</source>
        <translation>Qui ne reçoit ni Général, ni trois ou quatre cartes identiques, ni les quatre Soldats des quatre couleurs peut demander une redonne&#xa0;: le même donneur redonne.</translation>
    </message>
    <message>
        <source>A dealer whose dealt cards all lie in sets wins at once.</source>
        <translation>Un donneur dont les cartes données sont toutes en combinaisons gagne aussitôt.</translation>
    </message>
    <message>
        <source>The dealer begins with a discard. Play goes counter-clockwise.</source>
        <translation>Le donneur commence par une défausse. On joue dans le sens inverse des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>A card that is discarded, or turned up from the wall, may be claimed: it is laid open in a set with cards of the hand. Who claims it discards next.</source>
        <translation>Une carte défaussée, ou retournée de la pioche, peut être prise&#xa0;: on la pose en combinaison avec des cartes de la main. Qui la prend défausse ensuite.</translation>
    </message>
    <message>
        <source>If nobody claims it, it stays where it lies and the next player draws. A drawn card never goes into the hand.</source>
        <translation>Si personne ne la prend, elle reste où elle est et le joueur suivant pioche. Une carte piochée n’entre jamais dans la main.</translation>
    </message>
    <message>
        <source>Three or four alike in the hand stay together: they lend no card to another set.</source>
        <translation>Trois ou quatre cartes identiques en main restent ensemble&#xa0;: elles n’en prêtent aucune à une autre combinaison.</translation>
    </message>
    <message>
        <source>Sets in the hand may be broken up for better ones.</source>
        <translation>Les combinaisons de la main peuvent être défaites pour de meilleures.</translation>
    </message>
    <message>
        <source>A Pong on the table takes its fourth card if you draw it and win by it.</source>
        <translation>Un Pong sur la table prend sa quatrième carte si vous la piochez et gagnez avec.</translation>
    </message>
    <message>
        <source>A Pong on the table takes its fourth card whenever you draw it.</source>
        <translation>Un Pong sur la table prend sa quatrième carte chaque fois que vous la piochez.</translation>
    </message>
    <message>
        <source>Anybody may claim, in this order: {claims}. Of several, the nearest in turn.</source>
        <translation>N’importe qui peut prendre, dans cet ordre&#xa0;: {claims}. S’ils sont plusieurs, le plus proche dans le tour.</translation>
    </message>
    <message>
        <source>Other sets are only for the player in turn: who drew the card, or the next after a discard.</source>
        <translation>Les autres combinaisons sont réservées au joueur dont c’est le tour&#xa0;: celui qui a pioché la carte, ou le suivant après une défausse.</translation>
    </message>
    <message>
        <source>A drawn card that its drawer leaves goes to the next player, who may claim it.</source>
        <translation>Une carte piochée que son piocheur laisse passe au joueur suivant, qui peut la prendre.</translation>
    </message>
    <message>
        <source>A Pong may not leave more junk than before.</source>
        <translation>Un Pong ne doit pas laisser plus de déchets qu’avant.</translation>
    </message>
    <message>
        <source>No other claim may leave more junk than before.</source>
        <translation>Aucune autre prise ne doit laisser plus de déchets qu’avant.</translation>
    </message>
    <message>
        <source>Only the claims that leave the least junk are allowed.</source>
        <translation>Seules les prises qui laissent le moins de déchets sont permises.</translation>
    </message>
    <message>
        <source>{claim}: must be claimed where it can be, unless you win.</source>
        <translation>{claim}&#xa0;: à prendre quand c’est possible, sauf si vous gagnez.</translation>
    </message>
    <message>
        <source>{claim}: must be claimed where it can be, unless you wait for a win.</source>
        <translation>{claim}&#xa0;: à prendre quand c’est possible, sauf si vous attendez la victoire.</translation>
    </message>
    <message>
        <source>Who waits for a win may leave a Pong (bỏ đôi); many tables want it said aloud, here it is not.</source>
        <translation>Qui attend la victoire peut laisser un Pong (bỏ đôi)&#xa0;; bien des tables veulent qu’on le dise, ici non.</translation>
    </message>
    <message>
        <source>A win that is possible must be declared.</source>
        <translation>Une victoire possible doit être annoncée.</translation>
    </message>
    <message>
        <source>{claim} or {other}</source>
        <translation>{claim} ou {other}</translation>
    </message>
    <message>
        <source>A General is never discarded.</source>
        <translation>Un Général n’est jamais défaussé.</translation>
    </message>
    <message>
        <source>Who draws a General keeps it: {ways}.</source>
        <translation>Qui pioche un Général le garde&#xa0;: {ways}.</translation>
    </message>
    <message>
        <source>Three Generals of different colors count {together} in one set, but {apart} apart.</source>
        <translation>Trois Généraux de couleurs différentes comptent {together} en une combinaison, mais {apart} séparément.</translation>
    </message>
    <message>
        <source>Who draws a General may keep it or leave it.</source>
        <translation>Qui pioche un Général peut le garder ou le laisser.</translation>
    </message>
    <message>
        <source>Others may claim it only for: {claims}.</source>
        <translation>Les autres ne peuvent le prendre que pour&#xa0;: {claims}.</translation>
    </message>
    <message>
        <source>Nobody else may claim it.</source>
        <translation>Personne d’autre ne peut le prendre.</translation>
    </message>
    <message>
        <source>alone</source>
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
        <source>or as a Kong with three of its like</source>
        <translation>ou en Kong avec trois semblables</translation>
    </message>
    <message>
        <source>With {cards} left in the wall nobody draws any more, and nobody wins.</source>
        <translation>Quand il reste {cards} dans la pioche, personne ne pioche plus, et personne ne gagne.</translation>
    </message>
    <message>
        <source>When the wall is used up nobody wins.</source>
        <translation>Quand la pioche est épuisée, personne ne gagne.</translation>
    </message>
    <message>
        <source>The winner deals the next round.</source>
        <translation>Le gagnant donne la manche suivante.</translation>
    </message>
    <message>
        <source>After a round that nobody won the same dealer deals again.</source>
        <translation>Après une manche sans gagnant, le même donneur redonne.</translation>
    </message>
    <message>
        <source>After a round that nobody won the dealer&apos;s right neighbor deals.</source>
        <translation>Après une manche sans gagnant, le voisin de droite du donneur donne.</translation>
    </message>
    <message>
        <source>A loser pays for {points} less for each Kong on his own table.</source>
        <translation>Un perdant paie {points} de moins pour chaque Kong sur sa propre table.</translation>
    </message>
    <message>
        <source>From what a loser pays {n} is taken off for each Kong on his own table.</source>
        <translation>De ce que paie un perdant, {n} est retiré pour chaque Kong sur sa propre table.</translation>
    </message>
    <message>
        <source>For a dealt Kong that is {n}.</source>
        <translation>Pour un Kong donné, c’est {n}.</translation>
    </message>
    <message>
        <source>Each loser pays the winner {n}.</source>
        <translation>Chaque perdant paie {n} au gagnant.</translation>
    </message>
    <message>
        <source>A winner who owns a Kong gets the stake {n} times.</source>
        <translation>Un gagnant qui possède un Kong reçoit {n} fois la mise.</translation>
    </message>
    <message>
        <source>Each loser pays the winner&apos;s points.</source>
        <translation>Chaque perdant paie les points du gagnant.</translation>
    </message>
    <message>
        <source>Each loser pays the winner&apos;s points, {n} for each.</source>
        <translation>Chaque perdant paie les points du gagnant, {n} par point.</translation>
    </message>
    <message>
        <source>A win counts {points} more.</source>
        <translation>Une victoire compte {points} de plus.</translation>
    </message>
    <message>
        <source>A winner who owns a Kong gets the points {n} times.</source>
        <translation>Un gagnant qui possède un Kong reçoit {n} fois les points.</translation>
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
        <source>Words of the table</source>
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
        <source>It wins the round: every card you hold is in a set.</source>
        <translation>Cela gagne la manche&#xa0;: chaque carte que vous tenez est dans une combinaison.</translation>
    </message>
    <message>
        <source>It belongs to no set, and nothing you keep could help it.</source>
        <translation>Elle n’entre dans aucune combinaison, et rien de ce que vous gardez ne pourrait l’aider.</translation>
    </message>
    <message>
        <source>Every card is in a set; you lose least without this one.</source>
        <translation>Chaque carte est dans une combinaison&#xa0;; c’est celle-ci qui vous coûte le moins.</translation>
    </message>
    <message>
        <source>Your junk goes from {before} to {after}.</source>
        <translation>Vos déchets passent de {before} à {after}.</translation>
    </message>
    <message>
        <source>Your junk does not grow, and the set is worth points: {after}.</source>
        <translation>Vos déchets n’augmentent pas, et la combinaison vaut des points&#xa0;: {after}.</translation>
    </message>
    <message>
        <source>It makes a set, and your junk does not grow.</source>
        <translation>Cela fait une combinaison, et vos déchets n’augmentent pas.</translation>
    </message>
    <message>
        <source>Whatever you take, you would have {after} junk cards instead of {before}.</source>
        <translation>Quoi que vous preniez, vous auriez {after} déchets au lieu de {before}.</translation>
    </message>
    <message>
        <source>Now {before} cards you have not seen would complete your hand; after taking it only {after}.</source>
        <translation>En ce moment, {before} cartes que vous n’avez pas vues compléteraient votre main&#xa0;; après la prise, seulement {after}.</translation>
    </message>
    <message>
        <source>You have to take it, and this costs you least.</source>
        <translation>Vous devez la prendre, et c’est ainsi que cela coûte le moins.</translation>
    </message>
    <message>
        <source>You cannot take this card now.</source>
        <translation>Vous ne pouvez pas prendre cette carte maintenant.</translation>
    </message>
    <message>
        <source>Nothing you could do with this card makes your hand better.</source>
        <translation>Rien de ce que vous feriez de cette carte n’améliore votre main.</translation>
    </message>
    <message>
        <source>thrown away so far: {n}.</source>
        <translation>déjà défaussées&#xa0;: {n}.</translation>
    </message>
    <message>
        <source>nobody has thrown one.</source>
        <translation>personne n’en a défaussé.</translation>
    </message>
    <message>
        <source>{cards} and {last}</source>
        <translation>{cards} et {last}</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Win, Kong, Pong, Chow, Quad, Pair</source>
        <translation>Gagné, Kong, Pong, Chow, Quad, Paire</translation>
    </message>
    <message>
        <source>the same buttons by their place; or one of several ways shown</source>
        <translation>les mêmes boutons selon leur place&#xa0;; ou l’une des façons montrées</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passer</translation>
    </message>
    <message>
        <source>do what is proposed; discard the card picked</source>
        <translation>faire ce qui est proposé&#xa0;; défausser la carte choisie</translation>
    </message>
    <message>
        <source>go along the hand, or the buttons</source>
        <translation>parcourir la main, ou les boutons</translation>
    </message>
    <message>
        <source>hand, buttons, players, top strip</source>
        <translation>main, boutons, joueurs, bandeau du haut</translation>
    </message>
    <message>
        <source>show all eight answers and why some are dimmed; on a card or button: what it is</source>
        <translation>montrer les huit réponses et pourquoi certaines sont grisées&#xa0;; sur une carte ou un bouton&#xa0;: ce que c’est</translation>
    </message>
    <message>
        <source>sort: by melds, by color, by piece, by hand (drag the cards)</source>
        <translation>trier&#xa0;: par combinaisons, par couleur, par pièce, à la main (glissez les cartes)</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>indice</translation>
    </message>
    <message>
        <source>answer beforehand; again: clear it</source>
        <translation>répondre d’avance&#xa0;; de nouveau&#xa0;: effacer</translation>
    </message>
    <message>
        <source>hide the hand from people behind you</source>
        <translation>cacher la main aux gens derrière vous</translation>
    </message>
    <message>
        <source>show the card under the pointer or the cursor large</source>
        <translation>montrer en grand la carte sous le pointeur ou le curseur</translation>
    </message>
    <message>
        <source>log; at a table on the network also to talk</source>
        <translation>journal&#xa0;; à une table en réseau, aussi pour parler</translation>
    </message>
    <message>
        <source>pause, or go on</source>
        <translation>pause, ou reprendre</translation>
    </message>
    <message>
        <source>pick nothing any more; then the menu</source>
        <translation>ne plus rien choisir&#xa0;; puis le menu</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>menu</translation>
    </message>
    <message>
        <source>sound off, or on again</source>
        <translation>couper le son, ou le remettre</translation>
    </message>
    <message>
        <source>the table in words</source>
        <translation>la table en mots</translation>
    </message>
    <message>
        <source>what is proven of the deal, at a table on the network</source>
        <translation>ce qui est prouvé de la donne, à une table en réseau</translation>
    </message>
    <message>
        <source>on the home screen: host, join by number or address, look again</source>
        <translation>sur l’accueil&#xa0;: héberger, rejoindre par numéro ou adresse, chercher encore</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>plein écran</translation>
    </message>
    <message>
        <source>larger, smaller, usual size</source>
        <translation>plus grand, plus petit, taille habituelle</translation>
    </message>
    <message>
        <source>Mouse: click a card and press Discard, or drag it up out of the hand. Press a dimmed button to learn why it is dimmed.</source>
        <translation>Souris&#xa0;: cliquez sur une carte et appuyez sur Défausser, ou tirez-la vers le haut hors de la main. Appuyez sur un bouton grisé pour savoir pourquoi il l’est.</translation>
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
        <source>A machine lacks the record of a round.</source>
        <translation>Il manque à une machine le relevé d’une manche.</translation>
    </message>
    <message>
        <source>The machines have different records of a round.</source>
        <translation>Les machines ont des relevés différents d’une manche.</translation>
    </message>
    <message>
        <source>A record is not that of a fair round.</source>
        <translation>Un relevé n’est pas celui d’une manche loyale.</translation>
    </message>
    <message>
        <source>The machines count different points.</source>
        <translation>Les machines comptent des points différents.</translation>
    </message>
    <message>
        <source>The points do not add up to nothing.</source>
        <translation>La somme des points n’est pas nulle.</translation>
    </message>
    <message>
        <source>{machines} machines, each a process of its own, meet on this computer only.</source>
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
        <source>All held.</source>
        <translation>Tout a tenu.</translation>
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
        <source>Not that now, and nothing is lost. Do what the light shows.</source>
        <translation>Pas cela maintenant, et rien n’est perdu. Faites ce que montre la lumière.</translation>
    </message>
</context>
<context>
    <name>list</name>
    <message>
        <source>looking for tables, {n} s ...</source>
        <translation>recherche de tables, {n} s...</translation>
    </message>
    <message>
        <source>Sit down at one: tusac join {table}</source>
        <translation>Pour s’asseoir à l’une d’elles&#xa0;: tusac join {table}</translation>
    </message>
    <message>
        <source>no table was found nearby. Host one here: tusac host. Or type the number or the address on the host&apos;s screen: tusac join 37. Why tables may not be seen: tusac doctor</source>
        <translation>aucune table n’a été trouvée à proximité. Hébergez-en une ici&#xa0;: tusac host. Ou tapez le numéro ou l’adresse de l’écran de l’hôte&#xa0;: tusac join 37. Pourquoi des tables restent invisibles&#xa0;: tusac doctor</translation>
    </message>
    <message>
        <source>{n} of {seats} seats taken</source>
        <translation>places prises&#xa0;: {n} sur {seats}</translation>
    </message>
    <message>
        <source>does not answer</source>
        <translation>ne répond pas</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>en jeu</translation>
    </message>
    <message>
        <source>full</source>
        <translation>complète</translation>
    </message>
    <message>
        <source>code needed</source>
        <translation>code exigé</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouverte</translation>
    </message>
</context>
<context>
    <name>lobby</name>
    <message>
        <source>no end</source>
        <translation>sans fin</translation>
    </message>
    <message>
        <source>{pace} pace</source>
        <translation>rythme {pace}</translation>
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
        <translation>Place libre</translation>
    </message>
    <message>
        <source>Everybody shuffles</source>
        <translation>Tous mélangent</translation>
    </message>
    <message>
        <source>{done} of {all} shuffles proven</source>
        <translation>{done} mélanges prouvés sur {all}</translation>
    </message>
    <message>
        <source>Round {n} comes next</source>
        <translation>La manche {n} vient ensuite</translation>
    </message>
    <message>
        <source>Press Space when you are ready.</source>
        <translation>Appuyez sur Espace quand vous êtes prêt.</translation>
    </message>
    <message>
        <source>Waiting for friends</source>
        <translation>On attend des amis</translation>
    </message>
    <message>
        <source>The host may start now, with computer players.</source>
        <translation>L’hôte peut commencer maintenant, avec des ordinateurs.</translation>
    </message>
    <message>
        <source>The match begins…</source>
        <translation>La partie commence…</translation>
    </message>
    <message>
        <source>All computers are making sure that they mean the same table.</source>
        <translation>Tous les ordinateurs s’assurent qu’ils parlent de la même table.</translation>
    </message>
    <message>
        <source>{ready} of {people} are ready</source>
        <translation>Prêts&#xa0;: {ready} sur {people}</translation>
    </message>
    <message>
        <source>You look on: all seats are taken.</source>
        <translation>Vous regardez&#xa0;: toutes les places sont prises.</translation>
    </message>
    <message>
        <source>You look on. Click a free seat to play.</source>
        <translation>Vous regardez. Cliquez sur une place libre pour jouer.</translation>
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
        <source>on the computer of {name}</source>
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
        <source>The mark of this computer, to compare aloud: {words}</source>
        <translation>La marque de cet ordinateur, à comparer à voix haute&#xa0;: {words}</translation>
    </message>
    <message>
        <source>Send {name} away</source>
        <translation>Renvoyer {name}</translation>
    </message>
    <message>
        <source>looks on</source>
        <translation>regarde</translation>
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
        <source>The dice count to you: you deal first.</source>
        <translation>Les dés tombent sur vous&#xa0;: vous donnez d’abord.</translation>
    </message>
    <message>
        <source>The dice count to {name}, who deals first.</source>
        <translation>Les dés tombent sur {name}, qui donne d’abord.</translation>
    </message>
    <message>
        <source>Yours is the highest card: you deal first.</source>
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
        <source>Nobody takes it.</source>
        <translation>Personne ne la prend.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>You take your last move back.</source>
        <translation>Vous reprenez votre dernier coup.</translation>
    </message>
    <message>
        <source>Time is up: {action}.</source>
        <translation>Temps écoulé&#xa0;: {action}.</translation>
    </message>
    <message>
        <source>Time is up again: {action}. With A the computer answers until you are back.</source>
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
        <source>You throw your hand in: everything is dealt again.</source>
        <translation>Vous rendez votre main&#xa0;: tout est redonné.</translation>
    </message>
    <message>
        <source>{name} throws a hand in without any good card: everything is dealt again.</source>
        <translation>{name} rend une main sans aucune bonne carte&#xa0;: tout est redonné.</translation>
    </message>
    <message>
        <source>The wall is used up and nobody wins.</source>
        <translation>La pioche est épuisée et personne ne gagne.</translation>
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
        <source>Dice for the first deal: {one} and {two}, counted from {start}: you deal.</source>
        <translation>Dés pour la première donne&#xa0;: {one} et {two}, comptés à partir de {start}&#xa0;: vous donnez.</translation>
    </message>
    <message>
        <source>Dice for the first deal: {one} and {two}, counted from {start}: {name} deals.</source>
        <translation>Dés pour la première donne&#xa0;: {one} et {two}, comptés à partir de {start}&#xa0;: {name} donne.</translation>
    </message>
    <message>
        <source>For the first deal everybody draws a card: {cards}. Yours is the highest.</source>
        <translation>Pour la première donne, chacun tire une carte&#xa0;: {cards}. La vôtre est la plus haute.</translation>
    </message>
    <message>
        <source>For the first deal everybody draws a card: {cards}. {name} has the highest.</source>
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
        <source>You take it: {meld}, {cards}.</source>
        <translation>Vous la prenez&#xa0;: {meld}, {cards}.</translation>
    </message>
    <message>
        <source>{name} takes it: {meld}, {cards}.</source>
        <translation>{name} la prend&#xa0;: {meld}, {cards}.</translation>
    </message>
    <message>
        <source>{claim} by {name} beats your {own}.</source>
        <translation>{claim} de {name} l’emporte sur votre {own}.</translation>
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
        <translation>Seul</translation>
    </message>
</context>
<context>
    <name>nearby</name>
    <message>
        <source>{host}&apos;s table</source>
        <translation>Table de {host}</translation>
    </message>
    <message>
        <source>Continue: {table}</source>
        <translation>Continuer&#xa0;: {table}</translation>
    </message>
    <message>
        <source>does not answer</source>
        <translation>ne répond pas</translation>
    </message>
    <message>
        <source>playing, a seat is free</source>
        <translation>en jeu, une place est libre</translation>
    </message>
    <message>
        <source>playing, you belong there</source>
        <translation>en jeu, vous en êtes</translation>
    </message>
    <message>
        <source>playing, you can look on</source>
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
        <source>Look on</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Revenir</translation>
    </message>
</context>
<context>
    <name>network</name>
    <message>
        <source>over others</source>
        <translation>par d’autres</translation>
    </message>
    <message>
        <source>shaky</source>
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
        <source>Windows will ask once whether the game may use the network. Tick Private networks and allow it: otherwise the computers at home cannot find each other.</source>
        <translation>Windows demandera une fois si le jeu peut utiliser le réseau. Cochez Réseaux privés et autorisez&#xa0;: sinon les ordinateurs de la maison ne peuvent pas se trouver.</translation>
    </message>
    <message>
        <source>macOS will ask once for access to the Local Network. Allow it: otherwise the computers at home cannot find each other.</source>
        <translation>macOS demandera une fois l’accès au réseau local. Autorisez-le&#xa0;: sinon les ordinateurs de la maison ne peuvent pas se trouver.</translation>
    </message>
    <message>
        <source>With only two of you, a round that one leaves cannot be finished, and counts for nothing.</source>
        <translation>À deux seulement, une manche que l’un quitte ne peut être finie, et ne compte pas.</translation>
    </message>
    <message>
        <source>Computer players are spread over the computers of the table when the match begins. The computer that runs one can see its cards. It cannot change them, and every move is re-checked by all computers after the round.</source>
        <translation>Les joueurs ordinateurs sont répartis sur les ordinateurs de la table au début de la partie. L’ordinateur qui en fait jouer un voit ses cartes. Il ne peut pas les changer, et chaque coup est revérifié par tous les ordinateurs après la manche.</translation>
    </message>
    <message>
        <source>No computer can change these cards, and every move is re-checked by all computers after the round.</source>
        <translation>Aucun ordinateur ne peut changer ces cartes, et chaque coup est revérifié par tous les ordinateurs après la manche.</translation>
    </message>
    <message>
        <source>{seat} runs on the computer of {name}, which can see its cards.</source>
        <translation>{seat} tourne sur l’ordinateur de {name}, qui voit ses cartes.</translation>
    </message>
    <message>
        <source>{seat} is a computer player run on the computer of {name}. That computer can see this seat&apos;s cards. It cannot change them, and every move is re-checked by all computers after the round.</source>
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
        <source>Host a table here</source>
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
        <source>No table answers there: it has closed, or its address is another.</source>
        <translation>Aucune table ne répond là&#xa0;: elle a fermé, ou son adresse est une autre.</translation>
    </message>
    <message>
        <source>There is no way to that computer. Are both on the same network? A VPN may be in between.</source>
        <translation>Il n’y a pas de chemin jusqu’à cet ordinateur. Êtes-vous sur le même réseau&#xa0;? Un VPN est peut-être en travers.</translation>
    </message>
    <message>
        <source>That computer does not answer. Ask the host to allow the game in the firewall (Windows: Private networks). Or the Wi-Fi keeps its devices apart, as guest networks do.</source>
        <translation>Cet ordinateur ne répond pas. Demandez à l’hôte d’autoriser le jeu dans le pare-feu (Windows&#xa0;: Réseaux privés). Ou bien le Wi-Fi isole ses appareils, comme font les réseaux invités.</translation>
    </message>
    <message>
        <source>There is no such address. It looks like 192.168.1.37.</source>
        <translation>Cette adresse n’existe pas. Une adresse ressemble à 192.168.1.37.</translation>
    </message>
    <message>
        <source>Another program answers there, not this game.</source>
        <translation>Un autre programme répond là, pas ce jeu.</translation>
    </message>
    <message>
        <source>The host plays another version of the game. Bring both to the newer one.</source>
        <translation>L’hôte joue avec une autre version du jeu. Mettez les deux à la plus récente.</translation>
    </message>
    <message>
        <source>That table is not there any more.</source>
        <translation>Cette table n’existe plus.</translation>
    </message>
    <message>
        <source>That computer has too many connections just now.</source>
        <translation>Cet ordinateur a trop de connexions en ce moment.</translation>
    </message>
    <message>
        <source>This table has a code. The host can see it.</source>
        <translation>Cette table a un code. L’hôte le voit.</translation>
    </message>
    <message>
        <source>Wrong code. If you are sure that it is right, somebody may be interfering: let the host read the code out again.</source>
        <translation>Code faux. Si vous êtes sûr qu’il est juste, quelqu’un s’en mêle peut-être&#xa0;: faites relire le code par l’hôte.</translation>
    </message>
    <message>
        <source>That table asks for no code. Either it has none any more, or somebody sits in between: ask the host.</source>
        <translation>Cette table ne demande pas de code. Ou elle n’en a plus, ou quelqu’un s’est glissé entre vous&#xa0;: demandez à l’hôte.</translation>
    </message>
    <message>
        <source>That is this computer itself, or one with a copy of its key.</source>
        <translation>C’est cet ordinateur même, ou un autre avec une copie de sa clé.</translation>
    </message>
    <message>
        <source>Too many wrong codes. The table may have a new one: ask the host, and wait a minute.</source>
        <translation>Trop de codes faux. La table en a peut-être un nouveau&#xa0;: demandez à l’hôte, et attendez une minute.</translation>
    </message>
    <message>
        <source>That is not the computer you met before: its key is another. Ask the host before you join.</source>
        <translation>Ce n’est pas l’ordinateur que vous aviez rencontré&#xa0;: sa clé est une autre. Demandez à l’hôte avant d’entrer.</translation>
    </message>
    <message>
        <source>Somebody sits between you and that computer. The connection was refused to protect you.</source>
        <translation>Quelqu’un se tient entre vous et cet ordinateur. La connexion a été refusée pour vous protéger.</translation>
    </message>
    <message>
        <source>The host has sent you away from this table.</source>
        <translation>L’hôte vous a renvoyé de cette table.</translation>
    </message>
    <message>
        <source>That computer says what no table may say. Is its game damaged?</source>
        <translation>Cet ordinateur dit ce qu’aucune table ne peut dire. Son jeu est-il abîmé&#xa0;?</translation>
    </message>
    <message>
        <source>The table was told too much at once and has hung up. Wait half a minute.</source>
        <translation>La table a reçu trop de messages à la fois et a raccroché. Attendez une demi-minute.</translation>
    </message>
    <message>
        <source>The connection is too slow to keep up with the table.</source>
        <translation>La connexion est trop lente pour suivre la table.</translation>
    </message>
    <message>
        <source>That computer was not heard for too long.</source>
        <translation>Cet ordinateur est resté muet trop longtemps.</translation>
    </message>
    <message>
        <source>The connection broke.</source>
        <translation>La connexion s’est rompue.</translation>
    </message>
    <message>
        <source>You are at this table already, in another window.</source>
        <translation>Vous êtes déjà à cette table, dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>The table was closed.</source>
        <translation>La table a été fermée.</translation>
    </message>
    <message>
        <source>Another program uses the game&apos;s ports, so no table can be opened. Close it, or restart.</source>
        <translation>Un autre programme occupe les ports du jeu, aucune table ne peut donc être ouverte. Fermez-le, ou redémarrez.</translation>
    </message>
    <message>
        <source>The system does not let the game listen. Allow it in the firewall, then try again.</source>
        <translation>Le système ne laisse pas le jeu écouter. Autorisez-le dans le pare-feu, puis réessayez.</translation>
    </message>
    <message>
        <source>This code is too short or too long.</source>
        <translation>Ce code est trop court ou trop long.</translation>
    </message>
    <message>
        <source>Nobody can play at such a table.</source>
        <translation>Personne ne peut jouer à une telle table.</translation>
    </message>
    <message>
        <source>You still sit at another table, and your cards wait there. Who opens a new table gives them up.</source>
        <translation>Vous êtes encore assis à une autre table, et vos cartes y attendent. Ouvrir une nouvelle table les abandonne.</translation>
    </message>
    <message>
        <source>Nobody here has number {number}: look at the host&apos;s screen again. If it is right, that computer&apos;s firewall keeps the game out, or it is on another network.</source>
        <translation>Personne ici n’a le numéro {number}&#xa0;: regardez de nouveau l’écran de l’hôte. S’il est juste, le pare-feu de cet ordinateur écarte le jeu, ou il est sur un autre réseau.</translation>
    </message>
    <message>
        <source>Somebody has tried a wrong code at your table.</source>
        <translation>Quelqu’un a essayé un code faux à votre table.</translation>
    </message>
    <message>
        <source>Somebody tries codes at your table, so it has a new one.</source>
        <translation>Quelqu’un essaie des codes à votre table, elle en a donc un nouveau.</translation>
    </message>
    <message>
        <source>A file was damaged and has been started afresh; the old one is kept.</source>
        <translation>Un fichier était abîmé et a été recommencé&#xa0;; l’ancien est gardé.</translation>
    </message>
    <message>
        <source>What was stored of the round you were playing is damaged and was thrown away.</source>
        <translation>Ce qui était gardé de la manche que vous jouiez est abîmé et a été jeté.</translation>
    </message>
    <message>
        <source>Others on this computer could read your keys; from now on only you can.</source>
        <translation>D’autres sur cet ordinateur pouvaient lire vos clés&#xa0;; désormais vous seul le pouvez.</translation>
    </message>
    <message>
        <source>The disk takes no file: records are not kept, and a killed program cannot play on.</source>
        <translation>Le disque ne prend aucun fichier&#xa0;: les relevés ne sont pas gardés, et un programme tué ne peut pas reprendre.</translation>
    </message>
    <message>
        <source>Somebody with another version of the game could not join.</source>
        <translation>Quelqu’un avec une autre version du jeu n’a pas pu entrer.</translation>
    </message>
    <message>
        <source>This computer has no memory or open files left for the game. Close other programs first.</source>
        <translation>Cet ordinateur n’a plus de mémoire ou de fichiers ouverts pour le jeu. Fermez d’abord d’autres programmes.</translation>
    </message>
    <message>
        <source>The game has made a mistake at this table; please report it.</source>
        <translation>Le jeu a fait une erreur à cette table&#xa0;; merci de la signaler.</translation>
    </message>
    <message>
        <source>This computer is on no network. Join the Wi-Fi of the others first.</source>
        <translation>Cet ordinateur n’est sur aucun réseau. Rejoignez d’abord le Wi-Fi des autres.</translation>
    </message>
    <message>
        <source>This network does not tell of its tables. Join by number or address.</source>
        <translation>Ce réseau n’annonce pas ses tables. Rejoignez par numéro ou adresse.</translation>
    </message>
    <message>
        <source>The table cannot appear in lists. Others can join by its number or address.</source>
        <translation>La table ne peut apparaître dans les listes. Les autres peuvent la rejoindre par son numéro ou son adresse.</translation>
    </message>
    <message>
        <source>You have left the table.</source>
        <translation>Vous avez quitté la table.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <translation>L’hôte a fermé la table.</translation>
    </message>
    <message>
        <source>This program is proven to have broken the rules of fair dealing here, and is not let in again.</source>
        <translation>Il est prouvé que ce programme a violé ici les règles de la donne loyale, et il ne rentre plus.</translation>
    </message>
    <message>
        <source>The table is full: every seat is taken, and no more may look on.</source>
        <translation>La table est complète&#xa0;: toutes les places sont prises, et plus personne ne peut regarder.</translation>
    </message>
    <message>
        <source>Nothing of your name can be seen. Choose another one in the settings.</source>
        <translation>Rien de votre nom n’est visible. Choisissez-en un autre dans les réglages.</translation>
    </message>
    <message>
        <source>You are at this table already: in another window, or on a computer with a copy of this one&apos;s files.</source>
        <translation>Vous êtes déjà à cette table&#xa0;: dans une autre fenêtre, ou sur un ordinateur avec une copie des fichiers de celui-ci.</translation>
    </message>
    <message>
        <source>That computer says of its table what cannot be played or shown. Is its game damaged?</source>
        <translation>Cet ordinateur dit de sa table ce qui ne peut être ni joué ni montré. Son jeu est-il abîmé&#xa0;?</translation>
    </message>
    <message>
        <source>The connection to the table is lost and did not come back.</source>
        <translation>La connexion à la table est perdue et n’est pas revenue.</translation>
    </message>
    <message>
        <source>version {version}, not ours: update yours</source>
        <translation>version {version}, pas la nôtre&#xa0;: mettez la vôtre à jour</translation>
    </message>
    <message>
        <source>version {version}, not ours: the host must update</source>
        <translation>version {version}, pas la nôtre&#xa0;: l’hôte doit mettre à jour</translation>
    </message>
    <message>
        <source>The host&apos;s program is version {theirs} (protocol {number}), yours is {ours} (protocol {own}): update yours.</source>
        <translation>Le programme de l’hôte est la version {theirs} (protocole {number}), le vôtre la {ours} (protocole {own})&#xa0;: mettez le vôtre à jour.</translation>
    </message>
    <message>
        <source>The host&apos;s program is version {theirs} (protocol {number}), yours is {ours} (protocol {own}): the host must update.</source>
        <translation>Le programme de l’hôte est la version {theirs} (protocole {number}), le vôtre la {ours} (protocole {own})&#xa0;: l’hôte doit mettre à jour.</translation>
    </message>
    <message>
        <source>Somebody at {address} could not join with version {theirs} (protocol {number}), yours is {ours} (protocol {own}): update yours.</source>
        <translation>Quelqu’un à {address} n’a pu entrer avec la version {theirs} (protocole {number}), la vôtre est {ours} (protocole {own})&#xa0;: mettez la vôtre à jour.</translation>
    </message>
    <message>
        <source>Somebody at {address} could not join with version {theirs} (protocol {number}), yours is {ours} (protocol {own}): they must update.</source>
        <translation>Quelqu’un à {address} n’a pu entrer avec la version {theirs} (protocole {number}), la vôtre est {ours} (protocole {own})&#xa0;: c’est à lui de mettre à jour.</translation>
    </message>
</context>
<context>
    <name>news</name>
    <message>
        <source>{name} has come to the table.</source>
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
        <source>The connection to {name} is lost. The clocks wait.</source>
        <translation>La connexion avec {name} est perdue. Les horloges attendent.</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name} est de retour.</translation>
    </message>
    <message>
        <source>{name} has been sent away by the host.</source>
        <translation>L’hôte a renvoyé {name}.</translation>
    </message>
    <message>
        <source>The host sends {name} away when this round has ended.</source>
        <translation>L’hôte renvoie {name} à la fin de cette manche.</translation>
    </message>
    <message>
        <source>The round goes on without {name}: that seat only passes, its hand stays sealed.</source>
        <translation>La manche continue sans {name}&#xa0;: cette place ne fait que passer, sa main reste scellée.</translation>
    </message>
    <message>
        <source>{name} plays on in this round.</source>
        <translation>{name} continue à jouer dans cette manche.</translation>
    </message>
    <message>
        <source>{name} has stopped the clocks: time for tea.</source>
        <translation>{name} a arrêté les horloges&#xa0;: c’est l’heure du thé.</translation>
    </message>
    <message>
        <source>{name} lets the clocks go on.</source>
        <translation>{name} relance les horloges.</translation>
    </message>
    <message>
        <source>{name}&apos;s program broke the rules of fair dealing: {rule}. The round goes on without it.</source>
        <translation>Le programme de {name} a violé les règles de la donne loyale&#xa0;: {rule}. La manche continue sans lui.</translation>
    </message>
    <message>
        <source>The disk of {name}&apos;s computer has forgotten what it said before its program was started again. Nobody has cheated. This round goes on without it.</source>
        <translation>Le disque de l’ordinateur de {name} a oublié ce que son programme avait dit avant d’être relancé. Personne n’a triché. Cette manche continue sans lui.</translation>
    </message>
    <message>
        <source>The disk of {name}&apos;s computer has forgotten once more what it said. Nobody has cheated. {name} sits out until the disk is well, and may then sit down again.</source>
        <translation>Le disque de l’ordinateur de {name} a encore oublié ce que son programme avait dit. Personne n’a triché. {name} reste à l’écart jusqu’à ce que le disque aille bien, et pourra alors se rasseoir.</translation>
    </message>
    <message>
        <source>This round does not count. Nobody wins or loses points.</source>
        <translation>Cette manche ne compte pas. Personne ne gagne ni ne perd de points.</translation>
    </message>
    <message>
        <source>{name}&apos;s computer has not shown its keys. The win of round {detail} counts once it does.</source>
        <translation>L’ordinateur de {name} n’a pas montré ses clés. La victoire de la manche {detail} comptera quand il l’aura fait.</translation>
    </message>
    <message>
        <source>{name}&apos;s computer has shown its keys. The win of round {detail} counts.</source>
        <translation>L’ordinateur de {name} a montré ses clés. La victoire de la manche {detail} compte.</translation>
    </message>
    <message>
        <source>The win of {name} in round {detail} was false and does not count.</source>
        <translation>La victoire de {name} dans la manche {detail} était fausse et ne compte pas.</translation>
    </message>
    <message>
        <source>{name} keeps the table now. Rules and seats stay as they are.</source>
        <translation>{name} tient maintenant la table. Règles et places restent comme elles sont.</translation>
    </message>
    <message>
        <source>A computer player takes the seat of {name}.</source>
        <translation>Un joueur ordinateur prend la place de {name}.</translation>
    </message>
    <message>
        <source>{name} takes a seat from a computer player.</source>
        <translation>{name} prend la place d’un joueur ordinateur.</translation>
    </message>
    <message>
        <source>This is not the {name} you met before: the key is another. Ask before you play.</source>
        <translation>Ce n’est pas le {name} que vous aviez rencontré&#xa0;: la clé est une autre. Demandez avant de jouer.</translation>
    </message>
    <message>
        <source>{name}&apos;s computer did not agree to the table in time, so the match has not begun with it.</source>
        <translation>L’ordinateur de {name} n’a pas accepté la table à temps, la partie a donc commencé sans lui.</translation>
    </message>
    <message>
        <source>That was too much at once and was not sent. Wait a moment.</source>
        <translation>C’était trop à la fois et n’a pas été envoyé. Attendez un instant.</translation>
    </message>
    <message>
        <source>You are now called {name}.</source>
        <translation>Vous vous appelez maintenant {name}.</translation>
    </message>
    <message>
        <source>The host sends you away when this round has ended.</source>
        <translation>L’hôte vous renvoie à la fin de cette manche.</translation>
    </message>
    <message>
        <source>The round goes on without you: your seat only passes.</source>
        <translation>La manche continue sans vous&#xa0;: votre place ne fait que passer.</translation>
    </message>
    <message>
        <source>You play on in this round.</source>
        <translation>Vous continuez à jouer dans cette manche.</translation>
    </message>
    <message>
        <source>You have stopped the clocks: time for tea.</source>
        <translation>Vous avez arrêté les horloges&#xa0;: c’est l’heure du thé.</translation>
    </message>
    <message>
        <source>You let the clocks go on.</source>
        <translation>Vous relancez les horloges.</translation>
    </message>
    <message>
        <source>Your program broke the rules of fair dealing: {rule}. The round goes on without it.</source>
        <translation>Votre programme a violé les règles de la donne loyale&#xa0;: {rule}. La manche continue sans lui.</translation>
    </message>
    <message>
        <source>Your computer&apos;s disk has forgotten what your program said before it was started again. Nobody has cheated. This round goes on without you.</source>
        <translation>Le disque de votre ordinateur a oublié ce que votre programme avait dit avant d’être relancé. Personne n’a triché. Cette manche continue sans vous.</translation>
    </message>
    <message>
        <source>Your computer&apos;s disk has forgotten once more what your program said. Nobody has cheated. You sit out: have the disk checked, and sit down again once it is well.</source>
        <translation>Le disque de votre ordinateur a encore oublié ce que votre programme avait dit. Personne n’a triché. Vous restez à l’écart&#xa0;: faites vérifier le disque, et rasseyez-vous quand il ira bien.</translation>
    </message>
    <message>
        <source>You keep the table now. Rules and seats stay as they are.</source>
        <translation>Vous tenez maintenant la table. Règles et places restent comme elles sont.</translation>
    </message>
    <message>
        <source>A computer player takes your seat.</source>
        <translation>Un joueur ordinateur prend votre place.</translation>
    </message>
    <message>
        <source>You take a seat from a computer player.</source>
        <translation>Vous prenez la place d’un joueur ordinateur.</translation>
    </message>
    <message>
        <source>The round goes on without {name}: that seat only passes until the next round.</source>
        <translation>La manche continue sans {name}&#xa0;: cette place ne fait que passer jusqu’à la prochaine manche.</translation>
    </message>
    <message>
        <source>The round goes on without you: your seat only passes until the next round.</source>
        <translation>La manche continue sans vous&#xa0;: votre place ne fait que passer jusqu’à la prochaine manche.</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}&#xa0;: {text}</translation>
    </message>
    <message>
        <source>{name} did not answer in time.</source>
        <translation>{name} n’a pas répondu à temps.</translation>
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
        <source>✓ Everybody can tell these four colors apart.</source>
        <translation>✓ Tout le monde distingue ces quatre couleurs.</translation>
    </message>
    <message>
        <source>{colors}: the ink is hard to read</source>
        <translation>{colors}&#xa0;: l’encre se lit mal</translation>
    </message>
    <message>
        <source>{colors}: taken for each other by {people}</source>
        <translation>{colors}&#xa0;: confondues par {people}</translation>
    </message>
    <message>
        <source>everybody</source>
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
    <name>phrases</name>
    <message>
        <source>Hello everybody!</source>
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
        <source>It is your turn.</source>
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
        <source>Good-bye!</source>
        <translation>Au revoir&#xa0;!</translation>
    </message>
    <message>
        <source>The computer answers for me until I am back.</source>
        <translation>L’ordinateur répond pour moi jusqu’à mon retour.</translation>
    </message>
    <message>
        <source>I am back.</source>
        <translation>Me revoilà.</translation>
    </message>
</context>
<context>
    <name>proof</name>
    <message>
        <source>Verified by {n} computers ✓</source>
        <translation>Vérifié par {n} ordinateurs ✓</translation>
    </message>
    <message>
        <source>Being verified: {n} of {all} computers</source>
        <translation>Vérification&#xa0;: {n} ordinateurs sur {all}</translation>
    </message>
    <message>
        <source>Shuffled and proven by {n} computers ✓</source>
        <translation>Mélangé et prouvé par {n} ordinateurs ✓</translation>
    </message>
    <message>
        <source>{name}&apos;s program broke the rules of fair dealing: {rule}.</source>
        <translation>Le programme de {name} a violé les règles de la donne loyale&#xa0;: {rule}.</translation>
    </message>
</context>
<context>
    <name>reader</name>
    <message>
        <source>What you can do</source>
        <translation>Ce que vous pouvez faire</translation>
    </message>
    <message>
        <source>All answers</source>
        <translation>Toutes les réponses</translation>
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
        <source>Buttons of the table</source>
        <translation>Boutons de la table</translation>
    </message>
    <message>
        <source>Wall: {cards}, {draws} to draw</source>
        <translation>Pioche&#xa0;: {cards}, encore {draws} à piocher</translation>
    </message>
    <message>
        <source>{key}: {action}.</source>
        <translation>{key}&#xa0;: {action}.</translation>
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
        <source>All may be dealt again: {answers}.</source>
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
        <source>all answers, and why some are not possible</source>
        <translation>toutes les réponses, et pourquoi certaines sont impossibles</translation>
    </message>
    <message>
        <source>Fewer answers</source>
        <translation>Moins de réponses</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>Not now.</source>
        <translation>Pas maintenant.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ce n’est pas votre tour.</translation>
    </message>
    <message>
        <source>You have answered already.</source>
        <translation>Vous avez déjà répondu.</translation>
    </message>
    <message>
        <source>You do not hold these cards.</source>
        <translation>Vous n’avez pas ces cartes.</translation>
    </message>
    <message>
        <source>Another copy of the same card stands for it.</source>
        <translation>Un autre exemplaire de la même carte en tient lieu.</translation>
    </message>
    <message>
        <source>These cards make no meld.</source>
        <translation>Ces cartes ne font pas une combinaison.</translation>
    </message>
    <message>
        <source>You lack the cards for it.</source>
        <translation>Il vous manque les cartes pour cela.</translation>
    </message>
    <message>
        <source>Three or four equal cards in your hand stay together and lend none.</source>
        <translation>Trois ou quatre cartes identiques de votre main restent ensemble et n’en prêtent aucune.</translation>
    </message>
    <message>
        <source>You discarded this card yourself.</source>
        <translation>Vous avez vous-même défaussé cette carte.</translation>
    </message>
    <message>
        <source>Only the players in turn may do this with this card.</source>
        <translation>Seuls les joueurs dont c’est le tour peuvent faire cela de cette carte.</translation>
    </message>
    <message>
        <source>Generals cannot be Ponged.</source>
        <translation>Les Généraux ne se prennent pas en Pong.</translation>
    </message>
    <message>
        <source>A General stays with the player who drew it.</source>
        <translation>Un Général reste au joueur qui l’a pioché.</translation>
    </message>
    <message>
        <source>You must keep a General that you draw.</source>
        <translation>Vous devez garder un Général que vous piochez.</translation>
    </message>
    <message>
        <source>A General cannot be discarded.</source>
        <translation>Un Général ne se défausse pas.</translation>
    </message>
    <message>
        <source>It would leave you more junk cards than before.</source>
        <translation>Cela vous laisserait plus de déchets qu’avant.</translation>
    </message>
    <message>
        <source>Another claim leaves fewer junk cards.</source>
        <translation>Une autre prise laisse moins de déchets.</translation>
    </message>
    <message>
        <source>Your hand would not be complete.</source>
        <translation>Votre main ne serait pas complète.</translation>
    </message>
    <message>
        <source>Your hand has too few points to win.</source>
        <translation>Votre main a trop peu de points pour gagner.</translation>
    </message>
    <message>
        <source>This card wins: declare the win.</source>
        <translation>Cette carte gagne&#xa0;: annoncez la victoire.</translation>
    </message>
    <message>
        <source>You can make a Kong, and these rules demand it: only a win goes before it.</source>
        <translation>Vous pouvez faire un Kong, et ces règles l’exigent&#xa0;: seule une victoire passe avant.</translation>
    </message>
    <message>
        <source>You can make a Pong, and these rules demand it: only a win goes before it.</source>
        <translation>Vous pouvez faire un Pong, et ces règles l’exigent&#xa0;: seule une victoire passe avant.</translation>
    </message>
    <message>
        <source>You can make a Kong, and these rules demand it as long as you do not wait for a win.</source>
        <translation>Vous pouvez faire un Kong, et ces règles l’exigent tant que vous n’attendez pas la victoire.</translation>
    </message>
    <message>
        <source>You can make a Pong, and these rules demand it as long as you do not wait for a win.</source>
        <translation>Vous pouvez faire un Pong, et ces règles l’exigent tant que vous n’attendez pas la victoire.</translation>
    </message>
    <message>
        <source>This player has left the round.</source>
        <translation>Ce joueur a quitté la manche.</translation>
    </message>
    <message>
        <source>This player has not left, or owes a discard.</source>
        <translation>Ce joueur n’est pas parti, ou doit une défausse.</translation>
    </message>
    <message>
        <source>It would leave you no card to discard.</source>
        <translation>Cela ne vous laisserait aucune carte à défausser.</translation>
    </message>
    <message>
        <source>By these rules this card never makes such a set.</source>
        <translation>Avec ces règles, cette carte ne fait jamais une telle combinaison.</translation>
    </message>
    <message>
        <source>Your Pong on the table takes no fourth card.</source>
        <translation>Votre Pong sur la table ne prend pas de quatrième carte.</translation>
    </message>
    <message>
        <source>Your Pong on the table takes its fourth card only if you draw it yourself.</source>
        <translation>Votre Pong sur la table ne prend sa quatrième carte que si vous la piochez vous-même.</translation>
    </message>
    <message>
        <source>Your Pong on the table takes its fourth card only if you draw it yourself and win by it.</source>
        <translation>Votre Pong sur la table ne prend sa quatrième carte que si vous la piochez vous-même et gagnez avec.</translation>
    </message>
    <message>
        <source>These are not the Kongs and Pongs that were dealt.</source>
        <translation>Ce ne sont pas les Kongs et Pongs qui ont été donnés.</translation>
    </message>
    <message>
        <source>Only a hand without Generals, three alike and the Soldiers of all colors is dealt again.</source>
        <translation>Seule une main sans Général, sans trois cartes identiques et sans les Soldats de toutes les couleurs est redonnée.</translation>
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
        <source>Nothing is said.</source>
        <translation>Personne ne dit rien.</translation>
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
        <source>Looking back</source>
        <translation>Retour en arrière</translation>
    </message>
    <message>
        <source>“{name}” cannot be read.</source>
        <translation>«&#xa0;{name}&#xa0;» ne peut être lu.</translation>
    </message>
    <message>
        <source>“{name}” is not a saved game of Tứ Sắc.</source>
        <translation>«&#xa0;{name}&#xa0;» n’est pas une partie enregistrée de Tứ Sắc.</translation>
    </message>
    <message>
        <source>“{name}” was saved by another version of this game.</source>
        <translation>«&#xa0;{name}&#xa0;» a été enregistré par une autre version de ce jeu.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: nothing in it can be shown.</source>
        <translation>«&#xa0;{name}&#xa0;» est abîmé&#xa0;: rien ne peut en être montré.</translation>
    </message>
    <message>
        <source>In “{name}” no card was dealt yet.</source>
        <translation>Dans «&#xa0;{name}&#xa0;», aucune carte n’a encore été donnée.</translation>
    </message>
</context>
<context>
    <name>result</name>
    <message>
        <source>{names} share the match with {tally}</source>
        <translation>{names} se partagent la partie avec {tally}</translation>
    </message>
    <message>
        <source>The match is yours, with {tally}</source>
        <translation>La partie est à vous, avec {tally}</translation>
    </message>
    <message>
        <source>{names} wins the match with {tally}</source>
        <translation>{names} gagne la partie avec {tally}</translation>
    </message>
    <message>
        <source>Best hand: {name} in round {number}, {points}</source>
        <translation>Meilleure main&#xa0;: {name}, manche {number}, {points}</translation>
    </message>
    <message>
        <source>threw the winning card</source>
        <translation>a défaussé la carte gagnante</translation>
    </message>
    <message>
        <source>Match: {tallies} · round {number} of {rounds}</source>
        <translation>Partie&#xa0;: {tallies} · manche {number} sur {rounds}</translation>
    </message>
    <message>
        <source>Match: {tallies} · round {number}</source>
        <translation>Partie&#xa0;: {tallies} · manche {number}</translation>
    </message>
    <message>
        <source>This round does not count</source>
        <translation>Cette manche ne compte pas</translation>
    </message>
    <message>
        <source>The win of {name} in round {n} is not counted yet: its keys have not come.</source>
        <translation>La victoire de {name} dans la manche {n} ne compte pas encore&#xa0;: ses clés ne sont pas arrivées.</translation>
    </message>
    <message>
        <source>The hidden moves of {name} could not be checked.</source>
        <translation>Les coups cachés de {name} n’ont pu être vérifiés.</translation>
    </message>
    <message>
        <source>The next round is being dealt.</source>
        <translation>La manche suivante est en train d’être donnée.</translation>
    </message>
    <message>
        <source>The next round begins in {n} s.</source>
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
        <source>Another match</source>
        <translation>Une autre partie</translation>
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
        <source>How the match ended</source>
        <translation>Comment la partie a fini</translation>
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
        <source>Together {points}, {bonus} of them for winning</source>
        <translation>Ensemble {points}, dont {bonus} pour la victoire</translation>
    </message>
    <message>
        <source>Together {points}</source>
        <translation>Ensemble {points}</translation>
    </message>
    <message>
        <source>All over again</source>
        <translation>Tout est à refaire</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Personne ne gagne</translation>
    </message>
    <message>
        <source>Tới!</source>
        <translation>Gagné&#xa0;!</translation>
    </message>
    <message>
        <source>The wall is used up, so nobody pays.</source>
        <translation>La pioche est épuisée, personne ne paie.</translation>
    </message>
    <message>
        <source>You win with {points}, with your cards as they were dealt</source>
        <translation>Vous gagnez avec {points}, avec vos cartes telles que données</translation>
    </message>
    <message>
        <source>{name} wins with {points}, with the cards as they were dealt</source>
        <translation>{name} gagne avec {points}, avec ses cartes telles que données</translation>
    </message>
    <message>
        <source>You win with {points}, on the {card} that {feeder} threw</source>
        <translation>Vous gagnez avec {points}&#xa0;: {card}, défaussé par {feeder}</translation>
    </message>
    <message>
        <source>{name} wins with {points}, on the {card} that {feeder} threw</source>
        <translation>{name} gagne avec {points}&#xa0;: {card}, défaussé par {feeder}</translation>
    </message>
    <message>
        <source>You win with {points}, on the {card} you drew</source>
        <translation>Vous gagnez avec {points}&#xa0;: {card}, pioché par vous</translation>
    </message>
    <message>
        <source>{name} wins with {points}, on the {card} from the wall</source>
        <translation>{name} gagne avec {points}&#xa0;: {card}, de la pioche</translation>
    </message>
    <message>
        <source>You win with {points}, on the {card} that {feeder} drew</source>
        <translation>Vous gagnez avec {points}&#xa0;: {card}, pioché par {feeder}</translation>
    </message>
    <message>
        <source>{name} wins with {points}, on the {card} that {feeder} drew</source>
        <translation>{name} gagne avec {points}&#xa0;: {card}, pioché par {feeder}</translation>
    </message>
    <message>
        <source>the stake, {n}</source>
        <translation>la mise, {n}</translation>
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
        <source>less {n} for the Kong on the table</source>
        <translation>moins {n} pour le Kong sur la table</translation>
    </message>
    <message>
        <source>less {n} for the Kongs on the table</source>
        <translation>moins {n} pour les Kongs sur la table</translation>
    </message>
    <message>
        <source>and the {n} left over are lost</source>
        <translation>et les {n} restants sont perdus</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>Here: {done}. The hard computer sees nothing better.</source>
        <translation>Ici&#xa0;: {done}. L’ordinateur fort ne voit rien de mieux.</translation>
    </message>
    <message>
        <source>Here: {done}. The hard computer: {better}. Costs about {points} points.</source>
        <translation>Ici&#xa0;: {done}. L’ordinateur fort&#xa0;: {better}. Coûte environ {points} points.</translation>
    </message>
    <message>
        <source>Nothing was to be decided in this round.</source>
        <translation>Rien n’était à décider dans cette manche.</translation>
    </message>
    <message>
        <source>{name} decided as well as the hard computer all along.</source>
        <translation>{name} a toujours décidé aussi bien que l’ordinateur fort.</translation>
    </message>
    <message>
        <source>You decided as well as the hard computer all along.</source>
        <translation>Vous avez toujours décidé aussi bien que l’ordinateur fort.</translation>
    </message>
    <message>
        <source>The costliest decisions of this round are marked ✗.</source>
        <translation>Les décisions les plus coûteuses de cette manche sont marquées ✗.</translation>
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
        <source>who draws the highest card</source>
        <translation>qui tire la carte la plus haute</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>the winner</source>
        <translation>le gagnant</translation>
    </message>
    <message>
        <source>the dealer&apos;s neighbor</source>
        <translation>le voisin du donneur</translation>
    </message>
    <message>
        <source>the same dealer</source>
        <translation>le même donneur</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>as the player likes</source>
        <translation>au choix du joueur</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>if it wins, on an own draw</source>
        <translation>si elle gagne, sur sa propre pioche</translation>
    </message>
    <message>
        <source>on every own draw</source>
        <translation>à chaque pioche personnelle</translation>
    </message>
    <message>
        <source>free</source>
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
        <source>compulsory</source>
        <translation>obligatoire</translation>
    </message>
    <message>
        <source>compulsory unless waiting to win</source>
        <translation>obligatoire sauf en attente de victoire</translation>
    </message>
    <message>
        <source>the points</source>
        <translation>les points</translation>
    </message>
    <message>
        <source>a stake</source>
        <translation>une mise</translation>
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
        <source>the first in turn</source>
        <translation>le premier dans le tour</translation>
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
        <source>stands there twice, once by its old name {old}; keep one of them</source>
        <translation>est là deux fois, dont une sous son ancien nom {old}&#xa0;; gardez-en une</translation>
    </message>
    <message>
        <source>the file is of version {version} and this program reads up to {newest}; a newer tusac can read it</source>
        <translation>le fichier est de version {version} et ce programme lit jusqu’à {newest}&#xa0;; un tusac plus récent peut le lire</translation>
    </message>
    <message>
        <source>{value} is not a version: 1, 2 and so on</source>
        <translation>{value} n’est pas une version&#xa0;: 1, 2 et ainsi de suite</translation>
    </message>
    <message>
        <source>there is no ruleset called {ruleset}</source>
        <translation>il n’y a pas de jeu de règles nommé {ruleset}</translation>
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
        <source>{value} is not a text</source>
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
        <source>{value} is not 1, and the dealer opens with a discard</source>
        <translation>{value} n’est pas 1, et le donneur commence par une défausse</translation>
    </message>
    <message>
        <source>name one or more numbers from {low} to {high}</source>
        <translation>nommez un ou plusieurs nombres de {low} à {high}</translation>
    </message>
    <message>
        <source>Generals are never paired</source>
        <translation>les Généraux ne font jamais la paire</translation>
    </message>
    <message>
        <source>a dealer with {cards} cards and one more can have to lay all of them open</source>
        <translation>un donneur qui a {cards} cartes et une de plus peut devoir les poser toutes</translation>
    </message>
    <message>
        <source>{players} players and the dead wall need {needed} cards of {deck}</source>
        <translation>{players} joueurs et la réserve morte demandent {needed} cartes sur {deck}</translation>
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
        <source>another ruleset of yours has this name</source>
        <translation>un autre de vos jeux de règles porte ce nom</translation>
    </message>
    <message>
        <source>the name of a ruleset that comes with the game</source>
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
        <source>How many may play. A fifth and a sixth player each bring 28 more cards.</source>
        <translation>Combien peuvent jouer. Un cinquième et un sixième joueur apportent chacun 28 cartes de plus.</translation>
    </message>
    <message>
        <source>Cards of a hand</source>
        <translation>Cartes d’une main</translation>
    </message>
    <message>
        <source>Cards dealt to everybody. The game is made for 20.</source>
        <translation>Cartes données à chacun. Le jeu est fait pour 20.</translation>
    </message>
    <message>
        <source>Further cards of the dealer</source>
        <translation>Cartes en plus du donneur</translation>
    </message>
    <message>
        <source>The dealer gets one card more and opens with a discard.</source>
        <translation>Le donneur reçoit une carte de plus et commence par une défausse.</translation>
    </message>
    <message>
        <source>Copies of each card</source>
        <translation>Exemplaires de chaque carte</translation>
    </message>
    <message>
        <source>How often each card is in the deck of up to four players.</source>
        <translation>Combien de fois chaque carte est dans le paquet, jusqu’à quatre joueurs.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokers</translation>
    </message>
    <message>
        <source>None or five: Duke, Marquis, Earl, Viscount, Baron. Each is a set alone.</source>
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
        <source>In which packets the hands are dealt. The chances are the same.</source>
        <translation>Par quels paquets les mains sont données. Les chances sont les mêmes.</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Premier donneur</translation>
    </message>
    <message>
        <source>How the dealer of the first round is found.</source>
        <translation>Comment le donneur de la première manche est trouvé.</translation>
    </message>
    <message>
        <source>Mulligan</source>
        <translation>Redonne</translation>
    </message>
    <message>
        <source>Whether a dealt hand without a General, three or four alike, or four Soldiers of four colors may be thrown in: then everything is dealt again.</source>
        <translation>Si une main donnée sans Général, ni trois ou quatre cartes identiques, ni quatre Soldats de quatre couleurs peut être rendue&#xa0;: alors tout est redonné.</translation>
    </message>
    <message>
        <source>Dealt Kongs are laid open</source>
        <translation>Les Kongs donnés sont posés</translation>
    </message>
    <message>
        <source>Four alike in a dealt hand lie on the table from the start.</source>
        <translation>Quatre cartes identiques d’une main donnée sont sur la table dès le début.</translation>
    </message>
    <message>
        <source>Dealt Pongs are marked</source>
        <translation>Les Pongs donnés sont marqués</translation>
    </message>
    <message>
        <source>Everybody sees how often somebody was dealt three alike, but not of which card.</source>
        <translation>Chacun voit combien de fois quelqu’un a reçu trois cartes identiques, mais pas lesquelles.</translation>
    </message>
    <message>
        <source>Sets of several colors</source>
        <translation>Combinaisons de plusieurs couleurs</translation>
    </message>
    <message>
        <source>Of which pieces three or four different colors make a set.</source>
        <translation>De quelles pièces trois ou quatre couleurs différentes font une combinaison.</translation>
    </message>
    <message>
        <source>Three alike stay together</source>
        <translation>Trois identiques restent ensemble</translation>
    </message>
    <message>
        <source>Three or four alike in the hand lend no card to another set (the locked khạp).</source>
        <translation>Trois ou quatre cartes identiques en main n’en prêtent aucune à une autre combinaison (le khạp fermé).</translation>
    </message>
    <message>
        <source>An open Pong may grow</source>
        <translation>Un Pong ouvert peut grandir</translation>
    </message>
    <message>
        <source>When three alike on the table take the fourth card as well.</source>
        <translation>Quand trois cartes identiques sur la table prennent aussi la quatrième.</translation>
    </message>
    <message>
        <source>Claims out of turn</source>
        <translation>Prises hors de son tour</translation>
    </message>
    <message>
        <source>What any player may claim on any card, whoever is in turn. It goes before the sets of the players in turn.</source>
        <translation>Ce que tout joueur peut faire de n’importe quelle carte, à qui que soit le tour. Cela passe avant les combinaisons des joueurs dont c’est le tour.</translation>
    </message>
    <message>
        <source>A Kong goes before a Pong</source>
        <translation>Un Kong passe avant un Pong</translation>
    </message>
    <message>
        <source>Whether a Kong gets the card before a Pong of a player nearer in turn. They meet only where a card is six times in the deck.</source>
        <translation>Si un Kong obtient la carte avant le Pong d’un joueur plus proche dans le tour. Ils ne se rencontrent que là où une carte est six fois dans le paquet.</translation>
    </message>
    <message>
        <source>A declined draw goes to the next player</source>
        <translation>Une carte laissée passe au suivant</translation>
    </message>
    <message>
        <source>A drawn card that its drawer leaves may be taken by the next player.</source>
        <translation>Une carte piochée que son piocheur laisse peut être prise par le joueur suivant.</translation>
    </message>
    <message>
        <source>A Pong and the junk</source>
        <translation>Un Pong et les déchets</translation>
    </message>
    <message>
        <source>Whether a Pong may leave more junk in the hand than before.</source>
        <translation>Si un Pong peut laisser dans la main plus de déchets qu’avant.</translation>
    </message>
    <message>
        <source>Other claims and the junk</source>
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
        <source>Whether a Kong that can be made must be made. A win goes before it.</source>
        <translation>Si un Kong possible doit être fait. Une victoire passe avant.</translation>
    </message>
    <message>
        <source>Claiming a Pong</source>
        <translation>Prendre un Pong</translation>
    </message>
    <message>
        <source>Whether a Pong that can be made must be made. A win goes before it.</source>
        <translation>Si un Pong possible doit être fait. Une victoire passe avant.</translation>
    </message>
    <message>
        <source>Declaring a win</source>
        <translation>Annoncer une victoire</translation>
    </message>
    <message>
        <source>Whether a win that is possible must be declared.</source>
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
        <source>Whether who draws a General has to keep it.</source>
        <translation>Si qui pioche un Général doit le garder.</translation>
    </message>
    <message>
        <source>Claims on another&apos;s General</source>
        <translation>Prises du Général d’un autre</translation>
    </message>
    <message>
        <source>What the other players may claim on a General that somebody draws.</source>
        <translation>Ce que les autres joueurs peuvent faire d’un Général que quelqu’un pioche.</translation>
    </message>
    <message>
        <source>Dealt win (thiên tới)</source>
        <translation>Victoire à la donne (thiên tới)</translation>
    </message>
    <message>
        <source>A dealer whose dealt cards are complete wins at once.</source>
        <translation>Un donneur dont les cartes données sont complètes gagne aussitôt.</translation>
    </message>
    <message>
        <source>Several winners</source>
        <translation>Plusieurs gagnants</translation>
    </message>
    <message>
        <source>Who wins if several declare it on the same card.</source>
        <translation>Qui gagne si plusieurs l’annoncent sur la même carte.</translation>
    </message>
    <message>
        <source>Cards nobody draws</source>
        <translation>Cartes que nul ne pioche</translation>
    </message>
    <message>
        <source>With so few cards left in the wall the round ends, and nobody wins.</source>
        <translation>Quand il reste si peu de cartes dans la pioche, la manche finit, et personne ne gagne.</translation>
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
        <source>What each set counts: kept in the hand since the deal, and made with a claimed card.</source>
        <translation>Ce que compte chaque combinaison&#xa0;: gardée en main depuis la donne, et faite avec une carte prise.</translation>
    </message>
    <message>
        <source>Points of three Generals alike</source>
        <translation>Points de trois Généraux identiques</translation>
    </message>
    <message>
        <source>The same for three identical Generals.</source>
        <translation>La même chose pour trois Généraux identiques.</translation>
    </message>
    <message>
        <source>Points of a dealt Kong laid open</source>
        <translation>Points d’un Kong donné et posé</translation>
    </message>
    <message>
        <source>What four alike count that were laid open from the deal.</source>
        <translation>Ce que comptent quatre cartes identiques posées dès la donne.</translation>
    </message>
    <message>
        <source>Bonus for a win</source>
        <translation>Prime de victoire</translation>
    </message>
    <message>
        <source>Points added to every win. An odd bonus makes the sum of points even.</source>
        <translation>Points ajoutés à chaque victoire. Une prime impaire rend paire la somme des points.</translation>
    </message>
    <message>
        <source>Least points to win</source>
        <translation>Points pour gagner, au moins</translation>
    </message>
    <message>
        <source>A hand worth less may not win.</source>
        <translation>Une main qui vaut moins ne peut pas gagner.</translation>
    </message>
    <message>
        <source>What losers pay</source>
        <translation>Ce que paient les perdants</translation>
    </message>
    <message>
        <source>The winner&apos;s points, or always the same stake.</source>
        <translation>Les points du gagnant, ou toujours la même mise.</translation>
    </message>
    <message>
        <source>Worth of a point</source>
        <translation>Valeur d’un point</translation>
    </message>
    <message>
        <source>What one point, or the stake, counts in the tally.</source>
        <translation>Ce que compte un point, ou la mise, dans le total.</translation>
    </message>
    <message>
        <source>Multiplier for a Kong (tới quan)</source>
        <translation>Multiplicateur d’un Kong (tới quan)</translation>
    </message>
    <message>
        <source>The points of a winner who has a Kong, or the stake, are taken so many times.</source>
        <translation>Les points d’un gagnant qui a un Kong, ou la mise, sont pris autant de fois.</translation>
    </message>
    <message>
        <source>Kongs of a loser</source>
        <translation>Kongs d’un perdant</translation>
    </message>
    <message>
        <source>What a loser&apos;s own Kongs on the table take off the payment; off a stake nothing.</source>
        <translation>Ce que les Kongs d’un perdant sur la table retirent du paiement&#xa0;; d’une mise, rien.</translation>
    </message>
    <message>
        <source>Nobody is paid for losing</source>
        <translation>Personne n’est payé pour avoir perdu</translation>
    </message>
    <message>
        <source>A payment never falls below nothing, however many Kongs a loser has.</source>
        <translation>Un paiement ne descend jamais sous zéro, quel que soit le nombre de Kongs du perdant.</translation>
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
        <source>{file}: in order; “{name}”</source>
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
        <source>Put back</source>
        <translation>Remettre</translation>
    </message>
</context>
<context>
    <name>scores</name>
    <message>
        <source>rounds</source>
        <translation>manches</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnées</translation>
    </message>
    <message>
        <source>best hand</source>
        <translation>meilleure main</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>points a round</source>
        <translation>points par manche</translation>
    </message>
    <message>
        <source>Kongs</source>
        <translation>Kongs</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Avec</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
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
        <source>a round</source>
        <translation>par manche</translation>
    </message>
    <message>
        <source>Computers, {level}</source>
        <translation>Ordinateurs, {level}</translation>
    </message>
    <message>
        <source>No finished round is written down yet.</source>
        <translation>Aucune manche finie n’est encore notée.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>No font on this computer can write {language}. Install one (on Debian and Ubuntu: sudo apt-get install {package}), then start tusac again.</source>
        <translation>Aucune police de cet ordinateur ne peut écrire {language}. Installez-en une (sur Debian et Ubuntu&#xa0;: sudo apt-get install {package}), puis relancez tusac.</translation>
    </message>
    <message>
        <source>Usual: two sets</source>
        <translation>Habituel&#xa0;: deux séries</translation>
    </message>
    <message>
        <source>Usual, stone cannon</source>
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
        <source>They do not fly</source>
        <translation>Elles ne volent pas</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Vite</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Comme d’habitude</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lentement</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>Très lentement</translation>
    </message>
    <message>
        <source>As the system</source>
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
</context>
<context>
    <name>sim</name>
    <message>
        <source>{done} of {all} rounds</source>
        <translation>{done} manches sur {all}</translation>
    </message>
    <message>
        <source>{rules}, seed {seed}: {deals} deals in {orders} orders, {rounds} rounds</source>
        <translation>{rules}, graine {seed}&#xa0;: {deals} donnes dans {orders} ordres, {rounds} manches</translation>
    </message>
    <message>
        <source>player</source>
        <translation>joueur</translation>
    </message>
    <message>
        <source>points a round</source>
        <translation>points par manche</translation>
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
        <source>won by the opener</source>
        <translation>gagnées par le premier</translation>
    </message>
    <message>
        <source>points of a win</source>
        <translation>points d’une victoire</translation>
    </message>
    <message>
        <source>every state held what must always hold, and the kernel played the same rounds</source>
        <translation>chaque état tenait ce qui doit toujours tenir, et le noyau a joué les mêmes manches</translation>
    </message>
</context>
<context>
    <name>split</name>
    <message>
        <source>Nobody can stand in for you: you give this round up, and it counts for nothing.</source>
        <translation>Personne ne peut vous remplacer&#xa0;: vous abandonnez cette manche, et elle ne compte pas.</translation>
    </message>
    <message>
        <source>Too few computers are left to go on without you: this round will count for nothing.</source>
        <translation>Il reste trop peu d’ordinateurs pour continuer sans vous&#xa0;: cette manche ne comptera pas.</translation>
    </message>
    <message>
        <source>The others play on: your seat only passes until the round ends, then a computer player takes it.</source>
        <translation>Les autres continuent&#xa0;: votre place ne fait que passer jusqu’à la fin de la manche, puis un ordinateur la prend.</translation>
    </message>
    <message>
        <source>Waiting for {name}</source>
        <translation>On attend {name}</translation>
    </message>
    <message>
        <source>Waiting: {heard} of {all} computers heard, {needed} needed</source>
        <translation>Attente&#xa0;: {heard} ordinateurs entendus sur {all}, il en faut {needed}</translation>
    </message>
    <message>
        <source>The two of you can only go on together. You can wait, or open a new table with the same settings: computer players take the empty seats, points start from nothing, and {name} may join either.</source>
        <translation>Vous deux ne pouvez continuer qu’ensemble. Vous pouvez attendre, ou ouvrir une nouvelle table avec les mêmes réglages&#xa0;: des ordinateurs prennent les places vides, les points repartent de zéro, et {name} peut rejoindre l’une ou l’autre.</translation>
    </message>
    <message>
        <source>Only the greater part of the computers goes on with this table. You can wait, or open a new table with the same settings: computer players take the empty seats, points start from nothing, and those who come back may join either.</source>
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
        <source>you are not allowed to</source>
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
        <source>that is there already</source>
        <translation>cela existe déjà</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>le nom est trop long</translation>
    </message>
    <message>
        <source>the path leads round in a circle</source>
        <translation>le chemin tourne en rond</translation>
    </message>
    <message>
        <source>the system does not take such a name</source>
        <translation>le système n’accepte pas un tel nom</translation>
    </message>
    <message>
        <source>something else is using it</source>
        <translation>autre chose l’utilise</translation>
    </message>
    <message>
        <source>the disk does not read or write it</source>
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
        <source>nobody reads it any more</source>
        <translation>plus personne ne le lit</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>{name}&apos;s table</source>
        <translation>Table de {name}</translation>
    </message>
    <message>
        <source>junk {before} → {after}</source>
        <translation>déchets {before} → {after}</translation>
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
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>moyen</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>fort</translation>
    </message>
    <message>
        <source>by melds</source>
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
        <source>marked Pong ×{n}</source>
        <translation>Pong marqué ×{n}</translation>
    </message>
    <message>
        <source>Pong ×{n}</source>
        <translation>Pong ×{n}</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Place {number}</translation>
    </message>
    <message>
        <source>junk {n}</source>
        <translation>déchets {n}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>waits for {cards}</source>
        <translation>attend {cards}</translation>
    </message>
</context>
<context>
    <name>terminal</name>
    <message>
        <source>There is neither a display nor a terminal here: a round between computer players.</source>
        <translation>Il n’y a ici ni écran ni terminal&#xa0;: une manche entre ordinateurs.</translation>
    </message>
    <message>
        <source>There is no display here, so you play in this terminal.</source>
        <translation>Il n’y a pas d’écran ici, vous jouez donc dans ce terminal.</translation>
    </message>
    <message>
        <source>no window can open: {problem}</source>
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
        <source>No table seen yet.</source>
        <translation>Aucune table en vue.</translation>
    </message>
    <message>
        <source>Every address near is asked.</source>
        <translation>Chaque adresse proche est interrogée.</translation>
    </message>
    <message>
        <source>The table&apos;s code &gt;</source>
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
        <source>Good-bye. The match could not be saved.</source>
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
        <source>Good-bye. A match you have begun is kept: the next start offers it.</source>
        <translation>Au revoir. Une partie commencée est gardée&#xa0;: le prochain lancement la propose.</translation>
    </message>
    <message>
        <source>The number or address on the host&apos;s screen (x: leave) &gt;</source>
        <translation>Le numéro ou l’adresse de l’écran de l’hôte (x&#xa0;: quitter) &gt;</translation>
    </message>
    <message>
        <source>Wall: {cards}, of which {draws} may be drawn.</source>
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
        <source>You wait for {cards}.</source>
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
        <source>pass when nothing is possible</source>
        <translation>passer quand rien n’est possible</translation>
    </message>
    <message>
        <source>pass on everything this round; a win still asks</source>
        <translation>tout passer cette manche&#xa0;; une victoire demande quand même</translation>
    </message>
    <message>
        <source>no chow, quad or pair</source>
        <translation>ni Chow, ni Quad, ni Paire</translation>
    </message>
    <message>
        <source>win without asking</source>
        <translation>gagner sans demander</translation>
    </message>
    <message>
        <source>let the computer answer until I am back</source>
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
        <source>The number or address on the host&apos;s screen (h: look harder, x: leave) &gt;</source>
        <translation>Le numéro ou l’adresse de l’écran de l’hôte (h&#xa0;: chercher mieux, x&#xa0;: quitter) &gt;</translation>
    </message>
    <message>
        <source>Join which table (Enter: {number}, h: look harder, x: leave) &gt;</source>
        <translation>Quelle table (Entrée&#xa0;: {number}, h&#xa0;: chercher mieux, x&#xa0;: quitter) &gt;</translation>
    </message>
    <message>
        <source>{people} of {seats}</source>
        <translation>{people} sur {seats}</translation>
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
        <source>You look on (a number: take that seat, ?: help, x: leave) &gt;</source>
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
        <source>The table has not let you in yet.</source>
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
        <source>All are ready: the match begins.</source>
        <translation>Tous sont prêts&#xa0;: la partie commence.</translation>
    </message>
    <message>
        <source>You look on. Type the number of a free seat to play.</source>
        <translation>Vous regardez. Tapez le numéro d’une place libre pour jouer.</translation>
    </message>
    <message>
        <source>All seats are taken: you look on. If one becomes free, type its number.</source>
        <translation>Toutes les places sont prises&#xa0;: vous regardez. Si l’une se libère, tapez son numéro.</translation>
    </message>
    <message>
        <source>The table&apos;s address is not known here: the host&apos;s screen shows it.</source>
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
        <source>No network here: only programs on this computer can come.</source>
        <translation>Pas de réseau ici&#xa0;: seuls des programmes de cet ordinateur peuvent venir.</translation>
    </message>
    <message>
        <source>The table&apos;s code: {code}</source>
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
        <source>Round {n} comes next: {tally}.</source>
        <translation>La manche {n} vient ensuite&#xa0;: {tally}.</translation>
    </message>
    <message>
        <source>Enter: ready or not; a number: sit there; w: watch; n NAME: be called so</source>
        <translation>Entrée&#xa0;: prêt ou non&#xa0;; un nombre&#xa0;: s’asseoir là&#xa0;; w&#xa0;: regarder&#xa0;; n NOM&#xa0;: s’appeler ainsi</translation>
    </message>
    <message>
        <source>/WORDS: say something; l: the lobby again; x: leave; the host starts with s</source>
        <translation>/MOTS&#xa0;: dire quelque chose&#xa0;; l&#xa0;: revoir le salon&#xa0;; x&#xa0;: quitter&#xa0;; l’hôte commence avec s</translation>
    </message>
    <message>
        <source>Type {word} to wait no longer.</source>
        <translation>Tapez {word} pour ne plus attendre.</translation>
    </message>
    <message>
        <source>Type {word} to open it, x to leave; or wait.</source>
        <translation>Tapez {word} pour l’ouvrir, x pour quitter&#xa0;; ou attendez.</translation>
    </message>
    <message>
        <source>You look on: no hand is shown.</source>
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
        <source>Which one (Enter: 1, 0: back) &gt;</source>
        <translation>Laquelle (Entrée&#xa0;: 1, 0&#xa0;: retour) &gt;</translation>
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
        <source>Your cards have the numbers 1 to {n}.</source>
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
        <source>Proposed: {action}; {effect}.</source>
        <translation>Proposé&#xa0;: {action}&#xa0;; {effect}.</translation>
    </message>
    <message>
        <source>It may be discarded.</source>
        <translation>Elle peut être défaussée.</translation>
    </message>
    <message>
        <source>“{text}” means nothing here; ? helps.</source>
        <translation>«&#xa0;{text}&#xa0;» ne veut rien dire ici&#xa0;;&#xa0;? aide.</translation>
    </message>
    <message>
        <source>Keys: W win, K Kong, P Pong, C Chow, Q Quad, D pair; 1 to 8: the places of the buttons.</source>
        <translation>Touches&#xa0;: W gagner, K Kong, P Pong, C Chow, Q Quad, D Paire&#xa0;; 1 à 8&#xa0;: les places des boutons.</translation>
    </message>
    <message>
        <source>8 or the word: pass. Enter alone: what is proposed. A number: that card of your hand.</source>
        <translation>8 ou le mot&#xa0;: passer. Entrée seule&#xa0;: ce qui est proposé. Un nombre&#xa0;: cette carte de votre main.</translation>
    </message>
    <message>
        <source>S sort, H hint, L the table and the log, A answers beforehand, T pause, X leave.</source>
        <translation>S trier, H indice, L la table et le journal, A répondre d’avance, T pause, X quitter.</translation>
    </message>
    <message>
        <source>? and a key or a card such as rX: why not.</source>
        <translation>? et une touche ou une carte comme rX&#xa0;: pourquoi pas.</translation>
    </message>
</context>
<context>
    <name>tips</name>
    <message>
        <source>Choose a card you do not need and discard it. Enter takes the proposed one.</source>
        <translation>Choisissez une carte dont vous n’avez pas besoin et défaussez-la. Entrée prend celle qui est proposée.</translation>
    </message>
    <message>
        <source>You can use this card: the lit buttons say how. You may always pass.</source>
        <translation>Cette carte peut vous servir&#xa0;: les boutons éclairés disent comment. Vous pouvez toujours passer.</translation>
    </message>
    <message>
        <source>These rules leave you no choice but to use this card: the lit buttons say how.</source>
        <translation>Ces règles vous obligent à prendre cette carte&#xa0;: les boutons éclairés disent comment.</translation>
    </message>
    <message>
        <source>A General that you draw is yours: lay it down alone or with its Advisor and Elephant.</source>
        <translation>Un Général que vous piochez est à vous&#xa0;: posez-le seul ou avec son Conseiller et son Éléphant.</translation>
    </message>
    <message>
        <source>One card wins now, whoever shows it. Think twice before you claim another.</source>
        <translation>Une carte suffit désormais pour gagner, qui que ce soit qui la montre. Réfléchissez avant d’en prendre une autre.</translation>
    </message>
    <message>
        <source>The winner&apos;s melds are counted, and every other player pays that many points.</source>
        <translation>Les combinaisons du gagnant sont comptées, et chaque autre joueur paie autant de points.</translation>
    </message>
</context>
<context>
    <name>together</name>
    <message>
        <source>Go on alone</source>
        <translation>Continuer seul</translation>
    </message>
    <message>
        <source>{names} is looking back at the round.</source>
        <translation>{names} revoit la manche.</translation>
    </message>
    <message>
        <source>{names} are looking back at the round.</source>
        <translation>{names} revoient la manche.</translation>
    </message>
    <message>
        <source>Join in</source>
        <translation>Se joindre</translation>
    </message>
    <message>
        <source>Review together</source>
        <translation>Revoir ensemble</translation>
    </message>
    <message>
        <source>The others see that you look back, and can join in.</source>
        <translation>Les autres voient que vous revoyez la manche, et peuvent se joindre à vous.</translation>
    </message>
    <message>
        <source>With {names}. Whoever steps takes everybody along.</source>
        <translation>Avec {names}. Qui avance emmène tout le monde.</translation>
    </message>
    <message>
        <source>{name} led here.</source>
        <translation>{name} a mené ici.</translation>
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
    <name>verify</name>
    <message>
        <source>{name}, changed</source>
        <translation>{name}, modifié</translation>
    </message>
    <message>
        <source>Line {line} is wrong: {text} ({message}). What comes before it is true.</source>
        <translation>La ligne {line} est fausse&#xa0;: {text} ({message}). Ce qui précède est vrai.</translation>
    </message>
    <message>
        <source>Something in this file was changed or damaged; what comes before that is true.</source>
        <translation>Quelque chose dans ce fichier a été modifié ou abîmé&#xa0;; ce qui précède est vrai.</translation>
    </message>
    <message>
        <source>Everything checked: every deal, move and payment is right.</source>
        <translation>Tout est vérifié&#xa0;: chaque donne, chaque coup et chaque paiement est juste.</translation>
    </message>
    <message>
        <source>Everything checked and right; the match is not finished.</source>
        <translation>Tout est vérifié et juste&#xa0;; la partie n’est pas finie.</translation>
    </message>
    <message>
        <source>Setup: {players} players, {rounds} rounds, rules: {rules}.</source>
        <translation>Mise en place&#xa0;: {players} joueurs, {rounds} manches, règles&#xa0;: {rules}.</translation>
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
        <source>Choices of computer players: {n}, each comes out the same again.</source>
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
        <source>Discard</source>
        <translation>Défausser</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Défausser {card}</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Plus…</translation>
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
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Preuve</translation>
    </message>
    <message>
        <source>Auto: answer beforehand until the round ends. A clears it.</source>
        <translation>Auto&#xa0;: répondre d’avance jusqu’à la fin de la manche. A l’efface.</translation>
    </message>
    <message>
        <source>Hint (H): what the computer would do, and why.</source>
        <translation>Indice (H)&#xa0;: ce que ferait l’ordinateur, et pourquoi.</translation>
    </message>
    <message>
        <source>More (?): all answers, and why some are not possible now.</source>
        <translation>Plus (?)&#xa0;: toutes les réponses, et pourquoi certaines sont impossibles maintenant.</translation>
    </message>
    <message>
        <source>Fewer (?): show what is possible, and nothing else.</source>
        <translation>Moins (?)&#xa0;: montrer ce qui est possible, et rien d’autre.</translation>
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
        <source>{n} s left</source>
        <translation>encore {n} s</translation>
    </message>
    <message>
        <source>The table waits for {name}, without a clock</source>
        <translation>La table attend {name}, sans horloge</translation>
    </message>
    <message>
        <source>Others still wait for {name}; you wait no longer</source>
        <translation>D’autres attendent encore {name}&#xa0;; vous n’attendez plus</translation>
    </message>
    <message>
        <source>The round goes on without {name} once nobody else waits either.</source>
        <translation>La manche continue sans {name} dès que personne d’autre n’attend non plus.</translation>
    </message>
    <message>
        <source>Your cards of this round are lost: you play from the next one</source>
        <translation>Vos cartes de cette manche sont perdues&#xa0;: vous jouez à partir de la prochaine</translation>
    </message>
    <message>
        <source>Your seat only passes until the next round</source>
        <translation>Votre place ne fait que passer jusqu’à la prochaine manche</translation>
    </message>
    <message>
        <source>Your seat only passes for now</source>
        <translation>Votre place ne fait que passer pour l’instant</translation>
    </message>
    <message>
        <source>The computer answers – A: I am back</source>
        <translation>L’ordinateur répond – A&#xa0;: me revoilà</translation>
    </message>
    <message>
        <source>Paused – press T to go on</source>
        <translation>En pause – appuyez sur T pour reprendre</translation>
    </message>
    <message>
        <source>only passes</source>
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
        <source>You paused: time for tea – press T to go on</source>
        <translation>Vous faites une pause&#xa0;: l’heure du thé – appuyez sur T pour reprendre</translation>
    </message>
    <message>
        <source>{name} paused: time for tea</source>
        <translation>{name} fait une pause&#xa0;: c’est l’heure du thé</translation>
    </message>
    <message>
        <source>The next round is being shuffled by everybody…</source>
        <translation>Tous mélangent la manche suivante…</translation>
    </message>
    <message>
        <source>The round is being verified…</source>
        <translation>La manche est en cours de vérification…</translation>
    </message>
    <message>
        <source>You drew</source>
        <translation>Vous avez pioché</translation>
    </message>
    <message>
        <source>{name} drew</source>
        <translation>{name} a pioché</translation>
    </message>
    <message>
        <source>You discarded</source>
        <translation>Vous avez défaussé</translation>
    </message>
    <message>
        <source>{name} discarded</source>
        <translation>{name} a défaussé</translation>
    </message>
    <message>
        <source>A hand without hope</source>
        <translation>Une main sans espoir</translation>
    </message>
    <message>
        <source>Everybody looks at the dealt cards</source>
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
        <source>why not?</source>
        <translation>pourquoi pas&#xa0;?</translation>
    </message>
    <message>
        <source>No General, nothing three times, no four Soldiers: you may have all dealt again.</source>
        <translation>Ni Général, ni trois pareilles, ni quatre Soldats&#xa0;: vous pouvez faire tout redonner.</translation>
    </message>
    <message>
        <source>Choose a card to discard.</source>
        <translation>Choisissez une carte à défausser.</translation>
    </message>
    <message>
        <source>Anybody: {claims}</source>
        <translation>N’importe qui&#xa0;: {claims}</translation>
    </message>
    <message>
        <source>Only {first}: {claims}</source>
        <translation>{first} seulement&#xa0;: {claims}</translation>
    </message>
    <message>
        <source>First {first}, then {second}: {claims}</source>
        <translation>D’abord {first}, puis {second}&#xa0;: {claims}</translation>
    </message>
    <message>
        <source>waits: {cards}</source>
        <translation>attend&#xa0;: {cards}</translation>
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
        <source>waits {before} → {after}</source>
        <translation>attente {before} → {after}</translation>
    </message>
    <message>
        <source>passing</source>
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
        <source>asks always</source>
        <translation>demande toujours</translation>
    </message>
    <message>
        <source>{n} left – no more draws</source>
        <translation>encore {n} – on ne pioche plus</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
            <numerusform>{n} card</numerusform>
            <numerusform>{n} cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} rounds</source>
        <translation>
            <numerusform>{n} round</numerusform>
            <numerusform>{n} rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more draws</source>
        <translation>
            <numerusform>{n} more draw</numerusform>
            <numerusform>{n} more draws</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more draws, then nobody wins</source>
        <translation>
            <numerusform>{n} more draw, then nobody wins</numerusform>
            <numerusform>{n} more draws, then nobody wins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} rounds cancelled when {name} left</source>
        <translation>
            <numerusform>{n} round cancelled when {name} left</numerusform>
            <numerusform>{n} rounds cancelled when {name} left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then {n} unseen cards would complete your hand.</source>
        <translation>
            <numerusform>Then {n} unseen card would complete your hand.</numerusform>
            <numerusform>Then {n} unseen cards would complete your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It keeps {cards}: {n} unseen cards would complete that; {thrown}</source>
        <translation>
            <numerusform>It keeps {cards}: {n} unseen card would complete that; {thrown}</numerusform>
            <numerusform>It keeps {cards}: {n} unseen cards would complete that; {thrown}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} junk cards</source>
        <translation>
            <numerusform>{n} junk card</numerusform>
            <numerusform>{n} junk cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves {n} junk cards</source>
        <translation>
            <numerusform>leaves {n} junk card</numerusform>
            <numerusform>leaves {n} junk cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves {n} junk</source>
        <translation>
            <numerusform>leaves {n} junk</numerusform>
            <numerusform>leaves {n} junk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} winning cards</source>
        <translation>
            <numerusform>{n} winning card</numerusform>
            <numerusform>{n} winning cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} rules differ</source>
        <translation>
            <numerusform>{n} rule differs</numerusform>
            <numerusform>{n} rules differ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Verified by {n} computers ✓</source>
        <translation>
            <numerusform>Verified by {n} computer ✓</numerusform>
            <numerusform>Verified by {n} computers ✓</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Verifying: {done} of {n} computers</source>
        <translation>
            <numerusform>Verifying: {done} of {n} computer</numerusform>
            <numerusform>Verifying: {done} of {n} computers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shuffled and proven by {n} computers ✓</source>
        <translation>
            <numerusform>Shuffled and proven by {n} computer ✓</numerusform>
            <numerusform>Shuffled and proven by {n} computers ✓</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of {n} rounds</source>
        <translation>
            <numerusform>{done} of {n} round</numerusform>
            <numerusform>{done} of {n} rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} deals</source>
        <translation>
            <numerusform>{n} deal</numerusform>
            <numerusform>{n} deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} orders</source>
        <translation>
            <numerusform>{n} order</numerusform>
            <numerusform>{n} orders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} players</source>
        <translation>
            <numerusform>{n} player</numerusform>
            <numerusform>{n} players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with {n} computer players</source>
        <translation>
            <numerusform>with one computer player</numerusform>
            <numerusform>with {n} computer players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>--at: the record has {n} actions</source>
        <translation>
            <numerusform>--at: the record has {n} action</numerusform>
            <numerusform>--at: the record has {n} actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{good} of {n} answers were the best possible.</source>
        <translation>
            <numerusform>{good} of {n} answer was the best possible.</numerusform>
            <numerusform>{good} of {n} answers were the best possible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} new ↓</source>
        <translation>
            <numerusform>{n} new ↓</numerusform>
            <numerusform>{n} new ↓</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>longest: {n} days</source>
        <translation>
            <numerusform>longest: {n} day</numerusform>
            <numerusform>longest: {n} days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{lit} of {n} stars</source>
        <translation>
            <numerusform>{lit} of {n} star</numerusform>
            <numerusform>{lit} of {n} stars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} days in a row</source>
        <translation>
            <numerusform>{n} day in a row</numerusform>
            <numerusform>{n} days in a row</numerusform>
        </translation>
    </message>
</context>
</TS>

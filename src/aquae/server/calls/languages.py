"""What people are told who are not here, in the four languages."""

from typing import Final

WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "and": "and",
        "turn": "It is your turn. You are playing with {names}.",
        "clock": "It is your turn, and your clock runs out in {hours} h.",
        "timed-out": "Your clock has run out. A bot plays on for you until you come back.",
        "joined": "{name} has sat down at your table.",
        "invited": "{name} invites you to a game.",
        "begun": "The game with {names} has begun.",
        "round": "A new round of your tournament has begun. You are playing with {names}.",
        "undo": "{name} asks to take something back.",
        "end": "{name} suggests ending the game.",
        "rematch": "{name} would like a rematch.",
        "over": "The game is over.",
        "won": "The game with {names} is over: you have won!",
        "shared": "The game with {names} is over: you share the victory.",
        "lost": "The game with {names} is over.",
        "try": "Notifications arrive here.",
        "confirm": "Please confirm your e-mail address",
        "confirm.about": (
            "Somebody would like notifications from {home} at this address. If that was you, open "
            "this page and confirm it:"
        ),
        "confirm.else": "If it was not you, do nothing: no more e-mails will come.",
        "many": "{count} pieces of news from your games",
        "leave": "No more e-mails of this kind:",
    },
    "de": {
        "and": "und",
        "turn": "Du bist am Zug. Du spielst mit {names}.",
        "clock": "Du bist am Zug, und deine Uhr läuft in {hours} Std. ab.",
        "timed-out": "Deine Zeit ist um. Ein Bot spielt für dich weiter, bis du zurückkommst.",
        "joined": "{name} hat sich an deinen Tisch gesetzt.",
        "invited": "{name} lädt dich zu einer Partie ein.",
        "begun": "Die Partie mit {names} hat begonnen.",
        "round": "Eine neue Runde deines Turniers hat begonnen. Du spielst mit {names}.",
        "undo": "{name} möchte etwas zurücknehmen.",
        "end": "{name} schlägt vor, die Partie zu beenden.",
        "rematch": "{name} hätte gern eine Revanche.",
        "over": "Die Partie ist zu Ende.",
        "won": "Die Partie mit {names} ist zu Ende: Du hast gewonnen!",
        "shared": "Die Partie mit {names} ist zu Ende: Ihr teilt euch den Sieg.",
        "lost": "Die Partie mit {names} ist zu Ende.",
        "try": "Benachrichtigungen kommen hier an.",
        "confirm": "Bitte bestätige deine E-Mail-Adresse",
        "confirm.about": (
            "Jemand möchte unter dieser Adresse Benachrichtigungen von {home} bekommen. Wenn du "
            "das warst, öffne diese Seite und bestätige es:"
        ),
        "confirm.else": "Wenn nicht, tu nichts: Dann kommen keine weiteren E-Mails.",
        "many": "{count} Neuigkeiten aus deinen Partien",
        "leave": "Keine solchen E-Mails mehr:",
    },
    "fr": {
        "and": "et",
        "turn": "C’est à vous de jouer. Vous jouez avec {names}.",
        "clock": "C’est à vous de jouer, et il vous reste {hours} h à la pendule.",
        "timed-out": "Votre temps est écoulé. Un robot joue à votre place jusqu’à votre retour.",
        "joined": "{name} a pris place à votre table.",
        "invited": "{name} vous invite à une partie.",
        "begun": "La partie avec {names} a commencé.",
        "round": "Une nouvelle ronde de votre tournoi a commencé. Vous jouez avec {names}.",
        "undo": "{name} demande à annuler une action.",
        "end": "{name} propose d’arrêter la partie.",
        "rematch": "{name} aimerait une revanche.",
        "over": "La partie est terminée.",
        "won": "La partie avec {names} est terminée\u202f: vous avez gagné\u202f!",
        "shared": "La partie avec {names} est terminée\u202f: vous partagez la victoire.",
        "lost": "La partie avec {names} est terminée.",
        "try": "Les notifications arrivent bien ici.",
        "confirm": "Veuillez confirmer votre adresse e-mail",
        "confirm.about": (
            "Quelqu’un souhaite recevoir à cette adresse des notifications de {home}. Si c’est "
            "vous, ouvrez cette page et confirmez\u202f:"
        ),
        "confirm.else": "Sinon, ne faites rien\u202f: il n’y aura pas d’autre e-mail.",
        "many": "{count} nouvelles de vos parties",
        "leave": "Ne plus recevoir ces e-mails\u202f:",
    },
    "it": {
        "and": "e",
        "turn": "Tocca a te. Stai giocando con {names}.",
        "clock": "Tocca a te, e il tuo tempo scade tra {hours} h.",
        "timed-out": "Il tuo tempo è scaduto. Un bot gioca per te finché non torni.",
        "joined": "{name} ora siede al tuo tavolo.",
        "invited": "{name} ti invita a una partita.",
        "begun": "La partita con {names} è iniziata.",
        "round": "È iniziato un nuovo turno del tuo torneo. Giochi con {names}.",
        "undo": "{name} chiede di annullare un’azione.",
        "end": "{name} propone di chiudere la partita.",
        "rematch": "{name} vorrebbe la rivincita.",
        "over": "La partita è finita.",
        "won": "La partita con {names} è finita: hai vinto!",
        "shared": "La partita con {names} è finita: condividi la vittoria.",
        "lost": "La partita con {names} è finita.",
        "try": "Le notifiche arrivano qui.",
        "confirm": "Conferma il tuo indirizzo e-mail",
        "confirm.about": (
            "Qualcuno vorrebbe ricevere a questo indirizzo le notifiche di {home}. Se la "
            "richiesta è tua, apri questa pagina e conferma:"
        ),
        "confirm.else": "Altrimenti non fare nulla: non arriveranno altre e-mail.",
        "many": "{count} novità dalle tue partite",
        "leave": "Non ricevere più queste e-mail:",
    },
}

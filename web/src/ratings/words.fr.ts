import type { Words } from "./words.en.ts";

export const words: Words = {
  title: "Classements",
  about:
    "Les meilleurs de chaque jeu, humains et robots sur une même échelle. On choisit si une partie est classée en ouvrant la table.",
  game: "Jeu",
  players: "Joueurs",
  rank: "Rang",
  name: "Nom",
  rating: "Cote",
  plays: "Parties classées",
  within: "{rating} ±{spread}",
  bot: "Robot",
  empty: "Pour l’instant, seuls des robots figurent ici.",
  listed:
    "Figurent ici celles et ceux qui montrent leur profil à tous, ont réservé un nom et ont joué au moins {n} parties classées. L’ordre suit ce que vaut au moins une cote : elle-même, moins son incertitude.",
  private: "Montrez-vous dans votre profil",
  mine: "Votre cote : {rating} ±{spread}, après {plays} parties classées.",
  none: "Pas encore de partie classée.",
  chart: "Évolution de la cote, du {from} au {to}. Maintenant {rating} ±{spread}.",
  in: "{game}, {players} joueurs",
  all: "Les meilleurs de chaque jeu",
  how: "Comment on compte",
  "how.scale":
    "Tout le monde commence à 1500 ±500, aussi fort que le robot Faber jusqu’à ce que les parties disent autre chose. À deux, 100 points de plus valent 64 victoires sur 100 parties. Chaque jeu et chaque nombre de joueurs a sa cote, car à quatre il faut d’autres qualités qu’à deux. Les cotes sont calculées par OpenSkill (Plackett-Luce) d’après les rangs à la fin ; le signe ± dit entre quels nombres quelqu’un se trouve vraiment, 19 fois sur 20.",
  "how.bots":
    "Les robots ont des cotes fixes, mesurées dans des tournois entre eux. Une cote a donc un sens dès le premier soir.",
  "how.friendly":
    "Une partie classée devient amicale quand quelqu’un demande un conseil, ou annule plus que son propre tour. Elle ne compte pas si tous décident d’y mettre fin, si quelqu’un occupe deux places ou si elle a commencé dans une autre position.",
  "how.leaving":
    "Qui part, abandonne ou dépasse son temps et ne revient pas est coté selon ses chances à ce moment-là, telles que les voit le robot qui donne aussi les conseils : avec 30 % de chances, la partie compte à 30 % comme gagnée, et sinon comme perdue contre tous. Les autres sont cotés entre eux d’après leur arrivée. Quand tout le monde est parti, la partie est terminée et compte. Une table classée a toujours une pendule : sept jours par tour si l’on n’en choisit pas d’autre.",
  "how.damping":
    "Ce qui dit peu pèse peu. Les cinq premières parties des deux mêmes personnes en sept jours comptent entièrement, la sixième pour cinq sixièmes, la dixième pour moitié, la vingtième pour un quart. Une personne qui n’a pas encore joué cinq parties classées sans vous n’est connue que par vous : dès que vous en avez vous-même cinq sans elle, vous ne gagnez et ne perdez avec elle qu’un cinquième si elle n’a joué avec personne d’autre, deux cinquièmes après une partie sans vous, et ainsi de suite ; et toutes ces personnes ensemble comptent comme un seul adversaire. Abandonner à tour de rôle dans une position égale ne déplace personne.",
};

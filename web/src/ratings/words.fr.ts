import type { Words } from "./words.en.ts";

export const words: Words = {
  title: "Classements",
  about:
    "Les meilleurs de chaque jeu, humains et bots sur une même échelle. On choisit si une partie est classée en créant la table.",
  game: "Jeu",
  players: "Joueurs",
  rank: "Rang",
  name: "Nom",
  rating: "Cote",
  plays: "Parties classées",
  within: "{rating} ±{spread}",
  bot: "Bot",
  empty: "Personne ne figure encore ici.",
  listed:
    "Figurent ici celles et ceux qui montrent leur profil à tous, ont réservé un nom et ont joué au moins {n} parties classées. L’ordre suit ce qu’une cote vaut au moins : elle-même, moins son incertitude.",
  private: "Montrez-vous dans votre profil",
  mine: "Votre cote : {rating} ±{spread}, après {plays} parties classées.",
  none: "Pas encore de partie classée.",
  chart: "Évolution de la cote, du {from} au {to}. Maintenant {rating} ±{spread}.",
  in: "{game}, {players} joueurs",
  all: "Les meilleurs de chaque jeu",
  how: "Comment on compte",
  "how.scale":
    "Tout le monde commence à 1500 ±500 et passe pour aussi fort que le bot Faber, jusqu’à ce que les parties disent autre chose. Entre deux joueurs, 100 points de plus gagnent 64 parties sur 100. Chaque jeu et chaque nombre de joueurs a sa cote, car à quatre il faut d’autres qualités qu’à deux. Les cotes sont calculées par OpenSkill (Plackett-Luce) d’après les rangs à la fin ; le signe ± dit entre quels nombres quelqu’un se trouve vraiment, 19 fois sur 20.",
  "how.bots":
    "Les bots ont des cotes fixes, mesurées dans des tournois entre eux. Une cote a donc un sens dès le premier soir.",
  "how.friendly":
    "Une partie classée devient amicale quand quelqu’un prend un conseil, ou reprend plus que ce qui appartient à son propre tour. Elle ne compte pas si tous décident d’y mettre fin, si quelqu’un occupe deux sièges ou si elle a commencé dans une autre position.",
  "how.leaving":
    "Qui part, abandonne ou dépasse son temps et ne revient pas est coté selon ses chances à ce moment-là, telles que les voit le bot qui donne aussi les conseils : avec 30 % de chances, la partie compte à 30 % comme gagnée, et sinon comme perdue contre tous. Les autres sont cotés entre eux d’après leur arrivée. Quand tout le monde est parti, la partie est terminée et compte. Une table classée a toujours une pendule : sept jours par tour si l’on n’en choisit pas d’autre.",
  "how.damping":
    "Ce qui dit peu pèse peu. Les cinq premières parties des deux mêmes personnes en sept jours comptent entièrement, la sixième pour cinq sixièmes, la dixième pour moitié, la vingtième pour un quart. Contre une personne nouvelle, qui n’a pas encore cinq parties classées, quelqu’un de plus expérimenté ne gagne et ne perd qu’un cinquième à sa première partie, deux cinquièmes à la deuxième, et ainsi de suite. Abandonner l’un pour l’autre dans une position égale ne déplace personne.",
};

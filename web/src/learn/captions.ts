/** What the figures of the rules show: their captions, and what a screen reader says of them. */

import type { Language } from "../words/words.svelte.ts";

const EN = {
  "A-16": "A full region: the house beside the canal has water and stays, the three dry ones go.",
  "A-19": "Two springs with five steps along the lines between them: just far enough.",
  "A-22": "A canal turns a corner; a second arm at its bend is not allowed.",
  "A-26": "A double canal waters two spaces on each side, the single one below it only one.",
  "R-14": "The red aqueduct runs into a piece that has no way in on that side: it is closed.",
  "R-16": "One tile reaches loose pieces: the aqueduct grows to four squares at once.",
  "R-18":
    "The workman sees the builders at the ends of his file and his rank; a curve is laid on the square before him.",
  "R-22": "The builder of curves walks past two others to the next free slot.",
  "R-29": "Four squares: the workman goes to podium 4.",
  "I-12": "Water flows from the river pipe through joined exits; the last tile turns its back and stays dry.",
  "I-17": "If the tile in between were turned, water would reach the new one: so it may lie there.",
  "I-18": "Red beside red: not allowed.",
  "I-23": "A tile before and after its turn: now its exits join the Tap, and its field turns green.",
  "I-26": "Red offers yellow four coins for a tile; yellow may accept or decline.",
};
export type Figured = keyof typeof EN;

const DE: Record<Figured, string> = {
  "A-16": "Ein volles Gebiet: Das Haus am Kanal hat Wasser und bleibt, die drei trockenen kommen weg.",
  "A-19": "Zwei Quellen mit fünf Schritten entlang der Linien dazwischen: gerade weit genug.",
  "A-22": "Ein Kanal biegt ab; ein zweiter Arm an der Biegung ist nicht erlaubt.",
  "A-26": "Ein doppelter Kanal bewässert auf jeder Seite zwei Felder, der einfache darunter nur eines.",
  "R-14": "Der rote Aquädukt trifft auf ein Teil ohne Zugang auf dieser Seite: Er ist geschlossen.",
  "R-16": "Ein Plättchen erreicht lose Teile: Der Aquädukt wächst auf einmal auf vier Felder.",
  "R-18":
    "Der Arbeiter sieht die Baumeister an den Enden seiner Linie und seiner Reihe; eine Kurve kommt auf das Feld vor ihm.",
  "R-22": "Der Baumeister der Kurven geht an zwei anderen vorbei zum nächsten freien Platz.",
  "R-29": "Vier Felder: Der Arbeiter kommt auf Podest 4.",
  "I-12":
    "Wasser fließt vom Flussrohr durch verbundene Ausgänge; das letzte Plättchen liegt quer und bleibt trocken.",
  "I-17": "Drehte man das Plättchen dazwischen, käme Wasser zum neuen: Also darf es dort liegen.",
  "I-18": "Rot neben Rot: nicht erlaubt.",
  "I-23":
    "Ein Plättchen vor und nach dem Drehen: Jetzt ist es mit dem Hahn verbunden, und sein Feld wird grün.",
  "I-26": "Rot bietet Gelb vier Münzen für ein Plättchen; Gelb darf annehmen oder ablehnen.",
};

const FR: Record<Figured, string> = {
  "A-16": "Une région pleine : la maison près du canal a de l’eau et reste, les trois sèches s’en vont.",
  "A-19": "Deux sources à cinq pas l’une de l’autre le long des lignes : juste assez loin.",
  "A-22": "Un canal tourne ; un second bras à son coude n’est pas permis.",
  "A-26": "Un canal double arrose deux cases de chaque côté, le canal simple en dessous une seule.",
  "R-14": "L’aqueduc rouge bute sur une pièce sans entrée de ce côté : il est fermé.",
  "R-16": "Une tuile atteint des pièces libres : l’aqueduc passe d’un coup à quatre cases.",
  "R-18":
    "L’ouvrier voit les maîtres d’œuvre aux bouts de sa colonne et de sa rangée ; une courbe est posée devant lui.",
  "R-22": "Le maître d’œuvre des courbes passe devant deux autres jusqu’à la prochaine place libre.",
  "R-29": "Quatre cases : l’ouvrier monte sur le podium 4.",
  "I-12":
    "L’eau coule de la conduite par les sorties jointes ; la dernière tuile est en travers et reste sèche.",
  "I-17":
    "Si l’on tournait la tuile du milieu, l’eau atteindrait la nouvelle : elle peut donc être posée là.",
  "I-18": "Rouge à côté de rouge : interdit.",
  "I-23": "Une tuile avant et après son tour : elle rejoint maintenant le robinet et son champ verdit.",
  "I-26": "Rouge offre quatre pièces à jaune pour une tuile ; jaune peut accepter ou refuser.",
};

const IT: Record<Figured, string> = {
  "A-16": "Una regione piena: la casa accanto al canale ha acqua e resta, le tre asciutte se ne vanno.",
  "A-19": "Due sorgenti a cinque passi lungo le linee: appena abbastanza lontane.",
  "A-22": "Un canale gira; un secondo braccio nella curva non è permesso.",
  "A-26": "Un canale doppio bagna due caselle per lato, quello semplice sotto soltanto una.",
  "R-14": "L’acquedotto rosso incontra un pezzo senza entrata da quel lato: è chiuso.",
  "R-16": "Una tessera raggiunge pezzi sciolti: l’acquedotto arriva di colpo a quattro caselle.",
  "R-18":
    "L’operaio vede i capomastri alle estremità della sua colonna e della sua riga; una curva va sulla casella davanti a lui.",
  "R-22": "Il capomastro delle curve passa davanti ad altri due fino al prossimo posto libero.",
  "R-29": "Quattro caselle: l’operaio va sul podio 4.",
  "I-12":
    "L’acqua scorre dal tubo del fiume attraverso le uscite unite; l’ultima tessera è di traverso e resta asciutta.",
  "I-17": "Se si girasse la tessera in mezzo, l’acqua arriverebbe alla nuova: perciò può stare lì.",
  "I-18": "Rosso accanto a rosso: non permesso.",
  "I-23": "Una tessera prima e dopo il giro: ora è unita al rubinetto e il suo campo diventa verde.",
  "I-26": "Rosso offre a giallo quattro monete per una tessera; giallo può accettare o rifiutare.",
};

const WORDS: Record<Language, Record<Figured, string>> = { en: EN, de: DE, fr: FR, it: IT };

export function captionOf(number: string, language: Language): string | undefined {
  return (WORDS[language] as Record<string, string>)[number];
}

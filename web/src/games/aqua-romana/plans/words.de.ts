import type { Words } from "./words.en.ts";

export const words: Words = {
  "option.layout": "Wasserbecken",
  "value.roma": "Roma",

  "pool.Y": "gelbes Wasserbecken",
  "pool.R": "rotes Wasserbecken",
  "pool.B": "blaues Wasserbecken",
  "pool.G": "grünes Wasserbecken",
  "place.pools": "Wasserbecken",
  "place.beside": "nicht auf dem Plan",
  "place.squares": "Felder",
  "place.sides": "Seiten des Wasserbeckens",
  "place.curve": "aufgedruckte Kurve",
  "place.outlet": "{square}, Seite: {side}, Auslass {name}",
  "place.closed": "{square}, Seite: {side}, kein Auslass",
  "place.turn": "Drehen",
  "place.off": "Vom Plan nehmen",
  "place.help":
    "Zieh ein Wasserbecken, oder wähle es und dann ein Feld. Tippe auf seine Seiten, um Auslässe zu öffnen und zu schließen. Mit der Tastatur: Pfeiltasten bewegen, Eingabe wählt, N geht zu den Seiten, R dreht, Entf nimmt es vom Plan.",
  "place.put": "{pool}: {squares}",
};

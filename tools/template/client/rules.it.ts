export const rules = `
# Tabellone
F-01 | Caselle | Sette caselle in fila, da a a g.
F-02 | Suolo | Sotto quattro c’è acqua, sotto tre argilla. Nessuno sa dove.
# Un turno
F-03 | Una delle due | Scava una casella, o passa. Poi tocca al giocatore successivo.
F-04 | Caselle libere | Scava dove nessuno ha ancora scavato.
F-05 | Altrove | Non scavare accanto alla casella che hai scavato per ultima, a meno che nessun’altra sia libera.
F-06 | Ritrovamento | Il caso dice che cosa c’è, fra ciò che non è stato ancora trovato.
F-07 | Passare | Nessuno passa per due turni di seguito.
# Fine
F-08 | Punteggio | Un punto per ogni tua casella con acqua, e uno in più per ogni due di esse affiancate. In caso di parità vince chi ha scavato meno caselle.
F-09 | Fine | La partita finisce quando tutte le caselle sono scavate, o quando tutti hanno passato uno dopo l’altro.
`;

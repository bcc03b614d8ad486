/** Questions in other languages that have nothing to do with the weather. */
export const OTHER_QUESTIONS_ABROAD: readonly string[] = `
Wie spät ist es in London?
Wie backe ich einen Kuchen?
Wer hat das Spiel gewonnen?
Wo kann ich einen Regenschirm kaufen?
Qui a gagné le match hier ?
Quelle heure est-il à Paris ?
Comment faire un gâteau au chocolat ?
¿Quién es el presidente de España?
¿Qué hora es en Madrid?
receta de paella
chi ha vinto la partita ieri
che ore sono a Roma?
ricetta della carbonara
quem ganhou o jogo ontem?
receita de bolo
que horas são em Lisboa?
wie heeft de wedstrijd gewonnen?
recept voor appeltaart
Hoe laat is het in Londen?
`
  .trim()
  .split('\n');

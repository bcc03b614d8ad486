/** Answers in Italian, one for each case of the test. */
export const ANSWERS_IT = `
Sì, è prevista pioggia a Leeds domani (domenica 22 novembre). 4,2 mm di pioggia, probabilità 80%.
Sì, non dovrebbe piovere a Leeds domani (domenica 22 novembre).
Sì, ha piovuto a Leeds ieri (venerdì 20 novembre). 4,2 mm di pioggia.
A Leeds da domenica 22 novembre a giovedì 26 novembre: 21 mm di pioggia, probabilità 80%.
Pioggia a Leeds dalle 00:00 di domenica 22 novembre alle 00:00 di venerdì 27 novembre.
Sì, è prevista neve a Leeds domani (domenica 22 novembre). 24 cm di neve, probabilità 90%.
Sì, gelo o ghiaccio sono probabili a Leeds domani (domenica 22 novembre). Temperatura minima di -4 °C, alle 00:00.
A Leeds domani (domenica 22 novembre) alle 14:00: -4 °C.
Sì, farà freddo a Leeds domani (domenica 22 novembre). -4 °C.
Sì, ci sarà vento a Leeds domani (domenica 22 novembre). Vento fino a 60 km/h da SO, con raffiche fino a 90 km/h, massimo alle 00:00.
No, non ci sarà molto vento a Leeds domani (domenica 22 novembre). Vento fino a 10 km/h da SO, con raffiche fino a 20 km/h, massimo alle 00:00.
Sì, sono previste raffiche di burrasca a Leeds domani (domenica 22 novembre). Raffiche fino a 90 km/h, massimo alle 00:00.
Sì, è prevista nebbia a Leeds domani (domenica 22 novembre). Visibilità minima di 0,2 km, minimo alle 00:00.
No, ci sarà poco sole a Leeds domani (domenica 22 novembre). Nuvolosità media 100% di giorno.
Sì, sono previsti temporali a Leeds domani (domenica 22 novembre). 24 ore con temporali.
Sì, farà molto caldo a Leeds domani (domenica 22 novembre). 21–33 °C, minima alle 00:00 e massima alle 23:00.
A Leeds domani (domenica 22 novembre): 21–33 °C, minima alle 00:00 e massima alle 23:00.
Il più caldo a Leeds da domenica 22 novembre a giovedì 26 novembre: giovedì 26 novembre (37 °C). Poi mercoledì 25 novembre (36 °C), martedì 24 novembre (35 °C) e lunedì 23 novembre (34 °C).
A Leeds domani (domenica 22 novembre): indice UV fino a 8, massimo alle 00:00.
Sì, serve un ombrello a Leeds domani (domenica 22 novembre). 4,2 mm di pioggia, probabilità 80%.
No, non servono i guanti a Leeds domani (domenica 22 novembre). Percepita 9 °C.
Da portare a Leeds domani (domenica 22 novembre): un cappotto, i guanti e gli stivali. Percepita -9 °C.
Tramonto a Leeds domani (domenica 22 novembre): 15:58.
Luna a Leeds domani (domenica 22 novembre): gibbosa crescente, illuminata al 94%; sorge alle 14:19 e tramonta alle 04:56.
Non è noto a Leeds da domenica 22 novembre a lunedì 23 novembre: la fonte non ha alcun valore.
Il polline a Leeds domani (domenica 22 novembre) non è noto: questo servizio non ha una fonte per i pollini.
Prevalentemente soleggiato a Leeds domani (domenica 22 novembre): 10 °C, 4,2 mm di pioggia (probabilità 80%) e vento fino a 10 km/h.
Lisbon: più caldo rispetto a Leeds domani (domenica 22 novembre), 33 °C contro -4 °C.
Il più freddo domani (domenica 22 novembre): Leeds (-4 °C), poi York (21 °C).
Sì, è prevista pioggia a Le Havre da domenica 22 novembre a lunedì 23 novembre. 4,2 mm di pioggia, probabilità 80%.
Nessun verdetto: Fairday non può giudicare se il ghiaccio regge, e non ne conosce lo spessore. A Leeds, Regno Unito domani (domenica 22 novembre): vento fino a 10 km/h da SO, con raffiche fino a 20 km/h, massimo alle 00:00. Luogo presunto: Leeds, Regno Unito, il luogo predefinito di questo servizio.
Sì, la temperatura massima a Leeds domani (domenica 22 novembre) sarà di 33 °C alle 23:00 (chiesto: oltre 30 °C).
A Leeds domani (domenica 22 novembre) fa buio alle 16:39, alla fine del crepuscolo civile; tramonto: 15:58.
A Leeds domani (domenica 22 novembre) fa giorno alle 07:05, all’inizio del crepuscolo civile; alba: 07:46.
8 h 13 min di luce a Leeds domani (domenica 22 novembre), dalle 07:46 alle 15:58, 3 min in meno del giorno prima.
Notte a Leeds domani (domenica 22 novembre): 15 h 49 min, dal tramonto (15:58) al sorgere del sole (07:48); buio: 14 h 28 min, dalle 16:39 alle 07:07 (crepuscolo civile).
Ora d’oro a Leeds domani (domenica 22 novembre): 07:20–08:47 e 14:57–16:24.
Mezzogiorno solare a Leeds domani (domenica 22 novembre): 11:52, con il sole 16° sopra l’orizzonte.
La luna sorge a Leeds: 14:19 di domenica 22 novembre; gibbosa crescente, illuminata al 94%.
No, la prossima luna piena a Leeds è martedì 24 novembre.
A Leeds: prossimo solstizio d’inverno (il giorno più corto), lunedì 21 dicembre alle 20:50 e prossimo solstizio d’estate (il giorno più lungo), lunedì 21 giugno 2027 alle 14:11.
Questo servizio non ha una fonte per le maree a Leeds.
Non si sa se è come al solito a Leeds domani (domenica 22 novembre).
`;

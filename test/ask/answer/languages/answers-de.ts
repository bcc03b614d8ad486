/** Answers in German, one for each case of the test. */
export const ANSWERS_DE = `
Ja, in Leeds morgen (Sonntag, 22. November) wird Regen erwartet. 4,2 mm Regen, Wahrscheinlichkeit 80 %.
Ja, es dürfte in Leeds morgen (Sonntag, 22. November) trocken bleiben.
Ja, es hat in Leeds gestern (Freitag, 20. November) geregnet. 4,2 mm Regen.
In Leeds von Sonntag, 22. November, bis Donnerstag, 26. November: 21 mm Regen, Wahrscheinlichkeit 80 %.
In Leeds von 0 Uhr am Sonntag, 22. November bis 0 Uhr am Freitag, 27. November: Regen.
Ja, in Leeds morgen (Sonntag, 22. November) wird Schnee erwartet. 24 cm Schnee, Wahrscheinlichkeit 90 %.
Ja, Frost oder Glätte ist in Leeds morgen (Sonntag, 22. November) wahrscheinlich. Tiefsttemperatur -4 °C, um 0 Uhr.
In Leeds morgen (Sonntag, 22. November) um 14 Uhr: -4 °C.
Ja, es wird in Leeds morgen (Sonntag, 22. November) kalt. -4 °C.
Ja, es wird in Leeds morgen (Sonntag, 22. November) windig. Wind bis 60 km/h aus SW, Böen bis 90 km/h, am stärksten um 0 Uhr.
Nein, es wird in Leeds morgen (Sonntag, 22. November) nicht windig. Wind bis 10 km/h aus SW, Böen bis 20 km/h, am stärksten um 0 Uhr.
Ja, in Leeds morgen (Sonntag, 22. November) werden Sturmböen erwartet. Böen bis 90 km/h, am stärksten um 0 Uhr.
Ja, in Leeds morgen (Sonntag, 22. November) wird Nebel erwartet. Sichtweite bis hinab zu 0,2 km, Tiefstwert um 0 Uhr.
Nein, in Leeds morgen (Sonntag, 22. November) gibt es wenig Sonne. Tagsüber im Mittel 100 % Bewölkung.
Ja, in Leeds morgen (Sonntag, 22. November) werden Gewitter erwartet. 24 Stunden mit Gewitter.
Ja, es wird in Leeds morgen (Sonntag, 22. November) heiß. 21 bis 33 °C, am niedrigsten um 0 Uhr und am höchsten um 23 Uhr.
In Leeds morgen (Sonntag, 22. November): 21 bis 33 °C, am niedrigsten um 0 Uhr und am höchsten um 23 Uhr.
Am wärmsten wird es in Leeds von Sonntag, 22. November, bis Donnerstag, 26. November: Donnerstag, 26. November (37 °C). Danach Mittwoch, 25. November (36 °C), Dienstag, 24. November (35 °C) und Montag, 23. November (34 °C).
In Leeds morgen (Sonntag, 22. November): UV-Index bis 8, Höchstwert um 0 Uhr.
Ja, ein Regenschirm ist in Leeds morgen (Sonntag, 22. November) angebracht. 4,2 mm Regen, Wahrscheinlichkeit 80 %.
Nein, Handschuhe sind in Leeds morgen (Sonntag, 22. November) nicht nötig. Gefühlt 9 °C.
Nützlich in Leeds morgen (Sonntag, 22. November): ein Mantel, Handschuhe und Stiefel. Gefühlt -9 °C.
Sonnenuntergang in Leeds morgen (Sonntag, 22. November): 15:58 Uhr.
Mond in Leeds morgen (Sonntag, 22. November): zunehmender Mond, zu 94 % beleuchtet; er geht um 14:19 Uhr auf und geht um 4:56 Uhr unter.
Das ist in Leeds von Sonntag, 22. November, bis Montag, 23. November nicht bekannt: Die Quelle hat keinen Wert.
Pollen in Leeds morgen (Sonntag, 22. November) sind nicht bekannt: Dieser Dienst hat keine Quelle für Pollen.
Überwiegend sonnig in Leeds morgen (Sonntag, 22. November): 10 °C, 4,2 mm Regen (Wahrscheinlichkeit 80 %) und Wind bis 10 km/h.
Lisbon: wärmer als Leeds morgen (Sonntag, 22. November), 33 °C gegenüber -4 °C.
Am kältesten wird es morgen (Sonntag, 22. November): Leeds (-4 °C), dann York (21 °C).
Ja, in Le Havre von Sonntag, 22. November, bis Montag, 23. November wird Regen erwartet. 4,2 mm Regen, Wahrscheinlichkeit 80 %.
Kein Urteil: Fairday kann nicht beurteilen, ob Eis auf Gewässern trägt, und kennt keine Eisdicke. In Leeds, Vereinigtes Königreich morgen (Sonntag, 22. November): Wind bis 10 km/h aus SW, Böen bis 20 km/h, am stärksten um 0 Uhr. Angenommener Ort: Leeds, Vereinigtes Königreich, der Standardort dieses Dienstes.
Ja, Höchsttemperatur in Leeds morgen (Sonntag, 22. November): 33 °C um 23 Uhr (gefragt: über 30 °C).
Um 16:39 Uhr wird es in Leeds morgen (Sonntag, 22. November) dunkel, am Ende der bürgerlichen Dämmerung; Sonnenuntergang: 15:58 Uhr.
Um 7:05 Uhr wird es in Leeds morgen (Sonntag, 22. November) hell, am Anfang der bürgerlichen Dämmerung; Sonnenaufgang: 7:46 Uhr.
8 h 13 min Tageslicht in Leeds morgen (Sonntag, 22. November), von 7:46 Uhr bis 15:58 Uhr, 3 min kürzer als am Vortag.
Nacht in Leeds morgen (Sonntag, 22. November): 15 h 49 min, von Sonnenuntergang (15:58 Uhr) bis Sonnenaufgang (7:48 Uhr); dunkel: 14 h 28 min, von 16:39 Uhr bis 7:07 Uhr (bürgerliche Dämmerung).
Goldene Stunde in Leeds morgen (Sonntag, 22. November): 07:20–08:47 Uhr und 14:57–16:24 Uhr.
Sonnenhöchststand in Leeds morgen (Sonntag, 22. November): 11:52 Uhr, 16° über dem Horizont.
Mondaufgang in Leeds: 14:19 Uhr am Sonntag, 22. November; zunehmender Mond, zu 94 % beleuchtet.
Nein, der nächste Vollmond in Leeds ist am Dienstag, 24. November.
In Leeds: nächste Wintersonnenwende (kürzester Tag) am Montag, 21. Dezember um 20:50 Uhr und nächste Sommersonnenwende (längster Tag) am Montag, 21. Juni 2027 um 14:11 Uhr.
Dieser Dienst hat keine Quelle für Gezeiten in Leeds.
Ob es in Leeds morgen (Sonntag, 22. November) wie üblich ist, ist nicht bekannt: Eine Vorhersage liegt nicht vor.
`;

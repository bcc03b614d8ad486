/** Answers in Dutch, one for each case of the test. */
export const ANSWERS_NL = `
Ja, er wordt in Leeds morgen (zondag 22 november) regen verwacht. 4,2 mm regen, met een kans van 80%.
Ja, het blijft in Leeds morgen (zondag 22 november) waarschijnlijk droog.
Ja, het heeft in Leeds gisteren (vrijdag 20 november) geregend. 4,2 mm regen.
In Leeds van zondag 22 november tot en met donderdag 26 november: 21 mm regen, met een kans van 80%.
Regen in Leeds van 00:00 uur op zondag 22 november tot 00:00 uur op vrijdag 27 november.
Ja, er wordt in Leeds morgen (zondag 22 november) sneeuw verwacht. 24 cm sneeuw, met een kans van 90%.
Ja, vorst of gladheid is in Leeds morgen (zondag 22 november) waarschijnlijk. Laagste temperatuur -4 °C, om 00:00 uur.
In Leeds morgen (zondag 22 november) om 14:00 uur: -4 °C.
Ja, het wordt in Leeds morgen (zondag 22 november) koud. -4 °C.
Ja, het waait in Leeds morgen (zondag 22 november) flink. Wind tot 60 km/u uit ZW, met windstoten tot 90 km/u, het hardst om 00:00 uur.
Nee, het waait in Leeds morgen (zondag 22 november) niet hard. Wind tot 10 km/u uit ZW, met windstoten tot 20 km/u, het hardst om 00:00 uur.
Ja, er worden in Leeds morgen (zondag 22 november) stormachtige windstoten verwacht. Windstoten tot 90 km/u, het hardst om 00:00 uur.
Ja, er wordt in Leeds morgen (zondag 22 november) mist verwacht. Zicht tot minimaal 0,2 km, laagste waarde om 00:00 uur.
Nee, er is in Leeds morgen (zondag 22 november) weinig zon. Gemiddeld 100% bewolking overdag.
Ja, er wordt in Leeds morgen (zondag 22 november) onweer verwacht. 24 uur onweer.
Ja, het wordt in Leeds morgen (zondag 22 november) heet. 21 tot 33 °C, laagste om 00:00 uur en hoogste om 23:00 uur.
In Leeds morgen (zondag 22 november): 21 tot 33 °C, laagste om 00:00 uur en hoogste om 23:00 uur.
Het warmst in Leeds van zondag 22 november tot en met donderdag 26 november: donderdag 26 november (37 °C). Daarna woensdag 25 november (36 °C), dinsdag 24 november (35 °C) en maandag 23 november (34 °C).
In Leeds morgen (zondag 22 november): uv-index tot 8, hoogste waarde om 00:00 uur.
Ja, een paraplu is in Leeds morgen (zondag 22 november) aan te raden. 4,2 mm regen, met een kans van 80%.
Nee, handschoenen zijn in Leeds morgen (zondag 22 november) niet nodig. Gevoelstemperatuur 9 °C.
Neem in Leeds morgen (zondag 22 november) mee: een jas, handschoenen en laarzen. Gevoelstemperatuur -9 °C.
Zonsondergang in Leeds morgen (zondag 22 november): 15:58 uur.
Maan in Leeds morgen (zondag 22 november): wassende maan, voor 94% verlicht; hij komt om 14:19 uur op en gaat om 04:56 uur onder.
Dat is in Leeds van zondag 22 november tot en met maandag 23 november niet bekend: de bron heeft geen waarde.
Pollen in Leeds morgen (zondag 22 november) zijn niet bekend: deze dienst heeft geen bron voor pollen.
Overwegend zonnig in Leeds morgen (zondag 22 november): 10 °C, 4,2 mm regen (kans 80%) en wind tot 10 km/u.
Lisbon: warmer dan Leeds morgen (zondag 22 november), 33 °C tegen -4 °C.
Het koudst morgen (zondag 22 november): Leeds (-4 °C), daarna York (21 °C).
Ja, er wordt in Le Havre van zondag 22 november tot en met maandag 23 november regen verwacht. 4,2 mm regen, met een kans van 80%.
Geen oordeel: Fairday kan niet beoordelen of ijs houdt, en kent geen ijsdikte. In Leeds, Verenigd Koninkrijk morgen (zondag 22 november): wind tot 10 km/u uit ZW, met windstoten tot 20 km/u, het hardst om 00:00 uur. Aangenomen plaats: Leeds, Verenigd Koninkrijk, de standaardplaats van deze dienst.
Ja, hoogste temperatuur in Leeds morgen (zondag 22 november): 33 °C om 23:00 uur (gevraagd: boven 30 °C).
Om 16:39 uur wordt het in Leeds morgen (zondag 22 november) donker, aan het eind van de burgerlijke schemering; zonsondergang: 15:58 uur.
Om 07:05 uur wordt het in Leeds morgen (zondag 22 november) licht, aan het begin van de burgerlijke schemering; zonsopkomst: 07:46 uur.
8 uur en 13 min daglicht in Leeds morgen (zondag 22 november), van 07:46 uur tot 15:58 uur, 3 min korter dan de dag ervoor.
Nacht in Leeds morgen (zondag 22 november): 15 uur en 49 min, van zonsondergang (15:58 uur) tot zonsopkomst (07:48 uur); donker: 14 uur en 28 min, van 16:39 uur tot 07:07 uur (burgerlijke schemering).
Gouden uur in Leeds morgen (zondag 22 november): 07:20–08:47 uur en 14:57–16:24 uur.
Hoogste zonnestand in Leeds morgen (zondag 22 november): 11:52 uur, 16° boven de horizon.
Maansopkomst in Leeds: 14:19 uur op zondag 22 november; wassende maan, voor 94% verlicht.
Nee, de volgende volle maan in Leeds is op dinsdag 24 november.
In Leeds: volgende winterzonnewende (kortste dag) op maandag 21 december om 20:50 uur en volgende zomerzonnewende (langste dag) op maandag 21 juni 2027 om 14:11 uur.
Deze dienst heeft geen bron voor het getij in Leeds.
Of het in Leeds morgen (zondag 22 november) is zoals gewoonlijk, is niet bekend.
`;

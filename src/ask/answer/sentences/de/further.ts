/** The German messages about sunlight, the aurora, the past, the climate, and what has no source. */
import type { Messages } from '../messages.ts';

export const FURTHER_DE: Messages = {
  'caveat.cut': 'längere Zeiträume werden gekürzt: Die Antwort reicht bis {until}.',
  lasts:
    '{where} {when} {stretch} {tone, select, past {{more, select, yes {gab es das} other {gab es das nicht}}} other {{more, select, yes {durchgehend zu erwarten} other {nicht zu erwarten}}}}: {event}',
  'lasts.shorter':
    'die längste Zeit {where} {when}, in der es das {more, select, yes {gibt} other {nicht gibt}} ({event}): {stretch}, {duration}',
  'lasts.never': '{where} {when} keine Stunde, in der es das {more, select, yes {gibt} other {nicht gibt}}: {event}',
  'when.extreme.stretch':
    '{more} {tone, select, past {war} typical {ist} now {ist} other {wird}} es {where} {when} von {stretch}: {value}.',
  'wear.enough.yes': 'es {be} {where} {when} {tone, select, typical {normalerweise } other {}}warm genug für {garment}',
  'wear.enough.maybe':
    'es {be} {where} {when} {tone, select, typical {normalerweise } other {}}gerade noch warm genug für {garment}',
  'wear.enough.no':
    'es {tone, select, past {war} typical {ist} now {ist} other {wird}} {where} {when} {tone, select, typical {normalerweise } other {}}nicht warm genug für {garment}',
  unsourced: 'dieser Dienst hat keine Quelle für {what} {where}.',
  'unsourced.tides': 'Gezeiten',
  'unsourced.currents': 'Strömungen',
  'unsourced.avalanches': 'Lawinengefahr',
  'unsourced.lake-ice': 'das Eis auf Seen und Flüssen',
  'unsourced.rivers': 'Wasserstände',
  'unsourced.drought': 'Dürre und Wassersperren',
  'unsourced.lake-water': 'das Wasser von Seen und Flüssen',
  'unsourced.earthquakes': 'Erdbeben',
  'unsourced.volcanoes': 'Vulkane',
  'unsourced.wildfires': 'Waldbrände',
  'unsourced.roads': 'Straßenzustand und Verkehr',
  'unsourced.ski-lifts': 'Skilifte und Pisten',
  'unsourced.records': 'Wetterrekorde',
  'unsourced.hurricane-season': 'Sturmsaisons',
  'unsourced.named-storms': 'Stürme mit Namen',
  'unsourced.storms-at-sea': 'Wirbelstürme und andere Stürme auf See',
  'unsourced.anywhere':
    '{what}: dafür gibt es hier keine Quelle; amtliche Warnungen werden für einen Ort an Land genannt.',
  'unsourced.hail': 'Hagel',
  'unsourced.dew': 'Tau',
  'unsourced.swell': 'Periode und Richtung der Dünung',
  'unsourced.radar': 'Radarbilder',
  'unsourced.soil': 'Temperatur und Feuchte des Bodens',
  'unsourced.upper-air': 'die Luft über dem Boden, also Höhenwinde, Nullgradgrenze und Wolkenuntergrenze',
  'unsourced.degree-days': 'Gradtage und Kältestunden',
  'unsourced.evaporation': 'Verdunstung',
  'unsourced.planets': 'Planeten und Sterne am Himmel',
  'unsourced.rainy-season': 'Beginn und Ende von Regenzeiten und Monsunen',
  'unsourced.satellites': 'Satelliten und ihre Überflüge',
  'unsourced.eclipses': 'Finsternisse, Supermonde und Blue Moons',
  'unsourced.sky-phenomena': 'Regenbögen, Halos, leuchtende Nachtwolken und das Seeing',
  'unsourced.dust': 'Wüstenstaub und Sandstürme',
  'unsourced.plant-seasons': 'die Zeit von Blüte und Laubfärbung und wann Tiere da sind',
  'unsourced.water-quality': 'die Wasserqualität und was im Wasser lebt',
  'unsourced.bulletins': 'Meldungen wie METAR, TAF und Seewetterberichte',
  'unsourced.pests': 'Pflanzenkrankheiten und Insekten',
  'unsourced.statistics': 'Trends, Perzentile und die Streuung von Vorhersagen',
  'unsourced.sea': 'das Meer',
  'unsourced.sea-then': 'das Meer zu anderen Zeiten als den kommenden Tagen',
  'wind-chill.none':
    'keine Windkälte {where} {when}: Sie ist für Luft bis {limit} festgelegt, und die Luft hat nie unter {value}.',
  'wind-chill.partly':
    'die Windkälte ist für Luft bis {limit} festgelegt: Für wärmere Stunden steht die Lufttemperatur.',
  'unsourced.kp': 'das Erdmagnetfeld',
  'unsourced.past': 'vergangenes Wetter',
  'pressure.trend': '{what}: {value} in {hours}',
  'pressure.steady': 'gleichbleibend',
  'pressure.rising': 'steigend',
  'pressure.rising.slowly': 'langsam steigend',
  'pressure.rising.quickly': 'schnell steigend',
  'pressure.rising.rapidly': 'sehr schnell steigend',
  'pressure.falling': 'fallend',
  'pressure.falling.slowly': 'langsam fallend',
  'pressure.falling.quickly': 'schnell fallend',
  'pressure.falling.rapidly': 'sehr schnell fallend',
  'solar-power':
    'etwa {value} aus Solarmodulen mit {power} {where} {when}: geschätzt aus {energy} Sonnenenergie auf ebener Fläche und einem Nutzungsgrad (Performance Ratio) von {share}; Neigung, Schatten und Hitze ändern das.',
  'solar-power.unknown':
    'was Solarmodule {where} {when} liefern, ist nicht bekannt: Die Quelle hat nicht für die ganze Zeit Werte der Sonneneinstrahlung.',
  'aurora.yes': '{where} {when} sind Polarlichter möglich',
  'aurora.cloudy': '{where} {when} sind Polarlichter möglich, aber hinter Wolken',
  'aurora.no': '{where} {when} sind keine Polarlichter zu erwarten',
  'aurora.no.light': '{where} {when} sind keine Polarlichter zu sehen: Es wird nicht dunkel genug',
  'aurora.no.never': '{where} {when} sind keine Polarlichter zu sehen: Sie reichen nicht bis zu dieser Breite',
  'aurora.needs': 'vorhergesagt ist ein Kp-Index von {n}; auf dieser Breite braucht es {least}.',
  'aurora.season': 'dunkel genug für Polarlicht sind die Nächte {where} von {from} bis {to}.',
  'aurora.equinox': 'am häufigsten ist Polarlicht um die Tagundnachtgleichen, im März und im September.',
  'aurora.cloud': '{value} Bewölkung in den dunklen Stunden.',
  'aurora.unknown': 'ob es {where} {when} Polarlichter gibt, ist nicht bekannt: {what}.',
  'aurora.unknown.kp': 'Für diese Zeit gibt es keine Vorhersage des Kp-Index',
  'last.dry': 'der letzte Tag ohne Regen {where}: {when}{detail}.',
  'last.dry.none': 'kein Tag ohne Regen {where} seit {date}; weiter zurück wurde nicht gesucht.',
  'last.on': 'zuletzt {event} {where}: {when}, in der Stunde ab {clock}{detail}.',
  'last.limit': '{event} {where}: zuletzt {when}, in der Stunde ab {clock}{detail}.',
  'last.ago': ', vor {count, plural, one {{n} Tag} other {{n} Tagen}}',
  'last.amount': '; {value} an diesem Tag',
  'last.now': '{event} {where}: gerade jetzt.',
  'last.none': '{event} {where}: seit {date} nicht; weiter zurück wurde nicht gesucht.',
  'event.hot': 'Hitze',
  'event.cold': 'Kälte',
  'event.snow-depth': 'Schnee am Boden',
  'normal.temperature':
    'es {be} {where} {when} {tone, select, typical {normalerweise } other {}}{difference} {more, select, yes {wärmer} other {kälter}} als normal: im Mittel {value} gegenüber {other}',
  'normal.temperature.alike':
    'es {be} {where} {when} {tone, select, typical {normalerweise } other {}}etwa so warm wie normal: im Mittel {value} gegenüber {other}',
  'normal.rain':
    'es {be} {where} {when} {tone, select, typical {normalerweise } other {}}{more, select, yes {nasser} other {trockener}} als normal: {value} Regen und Schnee gegenüber {other}',
  'normal.rain.alike':
    'es {be} {where} {when} {tone, select, typical {normalerweise } other {}}etwa so nass wie normal: {value} Regen und Schnee gegenüber {other}',
  'normal.wind':
    'es {be} {where} {when} {tone, select, typical {normalerweise } other {}}{more, select, yes {windiger} other {windstiller}} als normal: bis {value} gegenüber {other}',
  'normal.wind.alike':
    'es {be} {where} {when} {tone, select, typical {normalerweise } other {}}etwa so windig wie normal: bis {value} gegenüber {other}',
  'normal.cloud':
    'es {be} {where} {when} {tone, select, typical {normalerweise } other {}}{more, select, yes {wolkiger} other {sonniger}} als normal: im Mittel {value} Bewölkung gegenüber {other}',
  'normal.cloud.alike':
    'es {be} {where} {when} {tone, select, typical {normalerweise } other {}}etwa so wolkig wie normal: im Mittel {value} Bewölkung gegenüber {other}',
  'normal.humidity':
    'es {be} {where} {when} {tone, select, typical {normalerweise } other {}}{more, select, yes {feuchter} other {trockener}} als normal: im Mittel {value} relative Luftfeuchtigkeit gegenüber {other}',
  'normal.humidity.alike':
    'es {be} {where} {when} {tone, select, typical {normalerweise } other {}}etwa so feucht wie normal: im Mittel {value} relative Luftfeuchtigkeit gegenüber {other}',
  'normal.sentence': '{clause}.',
  'normal.range': 'acht von zehn solchen Tagen haben im Mittel {range}.',
  'normal.unknown': 'ob es {where} {when} wie üblich ist, ist nicht bekannt.',
  'normal.years': 'normal ist das Mittel der fünfzehn Tage um das Datum in den Jahren {years}.',
  'normal.climate': 'normal ist das Mittel der eingebauten Klimadaten.',
  'months.best':
    'die besten Monate für einen Besuch in {place} sind normalerweise {list}, nach dem Holiday Climate Index für Städte (HCI:Urban).',
  'months.worst':
    'die schlechtesten Monate für einen Besuch in {place} sind normalerweise {list}, nach dem Holiday Climate Index für Städte (HCI:Urban).',
  'months.asked':
    'der {month} ist normalerweise {verdict} für einen Besuch in {place}: {value} von {of}, Rang {rank} der zwölf Monate',
  'months.least': 'die niedrigsten Werte: {list}.',
  'months.index': '{month} ({value} von {of})',
  'months.detail': '{month}: {range}, {count, plural, one {{n} nasser Tag} other {{n} nasse Tage}}.',
  'months.most': '{more} ist es {where} normalerweise in diesen Monaten: {list}.',
  'months.item': '{month} ({value})',
  'months.other': '{more}: {list}.',
  'months.source': 'das sind Mittel der eingebauten Klimadaten.',
  'months.source.years': 'das sind Mittel der Jahre {years}.',
  'months.source.past': 'das sind Werte der Jahre {years} aus der Reanalyse ERA5, von Open-Meteo.',
  'records.past':
    'in den Jahren {years} war {kind, select, highest {die höchste Temperatur} lowest {die tiefste Temperatur} rain {der meiste Niederschlag eines Tages} snow {der meiste Neuschnee eines Tages} other {der stärkste Wind}} {where} {value}, am {date}, nach der Reanalyse ERA5 von Open-Meteo.',
  'months.source.coarse':
    'die eingebauten Klimadaten sind grob: an Küsten und in Bergen kann viel mehr oder viel weniger fallen.',
  'months.unknown': 'welcher Monat das {where} ist, ist nicht bekannt: Die Klimadaten haben hier keine solchen Werte.',

  'compare.by.warmth':
    '{a}: {difference} {more, select, yes {wärmer} other {kälter}} als {b} {where}, {value} gegenüber {other}',
  'compare.by': '{a}: um {difference} {more} als {b} {where}, {value} gegenüber {other}',
  'course.wind':
    '{kind, select, headwind {Gegenwind} tailwind {Rückenwind} other {Seitenwind}} {where} {when} auf dem Weg nach {direction}: {value} aus {from}, davon {amount} {more, select, yes {von vorn} other {von hinten}}',
  'runway.wind':
    '{range, select, many {bis zu } other {}}{value} Seitenwind von {kind, select, left {links} other {rechts}} auf der Piste {name} {where} {when}, dazu {other} {more, select, yes {Gegenwind} other {Rückenwind}}: Wind {amount} aus {from}{detail}.',
  'runway.magnetic':
    'die Nummer einer Piste ist ihre missweisende Richtung in Zehnergrad, der Wind der Vorhersage ist rechtweisend: der Unterschied bleibt außer Betracht.',
  'coast.unknown': 'ob das auflandig oder ablandig ist, hängt vom Verlauf der Küste ab, der hier nicht bekannt ist.',
  'course.unknown':
    'wie viel davon von vorn, von hinten oder von der Seite kommt, hängt vom Kurs ab: eine Piste, eine Richtung oder zwei Orte nennen.',
};

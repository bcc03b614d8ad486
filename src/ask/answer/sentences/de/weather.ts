/** What the weather does, how much of it there is, and how two places or days differ, in German. */
import type { Messages } from '../messages.ts';

export const WEATHER_DE: Messages = {
  'rain.yes':
    '{tone, select, past {es hat {where} {when} geregnet} typical {Regen ist {where} {when} üblich} now {es regnet {where} {when} oder fängt gleich an} other {{where} {when} wird Regen erwartet}}',
  'rain.probably':
    '{tone, select, typical {Regen ist {where} {when} üblich} other {Regen ist {where} {when} wahrscheinlich}}',
  'rain.maybe':
    '{tone, select, past {es hat {where} {when} kaum geregnet} typical {an manchen Tagen regnet es {where} {when}} other {Regen ist {where} {when} möglich}}',
  'rain.no':
    '{tone, select, past {es blieb {where} {when} trocken} typical {es ist {where} {when} meist trocken} now {es ist {where} {when} trocken} other {es dürfte {where} {when} trocken bleiben}}',
  'snow.yes':
    '{tone, select, past {es hat {where} {when} geschneit} typical {Schnee ist {where} {when} üblich} now {es schneit {where} {when} oder fängt gleich an} other {{where} {when} wird Schnee erwartet}}',
  'snow.probably':
    '{tone, select, typical {Schnee ist {where} {when} üblich} other {Schnee ist {where} {when} wahrscheinlich}}',
  'snow.maybe':
    '{tone, select, past {es hat {where} {when} kaum geschneit} typical {an manchen Tagen schneit es {where} {when}} other {Schnee ist {where} {when} möglich}}',
  'snow.no':
    '{tone, select, past {es hat {where} {when} nicht geschneit} typical {Schnee ist {where} {when} nicht üblich} other {{where} {when} wird kein Schnee erwartet}}',
  'ice.yes':
    '{tone, select, past {es gab {where} {when} Frost oder Glätte} typical {Frost ist {where} {when} üblich} other {Frost oder Glätte ist {where} {when} wahrscheinlich}}',
  'ice.maybe':
    '{tone, select, past {Bodenfrost war {where} {when} möglich} typical {Bodenfrost ist {where} {when} üblich} other {Bodenfrost ist {where} {when} möglich}}',
  'ice.no':
    '{tone, select, past {es gab {where} {when} keinen Frost} typical {Frost ist {where} {when} nicht üblich} other {{where} {when} wird kein Frost erwartet}}',
  'wind.yes': 'es {be} {where} {when} {tone, select, typical {normalerweise } other {}}windig',
  'wind.maybe': 'es {be} {where} {when} {tone, select, typical {normalerweise } other {}}etwas windig',
  'wind.no':
    'es {tone, select, past {war} typical {ist} now {ist} other {wird}} {where} {when} {tone, select, typical {normalerweise } other {}}nicht windig',
  'gusts.yes':
    '{tone, select, past {es gab {where} {when} Sturmböen} typical {Sturmböen sind {where} {when} üblich} other {{where} {when} werden Sturmböen erwartet}}',
  'gusts.maybe':
    '{tone, select, past {es gab {where} {when} starke Böen} typical {starke Böen sind {where} {when} üblich} other {starke Böen sind {where} {when} möglich}}',
  'gusts.no':
    '{tone, select, past {es gab {where} {when} keine starken Böen} typical {starke Böen sind {where} {when} nicht üblich} other {{where} {when} werden keine starken Böen erwartet}}',
  'cloud.yes': 'es {be} {where} {when} {tone, select, typical {normalerweise } other {}}bewölkt',
  'cloud.maybe': 'es {be} {where} {when} {tone, select, typical {normalerweise } other {}}teils bewölkt',
  'cloud.no': 'der Himmel {be} {where} {when} {tone, select, typical {normalerweise } other {}}überwiegend klar',
  'sun.yes': 'es {be} {where} {when} {tone, select, typical {normalerweise } other {}}überwiegend sonnig',
  'sun.maybe':
    '{tone, select, past {es gab {where} {when} etwas Sonne} typical {{where} {when} gibt es normalerweise etwas Sonne} other {{where} {when} gibt es etwas Sonne}}',
  'sun.no':
    '{tone, select, past {es gab {where} {when} wenig Sonne} typical {{where} {when} gibt es normalerweise wenig Sonne} other {{where} {when} gibt es wenig Sonne}}',
  'fog.yes':
    '{tone, select, past {es gab {where} {when} Nebel} typical {Nebel ist {where} {when} üblich} other {{where} {when} wird Nebel erwartet}}',
  'fog.maybe':
    '{tone, select, past {es war {where} {when} dunstig} typical {Dunst ist {where} {when} üblich} other {Dunst ist {where} {when} möglich}}',
  'fog.no':
    '{tone, select, past {es gab {where} {when} keinen Nebel} typical {Nebel ist {where} {when} nicht üblich} other {{where} {when} wird kein Nebel erwartet}}',
  'thunder.yes':
    '{tone, select, past {es gab {where} {when} Gewitter} typical {Gewitter sind {where} {when} üblich} other {{where} {when} werden Gewitter erwartet}}',
  'thunder.maybe':
    '{tone, select, past {ein Gewitter war {where} {when} möglich} typical {Gewitter kommen {where} {when} vor} other {ein Gewitter ist {where} {when} möglich}}',
  'thunder.no':
    '{tone, select, past {es gab {where} {when} kein Gewitter} typical {Gewitter sind {where} {when} nicht üblich} other {{where} {when} wird kein Gewitter erwartet}}',
  'humidity.yes': 'es {be} {where} {when} {tone, select, typical {normalerweise } other {}}schwül',
  'humidity.maybe': 'es {be} {where} {when} {tone, select, typical {normalerweise } other {}}etwas schwül',
  'humidity.no':
    'es {tone, select, past {war} typical {ist} now {ist} other {wird}} {where} {when} {tone, select, typical {normalerweise } other {}}nicht schwül',
  'uv.yes':
    'die UV-Strahlung {tone, select, past {war} typical {ist} other {ist}} {where} {when} {tone, select, typical {normalerweise } other {}}hoch',
  'uv.maybe':
    'die UV-Strahlung {tone, select, past {war} typical {ist} other {ist}} {where} {when} {tone, select, typical {normalerweise } other {}}mäßig',
  'uv.no':
    'die UV-Strahlung {tone, select, past {war} typical {ist} other {ist}} {where} {when} {tone, select, typical {normalerweise } other {}}gering',
  'hot.yes': 'es {be} {where} {when} {tone, select, typical {normalerweise } other {}}heiß',
  'hot.maybe': 'es {be} {where} {when} {tone, select, typical {normalerweise } other {}}warm',
  'hot.no':
    'es {tone, select, past {war} typical {ist} now {ist} other {wird}} {where} {when} {tone, select, typical {normalerweise } other {}}nicht heiß',
  'cold.yes': 'es {be} {where} {when} {tone, select, typical {normalerweise } other {}}kalt',
  'cold.maybe': 'es {be} {where} {when} {tone, select, typical {normalerweise } other {}}kühl',
  'cold.no':
    'es {tone, select, past {war} typical {ist} now {ist} other {wird}} {where} {when} {tone, select, typical {normalerweise } other {}}nicht kalt',
  'threshold.clause': '{what} {where} {when}: {value} (gefragt: {threshold})',
  'threshold.close': '{what} {where} {when}: {value}, nahe an der Grenze (gefragt: {threshold})',
  'threshold.chance':
    'Wahrscheinlichkeit {more, select, less {unter} more {über} other {etwa}} {chance}: {what} {where} {when} (gefragt: {threshold}).',
  'threshold.chance-of':
    'gezählt in {count} möglichen Verläufen {kind, select, ensemble {einer Ensemble-Vorhersage} climate {dieses Tages in den eingebauten Klimadaten} other {des Wetters, mit den üblichen Fehlern einer Vorhersage}}.',
  'limit.above': 'über {value}',
  'limit.at-least': 'mindestens {value}',
  'limit.below': 'unter {value}',
  'limit.at-most': 'höchstens {value}',
  'value.at': '{value} um {moment}',
  'topic.temperature': '{which, select, highest {Höchsttemperatur} lowest {Tiefsttemperatur} other {Temperatur}}',
  'topic.feels-like':
    '{which, select, highest {höchste gefühlte Temperatur} lowest {tiefste gefühlte Temperatur} other {gefühlte Temperatur}}',
  'topic.rain': 'Regenmenge',
  'topic.snow': 'Schneemenge',
  'topic.ice': '{which, select, highest {Höchsttemperatur} lowest {Tiefsttemperatur} other {Temperatur}}',
  'topic.wind': '{which, select, highest {stärkster Wind} lowest {schwächster Wind} other {Wind}}',
  'topic.gusts': '{which, select, highest {stärkste Böe} lowest {schwächste Böe} other {Stärke der Böen}}',
  'topic.cloud': '{which, select, highest {größte Bewölkung} lowest {geringste Bewölkung} other {Bewölkung}}',
  'topic.sun':
    '{which, select, highest {größte Bewölkung tagsüber} lowest {geringste Bewölkung tagsüber} other {Bewölkung tagsüber}}',
  'topic.fog': '{which, select, highest {beste Sichtweite} lowest {geringste Sichtweite} other {Sichtweite}}',
  'topic.thunder': 'Zeit mit Gewitter',
  'topic.humidity':
    '{which, select, highest {höchste Luftfeuchtigkeit} lowest {niedrigste Luftfeuchtigkeit} other {Luftfeuchtigkeit}}',
  'topic.pressure':
    '{which, select, highest {höchster Luftdruck} lowest {niedrigster Luftdruck} other {Luftdruck}} auf Meereshöhe',
  'topic.uv': '{which, select, highest {höchster UV-Index} lowest {niedrigster UV-Index} other {UV-Index}}',
  'topic.chance.rain':
    '{which, select, highest {höchste Regenwahrscheinlichkeit} lowest {niedrigste Regenwahrscheinlichkeit} other {Regenwahrscheinlichkeit}}',
  'topic.chance.snow':
    '{which, select, highest {höchste Schneewahrscheinlichkeit} lowest {niedrigste Schneewahrscheinlichkeit} other {Schneewahrscheinlichkeit}}',
  'amount.temperature': '{value}',
  'amount.feels-like': 'gefühlt {value}',
  'amount.rain': '{value} Regen',
  'amount.rain.none': 'kein Regen',
  'amount.rain.trace': 'weniger als {least} Regen',
  'amount.snow': '{value} Schnee',
  'amount.snow.none': 'kein Schnee',
  'amount.snow.trace': 'weniger als {least} Schnee',
  'amount.ice': '{one, select, yes {Temperatur {value}} other {Tiefsttemperatur {value}}}',
  'amount.wind': '{one, select, yes {Wind mit {value}} other {Wind bis {value}}}',
  'amount.wind.from': '{one, select, yes {Wind mit {value}} other {Wind bis {value}}} aus {direction}',
  'amount.gusts': '{one, select, yes {Böen mit {value}} other {Böen bis {value}}}',
  'amount.cloud': '{one, select, yes {{value} Bewölkung} other {im Mittel {value} Bewölkung}}',
  'amount.sun': '{one, select, yes {{value} Bewölkung tagsüber} other {tagsüber im Mittel {value} Bewölkung}}',
  'amount.fog': '{one, select, yes {Sichtweite {value}} other {Sichtweite bis hinab zu {value}}}',
  'amount.thunder': '{value} mit Gewitter',
  'amount.thunder.none': 'kein Gewitter{tone, select, past {} typical {} other { vorhergesagt}}',
  'amount.humidity':
    '{one, select, yes {{value} relative Luftfeuchtigkeit} other {im Mittel {value} relative Luftfeuchtigkeit}}',
  'amount.pressure': '{value} auf Meereshöhe',
  'amount.uv': '{one, select, yes {UV-Index {value}} other {UV-Index bis {value}}}',
  'amount.chance.rain': 'Regenwahrscheinlichkeit {value}',
  'amount.chance.snow': 'Schneewahrscheinlichkeit {value}',
  'amount.highest': 'Höchstwert {value}',
  'amount.lowest': 'Tiefstwert {value}',
  'amount.mean-days': 'im Mittel {low} in der Nacht und {high} am Tag',
  'detail.low-high': 'am niedrigsten {low} und am höchsten {high}',
  'detail.highest': 'Höchstwert {moment}',
  'detail.lowest': 'Tiefstwert {moment}',
  'detail.chance': 'Wahrscheinlichkeit {chance}',
  'detail.gusts': 'Böen bis {gust}',
  'detail.feels-like': 'gefühlt {value}',
  'detail.dew-point': 'Taupunkt bis {value}',
  'detail.rain-days': 'mit {value} oder mehr an {share} solcher Tage',
  'value.whole':
    '{tone, select, typical {{where} {when} normalerweise {amount}} other {{where} {when}: {amount}}}{detail}.',
  'value.short': '{tone, select, typical {normalerweise {amount}} other {{amount}}}{detail}.',
  'value.unknown': '{what} {where} {when} ist nicht bekannt: Die Quelle hat keinen Wert.',
  'compass.N': 'N',
  'compass.E': 'O',
  'compass.S': 'S',
  'compass.W': 'W',
  'general.whole': '{tone, select, typical {normalerweise {condition}} other {{condition}}} {where} {when}: {list}.',
  'general.day': '{date}: {list}.',
  'general.unknown': 'die Quelle hat {where} {when} keine Werte.',
  'figure.feels-like': 'gefühlt {value}',
  'figure.rain': '{value} Regen (Wahrscheinlichkeit {chance})',
  'figure.rain.certain': '{value} Regen',
  'figure.rain.trace': '{chance} Regenwahrscheinlichkeit',
  'figure.rain.dry': 'trocken',
  'figure.snow': '{value} Schnee',
  'figure.wind': '{one, select, yes {Wind mit {value}} other {Wind bis {value}}}',
  'figure.rain-days': '{value} oder mehr Regen an {share} der Tage',
  'figure.rain-hours': '{value} oder mehr Regen in einer Stunde an {share} der Tage',
  'month.wet':
    'insgesamt {tone, select, past {{value}} other {normalerweise {value}}} Regen und Schnee, mit {least} oder mehr an {count, plural, one {{n} Tag} other {{n} Tagen}}.',
  'month.wet.mean': 'normalerweise insgesamt {value} Regen und Schnee.',
  'compare.two': '{a}: {more} als {b} {where}, {value} gegenüber {other}',
  'compare.alike': '{a} und {b}: kein Unterschied {where}, {value}',
  'compare.of': '{what} {value}',
  'compare.all':
    '{more} {tone, select, past {war} typical {ist} now {ist} other {wird}} es {where}: {a} ({value}), dann {list}.',
  'compare.alike.all': 'kein Unterschied {where}: {list}.',
  'compare.item': '{name} ({value})',
  'more.temperature': 'wärmer',
  'more.feels-like': 'gefühlt wärmer',
  'more.rain': 'nasser',
  'more.snow': 'schneereicher',
  'more.ice': 'frostiger',
  'more.wind': 'windiger',
  'more.gusts': 'böiger',
  'more.cloud': 'wolkiger',
  'more.sun': 'sonniger',
  'more.fog': 'nebliger',
  'more.thunder': 'gewittriger',
  'more.humidity': 'feuchter',
  'more.pressure': 'höher im Luftdruck',
  'more.uv': 'höher im UV-Index',
  'most.temperature': 'am wärmsten',
  'most.feels-like': 'gefühlt am wärmsten',
  'most.rain': 'am nassesten',
  'most.snow': 'am schneereichsten',
  'most.ice': 'am frostigsten',
  'most.wind': 'am windigsten',
  'most.gusts': 'am böigsten',
  'most.cloud': 'am wolkigsten',
  'most.sun': 'am sonnigsten',
  'most.fog': 'am nebligsten',
  'most.thunder': 'am gewittrigsten',
  'most.humidity': 'am feuchtesten',
  'most.pressure': 'am höchsten im Luftdruck',
  'most.uv': 'am höchsten im UV-Index',
  'least.temperature': 'am kältesten',
  'least.feels-like': 'gefühlt am kältesten',
  'least.rain': 'am trockensten',
  'least.snow': 'am schneeärmsten',
  'least.ice': 'am mildesten',
  'least.wind': 'am windstillsten',
  'least.cloud': 'am klarsten',
  'least.sun': 'am wenigsten sonnig',
  'least.fog': 'am klarsten',
  'least.gusts': 'am wenigsten böig',
  'least.thunder': 'am wenigsten gewittrig',
  'least.humidity': 'am wenigsten feucht',
  'least.pressure': 'am niedrigsten im Luftdruck',
  'least.uv': 'am niedrigsten im UV-Index',
  'day.most':
    '{more} {tone, select, past {war} typical {ist} now {ist} other {wird}} es {where} {when}: {kind, select, night {Nacht ab {dates}} other {{dates}}} ({value})',
  'day.next': 'danach {list}.',
  'day.alike': 'kein Tag {where} {when} sticht heraus: Jeder hat {value}',
  'day.none.rain':
    '{tone, select, past {es hat} other {Regen wird}} {where} {when} an keinem Tag {tone, select, past {geregnet} other {erwartet}}',
  'day.none.snow':
    '{tone, select, past {es hat} other {Schnee wird}} {where} {when} an keinem Tag {tone, select, past {geschneit} other {erwartet}}',
  'day.none.thunder':
    '{tone, select, past {es gab} other {ein Gewitter wird}} {where} {when} an keinem Tag {tone, select, past {ein Gewitter} other {erwartet}}',
  'day.typical': 'das typische Klima kann {where} {when} keinen Tag vom anderen unterscheiden.',
  'event.rain': 'Regen',
  'event.snow': 'Schnee',
  'event.ice': 'Frost',
  'event.wind': 'starker Wind',
  'event.gusts': 'starke Böen',
  'event.cloud': 'Bewölkung',
  'event.sun': 'Sonnenschein',
  'event.fog': 'Nebel',
  'event.thunder': 'Gewitter',
  'event.humidity': 'schwüle Luft',
  'event.uv': 'hohe UV-Strahlung',
  'event.limit': '{what} {threshold}',
  'when.first': '{where} bis {moment} nicht ({event}); dann {event} bis {until}.',
  'when.first.rain': '{where} bis {moment} trocken; dann Regen bis {until}.',
  'when.from': '{where} von {moment} bis {until}: {event}.',
  'when.at-once': '{where} gleich {event}, bis {until}.',
  'when.again': 'danach wieder {event}: {list}.',
  'when.none': '{event}: {tone, select, past {gab es {where} {when} nicht} other {{where} {when} nicht zu erwarten}}.',
  'when.none.known':
    '{event}: {tone, select, past {gab es {where} {when} nicht} other {{where} {when} nicht zu erwarten}}, soweit bekannt (bis {until}).',
  'when.stops': '{event} {where}: {tone, select, past {Ende} other {voraussichtliches Ende}} um {moment}.',
  'when.goes-on':
    '{event} {where}: {tone, select, past {hörte vor {until} nicht auf} other {hört vor {until} nicht für länger auf}}.',
  'when.no-more': '{event}: {where} weder um {moment} noch bis {until} zu erwarten.',
  'when.only-forecast': 'wann es so weit ist, kann nur eine Vorhersage sagen.',
  'when.extreme':
    '{more} {tone, select, past {war} typical {ist} now {ist} other {wird}} es {where} {when} um {moment}: {value}.',
};

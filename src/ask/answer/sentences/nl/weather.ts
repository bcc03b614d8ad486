/** What the weather does, how much of it there is, and how two places or days differ, in Dutch. */
import type { Messages } from '../messages.ts';

export const WEATHER_NL: Messages = {
  'rain.yes':
    '{tone, select, past {het heeft {where} {when} geregend} typical {regen is {where} {when} gebruikelijk} now {het regent {where} {when} of gaat zo regenen} other {er wordt {where} {when} regen verwacht}}',
  'rain.probably':
    '{tone, select, typical {regen is {where} {when} gebruikelijk} other {regen is {where} {when} waarschijnlijk}}',
  'rain.maybe':
    '{tone, select, past {het heeft {where} {when} nauwelijks geregend} typical {op sommige dagen regent het {where} {when}} other {regen is {where} {when} mogelijk}}',
  'rain.no':
    '{tone, select, past {het bleef {where} {when} droog} typical {het is {where} {when} meestal droog} now {het is {where} {when} droog} other {het blijft {where} {when} waarschijnlijk droog}}',
  'snow.yes':
    '{tone, select, past {het heeft {where} {when} gesneeuwd} typical {sneeuw is {where} {when} gebruikelijk} now {het sneeuwt {where} {when} of gaat zo sneeuwen} other {er wordt {where} {when} sneeuw verwacht}}',
  'snow.probably':
    '{tone, select, typical {sneeuw is {where} {when} gebruikelijk} other {sneeuw is {where} {when} waarschijnlijk}}',
  'snow.maybe':
    '{tone, select, past {het heeft {where} {when} nauwelijks gesneeuwd} typical {op sommige dagen sneeuwt het {where} {when}} other {sneeuw is {where} {when} mogelijk}}',
  'snow.no':
    '{tone, select, past {het heeft {where} {when} niet gesneeuwd} typical {sneeuw is {where} {when} niet gebruikelijk} other {er wordt {where} {when} geen sneeuw verwacht}}',
  'ice.yes':
    '{tone, select, past {er was {where} {when} vorst of gladheid} typical {vorst is {where} {when} gebruikelijk} other {vorst of gladheid is {where} {when} waarschijnlijk}}',
  'ice.maybe':
    '{tone, select, past {vorst aan de grond was {where} {when} mogelijk} typical {vorst aan de grond is {where} {when} gebruikelijk} other {vorst aan de grond is {where} {when} mogelijk}}',
  'ice.no':
    '{tone, select, past {er was {where} {when} geen vorst} typical {vorst is {where} {when} niet gebruikelijk} other {er wordt {where} {when} geen vorst verwacht}}',
  'wind.yes':
    '{tone, select, past {het waaide {where} {when} flink} typical {het waait {where} {when} meestal flink} other {het waait {where} {when} flink}}',
  'wind.maybe':
    '{tone, select, past {het waaide {where} {when} een beetje} typical {het waait {where} {when} meestal een beetje} other {het waait {where} {when} een beetje}}',
  'wind.no':
    '{tone, select, past {het waaide {where} {when} niet hard} typical {het waait {where} {when} meestal niet hard} other {het waait {where} {when} niet hard}}',
  'gusts.yes':
    '{tone, select, past {er waren {where} {when} stormachtige windstoten} typical {stormachtige windstoten zijn {where} {when} gebruikelijk} other {er worden {where} {when} stormachtige windstoten verwacht}}',
  'gusts.maybe':
    '{tone, select, past {er waren {where} {when} zware windstoten} typical {zware windstoten zijn {where} {when} gebruikelijk} other {zware windstoten zijn {where} {when} mogelijk}}',
  'gusts.no':
    '{tone, select, past {er waren {where} {when} geen zware windstoten} typical {zware windstoten zijn {where} {when} niet gebruikelijk} other {er worden {where} {when} geen zware windstoten verwacht}}',
  'cloud.yes': 'het {be} {where} {when} {tone, select, typical {meestal } other {}}bewolkt',
  'cloud.maybe': 'het {be} {where} {when} {tone, select, typical {meestal } other {}}half bewolkt',
  'cloud.no': 'het {be} {where} {when} {tone, select, typical {meestal } other {}}grotendeels helder',
  'sun.yes': 'het {be} {where} {when} {tone, select, typical {meestal } other {}}grotendeels zonnig',
  'sun.maybe':
    'er {tone, select, past {was} typical {is} other {is}} {where} {when} {tone, select, typical {meestal } other {}}wat zon',
  'sun.no':
    'er {tone, select, past {was} typical {is} other {is}} {where} {when} {tone, select, typical {meestal } other {}}weinig zon',
  'fog.yes':
    '{tone, select, past {er was {where} {when} mist} typical {mist is {where} {when} gebruikelijk} other {er wordt {where} {when} mist verwacht}}',
  'fog.maybe':
    '{tone, select, past {het was {where} {when} nevelig} typical {nevel is {where} {when} gebruikelijk} other {nevel is {where} {when} mogelijk}}',
  'fog.no':
    '{tone, select, past {er was {where} {when} geen mist} typical {mist is {where} {when} niet gebruikelijk} other {er wordt {where} {when} geen mist verwacht}}',
  'thunder.yes':
    '{tone, select, past {er was {where} {when} onweer} typical {onweer is {where} {when} gebruikelijk} other {er wordt {where} {when} onweer verwacht}}',
  'thunder.maybe':
    '{tone, select, past {onweer was {where} {when} mogelijk} typical {onweer komt {where} {when} voor} other {onweer is {where} {when} mogelijk}}',
  'thunder.no':
    '{tone, select, past {er was {where} {when} geen onweer} typical {onweer is {where} {when} niet gebruikelijk} other {er wordt {where} {when} geen onweer verwacht}}',
  'humidity.yes': 'het {be} {where} {when} {tone, select, typical {meestal } other {}}benauwd',
  'humidity.maybe': 'het {be} {where} {when} {tone, select, typical {meestal } other {}}een beetje benauwd',
  'humidity.no':
    'het {tone, select, past {was} typical {is} now {is} other {wordt}} {where} {when} {tone, select, typical {meestal } other {}}niet benauwd',
  'uv.yes':
    'de uv-straling {tone, select, past {was} typical {is} other {is}} {where} {when} {tone, select, typical {meestal } other {}}sterk',
  'uv.maybe':
    'de uv-straling {tone, select, past {was} typical {is} other {is}} {where} {when} {tone, select, typical {meestal } other {}}matig',
  'uv.no':
    'de uv-straling {tone, select, past {was} typical {is} other {is}} {where} {when} {tone, select, typical {meestal } other {}}zwak',
  'hot.yes': 'het {be} {where} {when} {tone, select, typical {meestal } other {}}heet',
  'hot.maybe': 'het {be} {where} {when} {tone, select, typical {meestal } other {}}warm',
  'hot.no':
    'het {tone, select, past {was} typical {is} now {is} other {wordt}} {where} {when} {tone, select, typical {meestal } other {}}niet heet',
  'cold.yes': 'het {be} {where} {when} {tone, select, typical {meestal } other {}}koud',
  'cold.maybe': 'het {be} {where} {when} {tone, select, typical {meestal } other {}}fris',
  'cold.no':
    'het {tone, select, past {was} typical {is} now {is} other {wordt}} {where} {when} {tone, select, typical {meestal } other {}}niet koud',
  'threshold.clause': '{what} {where} {when}: {value} (gevraagd: {threshold})',
  'threshold.close': '{what} {where} {when}: {value}, dicht bij de grens (gevraagd: {threshold})',
  'threshold.chance':
    'kans {more, select, less {minder dan} more {meer dan} other {ongeveer}} {chance}: {what} {where} {when} (gevraagd: {threshold}).',
  'threshold.chance-of':
    'geteld in {count} mogelijke verlopen {kind, select, ensemble {van een ensembleverwachting} climate {van die dag in het ingebouwde klimaat} other {van het weer, met de gebruikelijke fouten van een verwachting}}.',
  'limit.above': 'boven {value}',
  'limit.at-least': 'minstens {value}',
  'limit.below': 'onder {value}',
  'limit.at-most': 'hoogstens {value}',
  'value.at': '{value} om {moment}',
  'topic.temperature':
    '{which, select, highest {hoogste temperatuur} lowest {laagste temperatuur} other {temperatuur}}',
  'topic.feels-like':
    '{which, select, highest {hoogste gevoelstemperatuur} lowest {laagste gevoelstemperatuur} other {gevoelstemperatuur}}',
  'topic.rain': 'hoeveelheid regen',
  'topic.snow': 'hoeveelheid sneeuw',
  'topic.ice': '{which, select, highest {hoogste temperatuur} lowest {laagste temperatuur} other {temperatuur}}',
  'topic.wind': '{which, select, highest {hardste wind} lowest {zwakste wind} other {wind}}',
  'topic.gusts':
    '{which, select, highest {zwaarste windstoot} lowest {lichtste windstoot} other {kracht van de windstoten}}',
  'topic.cloud': '{which, select, highest {meeste bewolking} lowest {minste bewolking} other {bewolking}}',
  'topic.sun':
    '{which, select, highest {meeste bewolking overdag} lowest {minste bewolking overdag} other {bewolking overdag}}',
  'topic.fog': '{which, select, highest {beste zicht} lowest {slechtste zicht} other {zicht}}',
  'topic.thunder': 'tijd met onweer',
  'topic.humidity':
    '{which, select, highest {hoogste luchtvochtigheid} lowest {laagste luchtvochtigheid} other {luchtvochtigheid}}',
  'topic.pressure':
    '{which, select, highest {hoogste luchtdruk} lowest {laagste luchtdruk} other {luchtdruk}} op zeeniveau',
  'topic.uv': '{which, select, highest {hoogste uv-index} lowest {laagste uv-index} other {uv-index}}',
  'topic.chance.rain':
    '{which, select, highest {grootste kans op regen} lowest {kleinste kans op regen} other {kans op regen}}',
  'topic.chance.snow':
    '{which, select, highest {grootste kans op sneeuw} lowest {kleinste kans op sneeuw} other {kans op sneeuw}}',
  'amount.temperature': '{value}',
  'amount.feels-like': 'gevoelstemperatuur {value}',
  'amount.rain': '{value} regen',
  'amount.rain.none': 'geen regen',
  'amount.rain.trace': 'minder dan {least} regen',
  'amount.snow': '{value} sneeuw',
  'amount.snow.none': 'geen sneeuw',
  'amount.snow.trace': 'minder dan {least} sneeuw',
  'amount.ice': '{one, select, yes {temperatuur {value}} other {laagste temperatuur {value}}}',
  'amount.wind': '{one, select, yes {wind van {value}} other {wind tot {value}}}',
  'amount.wind.from': '{one, select, yes {wind van {value}} other {wind tot {value}}} uit {direction}',
  'amount.gusts': '{one, select, yes {windstoten van {value}} other {windstoten tot {value}}}',
  'amount.cloud': '{one, select, yes {{value} bewolking} other {gemiddeld {value} bewolking}}',
  'amount.sun': '{one, select, yes {{value} bewolking overdag} other {gemiddeld {value} bewolking overdag}}',
  'amount.fog': '{one, select, yes {zicht {value}} other {zicht tot minimaal {value}}}',
  'amount.thunder': '{value} onweer',
  'amount.thunder.none': 'geen onweer{tone, select, past {} typical {} other { voorspeld}}',
  'amount.humidity':
    '{one, select, yes {{value} relatieve luchtvochtigheid} other {gemiddeld {value} relatieve luchtvochtigheid}}',
  'amount.pressure': '{value} op zeeniveau',
  'amount.uv': '{one, select, yes {uv-index {value}} other {uv-index tot {value}}}',
  'amount.chance.rain': 'kans op regen {value}',
  'amount.chance.snow': 'kans op sneeuw {value}',
  'amount.highest': 'hoogste waarde {value}',
  'amount.lowest': 'laagste waarde {value}',
  'amount.mean-days': 'gemiddeld {low} in de nacht en {high} overdag',
  'detail.low-high': 'laagste {low} en hoogste {high}',
  'detail.highest': 'hoogste waarde {moment}',
  'detail.lowest': 'laagste waarde {moment}',
  'detail.chance': 'met een kans van {chance}',
  'detail.gusts': 'met windstoten tot {gust}',
  'detail.feels-like': 'gevoelstemperatuur {value}',
  'detail.dew-point': 'met een dauwpunt tot {value}',
  'detail.rain-days': 'met {value} of meer op {share} van zulke dagen',
  'value.whole': '{where} {when}: {tone, select, typical {meestal {amount}} other {{amount}}}{detail}.',
  'value.short': '{tone, select, typical {meestal {amount}} other {{amount}}}{detail}.',
  'value.unknown': '{what} {where} {when} is niet bekend: de bron heeft geen waarde.',
  'compass.N': 'N',
  'compass.E': 'O',
  'compass.S': 'Z',
  'compass.W': 'W',
  'general.whole': '{tone, select, typical {meestal {condition}} other {{condition}}} {where} {when}: {list}.',
  'general.day': '{date}: {list}.',
  'general.unknown': 'de bron heeft {where} {when} geen waarden.',
  'figure.feels-like': 'gevoelstemperatuur {value}',
  'figure.rain': '{value} regen (kans {chance})',
  'figure.rain.certain': '{value} regen',
  'figure.rain.trace': '{chance} kans op regen',
  'figure.rain.dry': 'droog',
  'figure.snow': '{value} sneeuw',
  'figure.wind': '{one, select, yes {wind van {value}} other {wind tot {value}}}',
  'figure.rain-days': '{value} of meer regen op {share} van de dagen',
  'figure.rain-hours': '{value} of meer regen in een uur op {share} van de dagen',
  'month.wet':
    'in totaal {tone, select, past {{value}} other {meestal {value}}} regen en sneeuw, met {least} of meer op {count, plural, one {{n} dag} other {{n} dagen}}.',
  'month.wet.mean': 'meestal in totaal {value} regen en sneeuw.',
  'compare.two': '{a}: {more} dan {b} {where}, {value} tegen {other}',
  'compare.alike': '{a} en {b}: geen verschil {where}, {value}',
  'compare.of': '{what} {value}',
  'compare.all': '{more} {where}: {a} ({value}), daarna {list}.',
  'compare.alike.all': 'geen verschil {where}: {list}.',
  'compare.item': '{name} ({value})',
  'more.temperature': 'warmer',
  'more.feels-like': 'warmer voor het gevoel',
  'more.rain': 'natter',
  'more.snow': 'meer sneeuw',
  'more.ice': 'meer vorst',
  'more.wind': 'winderiger',
  'more.gusts': 'meer windstoten',
  'more.cloud': 'meer bewolking',
  'more.sun': 'zonniger',
  'more.fog': 'mistiger',
  'more.thunder': 'meer onweer',
  'more.humidity': 'vochtiger',
  'more.pressure': 'hogere luchtdruk',
  'more.uv': 'meer uv-straling',
  'most.temperature': 'het warmst',
  'most.feels-like': 'het warmst voor het gevoel',
  'most.rain': 'het natst',
  'most.snow': 'de meeste sneeuw',
  'most.ice': 'de meeste vorst',
  'most.wind': 'het winderigst',
  'most.gusts': 'de zwaarste windstoten',
  'most.cloud': 'de meeste bewolking',
  'most.sun': 'het zonnigst',
  'most.fog': 'het mistigst',
  'most.thunder': 'het meeste onweer',
  'most.humidity': 'het vochtigst',
  'most.pressure': 'de hoogste luchtdruk',
  'most.uv': 'de meeste uv-straling',
  'least.temperature': 'het koudst',
  'least.feels-like': 'het koudst voor het gevoel',
  'least.rain': 'het droogst',
  'least.snow': 'de minste sneeuw',
  'least.ice': 'de minste vorst',
  'least.wind': 'het rustigst',
  'least.gusts': 'de lichtste windstoten',
  'least.cloud': 'het helderst',
  'least.sun': 'het minst zonnig',
  'least.fog': 'het beste zicht',
  'least.thunder': 'het minste onweer',
  'least.humidity': 'het minst vochtig',
  'least.pressure': 'de laagste luchtdruk',
  'least.uv': 'de minste uv-straling',
  'day.most': '{more} {where} {when}: {kind, select, night {nacht van {dates}} other {{dates}}} ({value})',
  'day.next': 'daarna {list}.',
  'day.alike': 'geen dag {where} {when} springt eruit: elke dag heeft {value}',
  'day.none.rain':
    '{tone, select, past {het heeft op geen enkele dag geregend} other {op geen enkele dag wordt regen verwacht}} {where} {when}',
  'day.none.snow':
    '{tone, select, past {het heeft op geen enkele dag gesneeuwd} other {op geen enkele dag wordt sneeuw verwacht}} {where} {when}',
  'day.none.thunder':
    '{tone, select, past {op geen enkele dag was er onweer} other {op geen enkele dag wordt onweer verwacht}} {where} {when}',
  'day.typical': 'het gebruikelijke klimaat kan {where} {when} de ene dag niet van de andere onderscheiden.',
  'event.rain': 'regen',
  'event.snow': 'sneeuw',
  'event.ice': 'vorst',
  'event.wind': 'harde wind',
  'event.gusts': 'zware windstoten',
  'event.cloud': 'bewolking',
  'event.sun': 'zonnig weer',
  'event.fog': 'mist',
  'event.thunder': 'onweer',
  'event.humidity': 'benauwde lucht',
  'event.uv': 'sterke uv-straling',
  'event.limit': '{what} {threshold}',
  'when.first': 'geen {event} {where} tot {moment}; dan {event} tot {until}.',
  'when.first.rain': 'droog {where} tot {moment}; dan regen tot {until}.',
  'when.from': '{event} {where} van {moment} tot {until}.',
  'when.at-once': '{event} {where} nu meteen, tot {until}.',
  'when.again': 'daarna weer {event}: {list}.',
  'when.none': 'geen {event} {tone, select, past {geweest} other {verwacht}} {where} {when}.',
  'when.none.known':
    'geen {event} {tone, select, past {geweest} other {verwacht}} {where} {when}, voor zover bekend: tot {until}.',
  'when.stops': '{event} {where}: {tone, select, past {gestopt} other {stopt waarschijnlijk}} om {moment}.',
  'when.goes-on':
    '{event} {where}: {tone, select, past {niet gestopt} other {stopt niet voor langere tijd}} voor {until}.',
  'when.no-more': 'geen {event} {where} om {moment}, en ook niet voor {until}.',
  'when.only-forecast': 'wanneer het gebeurt, kan alleen een verwachting zeggen.',
  'when.extreme': '{more} {where} {when} om {moment}: {value}.',
};

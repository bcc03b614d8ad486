/**
 * What is asked for by its own noun, in six languages: snow lines, soil, tides, lightning, records, dust, rivers, meteors, jellyfish.
 * Much of it has no source here, and the answer has to say that and not tell of something else. Rows as in `alike.ts`.
 */
import type { RowInLanguages } from './alike.ts';

export const THINGS: readonly RowInLanguages[] = [
  [
    'snow line',
    {
      de: 'schnee(?:fall)?grenze',
      fr: '(?:la )?limite (?:pluie[- ]neige|(?:de la |des )?(?:neiges?|enneigement))|altitude de la neige',
      es: '(?:la )?cota de nieve|limite de (?:la )?nieve',
      it: '(?:la )?quota neve|limite (?:delle nevicate|della neve)|limite neve',
      pt: '(?:a )?cota de neve|limite da neve',
      nl: '(?:de )?sneeuw(?:val)?grens',
    },
  ],
  [
    'freezing level',
    {
      de: '(?:die )?null?gradgrenze|frostgrenze|(?:die )?null?grad[- ]isotherme',
      fr: "(?:l')?isotherme (?:zero|0)(?: degres?)?|(?:l')?iso (?:zero|0)",
      es: '(?:la )?isoterma (?:de )?(?:cero|0)(?: grados)?|nivel de congelacion',
      it: '(?:lo )?zero termico',
      pt: '(?:a )?(?:isotermica|isoterma) (?:de |dos )?(?:zero|0)(?: graus)?',
      nl: '(?:de )?nulgraden(?:grens|lijn|isotherm)',
    },
  ],
  [
    'cloud base',
    {
      de: 'wolkenuntergrenze|wolkenbasis',
      fr: 'plafond nuageux|base des nuages',
      es: 'techo de nubes|base de las nubes',
      it: 'base delle nubi',
      pt: 'teto de nuvens|base das nuvens',
      nl: 'wolkenbasis',
    },
  ],
  [
    'soil temperature',
    {
      de: '(?:die )?bodentemperatur|erdtemperatur',
      fr: '(?:la )?temperature d[ue] (?:sol|la terre)',
      es: '(?:la )?temperatura del? (?:suelo|la tierra)',
      it: '(?:la )?temperatura del (?:suolo|terreno)',
      pt: '(?:a )?temperatura d[oa] (?:solo|terra)',
      nl: '(?:de )?(?:bodem|grond)temperatuur',
    },
  ],
  [
    'high tide',
    {
      de: 'flut',
      fr: '(?:la )?pleine mer',
      es: '(?:la )?pleamar',
      pt: '(?:a )?pre[ia]+[- ]?mar',
      nl: 'vloed|hoogtij|hoogwater',
    },
  ],
  [
    'low tide',
    {
      de: 'ebbe|niedrigwasser',
      fr: '(?:la )?basse mer',
      es: '(?:la )?bajamar',
      pt: '(?:a )?baixa[- ]?mar',
      nl: 'eb|laagtij|laagwater',
    },
  ],
  [
    'will there be lightning',
    {
      de: 'blitzt es|wird es blitzen|(?:gibt es|gibts|gibt s|kommen) blitze',
      nl: 'bliksemt het|gaat het bliksemen|(?:komt|is) er bliksem',
    },
  ],
  [
    'lightning',
    {
      de: 'blitze?|blitzschlage?',
      fr: '(?:des |les )?eclairs?|(?:la )?foudre',
      es: 'rayos?(?! (?:uv|ultravioleta))|relampagos?',
      it: '(?:dei |i )?fulmin[ei]|saette|lampi',
      pt: 'relampagos?|raios(?! (?:uv|ultravioleta))',
      nl: 'bliksem(?:s|inslag)?',
    },
  ],
  [
    'rain radar',
    {
      de: 'regenradar|wetterradar|niederschlagsradar',
      fr: '(?:le )?radar (?:de |des )?(?:pluie|precipitations|meteo)',
      es: '(?:el )?radar (?:de (?:la )?lluvia|meteorologico)',
      it: '(?:il )?radar (?:della pioggia|meteo|pioggia)',
      pt: '(?:o )?radar (?:da chuva|de chuva|meteorologico)',
      nl: 'buienradar|regenradar|neerslagradar',
    },
  ],
  [
    'heat warning',
    {
      de: 'hitzewarnung(?:en)?|hitzealarm',
      fr: '(?:une |des )?(?:alertes?|vigilances?) (?:a la )?(?:canicule|chaleur)',
      es: '(?:avisos?|alertas?) (?:por|de) (?:calor|altas temperaturas|ola de calor)',
      it: "(?:un'|una )?allert[ae] (?:per il |di )?(?:caldo|calore)|bollino rosso",
      pt: '(?:avisos?|alertas?) (?:de|por) (?:calor|tempo quente|onda de calor)',
      nl: 'hitte(?:waarschuwing(?:en)?|alarm)',
    },
  ],
  [
    'record temperature',
    {
      de: '(?:der |den )?(?:hitze|temperatur|warme|kalte)rekord|temperaturrekorde',
      fr: '(?:le )?record (?:de |des? )(?:chaleur|temperatures?|froid|chaud)|temperature record',
      es: '(?:el )?record de (?:calor|temperatura|frio)|temperatura record',
      it: '(?:il )?record di (?:caldo|calore|temperatura|freddo)|temperatura record',
      pt: '(?:o )?recorde de (?:calor|temperatura|frio)|temperatura recorde',
      nl: '(?:het )?(?:hitte|temperatuur|warmte|kou(?:de)?)record',
    },
  ],
  [
    'saharan dust',
    {
      de: 'sahara-?(?:staub|sand)',
      fr: '(?:du |le |des )?(?:sables?|poussieres?) (?:du sahara|sahariens?|sahariennes?)',
      es: '(?:la )?calima|(?:el )?polvo (?:sahariano|del sahara)',
      it: '(?:la )?(?:polvere|sabbia) (?:del sahara|sahariana|del deserto)',
      pt: '(?:a )?(?:poeira|poeiras|areia) d[oa] (?:saara|sahara|deserto)',
      nl: 'sahara-?(?:zand|stof)',
    },
  ],
  [
    'river level',
    {
      de: '(?:rhein|elbe|donau|main|mosel|oder|isar|neckar|weser|inn|fluss|hochwasser)?-?pegel(?:stand)?|wasserstand',
      fr:
        "(?:le )?niveau (?:de la |du |de l')(?:seine|rhin|rhone|loire|garonne|saone|meuse|moselle|riviere|fleuve|" +
        'marne|eau)',
      es: '(?:el )?(?:nivel|caudal) del? (?:rio|rin|ebro|tajo|duero|guadalquivir|segura|embalse|parana)',
      it: '(?:il )?livello del(?:l.)? ?(?:po|tevere|arno|adige|fiume|reno|ticino|piave)',
      pt: '(?:o )?nivel d[oa] (?:rio(?: \\p{L}+)?|tejo|douro|mondego|guaiba|reno)',
      nl: '(?:de )?waterstand(?: van de (?:rijn|maas|waal|ijssel|schelde))?|rijnpeil|peil van de rijn',
    },
  ],
  [
    'snow chains',
    {
      de: 'schneeketten',
      fr: 'chaines(?: a neige)?(?! d)',
      es: '(?:las )?cadenas(?: para (?:la )?nieve)?',
      it: '(?:le )?catene(?: da neve)?',
      pt: '(?:as )?correntes(?= (?:de|para a) neve| nos pneus)(?: (?:de|para a) neve)?',
      nl: 'sneeuwkettingen',
    },
  ],
  [
    'water quality',
    {
      de: '(?:die )?wasserqualitat',
      fr: "(?:la )?qualite de l'eau",
      es: '(?:la )?calidad del agua',
      it: "(?:la )?qualita dell'acqua",
      pt: '(?:a )?qualidade da agua',
      nl: '(?:de )?(?:zwem)?waterkwaliteit',
    },
  ],
  [
    'jellyfish',
    {
      de: 'quallen',
      fr: '(?:des |les )?meduses?',
      es: '(?:las )?medusas|aguavivas',
      it: '(?:le |delle )?meduse',
      pt: 'alforrecas|medusas|aguas?-vivas?|caravelas',
      nl: 'kwallen',
    },
  ],
  [
    'mosquitoes',
    {
      de: 'mucken|stechmucken|gelsen|schnaken',
      fr: '(?:des |les |de )?moustiques|maringouins',
      es: '(?:los )?mosquitos|zancudos',
      it: '(?:le |delle )?zanzare',
      pt: '(?:os )?(?:mosquitos|pernilongos|melgas)',
      nl: 'muggen',
    },
  ],
  [
    'ticks',
    {
      de: 'zecken',
      fr: '(?:des |les |de )?tiques',
      es: '(?:las )?garrapatas',
      it: '(?:le )?zecche',
      pt: '(?:as )?carracas|carrapatos',
      nl: 'teken',
    },
  ],
  [
    'shooting stars',
    {
      de: 'sternschnuppen|meteore|perseiden',
      fr: '(?:des |les )?etoiles filantes|(?:les )?perseides',
      es: '(?:las )?(?:estrellas fugaces|perseidas|lagrimas de san lorenzo|lluvia de estrellas)',
      it: '(?:le )?(?:stelle cadenti|perseidi)',
      pt: '(?:as )?(?:estrelas cadentes|perseidas|chuva de (?:estrelas|meteoros))',
      nl: 'vallende sterren|perseiden',
    },
  ],
  [
    'can i see',
    {
      de: '(?:sieht|kann|konnte) man(?= .{0,40}\\b(?:sternschnuppen|perseiden|polarlichter|nordlichter|meteore)\\b)',
      es: 'se (?:ven|veran|pueden ver|podran ver)(?= .{0,20}\\b(?:estrellas fugaces|perseidas|auroras)\\b)',
      it: 'si (?:vedono|vedranno|possono vedere)(?= .{0,20}\\b(?:stelle cadenti|perseidi|aurore)\\b)',
      pt: '(?:da|vai dar|dara) (?:para|pra) ver(?= .{0,20}\\b(?:estrelas cadentes|perseidas|chuva de)\\b)',
    },
  ],
  [
    'solar eclipse',
    {
      de: '(?:partielle |totale )?sonnenfinsternis',
      fr: "(?:l')?eclipse (?:de soleil|solaire|du soleil|totale)",
      es: '(?:el )?eclipse (?:de sol|solar|total)',
      it: "(?:l')?eclissi (?:di sole|solare|totale)",
      pt: '(?:o )?eclipse (?:do sol|de sol|solar|total)',
      nl: '(?:zonsverduistering|zonsverduisteringen|eclips)',
    },
  ],
  [
    'lunar eclipse',
    {
      de: 'mondfinsternis|blutmond',
      fr: "(?:l')?eclipse (?:de (?:la )?lune|lunaire)",
      es: '(?:el )?eclipse (?:de luna|lunar)',
      it: "(?:l')?eclissi (?:di luna|lunare)",
      pt: '(?:o )?eclipse (?:da lua|de lua|lunar)',
      nl: 'maansverduistering',
    },
  ],
  [
    'last frost',
    {
      fr: '(?:les )?(?:dernieres gelees|dernier gel)',
      es: '(?:la |las )?ultimas? heladas?',
      it: "(?:l'|le )?ultim[ae] gelat[ae]",
      pt: '(?:a |as )?ultimas? geadas?',
    },
  ],
  [
    'how high is',
    {
      es: 'a que altura (?:esta|queda|se encuentra)',
      it: '(?:a che (?:quota|altezza)|dove) (?:e|sta)(?= (?:lo zero|la quota|il limite))',
      pt: 'a que altura (?:esta|fica)',
      fr: 'a quelle altitude (?:est|se trouve|se situe)',
    },
  ],
  [
    'how deep is the snow',
    {
      nl: 'hoe dik (?:ligt|is) (?:de |het )?(?:sneeuw|sneeuwdek|pak sneeuw)',
      it: "quanta neve (?:c'e|e caduta|ce) (?:a terra|al suolo|per terra)",
    },
  ],
  ['snow on the ground', { fr: '(?:la )?neige (?:qui )?tient|neige au sol' }],
  [
    'bring the plants in',
    {
      fr: '(?:je |on )?rentre(?:r|z)? (?:les |mes |nos )?(?:plantes?|pots|geraniums|citronniers?|lauriers?|oliviers?)',
    },
  ],
  [
    'when will the rain start',
    {
      de:
        'wie lange (?:ist es |bleibt es )?noch (?:bis (?:es regnet|der regen kommt|zum regen))|' +
        'wie lange dauert es noch bis (?:es regnet|der regen kommt)',
      fr:
        "combien de temps (?:il )?(?:me |nous |est[- ]ce qu'il )?(?:reste |" +
        "reste[- ]t[- ]il )?(?:encore )?avant (?:la pluie|qu'il (?:ne )?pleuve|l'averse|les averses)",
      es:
        'cuanto (?:tiempo )?(?:falta|queda|me queda|tengo) (?:para|hasta|' +
        'antes de) (?:que (?:llueva|empiece a llover)|la lluvia|que llegue la lluvia)',
      it: 'quanto (?:tempo )?(?:manca|ho|resta|mi resta) (?:alla pioggia|prima (?:della pioggia|che piova))',
      pt: 'quanto tempo (?:falta|tenho|resta) (?:para|ate|antes d[ae]) (?:chover|a chuva|comecar a chover|chuva)',
      nl: 'hoe ?lang (?:duurt het )?(?:nog )?(?:tot|voor(?:dat)?) (?:de regen|het (?:gaat )?regen(?:t|en))',
    },
  ],
  ['rain', { fr: '(?:de )?la flotte|de la (?:saucee|drache)|(?:une )?(?:drache|radee|saucee)' }],
];

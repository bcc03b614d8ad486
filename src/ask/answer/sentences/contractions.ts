/** What a language joins or bends where two words meet: "à Le Havre" is "au Havre", and one o’clock is singular. */

type Contraction = readonly [pattern: RegExp, replacement: string];

/** A preposition before names that want another one, within a sentence and at its beginning; the names as a pattern. */
function before(preposition: string, wanted: string, names: string): Contraction[] {
  const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
  return [[preposition, wanted] as const, [capital(preposition), capital(wanted)] as const].map(
    ([from, to]) => [new RegExp(`(?<!\\p{L})${from} (?=${names})`, 'gu'), `${to} `] as const,
  );
}

const END = '(?!\\p{L})';

const CONTRACTIONS: Readonly<Record<string, readonly Contraction[]>> = {
  de: [
    ...before('in', 'am', `(?:Boden|Chiem|Ammer|Walchen|Atter|Wörther|Garda|Zürich|Genfer|Königs)see${END}`),
    ...before('in', 'am', `\\p{Lu}\\p{Ll}{2,}(?<!Altaus)see(?![\\p{L}-])`),
    ...before(
      'in',
      'am',
      '(?:Starnberger|Plauer|Schweriner|Plöner|Neusiedler|Zeller|Laacher|Hallstätter|Millstätter|Ossiacher|Faaker|Bieler|' +
        `Thuner|Brienzer|Comer) See${END}|Lago Maggiore${END}|Steinhuder Meer${END}`,
    ),
    ...before(
      'in',
      'im',
      '(?:Englischen Garten|(?:Bayerischen|Teutoburger|Thüringer|Pfälzer) Wald|Allgäu|Harz|Sauerland|Schwarzwald|' +
        'Erzgebirge|Spessart|Odenwald|Taunus|Hunsrück|Westerwald|Pfälzerwald|Fichtelgebirge|Emmental|Zillertal|Ötztal|' +
        `Stubaital|Tiergarten|Wattenmeer)${END}`,
    ),
    ...before(
      'in',
      'in der',
      '(?:Rhön|Pfalz|Eifel|Lausitz|Oberlausitz|Uckermark|Wachau|Sächsischen Schweiz|Lüneburger Heide|' +
        `Mecklenburgischen Seenplatte)${END}`,
    ),
    ...before('in', 'an der', `(?:Müritz|Schlei)${END}`),
    ...before('in', 'auf der', `(?:Zugspitze|Schwäbischen Alb|Rax|Rigi|Wasserkuppe)${END}`),
    ...before('in', 'auf dem', `(?:Brocken|Watzmann|Dachstein|Säntis|Teide|Großglockner)${END}`),
    ...before(
      'in',
      'auf',
      '(?:Norderney|Borkum|Juist|Langeoog|Spiekeroog|Wangerooge|Helgoland|Fehmarn|Föhr|Amrum|Hiddensee|Sylt|Rügen|' +
        `Usedom)${END}`,
    ),
  ],
  fr: [
    [/(?<!\p{L})à Le (?=\p{Lu})/gu, 'au '],
    [/(?<!\p{L})à Les (?=\p{Lu})/gu, 'aux '],
    ...before('à', 'au', '(?:[Ll]ac|[Mm]ont|[Pp]ic|[Cc]ol|[Pp]uy|[Pp]arc|[Bb]ois|[Cc]irque) \\p{L}'),
    ...before('à', 'dans le', '[Gg]olfe d'),
    ...before('à', 'à la', '(?:[Ff]orêt|[Pp]lage|[Bb]aie|[Pp]ointe) d'),
    [/(?<!\p{L})([Qq])ue (?=(?:aujourd|hier|à|au|aux|en|avant)(?!\p{L}))/gu, '$1u’'],
    [/(?<!\s);(?= )/g, ' ;'],
  ],
  nl: [
    ...before(
      'in',
      'in het',
      `(?:Vondelpark|Westerpark|Rembrandtpark|Amsterdamse Bos|Kralingse Bos|Zuiderpark|Stadspark|Ter Kamerenbos)${END}`,
    ),
    ...before(
      'in',
      'op het',
      `(?:IJssel|Marker|Veluwe|Gooi|Sneeker|Grevelingen|Lauwers|Haringvliet|Veerse )(?:meer|Meer)?${END}`,
    ),
  ],
  es: [
    [/(?<!\p{L})las (?=01:)/gu, 'la '],
    [/el\/la (?=temp|sens|rach|nubo|visib|mejor v|hume|presi|canti|fuerz|proba)/gu, 'la '],
    [/el\/la /gu, 'el '],
    ...before(
      'en',
      'en la',
      '(?:Sierra de|Costa|Serranía|Manga|Isla|Albufera|Playa|Ría|Alpujarra|Alcarria|Mancha|Patagonia|Quebrada) ',
    ),
    ...before(
      'en',
      'en el',
      `(?:Teide|Valle|Pico|Monte|Cerro|Nevado|Lago|Puerto de (?:Navacerrada|Pajares)|Cabo|Delta|Parque|Cajón|Bierzo|Douro)${END}`,
    ),
    ...before('en', 'en los', '(?:Picos de Europa|Pirineos|Monegros|Alpes)'),
    ...before('en', 'en las', '(?:Alpujarras|Bardenas|Rías|Islas|Sierras|Hurdes)'),
  ],
  it: [
    [/(?<!\p{L})a L['’](?=\p{L})/gu, 'all’'],
    ...before('a', 'ad', '(?:[AÀ]\\p{Ll}|agosto|aprile)'),
    ...before('a', 'al', '(?:Lago|Monte|Passo) \\p{L}'),
    ...before('a', 'alle', `(?:Tre Cime|Cinque Terre|Eolie|Egadi|Tremiti|Tofane)${END}`),
    ...before('a', 'sul', `(?:Gran Sasso|Gran Paradiso|Monte Rosa|Pollino|Conero|Gargano|Cervino|Vesuvio)${END}`),
    ...before('a', 'sull’', `(?:Etna|Elba|Aspromonte|Altopiano|Alpe di Siusi)${END}`),
    ...before('a', 'sulla', `(?:Marmolada|Sila|Majella|Maiella)${END}`),
    ...before('a', 'all’', '(?:Isola) \\p{L}'),
    ...before(
      'a',
      'in',
      `(?:Val|Valle|Valtellina|Valsugana|Valpolicella|Maremma|Barbagia|Carnia|Brianza|Versilia)${END}`,
    ),
    [/(?<=sull’|all’) /gu, ''],
    // "Per l’Isola d’Elba" of a question that has "all’Isola d’Elba".
    [/(?<!\p{L})per (?:all|nell|sull|dell|dall)['’]/gu, 'per l’'],
    [/il\/la (?=temp|raffic|dur|nuvol|visibil|miglior[ e]?v|press|quantit|forza|prob|sens)/gu, 'la '],
    [/il\/la (?=umid|indice)/gu, 'l’'],
    [/il\/la /gu, 'il '],
  ],
  pt: [
    [/(?<!\p{L})em (?=(?:segunda|terça|quarta|quinta|sexta)-feira)/gu, 'na '],
    [/(?<!\p{L})em (?=sábado|domingo)/gu, 'no '],
    ...before(
      'em',
      'no',
      '(?:Rio(?: de Janeiro)?|Porto|Recife|Cairo|Funchal|Guincho|Estoril|Seixal|Barreiro)(?!\\p{L}| \\p{Lu})',
    ),
    ...before('em', 'no', '(?:Lago|Monte|Pico|Gerês) \\p{L}'),
    ...before(
      'em',
      'na',
      `(?:Ericeira|Nazaré|Guarda|Covilhã|Póvoa|Trofa|Maia|Amadora|Bahia|Figueira|Serra|Praia|Ilha)${END}`,
    ),
    ...before(
      'em',
      'na',
      `(?:Lousã|Nazaré|Comporta|Chapada|Costa|Ria|Ribeira|Praia|Beira|Lagoa|Mantiqueira|Cantareira|Arrábida)${END}`,
    ),
    ...before(
      'em',
      'no',
      '(?:Douro|Pantanal|Jalapão|Alqueva|Minho|Alentejo|Algarve|Ribatejo|Teide|Vale|Cabo|Parque|Ibirapuera|Guarujá|Triângulo|Luso|Entroncamento|Montijo|' +
        `Pinhal|Sabugal|Fundão|Cartaxo|Bombarral|Cadaval)${END}`,
    ),
    ...before('em', 'nos', '(?:Açores|Picos de Europa|Alpes|Lençóis)'),
    ...before('em', 'nas', '(?:Caldas|Berlengas|Ilhas|Penhas)'),
    [/o\/a (?=temp|sensa|rajad|nebul|visib|melhor v|humid|press|quant|for[çc]a|prob|quantidade)/gu, 'a '],
    [/o\/a /gu, 'o '],
    [/(?<!\p{L})às (?=1h)/gu, 'à '],
    [/(?<!\p{L})das (?=1h)/gu, 'da '],
  ],
};

/** A text of a language with its contractions. */
export function contracted(text: string, language: string): string {
  return (CONTRACTIONS[language] ?? []).reduce(
    (rest, [pattern, replacement]) => rest.replace(pattern, replacement),
    text,
  );
}

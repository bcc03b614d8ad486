/**
 * More of what people ask day by day, side by side in six languages: rivers and boats, ice to skate on, who copes, whether it is worth it,
 * what is put on. Rows as in `alike.ts`.
 */
import type { RowInLanguages } from './alike.ts';

/** Frost, which comes in the night and not before ten in the evening. */
const FREEZES_ES = '(?:cero|hel(?:a|ar|ará|ada|adas)|hiela|mínimas?|congel\\p{L}*|escarcha)';
const FREEZES_PT = '(?:zero|ge(?:ar|ada|adas)|gela|mínimas?|congel\\p{L}*)';

export const EVERYDAY_ALIKE: readonly RowInLanguages[] = [
  // Whether it suits.
  [
    'is it worth',
    {
      es: '(?:vale|merece) la pena|renta',
      pt: 'vale a pena|compensa',
      it: 'vale la pena|conviene(?= (?:andare|uscire|fare)\\b)',
    },
  ],
  ['is the weather good', { de: '(?:passt|taugt)(?: denn)? (?:das wetter|es|des)|passts' }],
  ['can we', { de: 'geht(?= (?!es\\b|das\\b|der\\b|die\\b|wind\\b).{0,60}\\boder (?:ist|wird) es zu )' }],
  // The water.
  [
    'in the river',
    {
      de: '(?:im|in den|in einem|in einen) (?:fluss|bach)',
      fr: '(?:dans|en) (?:la |une |le |un )?(?:rivière|fleuve|torrent|ruisseau)',
      es: 'en (?:el|un) (?:río|arroyo|torrente)',
      it: '(?:nel|in un|in) (?:fiume|torrente|ruscello)',
      pt:
        '(?:num|em um|dentro do) (?:rio|ribeiro|riacho)|n[oa] (?:ribeiro|riacho|ribeira)|' +
        '(?<=\\b(?:nad\\p{L}*|mergulh\\p{L}*|banh\\p{L}*|rem\\p{L}*|atravess\\p{L}*|pesc\\p{L}*|caiaque|brinc\\p{L}*)\\b.{0,30})no rio(?! de)',
      nl: 'in (?:de|een) (?:rivier|beek)',
    },
  ],
  [
    'the river',
    {
      de: '(?:der|den|dem|zum) fluss',
      fr: '(?:la |une )rivière|(?:le |au )fleuve',
      es: '(?:el|al|del|un) río(?! (?:de la plata|negro|grande|cuarto|gallegos))',
      it: '(?:il |al |del )?fiume',
      pt: '(?:o|ao) rio(?! (?:de|grande|branco|preto|verde))',
      nl: '(?:de )?rivier',
    },
  ],
  [
    'ice skating',
    {
      de: 'schlittschuh ?(?:zu )?(?:laufen|fahren)|eis ?laufen|eiszulaufen',
      fr: '(?:faire du |du )?patin(?:er|age)?(?: à glace)?',
      es: 'patinar(?: sobre hielo)?',
      it: 'pattinare(?: sul ghiaccio)?|pattinaggio(?: sul ghiaccio)?',
      pt: 'patinar(?: no gelo)?|patinação(?: no gelo)?',
      nl: 'schaatsen',
    },
  ],
  ['the tarmac', { nl: '(?:het |de )?(?:asfalt|bestrating|stoeptegels)' }],
  [
    "the dog's paws",
    { nl: '(?:de )?honden ?(?:poten|pootjes|voeten)', es: '(?:las )?(?:patas|almohadillas) del? (?:perro|perrito)' },
  ],
  ['too hot', { es: 'quema demasiado|demasiado ardiendo' }],
  // What is put right, and what is ever so.
  [
    'or rather',
    {
      de: 'oder (?:besser gesagt|vielmehr|quatsch)|(?<=, ?)oder (?:besser|lieber|eher)|(?<=, )(?:nein|ne|quatsch)',
      fr: '(?:ou|enfin) plutôt|(?<=, )(?:non|pardon),? (?:plutôt )?',
      es: 'o (?:mejor dicho|más bien)|(?<!o )mejor dicho|(?<=, ?)o mejor(?! dicho)',
      it: '(?<!\\bmeglio\\b.{0,60})o (?:meglio|piuttosto)|anzi',
      pt: '(?<!\\bmelhor\\b.{0,60})ou (?:melhor|antes)|quer dizer|aliás',
      nl: 'of (?:liever|beter)(?: gezegd)?|(?<=, )nee,?',
    },
  ],
  ['does it ever snow$1', { nl: 'sneeuwt het((?: \\p{L}+){0,3}?) (?:weleens|wel eens|ooit)' }],
  ['does it ever rain$1', { nl: 'regent het((?: \\p{L}+){0,3}?) (?:weleens|wel eens|ooit)' }],
  [
    'in this heat',
    {
      de: 'bei (?:der|dieser|so einer|der) hitze',
      es: 'con (?:este|tanto) calor',
      pt: 'com (?:este|esse|tanto) calor',
      nl: '(?:met|bij|in) (?:deze|die|zo.n) hitte',
      it: 'con questo caldo',
    },
  ],
  [
    'in this cold',
    {
      de: 'bei (?:der|dieser|so einer) kälte',
      es: 'con (?:este|tanto) frío',
      pt: 'com (?:este|esse|tanto) frio',
      nl: '(?:met|bij|in) (?:deze|die|zo.n) kou',
      it: 'con questo freddo',
    },
  ],
  [
    'this afternoon',
    { nl: 'deze (?:na|achter)middag|dezen? achternoen', de: 'heid (?:nammittag|namittag|nachmittag)|heut nammittag' },
  ],
  ['in the afternoon', { nl: 'in de (?:na|achter)middag' }],
  [
    'in the sea',
    {
      de: 'in der (?:nordsee|ostsee)(?! (?:bei|vor|in|auf)\\b)',
      es: 'en el mar del norte|en el mar báltico',
      pt: 'no mar do norte|no mar báltico',
      it: 'nel mare del nord|nel mar baltico',
    },
  ],
  [
    'what is the sea temperature',
    {
      fr: "(?:la mer|l'eau)(?: de mer)? (?:est|sera|fait)(?:[- ]elle)? (?:à )?(?:quelle température|combien(?: de degrés)?)",
    },
  ],
  ['will it be sunny$1', { nl: 'schijnt((?: \\p{L}+){0,4}?) de zon(?: nog)?' }],
  ['when does it get dark$1', { nl: 'tot hoe laat (?:is|blijft) het((?: \\p{L}+){0,2}?) (?:nog )?(?:licht|klaar)' }],
  [
    'on the coast',
    {
      es: '(?:en|por) la costa(?! (?:del?|brava|blanca|dorada|rica|azul|da|este|oeste|norte|sur|atl|med|cant))',
      it: '(?:sulla|in) costa(?! (?:azzurra|smeralda|amalfitana|rei|brava|del|dei|rica|degli|ligure|adriatica|d.avorio|est|ovest))',
      pt: 'na costa(?! (?:d[aeo]|verde|norte|sul|alentejana|vicentina|rica|azul|oeste|leste))',
    },
  ],
  [
    'paying',
    {
      de: '(?:ich |wir )?(?:zahlen?|bezahlen?)',
      fr: 'payer|je paye|je paie',
      es: 'pago|pagar',
      it: 'pago|pagare',
      pt: 'pago|pagar',
      nl: '(?:ik )?(?:betaal|betalen|afreken)',
    },
  ],
  [
    'under',
    {
      es: '(?:debajo de|bajo)(?= (?:un|el|la|una) (?:árbol|puente|techo|roca|toldo))',
      pt: '(?:debaixo|embaixo) d[eoa](?= )',
      nl: 'onder(?= (?:een|de|die) (?:boom|bomen|brug|afdak))',
    },
  ],
  ['on the', { pt: 'em cima d[oa]s?' }],
  [
    'if it thunders',
    { nl: 'als het (?:onweert|dondert|bliksemt)', pt: 'se (?:tiver|houver|estiver com) (?:trovoada|raios|trovões)' },
  ],
  [
    'work on the roof',
    {
      fr: '(?:travailler|bosser|monter) sur (?:le|un|mon|les) toit(?:ure|s)?',
      es: 'trabajar en (?:el|un|los) (?:tejado|techo)s?',
      it: '(?:lavorare|salire) sul tetto',
    },
  ],
  ['on the roof', { pt: '(?:no|em cima do) (?:telhado|teto)' }],
  ['the roof', { fr: '(?:le |mon )?toit(?:ure)?(?! ouvrant)', it: '(?:il |sul )?tetto', pt: '(?:o )?telhado' }],
  ['is it usually', { it: "di solito (?:fa|è|c'è)" }],
  [
    'will it get to $2 degrees$1',
    {
      de:
        'wird(?: es|s)((?: (?!(?:über|unter|mehr|als|bis|um|minus|plus|wie|ca|etwa|ungefähr|auch|nur|noch|knapp)\\b)' +
        '\\p{L}+){0,4}?) (\\d{1,2}) grad(?! (?:wärmer|kälter|minus|warm|kalt|haben|oder|unter|über))',
    },
  ],
  [
    'does $1 stay$2 below',
    {
      de: 'bleibt (der wind|die temperatur|das thermometer)((?: \\p{L}+){0,3}?) unter',
      nl: 'blijft (de wind|de temperatuur)((?: \\p{L}+){0,3}?) onder',
    },
  ],
  [
    'summer tyres',
    {
      fr: "(?:des |les |mes )?pneus (?:d')?été",
      es: '(?:neumáticos|ruedas|llantas|gomas) de verano',
      pt: 'pneus de verão',
      it: '(?:le |con le )?(?:gomme|pneumatici) estiv[ei]',
    },
  ],
  ['Brenner', { es: '(?:el )?(?:paso del )?brennero', it: '(?:il |passo del )brennero' }],
  // Who copes.
  [
    'will i cope$1',
    {
      nl: 'houd? ik (?:het|dat|dit)((?: \\p{L}+){0,4}?) (?:vol|uit)',
      de: 'halte? (?:ich|ma) (?:das|es|des|dies)((?: \\p{L}+){0,5}?) (?:aus|durch)(?! (?:dem|der|den|die|das)\\b)',
    },
  ],
  [
    'will i cope',
    {
      fr: '(?:je |on )?(?:vais |va |peux )?(?:tenir|tiens|tiendrai|tient)(?: le coup)?(?= dehors| avec| sans|\\W*$)',
      es: '(?:aguantaré|aguantaremos|aguanto|soportaré|soporto|resistiré|resisto)',
      it: '(?:resisto|resistiamo|resisterò|sopporto|reggo|reggerò|ce la faccio)',
      pt: '(?:aguento|aguentamos|vou aguentar|suporto|resisto)',
    },
  ],
  // What comes and goes.
  [
    'does it start to $2$1',
    {
      de: 'f[äa]ngt(?:s| es| das)((?: \\p{L}+){0,4}?) an zu (regnen|schneien|schütten|gewittern)',
      nl: 'begint(?: het)((?: \\p{L}+){0,4}?) te (regenen|sneeuwen)',
    },
  ],
  [
    'is there a risk of',
    {
      es: '(?:hay|habrá) (?:algún |mucho )?(?:riesgo|peligro) de(?= )',
      pt: '(?:há|tem|haverá) (?:algum |muito )?(?:risco|perigo) de(?= )',
    },
  ],
  ['risk of black ice', { de: '(?:glatteis|glätte|eisglätte|straßenglätte)(?:gefahr|risiko)' }],
  ['drop below zero', { es: 'baj(?:a|ará|ar|e) (?:de|por debajo de)(?: los)? cero(?: grados)?' }],
  [
    'will it stay',
    {
      fr: '(?:ça |il |elle )?(?:restera|va rester)(?:[- ]t[- ](?:il|elle|on))?',
      es: '(?:se )?(?:quedará|mantendrá|quedarán|mantendrán)|se (?:queda|mantiene)',
      it: '(?:resterà|rimarrà|si manterrà)',
      pt: '(?:se )?(?:manterá|mantém-se|manter-se-á)',
    },
  ],
  [
    'drop below',
    {
      fr: '(?:descend(?:ra|re)?|passe(?:ra|r)?|tombe(?:ra|r)?) (?:en[- ]dessous|au[- ]dessous|sous)(?: de| la barre des?| les?| d)?(?= )',
      es: '(?:baj|ca)(?:a|ará|ar|e|erá|er)(?: por)? (?:debajo )?(?:de|a menos de)(?= (?:los )?(?:cero|\\d))',
      it: 'scend(?:e|erà|ere) (?:sotto|al di sotto)(?: lo| gli| i| di| dello)?(?= )',
      pt: '(?:desc|baix|ca)(?:e|er|erá|a|ar|i|ir) (?:abaixo )?d[eo]s?(?= (?:zero|\\d))',
    },
  ],
  [
    'at night',
    {
      es:
        `(?<!\\b(?:hoy|mañana|ayer|lunes|martes|miércoles|jueves|viernes|sábado|domingo) )(?:por la noche(?=.{0,60}\\b${FREEZES_ES}\\b)|` +
        `(?<=\\b${FREEZES_ES}\\b.{0,60})por la noche)`,
      pt:
        `(?<!\\b(?:hoje|amanhã|ontem|segunda|terça|quarta|quinta|sexta|sábado|domingo) )(?:à noite(?=.{0,60}\\b${FREEZES_PT}\\b)|` +
        `(?<=\\b${FREEZES_PT}\\b.{0,60})à noite)`,
    },
  ],
  // Too windy.
  ['is it too windy$1', { nl: 'waait het((?: \\p{L}+){0,3}?) te (?:hard|veel|sterk)' }],
  [
    'parasol',
    {
      pt: '(?:o |um )?(?:guarda-sol|chapéu[- ]de[- ]sol|sombrinha)',
      es: '(?:la |una )?sombrilla',
      it: "(?:l')?ombrellone",
    },
  ],
  // What is put on, and where people sit.
  [
    'what should the kids wear',
    {
      es: 'qu[eé] (?:les?|ropa les?) pongo a (?:los|las|mis?|la|el) (?:niñ[oa]s?|peques?|hij[oa]s?|crí[oa]s?|bebé)',
      it: '(?:che )?cosa metto (?:ai|al|alla|a) (?:bambin\\p{L}+|bimb\\p{L}+|miei figli|mio figlio|mia figlia)',
      fr: "(?:qu'est[- ]ce que je mets|je mets quoi|quoi mettre) (?:aux?|à (?:ma|mon|mes)) (?:enfants?|petite?s?|fils|filles?)",
      nl: 'wat doe ik (?:de|mijn) (?:kinderen|kleintjes|zoon|dochter) aan',
    },
  ],
  [
    'wear',
    {
      fr: '(?:me |te |se |nous )?mettre(?: en)?(?= (?:un |une |des )?(?:short|sandales|t-shirt|robe|jupe|claquettes|bermuda))',
    },
  ],
  [
    'sit outside',
    {
      it: '(?:stare|sedersi|mangiare|cenare) (?:fuori|all.aperto|in terrazza)',
      pt:
        '(?:ficar|estar|sentar|jantar|almoçar) (?:n[ao]|lá na|lá em) (?:esplanada|terraço|varanda)|' +
        '(?:ficar|sentar|jantar) (?:lá fora|fora|ao ar livre)',
      es: '(?:estar|sentarse|quedarse|cenar|comer) (?:en (?:la|una) terraza|fuera|al fresco|afuera)',
    },
  ],
];

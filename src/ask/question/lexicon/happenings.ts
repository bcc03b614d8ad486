/** What the weather does, in six languages: row by row beside the English words. */
import type { RowInLanguages } from './alike.ts';

export const HAPPENINGS: readonly RowInLanguages[] = [
  [
    'will the snow melt',
    {
      de:
        '(?:schmilzt|taut|schmelzen|tauen)(?: dann| denn)? (?:der |die )?schnee(?: weg)?|' +
        '(?:der )?schnee (?:schmilzt|taut)|schneeschmelze|ist der schnee (?:weg|geschmolzen)',
      fr: '(?:la )?neige (?:va |commence a |aura )?(?:fond|degel)\\p{L}*|fonte des neiges|(?:va )?fondre la neige',
      es:
        '(?:se )?(?:va a |empieza a )?(?:derret|derrit|fund|deshiel|descongel)\\p{L}* la nieve|' +
        '(?:la )?nieve (?:se )?(?:va a |empieza a )?(?:derret|derrit|fund|deshiel)\\p{L}*|deshielo',
      it:
        '(?:si )?(?:scioglie|sciogliera|sciolgono|fonde|inizia a sciogliersi) la neve|' +
        '(?:la )?neve (?:si )?(?:scioglie|sciogliera|fonde)|disgelo',
      pt: '(?:e que )?(?:a )?neve (?:vai |comeca a )?(?:se )?derret\\p{L}*|(?:vai )?derret\\p{L}* a neve|degelo',
      nl: '(?:smelt|dooit|verdwijnt)(?: dan)? de sneeuw(?: weg)?|(?:de )?sneeuw (?:smelt|weg)',
    },
  ],
  [
    'will it thaw',
    {
      de: 'taut es|tauwetter|setzt tauwetter ein',
      fr: '(?:il |ca )?(?:va )?(?:degeler|degele|degelera)|degel',
      nl: 'dooit het|gaat het dooien|dooi|zet de dooi in',
    },
  ],
  [
    'will the wind drop',
    {
      es:
        '(?:va a )?(?:bajar|amainar|aflojar|calmarse|parar|amaina|amainara|afloja|baja|bajara|cede|cedera|para|' +
        'se calma) (?:el )?viento|(?:el )?viento (?:va a )?(?:baja|bajar|bajara|amaina|amainar|amainara|afloja|' +
        'aflojar|cede|ceder|se calma|calmarse)',
      it:
        '(?:cala|calera|si calma|si placa|molla|diminuisce|diminuira) (?:il )?vento|' +
        '(?:il )?vento (?:si )?(?:cala|calera|calma|calmera|placa|plachera|diminuisce|diminuira|molla|smette)',
      pt:
        '(?:o )?vento (?:vai )?(?:abrandar|diminuir|acalmar|parar|abranda|diminui|acalma|amainar|amaina|baixar)|' +
        '(?:vai )?(?:abrandar|diminuir|acalmar|amainar) o vento',
    },
  ],
  [
    'has the wind dropped yet$1',
    {
      de: 'hat (?:sich )?(?:der )?(?:wind|sturm)((?: \\p{L}+){0,4}?) (?:nachgelassen|abgeflaut|gelegt|beruhigt)',
      nl: '(?:is|heeft) (?:de )?(?:wind|storm)((?: \\p{L}+){0,4}?) (?:gaan liggen|afgenomen|geluwd)',
    },
  ],
  [
    'has the wind dropped yet',
    {
      fr:
        '(?:est[- ]ce que )?le vent (?:est(?:[- ]il)? (?:deja )?tombe|a (?:deja )?(?:faibli|molli|baisse)|' +
        "s'est (?:deja )?calme)",
      es: '(?:ya )?(?:ha (?:bajado|amainado|aflojado|parado)|bajo|amaino|aflojo|paro) el viento',
      it: '(?:si )?e (?:gia )?(?:calato|calmato) il vento|il vento (?:si )?e (?:gia )?(?:calato|calmato)',
      pt: '(?:ja )?(?:abrandou|acalmou|diminuiu|parou) o vento|o vento (?:ja )?(?:abrandou|acalmou|diminuiu|parou)',
    },
  ],
  [
    'was there',
    { fr: "(?:est[- ]ce qu')?(?:il )?y a eu(?: des?| du| de la)?", it: "(?:c'e stat[oa]|ci sono stat[ie])" },
  ],
  [
    'will there be',
    { de: '(?:muss|müssen|soll|sollte|sollten|kann|können) (?:ich|man|wir)(?!.{0,90}schirm)(?=.{0,90}\\brechnen\\b)' },
  ],
  ['', { de: '(?:mit(?=.{0,50}\\brechnen\\b)|(?<=\\bmit\\b.{0,50})(?:zu )?rechnen)' }],
  [
    'is the sea rough',
    {
      de: '(?:ist|wird) (?:das meer|die see)(?= .{0,40}\\b(?:rau|aufgewühlt|unruhig|wild)\\b)',
      es: '(?:(?:esta|estara) )?(?:la |el )?mar (?:esta |estara )?(?:picad[oa]|revuelt[oa]|movid[oa]|agitad[oa]|brav[oa])',
      it: '(?:il )?mare (?:e |sara )?(?:mosso|agitato|grosso|molto mosso)',
      pt: '(?:o )?mar (?:esta |vai estar )?(?:bravo|agitado|mexido|revolto|picado)',
      nl: '(?:is|wordt) de zee (?:ruw|woelig|wild|onstuimig)',
    },
  ],
  [
    'how cold will it get',
    {
      de:
        'auf wie ?viele?(?: grad)? (?:fallt|sinkt|kuhlt|geht) (?:es|das thermometer|die temperatur)(?: runter| ab)?|' +
        'wie weit (?:fallt|sinkt) (?:die temperatur|das thermometer)',
      fr:
        "(?:a|jusqu'a) combien (?:de degres )?(?:va )?(?:descend\\p{L}*|baiss\\p{L}*|" +
        'tomb\\p{L}*)(?: (?:le thermometre|la temperature|le mercure))?',
      es: '(?:a|hasta) (?:cuanto|cuantos grados) (?:va a )?(?:baj|caer|desc)\\p{L}*(?: (?:la temperatura|el termometro))?',
      it: '(?:a|fino a) quanto (?:scend|cal)\\p{L}*(?: (?:la temperatura|il termometro))?|(?:a )?quanti gradi scend\\p{L}*',
      pt: '(?:a|até|ate) (?:quanto|quantos graus) (?:vai )?(?:desc|cai|baix)\\p{L}*(?: (?:a temperatura|o termometro))?',
      nl: '(?:tot|naar) (?:hoeveel graden|hoe ver) (?:daalt|zakt|koelt) (?:het|de temperatuur)(?: af)?',
    },
  ],
  [
    'how hot will it get',
    { es: '(?:que tan|cuan|como de) (?:caliente|caluros[oa]) (?:se )?(?:pondra|va a poner|va a estar|estara)' },
  ],
  [
    'best month to visit',
    {
      de: 'beste reisezeit(?: (?:für|nach|in))?|beste zeit (?:für eine reise|zum reisen) (?:nach|in)',
      fr:
        "(?:la |quelle est la )?meilleure (?:periode|saison|epoque) (?:de l'annee )?pour (?:partir|aller|voyager|" +
        'visiter)(?: (?:en|au|aux|a|dans))?',
      it: '(?:il |qual e il )?periodo (?:migliore|piu bello) per (?:andare|visitare|viaggiare)(?: (?:in|a|ad|al|alle))?',
      pt:
        '(?:a |qual e a )?melhor (?:epoca|altura|periodo)(?: do ano)? (?:para|pra) (?:ir|visitar|' +
        'viajar)(?: (?:a|ao|as|para|pra))?',
      nl: '(?:de )?beste (?:reistijd|periode)(?: (?:voor|om naar|naar))?',
    },
  ],
  [
    'it rained yesterday$1',
    {
      de: 'gestern (?:hat es|hats)(.{0,30}?) geregnet(?=.{3,80}\\b(?:wird|bleibt|regnet|kann|ist|heute|morgen))',
      nl: 'gisteren (?:heeft het|regende het)(.{0,30}?) geregend(?=.{3,80}\\b(?:wordt|blijft|regent|kan|is|vandaag|morgen))',
    },
  ],
  [
    'it rained',
    {
      es:
        '(?:llovio|ha llovido|estuvo lloviendo)(?=.{3,80}\\b(?:va a|estara|sera|hara|llovera|habra|se mantendra|' +
        'puedo|podre|hoy)\\b)(?<=^(?:ayer|anoche|esta mañana|hoy|la semana pasada|el \\p{L}+)\\b.{0,30})',
      it:
        '(?:ha|e) piovuto(?=.{3,80}\\b(?:sara|fara|piove|piovera|resta|rimane|posso|oggi|domani)\\b)(?<=^(?:ieri|' +
        'stanotte|stamattina|la settimana scorsa)\\b.{0,30})',
      pt:
        'choveu(?=.{3,80}\\b(?:vai|sera|estara|fica|posso|hoje|amanha)\\b)(?<=^(?:ontem|esta noite|hoje de manha|' +
        'na semana passada)\\b.{0,30})',
      fr:
        '(?:il a|ca a|y a) plu(?=.{3,80}\\b(?:va|sera|fera|reste|restera|puis|peux|peut|aujourd)\\b)(?<=^(?:hier|' +
        'cette nuit|ce matin|la semaine derniere)\\b.{0,30})',
    },
  ],
  [
    'is a $2 enough$1',
    {
      de:
        '(?:reicht|langt|genügt)(?: mir| uns|s)?((?: \\p{L}+){0,6}?) (?:ein|eine|n|ne|der|die|das|mein|' +
        'meine) (?:(?:dünn|leicht|dick|warm|einfach)\\p{L}* )?(pulli|pullover|jacke|hemd|t-?shirt|strickjacke|weste|' +
        'kleid|bluse|sweatshirt|hoodie)',
    },
  ],
  [
    'is a t-shirt enough',
    {
      es: '(?:me )?(?:basta|alcanza|vale|llega|sirve)(?: con)? (?:una |la )?(?:camiseta|remera|playera|polera|manga corta)',
      it:
        '(?:mi )?(?:basta|bastera|bastano|va bene)(?: con)? (?:una |la |le )?(?:maglietta|t-?shirt|maniche corte|' +
        'mezze maniche)',
      fr: '(?:un |le )?(?:t[- ]?shirt|tee[- ]?shirt) (?:suffit|suffira|ira|passe|va suffire)',
      pt:
        '(?:uma |a )?(?:t-?shirt|camiseta|manga curta) (?:chega|basta|e suficiente|serve|da)|' +
        '(?:chega|basta) (?:uma |a )?(?:t-?shirt|camiseta)',
    },
  ],
  [
    'the sea is warm enough',
    {
      fr:
        "(?:est[- ]ce que )?(?:la mer|l'eau|l'ocean) (?:est|sera)(?:[- ]t?-?elle)? (?:assez|suffisamment) (?:chaude?|" +
        'bonne)',
      es:
        '(?:(?:esta|estara) )?(?:el mar|el agua|la mar)(?: (?:esta|estara))? (?:lo )?(?:bastante|' +
        'suficientemente) (?:caliente|calida|templada|buena)',
      pt:
        '(?:o mar|a agua)(?: do mar)? (?:esta|vai estar|estara) (?:suficientemente |bem )?quente(?: o suficiente|' +
        ' o bastante| que chegue)?',
      it: "(?:il mare|l'acqua)(?: del mare)? (?:e|sara) (?:abbastanza|sufficientemente) cald[oa]",
    },
  ],
  [
    'is the air quality',
    {
      fr: "(?:est[- ]ce que )?la qualite de l'air (?:est|sera)(?:[- ]elle)?",
      es: '(?:esta |es )?la calidad del aire(?: esta| es| sera)?(?= (?:mala|buena|mal|bien|aceptable|peligrosa))',
      it: "la qualita dell'aria (?:e|sara)",
      pt: 'a qualidade do ar (?:esta|e|vai estar|sera)',
    },
  ],
];

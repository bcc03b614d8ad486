/**
 * What people ask day by day, side by side in six languages: how warm the water is, whether to water the garden, what comes in or goes
 * out, and whether it rains sooner or later. Rows as in `alike.ts`.
 */
import type { RowInLanguages } from './alike.ts';

export const DAY_BY_DAY: readonly RowInLanguages[] = [
  // How warm the water is.
  [
    'how warm is the sea',
    {
      de:
        'wie (?:ist|wird) (?:denn )?(?:das )?(?:wasser|meerwasser)(?= (?:in|im|am|an|bei|vor|auf|heute|' +
        'morgen|jetzt)(?!\\p{L})|\\W*$)|' +
        'wie ?viele? grad(?:e)? hat (?:denn )?(?:gerade |jetzt |aktuell |heute )?(?:das |die )?(?:wasser|' +
        'meer|nordsee|ostsee)',
      fr:
        '(?:combien (?:de degres )?(?:fait|fera)|quelle (?:temperature|est la temperature|temperature a|' +
        'temperature fait)|' +
        "(?:a|c'est a) combien(?: de degres)?(?: est)?)(?: de)? (?:l'eau|la mer)(?: de (?:la )?mer)?|" +
        "comment (?:est|sera) l'eau(?: de (?:la )?mer)?|" +
        "(?:l'eau|la mer) (?:est|sera)(?:[- ]?elle)? (?:(?:assez|encore|trop|deja|plutot|pas trop|" +
        'bien) )*(?:bonne|froide|chaude|' +
        'fraiche|glacee|glaciale)(?! pour)',
      es:
        '(?:cual (?:es|sera) |que |a que )?(?:la )?temperatura (?:del|tiene el|tiene la|de la|esta el|' +
        'esta la|hay en el|tendra el) ' +
        '(?:agua|mar)(?: del mar)?|' +
        '(?:a )?cuant[oa]s? (?:grados )?(?:esta|tiene|hay en|hace en|estara|tendra) (?:el |la )?(?:agua|' +
        'mar)(?: del mar)?|' +
        '(?:el )?(?:agua|mar)(?: del mar)? (?:esta|estara|sigue|va a estar) (?:(?:muy|bastante|ya|todavia|tan) )*' +
        '(?:fri[oa]|caliente|helad[oa]|rica|buena|tibi[oa]|templad[oa]|calentit[oa])|' +
        '(?:esta|estara|sigue) (?:(?:muy|bastante|ya|todavia|tan) )*(?:fria|caliente|helada|rica|buena|tibia|' +
        'templada) el agua',
      it:
        "(?:qual (?:e|sara) )?(?:la )?temperatura (?:dell'acqua|del mare)(?: del mare)?|" +
        "com'?e l'acqua(?: del mare)?(?! alta)|" +
        "(?:quanti gradi|che temperatura) (?:ha|fa|sono|c'e|e|avra) (?:l'acqua|il mare)|" +
        '(?:quanto )?(?:e|sara) (?:(?:gia|ancora|molto|troppo|tanto) )*(?:fredda|calda|gelida|' +
        "tiepida) l'acqua(?: del mare)?|" +
        "l'acqua (?:del mare )?(?:e|sara) (?:(?:gia|ancora|molto|troppo|tanto) )*(?:fredda|calda|gelida|" +
        'tiepida|bella|buona)',
      pt:
        '(?:qual (?:e |vai ser |sera )?)?(?:a )?temperatura (?:da agua|do mar)(?: do mar)?|' +
        '(?:a )?agua (?:do mar )?(?:esta|ta|estara|e|vai estar|anda) (?:(?:muito|bem|ja|ainda|tao) )*(?:fria|' +
        'quente|gelada|boa|morna)|' +
        '(?:esta|ta|vai estar) (?:(?:muito|bem|ja|ainda|tao) )*(?:fria|quente|gelada|boa|morna) a agua|' +
        'como (?:e que )?(?:esta|ta|vai estar|anda) a agua(?: do mar)?|' +
        '(?:a )?quantos graus (?:esta|tem|ha n|faz n)?a? ?(?:a )?(?:agua|o mar)|que temperatura (?:tem|esta|' +
        'ha n)?a? ?(?:a )?agua',
      nl:
        'hoe (?:is|wordt) het (?:zee)?water(?! ?(?:kwaliteit|peil))|hoeveel graden (?:is|heeft) (?:het |' +
        'de )?(?:zee)?(?:water|zee)|' +
        '(?:is|wordt) (?:het )?(?:zee)?water (?:(?:al|nog|te|erg|lekker) )*(?:koud|warm|fris|' +
        'lekker)(?: genoeg)?(?: (?:om|voor) (?:te )?zwemmen)?',
    },
  ],
  // Whether to water.
  [
    'should i water the garden$1$2',
    {
      de:
        '(?:muss|müssen|soll|sollen|sollte|sollten) (?:der |die |das |den |mein |meine |unser |' +
        'unsere )?(?:garten|rasen|pflanzen|blumen|' +
        'beete?|tomaten|hecke|gemüse|gemüsebeet|balkonpflanzen|balkonblumen|rosen|hochbeet|kübel)(.{0,40}?) ' +
        '(?:gegossen|gewässert|bewässert|gesprengt)(?: werden)?',
      nl:
        '(?:moet|zal|kan) (?:ik|we)((?: (?!de |het |mijn )\\p{L}+){0,3}) (?:sproeien|begieten)|' +
        '(?:moet|moeten|zou|zal) (?:ik |we |je )?(?:de |het |mijn |onze )?(?:tuin|gras|gazon|planten|bloemen|' +
        'tomaten|moestuin|' +
        'groenten?|balkonplanten)?(.{0,30}?) (?:gesproeid|besproeid|begoten|water (?:krijgen|hebben))(?: worden)?',
    },
  ],
  [
    'should i water the garden',
    {
      fr:
        '(?:faut[- ]il |il faut |dois[- ]je |je dois |on doit |doit[- ]on |est[- ]ce que je dois |' +
        "est[- ]ce qu'il faut |besoin d'|" +
        "utile d'|necessaire d'|la peine d'|je peux me passer d')arroser(?! (?:le|la|les|mon|ma|mes|nos|notre) )",
      es:
        '(?:tengo que|hay que|debo|necesito|conviene|hace falta|hara falta|toca|vale la pena|es necesario) regar' +
        '(?! (?:el|la|los|las|mi|mis) )',
      it:
        '(?:devo|bisogna|occorre|conviene|serve|vale la pena|tocca) (?:annaffiare|innaffiare|irrigare|' +
        "bagnare|dare l'acqua)" +
        "(?! (?:il|la|le|i|gli|l'|alle|al|ai) ?\\p{L})",
      pt:
        '(?:tenho (?:de|que)|devo|preciso de|preciso|e preciso|vale a pena|convem|ha que) regar(?! (?:o|a|os|' +
        'as|meu|minha) )',
    },
  ],
  ['water the garden', { it: '(?:il )?(?:bagnare|bagno|innaffio|annaffio)(?= (?:o|oppure) (?:piove|pioverà|viene))' }],
  ['should i ', { it: 'bisogna|occorre' }],
  // The laundry.
  [
    'can i dry the laundry outside$1$2',
    {
      nl:
        '(?:kan|mag|moet|zal|kunnen) (?:ik |we )?(?:de |mijn )?was((?: (?!buiten|naar|aan|' +
        'binnen)\\p{L}+){0,3}?) (?:naar )?(?:buiten|' +
        'aan de (?:was)?lijn)(?! laten)(?: (?:hangen|drogen|ophangen))?|' +
        '(?:droogt|hang ik|hangen we|hang je) (?:de |mijn )?was((?: (?!buiten|binnen)\\p{L}+){0,3}?) buiten',
    },
  ],
  [
    'should i dry the laundry outside',
    {
      pt: '(?:estend|ponh)(?:o|er|emos) (?:a )?roupa(?: (?:na rua|lá fora|cá fora|fora|no estendal|no varal))?',
      it:
        '(?:mett|port)(?:o|ere|iamo|are) (?:fuori )?(?:i |il |la )?(?:panni|bucato|biancheria)(?: (?:fuori|' +
        'ad asciugare)){0,2}',
    },
  ],
  [
    'or will it rain',
    {
      it: 'o (?:ci )?pensa (?:gia )?(?:la pioggia|il cielo)',
      fr: "ou (?:la pluie|le ciel) (?:va )?s'en charge(?:r|ra)?",
    },
  ],
  [
    'clear sky',
    {
      de: '(?:klare[rn]?|wolkenlose[rn]?|blaue[rn]?) (?:stern(?:en)?)?himmel|(?:stern(?:en)?)klar',
      nl: '(?:heldere|wolkeloze|blauwe) (?:sterren)?hemel',
    },
  ],
  [
    'walk the dog',
    {
      it: '(?:port|accompagn)(?:o|iamo) (?:fuori |a spasso )?il (?:mio )?cane(?: fuori| a spasso)?',
      pt: '(?:passe|lev)(?:io|o|ar) (?:com )?o (?:meu )?(?:cão|cachorro)(?: (?:à rua|na rua|a passear))?',
      es: '(?:saco|sacamos|paseo) (?:al?|a mi|el|a los|mi) perros?',
      fr: '(?:je |on )?(?:sors|sort|promène|balade) (?:le|mon|notre) chien',
    },
  ],
  [
    "i'm driving",
    {
      fr: "(?:je |on |nous )?(?:prends|prend|prenons|prendre) (?:la route|la voiture|l'autoroute|la bagnole)(?! d)",
      es: '(?:salgo|salimos|viajo|viajamos) (?:por carretera|en carretera)',
    },
  ],
  // What is brought in.
  [
    'bring the plants in$1',
    {
      de:
        '(?:(?:die|meine|unsere|den|das) )?(?:balkon|topf|kübel|garten|zimmer)?(?:pflanzen|blumen|kübel|' +
        'tomaten|geranien|orchideen|' +
        'zitronenbaum|oleander|sukkulenten)(.{0,40}?) (?:he)?rein(?:zu)?(?:holen|stellen|tun|bringen|nehmen|räumen)',
    },
  ],
  [
    'bring the plants in',
    {
      es:
        '(?:recojo|recoger|entro|entrar|resguardar?|guardar?) (?:las |los |mis )?(?:plantas|macetas|geranios|' +
        'flores)(?: (?:a)?dentro)?',
      it:
        '(?:ritir|port|mett)(?:o|are|ere|iamo) (?:dentro )?(?:le |i |gli )?(?:piante|vasi|gerani|fiori|' +
        'limoni)(?: dentro| in casa)?',
      pt:
        '(?:recolh|tir|met|guard|traz)(?:o|er|ar|go) (?:as |os |meus |minhas )?(?:plantas|vasos|flores|' +
        'gerânios)(?: (?:para|pra) dentro)?',
    },
  ],
  [
    'leave the plants out$1',
    {
      de:
        '(?:(?:die|meine|unsere|den|das) )?(?:balkon|topf|kübel|garten|zimmer)?(?:pflanzen|blumen|kübel|' +
        'tomaten|geranien|orchideen|' +
        'zitronenbaum|oleander|setzlinge|basilikum)((?: (?!abdecken|zudecken)\\p{L}+){0,3}?) (?:draußen|' +
        'draussen|im freien|auf dem balkon|' +
        'auf der terrasse) ?(?:stehen ?)?(?:lassen|bleiben)',
      nl:
        '(?:(?:de|mijn|onze) )?(?:planten|bloemen|tomaten|geraniums|kuipplanten|orchideeën)((?: \\p{L}+){0,3}?) ' +
        'buiten (?:te )?(?:laten|laten staan|blijven|staan)(?: staan)?',
      es:
        'dejar? (?:las |los |mis )?(?:plantas|macetas|geranios|tomates|tomateras|' +
        'flores)((?: \\p{L}+){0,3}?) (?:fuera|afuera|en el balcon|en la terraza)',
      it:
        'lasci(?:o|are) (?:fuori )?(?:le |i |gli )?(?:piante|vasi|gerani|pomodori|fiori|' +
        'limoni)((?: \\p{L}+){0,3}?) (?:fuori|sul balcone|in terrazza)',
      pt:
        'deix(?:o|ar) (?:as |os |meus |minhas )?(?:plantas|vasos|tomates|tomateiros|' +
        'flores)((?: \\p{L}+){0,3}?) (?:la fora|ca fora|fora|na varanda|na rua)',
    },
  ],
  [
    'bring the parasol in$1',
    {
      de:
        '(?:(?:die|den|meinen|unseren|unsere|meine) )?(?:sonnenschirm|sonnenschirme|schirm|markise|' +
        'sonnensegel|pavillon|wäschespinne|' +
        'mülltonnen?|fahnen?)(.{0,40}?) (?:he)?rein(?:zu)?(?:holen|stellen|tun|bringen|nehmen|fahren|räumen)',
      nl:
        '(?:(?:de|mijn|onze) )?(?:parasols?|luifel|zonnescherm|tuinparasol)(.{0,40}?) (?:binnen|naar binnen|' +
        'in) ?(?:te )?(?:halen|zetten|doen|draaien)',
    },
  ],
  [
    'bring the parasol in',
    {
      fr:
        '(?:rentrer?|fermer?|replier?|ranger?) (?:le |les |mon |notre )?(?:parasols?|store|pergola|' +
        'voile d.ombrage|barnum)',
      es: '(?:recoger|recojo|meter|meto|cerrar|cierro|guardar|guardo) (?:la |el |mi )?(?:sombrilla|toldo|parasol)',
      it:
        "(?:chiud|ritir|port)(?:o|ere|are) (?:(?:dentro )?(?:l'|il |la )?)(?:ombrellone|tenda da sole|" +
        'gazebo)(?: dentro)?',
      pt: '(?:recolh|fech|guard)(?:o|er|ar) (?:o )?(?:guarda-sol|toldo|chapéu de sol)',
    },
  ],
  [
    'bring the garden furniture in$1',
    {
      de:
        '(?:(?:die|das|meine|unsere) )?(?:garten|balkon|terrassen)?(?:möbel|stühle|liegen|auflagen|' +
        'sitzauflagen|polster|kissen|sitzkissen|' +
        'tisch|bank)(.{0,40}?) (?:he)?rein(?:zu)?(?:holen|stellen|tun|bringen|nehmen|räumen)',
      nl:
        '(?:(?:de|mijn|onze) )?(?:tuin)?(?:meubels|meubelen|stoelen|kussens|tuinkussens|' +
        'ligbedden)(.{0,40}?) (?:binnen|naar binnen) ?(?:te )?(?:halen|zetten|doen)',
    },
  ],
  [
    'cooler than',
    {
      fr: "plus fra(?:is|iche)s? qu(?:e|')",
      es: 'mas fresc(?:o|a|quito|ito) que',
      it: 'piu fresc[oa] (?:che|di|rispetto ad?)',
      pt: 'mais fresc[oa] (?:do )?que',
      de: 'frischer als',
    },
  ],
  [
    'than',
    {
      pt: '(?=do que|que)(?<=\\b(?:mais|menos)\\b.{0,40})(?:do )?que(?= (?:hoje|ontem|amanha|agora|anteontem)(?!\\p{L}))',
      it:
        '(?=di |che |rispetto)(?<=\\b(?:piu|meno)\\b.{0,40})(?:di|che|rispetto ad?)(?= (?:oggi|ieri|domani|adesso|stamattina|' +
        'stasera)(?!\\p{L}))',
    },
  ],
  // Without a comparison these are "cool", and with one they are no warmth.
  [
    'cooler',
    {
      fr: 'plus fra(?:is|iche)s?',
      es: '(?=mas fresc)(?<!lo |la |el )mas fresc(?:o|a|quito|ito)',
      it: '(?=piu fresc)(?<!la |il )piu fresc[oa]',
      pt: '(?=mais fresc)(?<!o |a )mais fresc[oa]',
      de: 'frischer',
    },
  ],
  [
    'will there be $1$2',
    { nl: '(?:komt|komen) er (?:nog )?(regen|buien|onweer|sneeuw|storm|wind|vorst|hagel)(.{0,30}?) aan' },
  ],
  ['weather', { fr: '(?:niveau|côté|question|au niveau) (?:météo|temps)' }],
  [
    'on the terrace',
    {
      es:
        '(?=en (?:la|mi|una) )(?<=\\b(?:frio|fresco|calor|viento|sol|aire|humedad|llover|llueve|bochorno)(?: \\p{L}+)? )en (?:la|' +
        'mi|una) (?:terraza|azotea)',
    },
  ],
  // The evening is named already.
  [
    '',
    {
      it:
        '(?=devo|dobbiamo|vorrei|vogliamo|uscire|andare|vado|usciamo|esco|andiamo|fuori|' +
        'a cena)(?<=\\bstasera\\b.{0,60})(?:(?:devo|dobbiamo|vorrei|vogliamo) )?(?:(?:uscire|andare|vado|usciamo|' +
        'esco|andiamo) )?(?:fuori )?a cena',
      es: '(?=salgo|salimos|vamos|voy|a cenar)(?<=\\besta noche\\b.{0,60})(?:(?:salgo|salimos|vamos|voy) )a cenar(?! (?:fuera|en))',
    },
  ],
  // Figures and days.
  [
    'what temperature will it be',
    {
      de:
        'welche temperatur(?:en)? (?:wird|werden|hat|haben|bekommen|kriegen|erwarten|erreicht)(?: (?:es|wir|' +
        'uns|man))?',
      nl: 'welke temperatu(?:ur|ren) (?:wordt|krijgen|hebben|worden|verwachten|haalt)(?: (?:het|we|er))?',
    },
  ],
  [
    'what temperature is it',
    { de: 'welche temperatur (?:ist|herrscht)(?: es)?', nl: 'welke temperatuur is (?:het|er)' },
  ],
  [
    'when is sunset',
    { fr: "(?:(?:a |à )?(?:quelle|l') ?(?:est l')?heure (?:du |de |est (?:le )?)?)?coucher (?:de |du )soleil" },
  ],
  [
    'when is sunrise',
    { fr: "(?:(?:a |à )?(?:quelle|l') ?(?:est l')?heure (?:du |de |est (?:le )?)?)?lever (?:de |du )soleil" },
  ],
  [
    'when will it be sunny again',
    {
      fr:
        "quand (?:est[- ]ce qu'il |il )?(?:fera|va|fait|va[- ]t)(?:[- ](?:t[- ])?il)?(?: (?:faire|enfin|" +
        'de nouveau|a nouveau|à nouveau))* ' +
        '(?:(?:de |à )nouveau |encore |enfin )+(?:faire )?(?:beau|du soleil)(?: temps)?|(?:quand|' +
        'le) (?:revient |retour du )(?:le )?(?:beau temps|soleil)',
    },
  ],
  [
    '$1 day',
    {
      it:
        '(?:la |il |quale |qual )?(?:giornata|giorno) (?:e |sara )?(?:la |il )?(piu (?:cald|fredd|piovos|' +
        'ventos|soleggiat|asciutt|umid)[ao])',
      es: '(?:el )?dia (?:es |sera )?(?:el )?(mas (?:caluroso|calido|frio|lluvioso|ventoso|soleado|seco|humedo))',
    },
  ],
  ['clear sky', { fr: '(?:le )?ciel (?:sera|est|va etre|restera)(?:[- ](?:t[- ])?il)? (?:degage|clair|etoile|bleu)' }],
  [
    'will the sky be clear$1',
    {
      de: '(?:wird|ist|bleibt) der himmel((?: \\p{L}+){0,3}?) (?:stern(?:en)?)?klar',
      nl: '(?:wordt|is|blijft) de (?:hemel|lucht)((?: \\p{L}+){0,3}?) (?:helder|onbewolkt)',
    },
  ],
  [
    'will it be clear',
    {
      es: '(?:estara|va a estar|esta)(?: el cielo)? despejado(?=.{0,40}\\b(?:noche|anoche|madrugada|estrellas)\\b)',
      pt: '(?:vai estar|esta|estara)(?: o)? ceu limpo(?=.{0,40}\\b(?:noite|madrugada|estrelas)\\b)',
    },
  ],
  [
    'how much wind is there$1',
    {
      nl:
        'hoeveel wind (?:is|staat|komt|zal) er((?: \\p{L}+){0,3}?)(?= om te zeilen| om te surfen|' +
        ' om te kiten| voor)',
    },
  ],
  [
    'which day has better weather',
    { it: '(?:qual e |quale (?:e |sara )?)?(?:la |il )?(?:giornata|giorno) (?:e |sara )?(?:la |il )?piu bell[ao]' },
  ],
  [
    'walk the dog',
    { de: '(?:einen |den |eine |die )?(?:spaziergang|gassirunde|hunderunde|runde) mit (?:dem|meinem|unserem) hund' },
  ],
  // Sooner or later.
  [
    'now',
    {
      de: 'zur ?zeit|eben gerade|gerade eben|in diesem (?:moment|augenblick)',
      es: 'ahorita|ahora mismito',
      fr:
        '(?=là)(?<!(?:demain|soir|nuit|week|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|par|jusque|' +
        'ici|ce|ce (?:jour|moment|temps|soir))\\b.*)' +
        'là(?=,?\\W*$| (?:à|a|au|aux|en|dans|sur|chez) [^ ])',
    },
  ],
  [
    'later',
    {
      de:
        '(?=gleich)(?<!bleibt (?:es |das |alles )?)gleich(?= (?:noch|regen|regnen|gewitter|schauer|sonne|schnee|in|im|am|los|raus|draußen|wieder|' +
        'zu)(?!\\p{L})|\\W*$)',
      es: '(?:dentro de|en) un rat(?:o|ito)|luego(?= (?:en|por|a la|va)(?!\\p{L})|\\W*$)|mas tardecito',
      it:
        "(?:fra|tra) (?:un )?po(?:co|chino|')?(?! di)|(?=dopo)(?<=\\p{L} )dopo(?= (?:a|ad|in|nel|nella|su) (?!le\\b|" +
        "l')|\\W*$)",
      pt: '(?=(?:mais )?logo)(?:mais )?(?<=\\p{L} )logo(?=\\W*$| (?:em|no|na|nos|nas) )',
      nl: 'zo ?dadelijk|dadelijk|subiet|seffens|aanstonds|zometeen',
    },
  ],
  // Where somebody is.
  [
    'in',
    {
      fr:
        "(?:j'|on |nous )?(?:habite|habitons|vis|suis)(?: (?:juste|maintenant|actuellement))? (?:à|a|en|au|" +
        'aux|dans|pres de|près de)(?= (?!pied|velo|vélo|moto|cheval|la maison))',
    },
  ],
  [
    'near',
    {
      fr:
        "(?:tout )?(?:près|à côté|aux alentours|aux environs|proche|pas loin)(?: d(?:e la|e l'|e|u|" +
        "es))?(?= d?['’]?[^ ])",
    },
  ],
  [
    'because of the',
    {
      de: 'wegen(?: (?:de[sm]|der))?|aufgrund(?: (?:des|der))?',
      fr: "(?:à|a) cause (?:de la |du |des |de l')",
      nl: 'vanwege (?:de |het )?',
      it: "(?:a causa|per via) (?:del(?:la|l')?|dei)",
      pt: 'por causa (?:do|da|dos)',
      es: 'por culpa (?:del|de la)',
    },
  ],
];

/**
 * How people ask for the weather of a day, side by side in six languages: rain with its verbs, how many degrees, what to put on, the
 * heating, when the sun goes down, when the rain or the heat ends. Rows as in `alike.ts`.
 */
import type { RowInLanguages } from './alike.ts';

export const ASKED_ALIKE: readonly RowInLanguages[] = [
  [
    'how long is the day',
    {
      fr: '(?:la )?duree du jour',
      es: '(?:la )?duracion del dia',
      it: '(?:la )?durata del (?:giorno|di)',
      pt: '(?:a )?duracao do dia',
    },
  ],
  ['how is the weather', { es: 'que tal(?=\\W*$| (?:en|por|hoy|mañana)(?!\\p{L}))' }],
  [
    'how many hours of sunshine',
    { de: 'wie ?viele? (?:sonnen|sonnenschein)stunden(?: (?:hatten?|hat|gab es(?: in)?))?' },
  ],
  [
    'when does it get dark',
    {
      de: 'wie lange(?:s| es)? noch hell (?:bleibt|ist)',
      fr: "jusqu'a quelle heure (?:il )?(?:fait|fera)(?:[- ]t?[- ]?il)? (?:encore )?(?:jour|clair)",
      es: '(?:hasta|a) que hora (?:hay luz|hay sol|es de dia|se va la luz)',
      it: "fino a (?:che ora|quando) (?:c'e|fa|e|ce) (?:la )?(?:luce|chiaro|giorno)",
      pt: 'ate que horas (?:ha|tem|fica|e) (?:luz|claro|dia|de dia)',
      nl: 'tot hoe laat (?:is|blijft)(?: het)?(?: nog)? (?:licht|klaar)|tot hoe laat (?:is|blijft) het (?:nog )?licht',
    },
  ],
  [
    'which day has better weather',
    {
      de:
        '(?:welcher tag|was) (?:ist|wird|wär|wäre)(?: am wochenende)? (?:besser|schöner)|' +
        'welcher tag (?:ist|wird) (?:der )?(?:beste|bessere|schönste)',
      fr: '(?:quel jour|lequel) (?:est|sera) (?:le (?:mieux|meilleur|plus beau)|mieux|meilleur)',
      es: '(?:que|cual) dia (?:es|esta|sera|estara) (?:el )?mejor|cual (?:de los dos )?es mejor',
      it: '(?:quale|che) giorno (?:e|sara) (?:il )?(?:meglio|migliore|piu bello)',
      pt: '(?:qual|que) dia (?:e|vai ser|esta|sera) (?:o )?melhor',
      nl: 'welke dag (?:is|wordt) (?:het )?(?:beter|beste?|mooier|mooist)',
    },
  ],
  [
    'when does the heat end',
    {
      it:
        'quando (?:finisce|passa|finira|molla|se ne va)(?: (?:questo|sto))? (?:il )?(?:caldo|afa|' +
        'l.afa)(?: africano)?|caldo africano quando finisce',
      nl:
        '(?:wanneer|hoe lang) is (?:de|die) (?:hitte|hittegolf|warmte) (?:eindelijk )?(?:voorbij|over|gedaan|weg)|' +
        '(?:hittegolf|hitte) voorbij wanneer',
    },
  ],
  [
    'a year ago',
    {
      de: '(?:heute )?vor (?:einem|1|nem) jahr|letztes jahr (?:um diese zeit|am (?:gleichen|selben) tag|heute)',
      fr: "il y a (?:un|1) an(?! \\d)|l'an(?:nee)? derni(?:er|ere) (?:a )?(?:la )?meme (?:date|jour|epoque|periode)",
      es: '(?:hoy )?hace (?:un|1) año|el año pasado (?:por estas fechas|en esta fecha|este dia|hoy)',
      it: "(?:oggi )?(?:un|1) anno fa|l'anno scorso (?:in )?(?:questo|questi|lo stesso) (?:giorno|periodo|giorni)",
      pt: '(?:ha|faz) (?:um|1) ano|(?:n?o )?ano passado (?:nesta|nessa|por esta) (?:data|altura|epoca)',
      nl: '(?:een|1) jaar geleden|vorig jaar (?:rond|om) deze tijd|vorig jaar op deze dag',
    },
  ],
  [
    'will i get wet',
    {
      es: '(?:me|nos) (?:voy a mojar|vamos a mojar|mojo|mojare|mojamos|empapo)',
      it: '(?:mi|ci) (?:bagno|bagnero|bagniamo|inzuppo)',
      pt: '(?:vou )?me (?:molho|molhar|encharco)|molho[- ]me',
      fr: '(?:je|on) (?:vais|va) (?:me|se|etre|me faire|se faire) (?:mouiller|mouille|tremper|trempe|rincer|saucer|doucher)',
    },
  ],
  ['have we had a frost yet', { de: '(?:hats|hat es|hat.s)(?=.{0,60}\\b(?:schon|bereits) (?:gefroren|gefrohren)\\b)' }],
  [
    'was there frost',
    {
      it: 'ha (?:gelato|ghiacciato|brinato)',
      de: '(?:hats|hat es|hat.s)(?=.{0,60}\\b(?:gefroren|gefrohren)\\b)',
      es: '(?:ha helado|helo)(?= |\\W*$)',
      fr: '(?:il )?a[- ](?:t[- ]il )?gele',
      pt: 'geou',
    },
  ],
  [
    'is it nice outside',
    {
      it: 'si sta (?:bene|da dio|freschi)(?: (?:fuori|all.aperto|in terrazza))?',
      es: 'se (?:esta|estara|va a estar) (?:bien|a gusto)(?: (?:fuera|afuera|en la (?:terraza|calle)))?',
      fr: '(?:on (?:est|sera) bien|il fait bon) (?:dehors|en terrasse)',
      de: '(?:kann (?:man|ma) (?:es |s )?(?:draußen|draussen) aushalten|angenehm draußen)',
      pt: '(?:esta|vai estar)[- ]?se bem (?:la fora|na rua|ca fora)',
      nl: 'is (?:het|t) (?:lekker|aangenaam) (?:buiten|op het terras)',
    },
  ],
  [
    'clean the windows',
    {
      de: '(?:die |meine )?(?:fenster|scheiben) (?:zu )?putzen|fensterputzen',
      fr: '(?:laver|nettoyer|faire) (?:les |mes )?(?:vitres|carreaux|fenetres)',
      es: '(?:limpiar|lavar) (?:los |las )?(?:cristales|vidrios|ventanas)',
      it: '(?:lavare|pulire) (?:i )?vetri|(?:lavare|pulire) (?:le )?finestre',
      pt: '(?:lavar|limpar) (?:os |as )?(?:vidros|janelas)',
      nl: '(?:de )?(?:ramen|vensters) (?:te )?(?:lappen|wassen|zemen|kuisen|poetsen)|ruiten wassen',
    },
  ],
  [
    'how much rain will there be',
    {
      fr:
        "combien (?:il |de mm (?:il )?)?(?:va[- ]t[- ]il |va |doit )?tomber? (?:d'eau|de pluie)|" +
        "combien (?:il )?tombe(?:ra)?[- ]?(?:t[- ]il )? ?(?:d'eau|de pluie)|combien d'eau (?:il )?(?:tombe|va tomber|" +
        'est prevue?)',
    },
  ],
  [
    'when did it last snow$1',
    {
      nl: '(?:de )?laatste (?:keer|maal) dat het(.{0,40}?) (?:sneeuwde|gesneeuwd (?:heeft|had))',
      de: 'wann hats?(?: es)?(.{0,40}?) zuletzt geschneit',
    },
  ],
  [
    'when does the heat end$1',
    {
      de:
        'wann (?:hört|endet|geht|ist)(?: endlich)? (?:die|diese|de) (?:hitze(?:welle)?|' +
        'affenhitze)(.{0,40}?)(?: (?:auf|vorbei|zu ende|weg))(?= |\\W*$)',
    },
  ],
  ['when did it last rain', { nl: '(?:de )?laatste (?:keer|maal) dat het (?:regende|geregend (?:heeft|had))' }],
  ['will it snow$1', { de: "(?:wird'?s|wird es)(.{0,40}?) wei(?:ß|ss)(?= (?:in|am|an|auf)(?!\\p{L})|\\W*$)" }],
  [
    'what temperature is it now',
    {
      de: '(?:was|wie ?viel) (?:zeigt|hat|sagt) (?:das|dein|euer) thermometer(?: (?:gerade|jetzt|an))*',
      fr: '(?:le )?thermometre (?:affiche|indique|marque|est a) combien|combien (?:affiche|indique|marque) le thermometre',
      es: '(?:cuanto|que) (?:marca|dice|senala) el termometro',
      it: '(?:quanto|cosa) (?:segna|dice) il termometro',
      pt: '(?:quanto|o que) (?:marca|diz|mostra) o termometro',
      nl: '(?:wat|hoeveel) (?:geeft|wijst|zegt) de thermometer(?: aan)?',
    },
  ],
  [
    'when will it be sunny again',
    {
      de:
        'wann (?:wirds|wird es|wirds wetter|wird das wetter) (?:(?:endlich|wieder|mal) )*(?:schön(?:er)?|besser|' +
        'sonnig)(?= |\\W*$)|wann kommt (?:die )?sonne (?:(?:endlich|wieder) )*(?:raus|zurück)?',
      fr:
        '(?:quand|a quand) (?:est[- ]ce que )?(?:(?:revient|reviendra|revient[- ]il|le retour du) (?:le |' +
        'du )?(?:beau(?: temps)?|soleil)|le (?:beau temps|soleil) (?:revient|reviendra))',
      es: 'cuando (?:vuelve|volvera|regresa|vuelve a salir|se arregla) (?:el )?(?:buen tiempo|sol|tiempo|bueno)',
      it: 'quando (?:torna|tornera|ritorna|arriva) (?:il )?(?:bello|bel tempo|sole|sereno)',
      pt: 'quando (?:volta|vai voltar|regressa) (?:o )?(?:sol|bom tempo|tempo bom)',
      nl: 'wanneer (?:wordt het|komt) (?:(?:eindelijk|weer|het) )*(?:mooi weer|de zon terug|beter weer)',
    },
  ],
  [
    'eat outside',
    {
      fr:
        '(?:(?:on|je|nous|pouvoir) )?(?:mang(?:e|er|eons|era)|din(?:e|er)|dej(?:eune|euner)|soup(?:e|er)|' +
        "boire un verre|(?:prendre|faire) l'apero|apero) (?:dehors|en terrasse|sur la terrasse|au jardin)",
      es:
        '(?:comer|cenar|almorzar|desayunar|comemos|cenamos|cenar|tomar algo) (?:a?fuera|en la terraza|al aire libre|' +
        'en el jardin|en el patio)',
      it:
        "(?:mangiare|cenare|pranzare|mangiamo|ceniamo|aperitivo|cena|pranzo) (?:fuori|all'aperto|in terrazz[ao]|" +
        'in giardino)',
      pt: '(?:comer|jantar|almocar|jantamos|almocamos) (?:la )?(?:fora|ao ar livre|na varanda|na esplanada|no jardim)',
      de: '(?:draußen|drauss|heraußen|auf der terrasse|im garten) (?:essen|sitzen|frühstücken|feiern)',
    },
  ],
  [
    'is the sea rough',
    {
      fr: 'mer (?:agitee|forte|demontee|houleuse|peu agitee)|(?:une )?forte houle|grosse mer',
      es: '(?:el )?mar (?:picad[oa]|agitad[oa]|bravo|brava|revuelto)|marejada|mar de fondo',
      pt: '(?:o )?mar (?:agitado|bravo|mexido|revolto)',
      de: '(?:raue|rauhe|hohe) see|seegang|wellengang',
      nl: '(?:ruwe|woelige|hoge) zee|golfslag',
    },
  ],
  [
    'is the sea calm',
    {
      fr: 'mer (?:calme|belle|plate)',
      es: '(?:el )?mar (?:tranquil[oa]|en calma|calm[oa])',
      pt: '(?:o )?mar (?:calmo|chao|manso)',
      nl: 'kalme zee',
    },
  ],
  [
    'what will the weather be tonight',
    {
      es: 'que noche (?:hara|va a hacer|hace|nos espera)',
      it: 'che (?:notte|nottata|serata) (?:fa|fara|sara)',
      fr: 'quelle (?:nuit|soiree) (?:il )?(?:fait|fera)(?:[- ]t[- ]il)?',
    },
  ],
  [
    'will it thunder',
    {
      fr: '(?:il|ca) (?:tonne|va tonner|gronde|va gronder|va peter)|coups? de tonnerre',
      es: '(?:va a tronar|truena)',
      it: '(?:tuona|tuonera)',
      pt: '(?:vai trovejar|troveja)',
      de: 'donnerts|blitzts|kracht es|krachts',
    },
  ],
  [
    'will it rain',
    {
      de:
        '(?:schütte|gieße|giesse|pisse|schiffe|kübel[e]?|tröpfel[e]?|plätscher|pladder[e]?|plääster|' +
        "nässel)t[' ]?(?:e?s)?|kommts? (?:da )?(?:noch )?(?:was|wos) (?:von oben|runter|obi)",
      fr: '(?:il|ca) (?:va )?(?:drache(?:r)?|flotte(?:r)?|pisse(?:r)?|mouille(?:r)?|pleuvine(?:r)?|crachine(?:r)?)',
      es:
        '(?:ponen|dan|anuncian|pronostican|marcan|meten|habra) (?:mucha )?(?:agua|lluvia)|' +
        '(?:va a caer|cae|caera|viene|se viene) (?:(?:el|un|mucha|harta|bastante) )?(?:agua|palo de agua|chaparron|' +
        'aguacero|diluvio)|palo de agua|caen (?:unas |algunas )?gotas|(?:va a )?(?:chispear|chispea|gotear|gotea|' +
        'pringar|pringa)(?: algo)?',
      it:
        '(?:mettono|mette|danno|da|viene|manda|chiamano) (?:giu )?(?:acqua|pioggia)|' +
        '(?:cadono )?(?:due|quattro|qualche) gocc(?:e|ia|iolin[ae])|prende a piovere|' +
        'viene giu (?:acqua|l.acqua|il mondo)',
      pt: '(?:cai|vai cair|vem|vai dar) (?:agua|chuva)|(?:vai )?(?:pingar|pinga)',
      nl:
        'regent t|(?:zeik|plens|hoos|spetter|druppel|drach|plets)t (?:het|t)|' +
        '(?:valt|komt) er (?:nog )?(?:wat|iets) (?:naar beneden|uit de lucht)',
    },
  ],
  [
    'how much rain will there be',
    { es: '(?:que )?cuanta agua (?:cae|caera|va a caer)', it: 'quanta acqua (?:viene|fa|cade)' },
  ],
  [
    'what temperature',
    {
      de: '(?:wie ?viele? grade?|auf wie ?viel (?:grad )?(?:geht|gehts|steigt|sinkt|fällt)(?: es| das thermometer)?)',
      fr:
        '(?:(?:il|y|ca|i) )?fait(?:[- ]il)? combien(?! de (?!degres))|' +
        'combien (?:(?:il|ca|y) )?(?:fait|fera|va faire)(?:[- ]t?[- ]?il)?|(?:(?:il|ca|y) )?fera combien|' +
        "(?:ca|il|on) (?:va )?(?:monte(?:r|ra)?|descend(?:re|ra)?|grimpe(?:r|ra)?|chute(?:r|ra)?) (?:jusqu'?a|" +
        'a) combien|on (?:sera|est|va etre) (?:a|sur du|autour de) combien',
      es:
        '(?:a cuanto|cuanto) (?:vamos a estar|estaremos|va a hacer|hara|vamos a tener|llega(?:ra)?|baja(?:ra)?|sube|' +
        'subira|estamos)(?: (?:la temperatura|el termometro))?',
      it: 'quanto (?:fa|fara|segna|segnera)(?: il termometro)?(?! (?:caldo|freddo|male|dista))',
      pt:
        '(?:quanto|a quanto) (?:vai fazer|faz|fara|vai chegar|chega)(?: (?:a temperatura|o termometro))?(?! (?:calor|' +
        'frio|sol))',
      nl: 'hoeveel graadjes?|(?:op )?hoeveel (?:wijst|staat) de thermometer',
    },
  ],
  [
    'what is the sea temperature',
    {
      fr:
        "(?:la mer|l'eau|l'ocean|la mediterranee) (?:est|sera|fait) a? ?combien|" +
        "(?:l'eau|la mer) (?:est|sera) (?:elle )?(?:bonne|froide|chaude)(?: pour se baigner)?",
      es:
        'a cuanto esta (?:el agua|el mar)(?: del mar)?|(?:el )?agua (?:del mar )?(?:esta|estara) (?:fria|caliente|' +
        'helada|rica|buena)',
      it: "(?:a )?quanto (?:e|sta) (?:l'acqua|il mare)|quanti gradi (?:ha|e|sono|fa) (?:l'acqua|il mare)",
      pt: 'a (?:quanto|quantos graus) esta (?:a agua|o mar)|(?:a )?agua do mar (?:esta|ta) (?:fria|quente|gelada|boa)',
    },
  ],
  [
    'how high is the uv',
    {
      de: 'wie stark (?:ist|wird|scheint|brennt) die sonne|brennt die sonne',
      fr: '(?:le )?soleil (?:tape|cogne|brule)(?: fort)?|ca tape fort',
      es: '(?:quema|pica|pega)(?: (?:mucho|fuerte))? el sol|indice ultravioleta|radiacion ultravioleta|sol muy fuerte',
      it: '(?:quanto )?(?:picchia|brucia|scotta)(?: (?:molto|forte))? il sole|il sole (?:picchia|scotta|brucia)',
      pt: '(?:queima|arde)(?: (?:muito|forte))? o sol|sol (?:muito )?forte(?: demais)?',
      nl: 'hoe (?:sterk|fel) is de zon|zonkracht',
    },
  ],
  [
    'what should i wear',
    {
      fr:
        "(?:comment|quoi) (?:je |on |se |m'|s'|nous )*(?:habiller?|vetir|couvre|mets)|" +
        "(?:je |on )(?:m'|s')habille comment|on se met quoi|comment (?:s'|m')habiller",
      es:
        '(?:como|que tan) (?:me |nos )?(?:abrigo|abrigar(?:se|me|nos)?|visto|vestir(?:se|me|nos)?|abrigad[oa])|' +
        'que ropa (?:llevo|uso|ponerse|ponerme|llevar|meto|usar|me pongo)?|que pongo',
      it:
        'come (?:ci si |ci |mi )?(?:vest[eoi](?:rsi|rmi|rci|amo)?)|cosa (?:mettersi|mettermi|indosso|indossare|' +
        'metto)|che (?:giacca|scarpe) (?:metto|mi metto)',
      pt:
        'como (?:me |ir )?(?:vestir|visto|vestid[oa])|que roupa (?:usar|uso|visto|levar|levo|por|ponho|coloco)|' +
        'o que (?:eu )?(?:visto|vestir|uso|usar|ponho)',
      nl:
        '(?:wat|hoe) (?:doe|trek|moet|zal) (?:ik|je|we) (?:best )?aan(?:doen|trekken)?|wat aan(?:trekken|doen)?|' +
        'hoe kleed ik (?:me|mij)',
      de: 'wie (?:warm |dick )?(?:soll (?:ich|man) (?:mich|sich) )?anziehen|wos (?:ziag|ziach|ziag i|soi) i (?:o|an)',
    },
  ],
  [
    'do i need the heating on$1',
    {
      de:
        '(?:die |de )?heizung(.{0,40}?) (?:an|ein|nötig|anmachen|aufdrehen|einschalten|anstellen|andrehen|hochdrehen|' +
        'einheizen)(?= (?:in|im|am|an|auf|bei|oder|heut|heute|morgen|diese|noch)(?!\\p{L})|\\W*$)',
      nl:
        '(?:de )?(?:verwarming|kachel|cv)(.{0,40}?) (?:aan(?:zetten|steken)?|nodig|' +
        'hoger)(?= (?:in|op|bij|of|vanavond|vannacht|vandaag|morgen|nog|al)(?!\\p{L})|\\W*$)',
    },
  ],
  [
    'what should i wear$1',
    {
      de:
        'was (?:soll|muss|kann|tu|zieh|ziehe|mach) (?:ich|i|ma|man)(?: mir| mich)?(.{0,40}?) (?:an|anziehen|' +
        'tragen)(?= (?:in|im|am|auf|bei|für|zu[mr]?)(?!\\p{L})|\\W*$)',
    },
  ],
  ['when does it get dark$1', { de: 'bis wann (?:ist|bleibt)(?: es|s)?(.{0,20}?) hell' }],
  [
    'will i get wet$1',
    {
      de: '(?:werd|werde|wer|werden) (?:ich|i|ma|man|wir)(.{0,40}?) nass(?= (?:in|im|am|auf|bei|wenn)(?!\\p{L})|\\W*$)',
    },
  ],
  [
    'do i need the heating on',
    {
      de: '(?:soll|muss) (?:ich|i|ma|man) (?:noch |nochmal )?einheizen',
      fr:
        '(?:(?:faut[- ]?(?:il )?|je |on |dois[- ]je )?(?:re)?(?:allum|mett|met)(?:er|re|e|s)? |rallumer |' +
        "besoin d[eu'] ?)(?:le |du )?(?:chauffage|poele)|chauffage (?:ou pas|allume|necessaire)",
      es:
        '(?:(?:pongo|poner|ponemos|prendo|prender|prendemos|enciendo|encender|necesito|hace falta|hara falta|' +
        'toca) )(?:la |el )?(?:calefaccion|estufa|calefactor|brasero)',
      it:
        '(?:accend\\p{L}+|riaccend\\p{L}+|serv[ei]\\p{L}*|mett(?:o|ere|iamo)) (?:il |i |la )?(?:riscaldament[oi]|' +
        'termosifon[ei]|caloriferi?|stufa)',
      pt: '(?:lig\\p{L}+|preciso d[eo]|acend\\p{L}+) (?:o |a )?(?:aquecedor|aquecimento|lareira)',
    },
  ],
  [
    'do i need the ac on',
    {
      de:
        '(?:die )?klimaanlage (?:an|nötig|einschalten|anmachen)|brauch\\p{L}* (?:ich |man |i )?(?:eine |die |' +
        'ne )?klima(?:anlage)?',
      fr: '(?:mettre|met|besoin de|allumer|faut) (?:la |une )?clim(?:atisation)?|clim ou pas',
      es:
        '(?:pongo|poner|prendo|prender|enciendo|necesito|hace falta|hara falta) (?:el )?(?:aire acondicionado|aire|' +
        'clima)(?= (?:hoy|esta|en|mañana|a la)\\b|\\W*$)',
      it: '(?:accend\\p{L}+|serve|metto) (?:il |l.)?(?:condizionatore|climatizzatore|aria condizionata)',
      pt: '(?:lig\\p{L}+|preciso d[eo]) (?:o )?ar[- ]condicionado',
      nl: '(?:de )?airco (?:aan|nodig)',
    },
  ],
  [
    'when is sunset',
    {
      es: '(?:a )?(?:que hora|cuando) (?:se (?:mete|pone|oculta|esconde)|baja|cae) (?:el )?sol',
      it: '(?:a )?(?:che ora|quando) (?:cala|va giu|scende) (?:il )?sole',
      fr: '(?:a )?quelle heure (?:le soleil )?(?:se couche|disparait)(?:[- ]t[- ]il)?(?: le soleil)?',
      pt: '(?:a )?(?:que horas|quando) (?:o sol )?(?:se poe|baixa|vai embora)(?: o sol)?',
    },
  ],
  [
    'when is sunrise',
    {
      es: '(?:a )?(?:que hora|cuando) (?:sale|asoma|aparece) (?:el )?sol|(?:a )?que hora (?:amanece|aclara)',
      it:
        '(?:a )?(?:che ora|quando) (?:spunta|sorge|si alza|esce) (?:il )?sole|' +
        '(?:a )?che ora (?:fa giorno|albeggia|fa chiaro)',
      pt: '(?:a )?que horas (?:amanhece|clareia|nasce o sol)',
    },
  ],
  [
    'can i see the stars',
    {
      de: '(?:sieht|seh|sehen|siecht) (?:man|ma|wir|ich)(.{0,30}?) (?:die )?(?:sterne|sternschnuppen|perseiden)(?! und)',
      fr:
        '(?:on |pourra[- ]t[- ]on )?(?:voit|verra|voir|apercevoir|va voir) (?:les |des )?(?:etoiles|perseides|' +
        'etoiles filantes)|ciel etoile',
      es:
        '(?:se (?:ven|veran|van a ver)|(?:voy|vamos) a (?:poder )?ver|podre ver|podremos ver) (?:las |' +
        'bien las )?(?:estrellas|perseidas)',
      it: '(?:si (?:vedono|vedranno)|vedremo) (?:le )?(?:stelle|perseidi)(?: cadenti)?',
      pt: '(?:da (?:para|pra) ver|vai dar (?:para|pra) ver|se veem) (?:as )?(?:estrelas|perseidas)',
      nl: '(?:zie|zien|ziet) (?:je|we|ik|men)(.{0,30}?) (?:de )?(?:sterren|vallende sterren)',
    },
  ],
  [
    'when will it stop raining',
    {
      es:
        '(?:a (?:partir de )?que hora|cuando|a que horas) (?:escampa(?:ra)?|va a escampar|deja(?:ra)? de llover|' +
        'para(?:ra)? (?:de llover|la lluvia)|se quita (?:la lluvia|el agua))',
      fr:
        "(?:quand|a (?:partir de )?quelle heure) (?:est[- ]?ce )?(?:qu'il |il |ca )?(?:va )?(?:arrete(?:r|ra)?|" +
        'cesse(?:r|ra)?|finit|finira) de pleuvoir',
      it:
        '(?:a che ora|quando) (?:spiove|(?:smette|smettera|finisce|la smette) di piovere|' +
        'smette(?=\\W*$| (?:a|in|di piovere)\\b))',
      pt:
        '(?:a que horas|quando|que horas) (?:(?:a chuva|vai) )?(?:(?:para|parar) (?:de chover|a chuva)|estia|' +
        'vai estiar|passa a chuva)',
      nl:
        '(?:wanneer|hoe laat) (?:houdt|stopt) (?:het|' +
        'de regen)(?: (?:eindelijk|weer|met|op))*(?: (?:op )?(?:met )?regenen)?(?= |\\W*$)|' +
        '(?:wanneer|hoe laat) is de regen (?:voorbij|weg|gedaan)',
      de:
        '(?:wann|ab wann) (?:hörts?|hört es|hert.?s|lässt) (?:(?:endlich|wieder|das|mit|der|' +
        'dem) )*(?:auf (?:zu regnen|mit (?:dem )?regen(?:nen)?)|(?:regen|regnen|schütten) (?:auf|nach))',
    },
  ],
  [
    'is it sweaty and hot',
    {
      it: 'si (?:suda|schiatta|crepa|muore)(?: ancora)?(?: (?:di|dal) caldo)?',
      es: 'se suda|nos vamos a (?:asar|cocer|derretir)',
      fr: 'on (?:va )?(?:suer|transpirer|creve(?:r)? de chaud|cuit|fond)',
      pt: '(?:vou|vamos) (?:suar|derreter|torrar)',
      de: '(?:schwitz|schwitzt) (?:ich|man|i|ma)',
      nl: '(?:zweet|zweten) (?:ik|we|je)',
    },
  ],
];

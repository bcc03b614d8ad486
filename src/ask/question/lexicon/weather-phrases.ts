/**
 * How people ask for the weather of a day in more than one word, side by side in six languages: rain with its verbs, how many
 * degrees, what to put on, the heating, when the sun goes down, when the rain stops. Rows as in `alike.ts`.
 */
import type { RowInLanguages } from './alike.ts';

export const WEATHER_PHRASES: readonly RowInLanguages[] = [
  [
    'how many hours of sunshine',
    { de: 'wie ?viele? (?:sonnen|sonnenschein)stunden(?: (?:hatten?|hat|gab es(?: in)?))?' },
  ],
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
      de: 'wann (?:wirds|wird es|wirds wetter|wird das wetter) (?:(?:endlich|wieder|mal) )*(?:schön(?:er)?|besser|sonnig)(?= |\\W*$)|wann kommt (?:die )?sonne (?:(?:endlich|wieder) )*(?:raus|zurück)?',
      fr: '(?:quand|a quand) (?:est[- ]ce que )?(?:(?:revient|reviendra|revient[- ]il|le retour du) (?:le |du )?(?:beau(?: temps)?|soleil)|le (?:beau temps|soleil) (?:revient|reviendra))',
      es: 'cuando (?:vuelve|volvera|regresa|vuelve a salir|se arregla) (?:el )?(?:buen tiempo|sol|tiempo|bueno)',
      it: 'quando (?:torna|tornera|ritorna|arriva) (?:il )?(?:bello|bel tempo|sole|sereno)',
      pt: 'quando (?:volta|vai voltar|regressa) (?:o )?(?:sol|bom tempo|tempo bom)',
      nl: 'wanneer (?:wordt het|komt) (?:(?:eindelijk|weer|het) )*(?:mooi weer|de zon terug|beter weer)',
    },
  ],
  [
    'eat outside',
    {
      fr: "(?:(?:on|je|nous|pouvoir) )?(?:mang(?:e|er|eons|era)|din(?:e|er)|dej(?:eune|euner)|soup(?:e|er)|boire un verre|(?:prendre|faire) l'apero|apero) (?:dehors|en terrasse|sur la terrasse|au jardin)",
      es: '(?:comer|cenar|almorzar|desayunar|comemos|cenamos|cenar|tomar algo) (?:a?fuera|en la terraza|al aire libre|en el jardin|en el patio)',
      it: "(?:mangiare|cenare|pranzare|mangiamo|ceniamo|aperitivo|cena|pranzo) (?:fuori|all'aperto|in terrazz[ao]|in giardino)",
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
  ['clear sky', { fr: 'ciel (?:degage|clair|etoile|bleu|dégagé)' }],
  ['stars', { fr: '(?:les )?etoiles(?! (?:de mer|hotel))' }],
  [
    'what will the weather be tonight',
    {
      es: 'que noche (?:hara|va a hacer|hace|nos espera)',
      it: 'che (?:notte|nottata|serata) (?:fa|fara|sara)',
      fr: 'quelle (?:nuit|soiree) (?:il )?(?:fait|fera)(?:[- ]t[- ]il)?',
    },
  ],
  [
    'minimum temperature',
    {
      fr: '(?:la |les )?(?:mini|minimales?|minimums?)(?= (?:de|prevue|cette|pour|a|demain|ce|du)(?!\\p{L})|\\W*$)',
      es: '(?:la |las )?minimas?(?= (?:de|hoy|para|esta|en|mañana|prevista|anoche|ayer|del)(?!\\p{L})|\\W*$)',
      it: '(?:la |le )?minim[ae](?= (?:di|stanotte|oggi|domani|prevista|a|per|della|del|in|ieri)(?!\\p{L})|\\W*$)',
      pt: '(?:a |as )?minimas?(?= (?:de|hoje|para|pra|em|amanha|prevista|ontem|da|do|essa|esta)(?!\\p{L})|\\W*$)',
    },
  ],
  [
    'maximum temperature',
    {
      fr: '(?:la |les )?(?:maxi|maximales?|maximums?)(?= (?:de|prevue|pour|a|demain|ce|du)(?!\\p{L})|\\W*$)',
      es: '(?:la |las )?maximas?(?= (?:de|hoy|para|esta|en|mañana|prevista|ayer|del)(?!\\p{L})|\\W*$)',
      it: '(?:la |le )?massim[ae](?= (?:di|oggi|domani|prevista|a|per|della|del|in|ieri)(?!\\p{L})|\\W*$)',
      pt: '(?:a |as )?maximas?(?= (?:de|hoje|para|pra|em|amanha|prevista|ontem|da|do|essa|esta)(?!\\p{L})|\\W*$)',
    },
  ],
  [
    'coldest',
    {
      es: '(?<=\\bque (?:dia|mañana|noche)\\b.{0,40})(?:hara|hace|va a hacer) menos calor',
      fr: '(?<=\\bquel jour\\b.{0,40})(?:il )?(?:fera|fait)(?:[- ]t[- ]il)? (?:le )?moins chaud',
      it: '(?<=\\bche giorno\\b.{0,40})(?:fara|fa|sara) meno caldo',
      pt: '(?<=\\bque dia\\b.{0,40})(?:vai fazer|faz|fara) menos calor',
    },
  ],
  [
    'sunscreen',
    {
      it: '(?:protezione|crema) (?:solare|protettiva)',
      es: '(?:proteccion|crema) solar|protector solar',
      pt: '(?:protecao|creme|protetor) solar',
      de: 'sonnenschutz(?:creme|mittel)?',
      nl: 'zon(?:ne)?bescherming',
      fr: 'protection solaire|creme solaire',
    },
  ],
  ['storm', { es: 'temporal' }],
  ['clear sky', { pt: '(?<!a )ceu aberto' }],
  ['overcast', { de: 'grau in grau' }],
  ['showers', { pt: 'chuvas? de verao' }],
  ['muggy', { es: '(?:esta|estara|va a estar) (?:muy )?pesado|(?:el )?dia pesado|pesado el (?:dia|tiempo|clima)' }],
  ['shorts', { nl: 'blote benen' }],
  [
    'thunderstorm risk',
    {
      de: 'gewitter(?:neigung|wahrscheinlichkeit|chance|potential|front|lage|tätigkeit)',
      nl: 'onweers(?:kans(?:en)?|risico|dreiging)',
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
      de: "(?:schütte|gieße|giesse|pisse|schiffe|kübel[e]?|tröpfel[e]?|plätscher|pladder[e]?|plääster|nässel)t[' ]?(?:e?s)?|kommts? (?:da )?(?:noch )?(?:was|wos) (?:von oben|runter|obi)",
      fr: '(?:il|ca) (?:va )?(?:drache(?:r)?|flotte(?:r)?|pisse(?:r)?|mouille(?:r)?|pleuvine(?:r)?|crachine(?:r)?)',
      es: '(?:ponen|dan|anuncian|pronostican|marcan|meten|habra) (?:mucha )?(?:agua|lluvia)|(?:va a caer|cae|caera|viene|se viene) (?:(?:el|un|mucha|harta|bastante) )?(?:agua|palo de agua|chaparron|aguacero|diluvio)|palo de agua|caen (?:unas |algunas )?gotas|(?:va a )?(?:chispear|chispea|gotear|gotea|pringar|pringa)(?: algo)?',
      it: '(?:mettono|mette|danno|da|viene|manda|chiamano) (?:giu )?(?:acqua|pioggia)|(?:cadono )?(?:due|quattro|qualche) gocc(?:e|ia|iolin[ae])|prende a piovere|viene giu (?:acqua|l.acqua|il mondo)',
      pt: '(?:cai|vai cair|vem|vai dar) (?:agua|chuva)|(?:vai )?(?:pingar|pinga)',
      nl: 'regent t|(?:zeik|plens|hoos|spetter|druppel|drach|plets)t (?:het|t)|(?:valt|komt) er (?:nog )?(?:wat|iets) (?:naar beneden|uit de lucht)',
    },
  ],
  [
    'how much rain will there be',
    { es: '(?:que )?cuanta agua (?:cae|caera|va a caer)', it: 'quanta acqua (?:viene|fa|cade)' },
  ],
  [
    'bad weather',
    {
      es: 'tiempo de perros|dia (?:feo|de perros)',
      fr: 'temps de (?:chien|merde|cochon)',
      it: 'tempo da (?:lupi|cani)',
      de: '(?:sau|hunde|hudel|pfui|mist|siff|piss|scheiß|scheiss|schmuddel)wetter',
      nl: '(?:honden|rot|pokken|kut|pest|klote|herfst)weer',
      pt: 'tempo (?:feio|ruim|horrivel)',
    },
  ],
  [
    'the wind',
    {
      it: '(?:che aria tira|tira (?:molta |tanta |un po.? d.)?aria)(?! (?:inquinata|pulita))',
      es: '(?:hace|hay|habra|va a haber|corre|sopla|mucho) (?:mucho |un poco de |harto )?aire(?! acondicionado)|norte fuerte',
      de: '(?:wie )?viel(?:e)? knoten|bft|beaufort',
      fr: 'combien de n(?:oe|œ)uds|coup de vent|grand vent',
      nl: 'hoeveel (?:knopen|bft|beaufort)|waait t|bft',
      pt: 'quantos nos',
    },
  ],
  [
    'what temperature',
    {
      de: '(?:wie ?viele? grade?|auf wie ?viel (?:grad )?(?:geht|gehts|steigt|sinkt|fällt)(?: es| das thermometer)?)',
      fr: "(?:(?:il|y|ca|i) )?fait(?:[- ]il)? combien(?! de (?!degres))|combien (?:(?:il|ca|y) )?(?:fait|fera|va faire)(?:[- ]t?[- ]?il)?|(?:(?:il|ca|y) )?fera combien|(?:ca|il|on) (?:va )?(?:monte(?:r|ra)?|descend(?:re|ra)?|grimpe(?:r|ra)?|chute(?:r|ra)?) (?:jusqu'?a|a) combien|on (?:sera|est|va etre) a combien",
      es: '(?:a cuanto|cuanto) (?:vamos a estar|estaremos|va a hacer|hara|vamos a tener|llega(?:ra)?|baja(?:ra)?|sube|subira|estamos)(?: (?:la temperatura|el termometro))?',
      it: 'quanto (?:fa|fara|segna|segnera)(?: il termometro)?(?! (?:caldo|freddo|male|dista))',
      pt: '(?:quanto|a quanto) (?:vai fazer|faz|fara|vai chegar|chega)(?: (?:a temperatura|o termometro))?(?! (?:calor|frio|sol))',
      nl: 'hoeveel graadjes?|(?:op )?hoeveel (?:wijst|staat) de thermometer',
    },
  ],
  [
    'what is the sea temperature',
    {
      fr: "(?:la mer|l'eau|l'ocean|la mediterranee) (?:est|sera|fait) a? ?combien|(?:l'eau|la mer) (?:est|sera) (?:elle )?(?:bonne|froide|chaude)(?: pour se baigner)?",
      es: 'a cuanto esta (?:el agua|el mar)(?: del mar)?|(?:el )?agua (?:del mar )?(?:esta|estara) (?:fria|caliente|helada|rica|buena)',
      it: "(?:a )?quanto (?:e|sta) (?:l'acqua|il mare)|quanti gradi (?:ha|e|sono|fa) (?:l'acqua|il mare)",
      pt: 'a (?:quanto|quantos graus) esta (?:a agua|o mar)|(?:a )?agua do mar (?:esta|ta) (?:fria|quente|gelada|boa)',
    },
  ],
  [
    'freezing rain',
    {
      fr: 'pluies? verglacantes?',
      es: 'lluvia (?:helada|congelada|engelante)',
      it: 'pioggia (?:congelata|gelata|che gela)',
      pt: 'chuva congelada',
    },
  ],
  ['fog', { fr: 'puree de pois|nappes? de (?:brouillard|brume)', de: 'nebel(?:bank|wand|suppn)' }],
  [
    'frost',
    { fr: 'gel au sol|gelees? (?:au sol|blanches?|matinales?)', it: 'ghiaccio (?:in|per|sulla|sulle) strad[ae]' },
  ],
  [
    'sleet',
    {
      fr: 'neige (?:fondue|mouillee|fondante)|pluie et neige melees',
      it: 'neve (?:mista a pioggia|bagnata)|pioggia mista a neve',
    },
  ],
  ['snow', { fr: 'bordees? de neige', de: 'wirds? (?:es )?(?:weiß|weiss)(?! (?:jemand|wer))' }],
  [
    'hay fever',
    { fr: 'rhume des foins', it: 'raffreddore da fieno', es: 'fiebre del heno', pt: 'febre do[s]? feno[s]?' },
  ],
  [
    'fine particulate matter',
    {
      fr: 'particules? fines?',
      it: 'polveri sottili',
      nl: 'fijn ?stof',
      pt: 'particulas(?: finas)?',
      es: 'particulas(?: finas| suspendidas)?|contingencia ambiental',
    },
  ],
  [
    'air quality',
    {
      fr: "(?:la )?qualite de l'air",
      pt: 'ar poluido',
      es: 'aire (?:irrespirable|sucio|contaminado)',
      it: 'aria (?:inquinata|pulita|irrespirabile)',
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
    'sunburn risk',
    {
      de: 'sonnenbrand(?:gefahr|risiko)?',
      fr: '(?:risque de )?coups? de soleil|je vais (?:bruler|cramer)(?: au soleil)?',
      es: 'quemaduras? (?:de|del|por el) sol|me (?:voy a quemar|quemo)(?: (?:al|con el) sol)?|insolacion',
      it: '(?:mi|ci si|ci) (?:scott[oai]|scottiamo|brucio)|scottatur[ae](?: solar[ei])?|mi brucio al sole',
      pt: 'escaldao|queimaduras? (?:de|do) sol|(?:vou )?me (?:queimar|queimo)(?: (?:no|ao) sol)?',
      nl: '(?:verbrand|verbranden|verbrandt) (?:ik|we|wij|je)|verbranden|zonverbranding',
    },
  ],
  [
    'what should i wear',
    {
      fr: "(?:comment|quoi) (?:je |on |se |m'|s'|nous )*(?:habiller?|vetir|couvre|mets)|(?:je |on )(?:m'|s')habille comment|on se met quoi|comment (?:s'|m')habiller",
      es: '(?:como|que tan) (?:me |nos )?(?:abrigo|abrigar(?:se|me|nos)?|visto|vestir(?:se|me|nos)?|abrigad[oa])|que ropa (?:llevo|uso|ponerse|ponerme|llevar|meto|usar|me pongo)?|que pongo',
      it: 'come (?:ci si |ci |mi )?(?:vest[eoi](?:rsi|rmi|rci|amo)?)|cosa (?:mettersi|mettermi|indosso|indossare|metto)|che (?:giacca|scarpe) (?:metto|mi metto)',
      pt: 'como (?:me |ir )?(?:vestir|visto|vestid[oa])|que roupa (?:usar|uso|visto|levar|levo|por|ponho|coloco)|o que (?:eu )?(?:visto|vestir|uso|usar|ponho)',
      nl: '(?:wat|hoe) (?:doe|trek|moet|zal) (?:ik|je|we) (?:best )?aan(?:doen|trekken)?|wat aan(?:trekken|doen)?|hoe kleed ik (?:me|mij)',
      de: 'was (?:soll|muss|kann|tu|zieh|ziehe|mach) (?:ich|i|ma|man) (?:mir |mich )?(?:heute |morgen )?(?:an(?:ziehen)?|tragen)|wie (?:warm |dick )?(?:soll (?:ich|man) (?:mich|sich) )?anziehen|wos (?:ziag|ziach|ziag i|soi) i (?:o|an)',
    },
  ],
  [
    'light jacket',
    {
      fr: 'petite (?:laine|veste)|veste legere',
      es: '(?:chaqueta|campera|chamarra) (?:ligera|finita|liviana)',
      it: 'giacca leggera|giacchetta leggera',
      pt: 'casaco (?:leve|fino)',
      nl: 'dunne jas',
      de: '(?:leichte|dünne) jacke',
    },
  ],
  [
    'short sleeves',
    {
      fr: 'manches? courtes?',
      es: 'manga corta',
      it: '(?:a |in )?manich[ea] cort[ea]|mezze maniche',
      pt: 'manga curta',
      nl: 'korte mouwen',
      de: 'kurzarm|kurzärmlig|kurze ärmel',
    },
  ],
  [
    'long sleeves',
    {
      fr: 'manches? longues?',
      es: 'manga larga',
      it: '(?:a |in )?manich[ea] lung(?:a|he)',
      pt: 'manga comprida',
      nl: 'lange mouwen',
      de: 'langarm|lange ärmel',
    },
  ],
  [
    'trousers',
    {
      nl: 'lange broek',
      pt: 'calcas? (?:comprida|jeans)',
      es: 'pantalon(?:es)? largos?',
      it: 'pantaloni lunghi',
      fr: 'pantalon(?: long)?',
    },
  ],
  ['sunglasses', { es: '(?:lentes|gafas|anteojos) (?:de sol|oscur[oa]s)' }],
  [
    'raincoat',
    { pt: 'capa de chuva', it: 'k[- ]?way', fr: 'k[- ]?way', es: 'capa (?:de agua|para la lluvia)|piloto de lluvia' },
  ],
  ['t-shirt', { fr: 't[- ]?shirt', it: 't[- ]?shirt', nl: 't[- ]?shirt', es: 't[- ]?shirt' }],
  [
    'do i need the heating on',
    {
      de: '(?:die |de )?heizung(?: (?:nochmals?|noch|wieder|schon|heute|heut|abend|nacht|morgen))* (?:an|ein|nötig|anmachen|aufdrehen|einschalten|anstellen|andrehen|hochdrehen|einheizen)|(?:soll|muss) (?:ich|i|ma|man) (?:noch |nochmal )?einheizen|heizung (?:an|ein)',
      fr: "(?:(?:faut[- ]?(?:il )?|je |on |dois[- ]je )?(?:re)?(?:allum|mett|met)(?:er|re|e|s)? |rallumer |besoin d[eu'] ?)(?:le |du )?(?:chauffage|poele)|chauffage (?:ou pas|allume|necessaire)",
      es: '(?:(?:pongo|poner|ponemos|prendo|prender|prendemos|enciendo|encender|necesito|hace falta|hara falta|toca) )(?:la |el )?(?:calefaccion|estufa|calefactor|brasero)',
      it: '(?:accend\\p{L}+|riaccend\\p{L}+|serv[ei]\\p{L}*|mett(?:o|ere|iamo)) (?:il |i |la )?(?:riscaldament[oi]|termosifon[ei]|caloriferi?|stufa)',
      pt: '(?:lig\\p{L}+|preciso d[eo]|acend\\p{L}+) (?:o |a )?(?:aquecedor|aquecimento|lareira)',
      nl: '(?:de )?(?:verwarming|kachel|cv)(?: (?:nog|weer|vanavond|vannacht|alweer|even))* (?:aan(?:zetten|steken)?|nodig|hoger)',
    },
  ],
  [
    'do i need the ac on',
    {
      de: '(?:die )?klimaanlage (?:an|nötig|einschalten|anmachen)|brauch\\p{L}* (?:ich |man |i )?(?:eine |die |ne )?klima(?:anlage)?',
      fr: '(?:mettre|met|besoin de|allumer|faut) (?:la |une )?clim(?:atisation)?|clim ou pas',
      es: '(?:pongo|poner|prendo|prender|enciendo|necesito|hace falta|hara falta) (?:el )?(?:aire acondicionado|aire|clima)(?= (?:hoy|esta|en|mañana|a la)\\b|\\W*$)',
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
      it: '(?:a )?(?:che ora|quando) (?:spunta|sorge|si alza|esce) (?:il )?sole|(?:a )?che ora (?:fa giorno|albeggia|fa chiaro)',
      pt: '(?:a )?que horas (?:amanhece|clareia|nasce o sol)',
    },
  ],
  [
    'can i see the stars',
    {
      de: '(?:sieht|seh|sehen|siecht) (?:man|ma|wir|ich)(.{0,30}?) (?:die )?(?:sterne|sternschnuppen|perseiden)(?! und)',
      fr: '(?:on |pourra[- ]t[- ]on )?(?:voit|verra|voir|apercevoir|va voir) (?:les |des )?(?:etoiles|perseides|etoiles filantes)|ciel etoile',
      es: '(?:se (?:ven|veran|van a ver)|(?:voy|vamos) a (?:poder )?ver|podre ver|podremos ver) (?:las |bien las )?(?:estrellas|perseidas)',
      it: '(?:si (?:vedono|vedranno)|vedremo) (?:le )?(?:stelle|perseidi)(?: cadenti)?',
      pt: '(?:da (?:para|pra) ver|vai dar (?:para|pra) ver|se veem) (?:as )?(?:estrelas|perseidas)',
      nl: '(?:zie|zien|ziet) (?:je|we|ik|men)(.{0,30}?) (?:de )?(?:sterren|vallende sterren)',
    },
  ],
  [
    'when will it stop raining',
    {
      es: '(?:a (?:partir de )?que hora|cuando|a que horas) (?:escampa(?:ra)?|va a escampar|deja(?:ra)? de llover|para(?:ra)? (?:de llover|la lluvia)|se quita (?:la lluvia|el agua))',
      fr: "(?:quand|a (?:partir de )?quelle heure) (?:est[- ]?ce )?(?:qu'il |il |ca )?(?:va )?(?:arrete(?:r|ra)?|cesse(?:r|ra)?|finit|finira) de pleuvoir",
      it: '(?:a che ora|quando) (?:spiove|smette|smettera|finisce|la smette)(?: di piovere)?(?= |\\W*$)',
      pt: '(?:a que horas|quando|que horas) (?:(?:a chuva|vai) )?(?:para|parar|estia|vai estiar|passa a chuva)(?: de chover| a chuva)?',
      nl: '(?:wanneer|hoe laat) (?:houdt|stopt) (?:het|de regen)(?: (?:eindelijk|weer|met|op))*(?: (?:op )?(?:met )?regenen)?(?= |\\W*$)|(?:wanneer|hoe laat) is de regen (?:voorbij|weg|gedaan)',
      de: '(?:wann|ab wann) (?:hörts?|hört es|hert.?s|lässt) (?:(?:endlich|wieder|das|mit|der|dem) )*(?:auf (?:zu regnen|mit (?:dem )?regen(?:nen)?)|(?:regen|regnen|schütten) (?:auf|nach))',
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

/** Grave subjects in Spanish, without accents. */
import { MEDICINES } from '../grave-words.ts';
import type { NamedGrave } from './named-grave.ts';

export const SPANISH_GRAVE: readonly NamedGrave[] = [
  [
    'emergency',
    [
      'inconsciente|desmayad[oa]|ha dejado de sudar|no suda|no tiembla|labios azules|sin agua y|' +
        'nos quedamos sin agua|(?:esta|parece) (?:\\p{L}+ )?(?:confus[oa]|desorientad[oa])|alcanzad[oa] por un rayo|' +
        'golpe de calor|hipotermia',
    ],
  ],
  ['gas-leak', ['huele a gas|olor a gas|fuga de gas|escape de gas']],
  // Children at the edge of the water, and what is set alight by other verbs.
  [
    'children-in-water',
    [
      'ninos?|ninas?|peques?|hij[oa]s?|niet[oa]s?|crios?|bebes?|chavales',
      '(?:jug|chapote|moj|ban)\\p{L}*\\b.{0,20}(?:orilla|olas|mar|rio|agua)|chapote\\p{L}*|en la orilla',
    ],
    'piscina',
  ],
  [
    'fire',
    [
      '(?:encend|prend|incendi)\\p{L}*\\b.{0,15}(?:pila|monton|ramas?|restos|rastroj\\p{L}*|paja|maleza|zarzas|basura|pasto|lumbre|lena)|prender fuego|soldar\\b.{0,20}(?:fuera|patio|campo)',
    ],
  ],
  ['flooding', ['(?:acamp|tienda|dorm)\\p{L}*\\b.{0,25}(?:arroyo|rio|torrente|riera)']],
  ['carbon-monoxide', ['monoxido de carbono|detector de co']],
  // Flames in the open country.
  [
    'fire',
    [
      'paella|barbacoas?|parrilladas?|asad[oa]s?|calcotada|caldereta|brasas?|sardinada|torrada|lena|sarmientos|cohetes?|petardos?|bengalas?|soldar|soldadura|radial|' +
        'amoladora|desbrozadora|prender|mecha|antorchas?',
      'monte|bosque|pinar|campo a traves|sierra|forestal|rastroj\\p{L}*|matorral|pasto seco|hierba seca|merendero|area recreativa|prender fuego|lena',
    ],
    'estufa de lena|chimenea|horno de lena|cortar lena',
  ],
  // Whoever works in the heat.
  [
    'health',
    [
      'jornaler[oa]s?|temporer[oa]s?|peones|peon|braceros?|cuadrillas?|vendimiador\\p{L}*|segador\\p{L}*|albanil(?:es)?|obrer[oa]s?|repartidor\\p{L}*|barrender[oa]s?|' +
        'trabajador\\p{L}*|recolector\\p{L}*|(?:los|las|mis|nuestros) (?:operari[oa]s|chicos de la obra)',
      'recog\\p{L}*|recoj\\p{L}*|trabaj\\p{L}*|siga\\p{L}*|sigu\\p{L}*|est(?:en|ar|an)|aguant\\p{L}*|termin\\p{L}*|corten|cortar|vendimi\\p{L}*|cosech\\p{L}*|asfalt\\p{L}*|repart\\p{L}*|' +
        'barr\\p{L}*|salgan|empiecen|hasta las|al sol|sin sombra|mediodia',
      'puede\\p{L}*|pueda\\p{L}*|esta bien|seria|es buena idea|conviene|seguro|bien|problema|aguant\\p{L}*|hasta|calor|al sol|mando|dejo',
    ],
    'llover\\p{L}*|lluvia|llueve',
  ],
  [
    'flooding',
    [
      '(?:cruzar|pasar|vadear)',
      'baden|vado|rambla|riada|arroyo crecido',
      'coche|pie|puedo|puede|podemos|seguro|moto|todoterreno',
    ],
  ],
  [
    'ice-bearing',
    [
      'hielo|helad[oa]|congelad[oa]',
      'pantano|embalse|lago|laguna|estanque|rio|ibon|canal',
      'aguant\\p{L}*|patin\\p{L}*|pis\\p{L}*|and\\p{L}*|camin\\p{L}*|cruz\\p{L}*|resist\\p{L}*',
    ],
  ],
  ['flash-flood', ['descenso de barrancos?|barranquismo']],
  [
    'over-people',
    [
      'drone?s?|mavic|dji',
      '(?:sobre|encima de) (?:el |la |los |las |una? )?(?:\\p{L}+ ){0,2}?(?:playa|gente|multitud|publico|boda|' +
        'fiesta|concierto|procesion|personas|calle|ciudad|pueblo|estadio|partido|desfile|feria)',
    ],
  ],
  // What burns without a way out for its smoke.
  ['carbon-monoxide', ['estufa|chimenea|caldera|calentador', 'obstruid[oa]|atascad[oa]|tapad[oa]|bloquead[oa]']],
  // A heater where people sleep.
  [
    'carbon-monoxide',
    [
      'estufa|calefactor|calefaccion|calentador',
      '(?:en|dentro de) (?:la |el |una? |mi |nuestra )?(?:tienda(?: de campana)?|carpa|caravana|autocaravana|' +
        'furgoneta|coche|garaje)',
    ],
  ],
  [
    'carbon-monoxide',
    [
      'barbacoas?|parrilla\\p{L}*|carbon|brasero|hornillo|asado|asar|generador|estufa (?:de|a) (?:gas|butano|parafina)',
      '(?:en|dentro de) (?:la |el |una? |mi |nuestra )?(?:\\p{L}+ )?(?:tienda(?: de campana)?|carpa|garaje|casa|' +
        'cocina|caravana|autocaravana|furgoneta|habitacion|cabana|salon|porche|sotano)|dentro|bajo techo',
    ],
    'fuera de casa',
  ],
  [
    'parked-vehicle',
    [
      '(?:en|dentro de|dentro del) (?:el |un |mi |nuestro |la |una |su )?(?:\\p{L}+ )?(?:coche|carro|auto|' +
        'furgoneta|camion|maletero|caravana|autocaravana|vehiculo|camioneta)',
      'perr[oa]s?|perrit[oa]s?|cachorros?|gat[oa]s?|animal(?:es)?|mascotas?|nin[oa]s?|hij[oa]s?|bebes?|' +
        '(?:hij[oa]|nin[oa]|niet[oa]) de [1-5] (?:anos|meses)|abuel[oa]s?|conejos?|hamsters?|cobayas?|caballos?|' +
        'husky|labrador|bulldog',
      'dej\\p{L}*|qued\\p{L}*|esper\\p{L}*|dorm\\p{L}*|duerm\\p{L}*|sol[oa]s?|minutos?|horas?|compras?|' +
        'aparcad\\p{L}*|estacionad\\p{L}*|aparcamiento|parking|ventanillas?|rato|encerrad\\p{L}*',
    ],
  ],
  ['storm-eye', ['ojo (?:del|de un|de la) (?:huracan|ciclon|tifon|tormenta)|en el ojo']],
  [
    'tidal-crossing',
    [
      '(?:marea baja|bajamar)|(?:cruzar|ir|llegar|pasar|caminar) (?:\\p{L}+ ){0,3}?(?:isla|' +
        'islote) (?:\\p{L}+ ){0,2}?(?:a pie|andando)|mont[ -]saint[ -]michel',
    ],
  ],
  [
    'flash-flood',
    [
      'barrancos?|barranquismo|canon(?:es)?|canyon|desfiladeros?|ramblas?|cauces?|gargantas?|hoces|' +
        'lecho (?:seco|del rio)|quebradas?|cuevas?|wadi',
      'camin\\p{L}*|sender\\p{L}*|acamp\\p{L}*|dorm\\p{L}*|excursi\\p{L}*|baj\\p{L}*|ir|pase\\p{L}*|barranquismo|' +
        'ruta|cruz\\p{L}*|explor\\p{L}*|trekking',
    ],
  ],
  [
    'cold-water',
    [
      'embalses?|pantanos?|canter(?:a|as)|canal(?:es)?|acequias?|esclusas?|presas?',
      'salt\\p{L}*|ban(?:ar|ars?e|arme|arnos|o|arse)|nad\\p{L}*|tir(?:ar|arse|arme|arnos)|zambull\\p{L}*|refresc\\p{L}*',
    ],
  ],
  [
    'children-in-water',
    [
      'nin[oa]s?|hij[oa]s?|bebes?|pequen[oa]s?|crios?|chic[oa]s?|niet[oa]s?|peques?',
      'me meto(?= )|nos metemos|meter(?:me|nos)|ban(?:ar|arse|en|an|arlos?|e)|nad(?:ar|en|an)|' +
        '(?:meter\\p{L}*|ir|entrar|jugar) (?:al|en el|en la) (?:agua|mar|lago|rio)|en el (?:mar|lago|rio|agua)|' +
        'chapote\\p{L}*',
    ],
    'piscina',
  ],
  [
    'ice-bearing',
    ['hielo', 'grues\\p{L}*|espes\\p{L}*|aguant\\p{L}*|resist\\p{L}*|soport\\p{L}*|firme'],
    'carretera|calzada|cubitos?|bebidas?|nevera',
  ],
  [
    'ice-bearing',
    [
      '(?:lago|rio|estanque|laguna|embalse)\\b.{0,20}(?:helad\\p{L}*|congelad\\p{L}*)|' +
        'hielo\\b.{0,30}(?:lago|rio|estanque|grueso|aguanta|resiste|firme)|(?:sobre|por|cruzar) el hielo',
    ],
  ],
  [
    'flooding',
    [
      '(?:(?:cruz|vade|atraves)\\p{L}*|pas(?:ar|o|amos|an))\\b.{0,30}\\b(?:rio|vado|arroyo|torrente|riera|rambla|' +
        'barranco|quebrada)|vado|(?:carretera|calle|camino|puente|sotano|tunel)\\b.{0,20}inundad\\p{L}*|calle anegada',
    ],
  ],
  [
    'lightning-shelter',
    [
      'tormentas?|rayos?(?! uv)|relampagos?|truenos?|electrica',
      'arbol(?:es)?|ban(?:ar|arse|arme|arnos|o|era)|nad\\p{L}*|duch\\p{L}*|piscina|lago|mar|agua|tienda|carpa|' +
        'paraguas|campo|refugi\\p{L}*|resguard\\p{L}*|golf|pesc\\p{L}*|barco|surf\\p{L}*|bosque|bici\\p{L}*|' +
        'montana\\p{L}*|cumbre|cresta|ferrata|senderismo|cana de pescar',
      'qued\\p{L}*|seguimos|sigo|espero|esperamos|pued\\p{L}*|podemos|debo|debemos|se puede|peligros\\p{L}*|' +
        'segur[oa]|es bueno|(?:durante|con|en|bajo) (?:la |una |las )?(?:tormentas?|rayos|truenos)',
    ],
  ],
  [
    'medicines',
    [
      `${MEDICINES}|doxiciclin\\p{L}*|antibioticos?|medicament\\p{L}*|medicinas?|medicacion|pastillas?|diureticos?|` +
        'cortisona|corticoides?|(?:antidepresiv|ansiolitic|antipsicotic)\\p{L}*|betabloqueantes?|isotretinoina|litio|' +
        'hierba de san juan|fotosensib\\p{L}*',
    ],
  ],
  [
    'far-from-help',
    [
      'sol[oa]s?|de noche|por la noche|a oscuras|sin guia|en solitario',
      'montana\\p{L}*|senderismo|escal\\p{L}*|cumbre|cima|glaciar|desierto|alpinismo|trekking|ferrata|cresta|' +
        'subir (?:al|a la|el)',
    ],
  ],
  [
    'animals',
    [
      'perr[oa]s?|perrit[oa]s?|cachorros?|gat[oa]s?|conejos?|hamsters?|cobayas?|caballos?|ponis?|tortugas?|' +
        'pajaros?|gallinas?|cabras?|ovejas?|vacas?|mascotas?|loros?',
      'balcon|terraza|jaula|patio|azotea|invernadero|(?:dej\\p{L}*|qued\\p{L}*|dorm\\p{L}*)\\b.{0,30}\\b(?:fuera|' +
        'jardin|afuera|sol[oa]s?|campo)|calor|asfalto|patas|almohadillas',
    ],
  ],
  [
    'people-at-risk',
    [
      'bebes?|recien nacid[oa]s?|lactantes?|niños? pequenos?|ninos? pequenos?|abuel[oa]s?|anciano?a?s?|mayores|' +
        'personas? mayor(?:es)?|embarazada|' +
        '(?:padre|madre|papa|mama|suegr[oa]|vecin[oa]|ti[oa]|señora?) de [6-9]\\d|[789]\\d años',
      'camin\\p{L}*|andar|correr|calor|caliente|sol|sombra|frio|fuera|salir|jugar|parque|pase\\p{L}*|playa|balcon|jardin|cochecito|carrito|' +
        'aire|noche|mediodia|sol[oa]|dorm\\p{L}*|siesta',
      'puede[ns]?|puedo|podemos|debo|seguro|peligro\\p{L}*|riesgo|bien|ok|dejar|aguant\\p{L}*|demasiado|sacar',
    ],
    'abrigo|ropa|gorro|vestir|paraguas|llueve|llover|lluvia',
  ],
  [
    'climbing',
    [
      'via ferrata|escal(?:ar|ada|amos)|alpinismo|(?:subir|subo|subimos|ascender|ascension) (?:al|a la|el|hasta|a)|' +
        'cumbre|cima|cresta|glaciar',
      'puedo|podemos|se puede|puede|peligro\\p{L}*|riesgo|segur[oa]|debo|tormentas?|rayos?|sin|dia para|manana|' +
        'sabado|domingo',
    ],
    'subir (?:la|las) (?:temperaturas?|persianas?)|tejados?|techos?|azoteas?|andamios?|escalera',
  ],
  [
    'heights',
    [
      '(?:subir|subirme|subo) (?:a |al )(?:la |el |una |un )?(?:escalera|andamio|tejado|techo)|' +
        'limpiar (?:los |las |el )?canalon(?:es)?|andamio|escalera de mano|antena del tejado',
    ],
  ],
  [
    'water',
    [
      'ban(?:ar|arse|arme|arnos|amos|o)|nadar|kayak|piragua|canoa|paddle ?surf|lancha|zodiac|neumatica|' +
        '(?:salir|navegar) (?:en|con) (?:el |la |un |una )?(?:barco|barca|bote|lancha|velero|kayak)|surf(?:ear)?|' +
        'bucear|snorkel|moto de agua',
      'puedo|podemos|se puede|puede[ns]?|peligro\\p{L}*|riesgo|segur[oa]|tranquil[oa]|sin|ok|bandera|mar|crios?|ninos?',
    ],
    'piscina|temperatura del',
  ],
  [
    'wind-load',
    [
      'grua|plataforma elevadora|cama elastica|carpa|cenador|toldo|sombrilla',
      'viento|rachas?|aguant\\p{L}*|puedo|podemos|poner|montar|dejar|segur[oa]|izar|levantar',
    ],
  ],
  [
    'fire',
    [
      '(?:hacer|hago|encender|hacemos) (?:un |una )?(?:fuego|hoguera|fogata)|' +
        'quemar (?:los |las )?(?:rastrojos|restos|hojas)',
    ],
  ],
  [
    'fire',
    [
      'quem(?:a|as|ar|amos|o|ando)\\b.{0,30}(?:rastroj\\p{L}*|podas?|restos|hojas|ramas|rama|basura|hierba\\p{L}*|' +
        'malezas?|matorral\\p{L}*|palets?|agricola\\p{L}*)|quema (?:de|controlada|agricola)|rastrojos?|hogueras?|' +
        'fogatas?|(?:hacer|encender) (?:un |una |el )?(?:fuego|lumbre)|farolillos? (?:voladores?)|' +
        'linternas? voladoras?|velas? (?:encendidas?)',
    ],
  ],
  [
    'heights',
    [
      '(?:al|en el|sobre el|del|subir(?:me|se|nos)? (?:al|a la)|a la|en la|sobre la) (?:\\p{L}+ )?(?:tejado|techo|' +
        'escalera|andamio|chimenea|azotea|cubierta)\\b.{0,60}|canalon(?:es)?|plataforma elevadora|' +
        'sin (?:arnes|cuerda)',
      'sub\\p{L}*|limpi\\p{L}*|arregl\\p{L}*|repar\\p{L}*|camin\\p{L}*|pis\\p{L}*|arnes|coloc\\p{L}*|pint\\p{L}*|' +
        'instal\\p{L}*|escalera|andamio',
    ],
    'azotea (?:a )?(?:cenar|tomar)|terraza',
  ],
  [
    'medicine-storage',
    [
      'insulina|medicament\\p{L}*|medicinas?|epipen|vacunas?|supositorios?|inhalador\\p{L}*|antibioticos?|colirio|' +
        'ozempic|pastillas',
      'coche|carro|auto|maletero|guantera|tienda|sol|autocaravana|mochila|paquete|buzon|dej\\p{L}*|guard\\p{L}*|' +
        'conserv\\p{L}*|nevera',
    ],
  ],
  [
    'people-at-risk',
    [
      'bebes?|recien nacid\\p{L}*|(?:\\d{1,2}|un|dos|tres|cuatro|cinco|seis|ocho|diez) mes(?:es)?|' +
        '(?:de|tiene) (?:[1-6]|dos|tres|cuatro|cinco|seis) anos|abuel[oa]s?|personas? mayor(?:es)?|ancian[oa]s?|' +
        '(?:7\\d|8\\d|9\\d) anos|embarazada',
      'mediodia|playa|sol|calor\\p{L}*|ola de calor|crema\\p{L}*|factor|sombrilla|sombra|' +
        'a las? (?:1|2|3|12|13|14|15|16|una|dos|tres|doce)|3\\d ?(?:grados|°)|carrito|frio|-\\d+',
    ],
    'ropa|abrig\\p{L}*|vest\\p{L}*|chaqueta|gorro|cuando|a que hora|cumpleanos',
  ],
  [
    'road-grip',
    [
      '(?:ruedas?|neumaticos?|gomas) (?:de verano|lisas?|lisos?|gastad\\p{L}*)|' +
        'sin (?:cadenas|neumaticos de invierno|ruedas de invierno)',
    ],
  ],
  // Repairs of a roof that nobody should be on then.
  [
    'heights',
    [
      '(?:arregl|repar|cambi|impermeabili[zc]|retej|rehac|tap|pon)\\p{L}* (?:\\p{L}+ ){0,3}?(?:tejados?|techos?|azoteas?|tejas|goteras|cubierta)',
      'sol[oa]|sin (?:ayuda|arnes|cuerda|casco)|hielo|helad[oa]s?|escarcha|mojad[oa]s?|nieve|nevad[oa]s?|tormenta|rayos|vendaval|viento fuerte|resbal\\p{L}*',
    ],
    'solo (?:el|la|por|hoy|mañana)',
  ],
];

/** The kinds of words of settled dangers in French, Spanish, Italian and Portuguese, without accents. */
import type { SettledWords } from './words.ts';

export const FRENCH_SETTLED: SettledWords = {
  recovering:
    'infarctus|avc|(?:apres|depuis) (?:son |mon |l.|une |sa |ma )?(?:operation|chirurgie|pontage|cesarienne)|' +
    '(?:vient d.etre|a ete|suis) operee?|commotion',
  unprepared:
    'sans (?:frontale|lampe|carte|telephone|eau|nourriture|guide|corde|crampons|boussole)|' +
    'pas de (?:frontale|reseau|carte|eau|lampe)',
  farOut: 'montagne|sommet|rando\\p{L}*|nuit|refuge|crete|desert|trek|trail|col|bivouac\\p{L}*|grotte',
  defied:
    '(?:malgre|en depit de|tant pis pour) (?:l.|la |les |le )?(?:\\p{L}+ )?(?:alerte|vigilance|interdiction|' +
    'fermeture|evacuation|avertissement)s?|ignor\\p{L}* .{0,10}(?:alerte|vigilance|interdiction)',
  redFlag: 'drapeau(?:x)? rouges?|vagues? .{0,20}drapeau',
  liveWire: 'lignes? (?:a )?haute tension|lignes? electriques?|catenaires?|pylones?',
  aloft:
    'sans harnais|sans securite|(?:grimp|mont|escalad)\\p{L}* (?:sur|a|en haut d\\p{L}+) ?(?:la |le |une |un |' +
    'l)?.?(?:grue|pylone|mat|echafaudage|chateau d.eau|eolienne)|(?:repar|nettoi|nettoy|chang|install|remplac|' +
    'peind|debouch|ramon)\\p{L}* .{0,14}(?:antenne|parabole|gouttieres?|cheminee|tuiles?|velux|toiture|toit)',
  coolsOff:
    'se rafraichir|rafraichi\\p{L}*|barbot\\p{L}*|patauge\\p{L}*|se laisser (?:flotter|porter)|baign\\p{L}*|tremp\\p{L}*',
  openWater:
    'riviere|fleuve|lac|etang|canal|mer|port|gravier\\p{L}*|barrage|torrent|cascade|fontaine|rhone|loire|seine',
  lyingSnow:
    '(?:\\d+ ?(?:cm|centimetres)|un metre|beaucoup|tas|plein|paquet|epaisseur) (?:de )?neige|' +
    "neige (?:sur|lourde|mouillee|s'accumule)",
  underSnow: 'toits?|toiture|carport|veranda|serre|abri|auvent|pergola|balcon|terrasse couverte',
  throughWater:
    '(?:(?:travers|franch)\\p{L}*|pass(?:er|e|ons|ent)|(?:roul|march)\\p{L}* dans) (?:a pied |en voiture |' +
    "a velo )?(?:le gue|la riviere|le ruisseau|le torrent|l'eau|la rue inondee|le passage inonde|les flaques|" +
    "l'oued|le radier)|(?:route|rue|tunnel|passage|pont|chemin|souterrain)s? (?:inondee?s?|submergee?s?|" +
    "sous l'eau)",
  toiling:
    'ouvriers?|macons?|couvreurs?|gars|equipe|chantier|salaries|apprentis?|joueurs?|enfants|vendangeurs?|' +
    'cueilleurs?|coulent|coulons|bossent|travaillent|bosser|travailler',
  unrelieved:
    "ne boit (?:pas|rien)|n.ouvre jamais|sans (?:pause|ombre|eau|boire|repos)|pas d'ombre|aucune ombre|" +
    'en plein soleil|non-?stop|journee de (?:10|11|12) ?h',
  fuming: 'groupe electrogene|generateur|barbecue|charbon|brasero|parasol chauffant|moteur|echappement',
  byOpening:
    '(?:sous|devant|pres de|a cote de|contre|au pied de) (?:la |une |ma )?(?:fenetre|porte|aeration|' +
    "bouche d'aeration|ventilation)|fenetres? fermees?|porte fermee",
  fuel: 'essence|alcool a bruler|petrole|white-?spirit|gasoil|gazole|aerosols?|bombes? de gaz',
  asleep: 'dor[mt]\\p{L}*|sieste|endormie?',
  hotPlace:
    'dans (?:la |sa |le |une )?(?:tente|poussette|veranda|serre|caravane|voiture|landau)|au soleil|' +
    'sous (?:un|le) (?:lange|linge|drap)',
  leap:
    "(?:saut|plong)\\p{L}* .{0,10}(?:du|de la|des|d'un|d'une|depuis) (?:\\p{L}+ )?(?:pont|viaduc|falaises?|" +
    'rochers?|digue|jetee|quai|toit|balcon|barrage|bateau|ponton)',
  shutIn:
    "halete|attaches?|attachees?|enchaines?|sans ombre|pas d'ombre|sans eau|enfermee?s?|fenetres? fermees?|" +
    'dans (?:la |le |sa |son )?(?:veranda|serre|clapier|cage|niche|garage|abri|box)',
  child: 'enfants?|fils|filles?|jumeaux|bebes?|petite?s?|gamins?|gosses?|mome[s]?|petits-enfants|neveux?|niece',
  frail:
    'diabetique|epileptique|asthmatique|papi|papy|mamie|mamy|grand-?(?:mere|pere|s-parents|parents)|' +
    '(?:mere|pere|maman|papa|tante|oncle|voisine?)\\b.{0,14}\\b(?:[7-9]\\d) ans|personnes? agees?|retraites|' +
    'cardiaque|pacemaker|enceinte|bebes?|nourrisson\\p{L}*|nouveau-?ne|\\d{1,2} (?:semaines|mois)',
  creature:
    'chiens?|chiots?|chats?|chatons?|lapins?|hamsters?|cochons? d.inde|chev(?:al|aux)|poneys?|poules|moutons?|' +
    'chevres?|animaux|labrador\\p{L}*',
  water: 'piscine|lac|riviere|mer|etang|ruisseau|plage|canal|eau|bassin|jacuzzi|fleuve|torrent',
  unwatched:
    'seule?s?|sans surveillance|sans nous|pendant que (?:je|nous|on|maman|papa)|le temps (?:que|de|d)|' +
    'tout(?:e)?s? seule?s?|se surveillent|surveille de (?:loin|la fenetre|la cuisine)',
  inVehicle:
    '(?:dans|a l.interieur de) (?:la |une |ma |notre |le |un |mon )?(?:voiture|auto|camionnette|coffre|van|' +
    'fourgon|camping-car|caravane|remorque|camion)',
  stays:
    'reste\\p{L}*|attend\\p{L}*|sans clim\\p{L}*|heures?|minutes?|pendant|le temps|toute la (?:journee|matinee)|' +
    'laiss\\p{L}*',
  exposed:
    'en plein soleil|procession|(?:assise?|rest|dor[mt]|attend|allonge|install|laiss|sieste|' +
    'repos)\\p{L}*.{0,30}\\b(?:dehors|jardin|terrasse|balcon|soleil|veranda|banc|plage|serre)|taill\\p{L}*|' +
    'tond\\p{L}*|bech\\p{L}*|jardin(?:e|er)\\b|fendre|pelle[rt]\\p{L}*|deneig\\p{L}*|marathon',
  extreme: 'jacuzzi|sauna|hammam|bain (?:glace|froid)|bronz\\p{L}*|poussette de course|porte-?bebe|remorque velo',
  drunk:
    'nuit blanche|pas dormi|somniferes?|codeine|tramadol|degustation|' +
    '(?:premiere?|deuxieme|second|troisieme|dernier|encore un|deux|trois|quelques|plusieurs) (?:verres?|bieres?|' +
    "pintes?|pastis|apero|coups?)|(?:j'ai|on a|avons|ai) (?:\\p{L}+ )?bu|pompette|" +
    "(?:repas|dejeuner|diner|apero) (?:bien )?arrose|bourree?|ivre|saoule?|apres (?:l'apero|le bar|le vin)",
  sober:
    'pagay\\p{L}*|velo|condui\\p{L}*|volant|voiture|rentr\\p{L}* en|nager|baign\\p{L}*|bateau|grimp\\p{L}*|' +
    'echelle|toit|scooter|tronconneuse|ski\\p{L}*',
  flame:
    'soud(?:e|er|ons|ure)|meule\\p{L}*|lampe chauffante|bougies?|fusees?|barbecue|bbq|grillades?|' +
    "(?:un |le |petit |du )?feu(?! (?:rouge|vert|d'artifice municipal))|cigarettes?|rechaud|petards?|" +
    'brule\\p{L}*|lanternes?',
  tinder:
    "(?:en|dans (?:la|les|une|le|un)|pres d[eu]|sous) (?:la |les |l')?(?:foret|bois|garrigue|pinede|maquis|" +
    'landes?|dunes?|sous-bois|pins)|herbes? (?:seches?|hautes)|foin|paille|broussailles?',
  smallBoat:
    'matelas|canot|zodiac|barque|kayaks?|canoe|paddle|pedalo|matelas gonflable|bouees?|radeau|jet-?ski|' +
    '(?:petit|vieux) (?:bateau|voilier)',
  bigWater:
    "descend\\p{L}* (?:l.|la |le )\\p{L}+|(?:sur|jusqu'?a?u?|jusqu'en|vers|en|au|a|traverser|traverse|descendre|" +
    "descend|on descend) (?:la |le |les |l'|une |un )?(?:mer|riviere|fleuve|large|ile|corse|lac|rhone|loire|" +
    'seine|dordogne|garonne|rapides|manche|cote)',
  burnt: 'coups? de soleil|insolation|brulee?s? (?:hier|par le soleil|au soleil)|ecrevisse|je pele',
  sunAgain: 'plage|soleil|encore|retourn\\p{L}*|bronz\\p{L}*|piscine|dehors',
  otherDanger:
    '(?:sur|le long d[eu]s?|pres des|traverse[rz]?|longe[rz]?) (?:les |la |des )?rails|' +
    "(?=(?:sur|le long d[eu]|traverse[rz]?|longe[rz]?) ?l'autoroute)(?<=\\b(?:marche|courir|cours|pied|velo|jouer|promen|" +
    "patin|trottinette|debout|assis|stop)\\p{L}*\\b.{0,40})(?:sur|le long d[eu]|traverse[rz]?|longe[rz]?) ?l'autoroute|" +
    "voies? ferrees?|bande d'arret d'urgence|(?:mine|usine|maison|hopital|carriere|batiment|" +
    'tunnel)s? (?:abandonnee?s?|desaffectee?s?)|urbex|dans (?:le|un) silo|fosse a lisier|taureaux? (?:dans|en)|' +
    '(?:monte|assis|debout)\\p{L}* (?:sur|dans) (?:la benne|le plateau|la remorque|le capot|' +
    'le toit de la voiture|le godet)|costume de (?:mascotte|gorille|ours)|carabine|obus',
  dressed:
    'habill\\p{L}*|vetements?|manteau|veste|pull|parapluie|pleu\\p{L}*|pluie|averses?|sec|mouille\\p{L}*|anniversaire|fete',
  underWay: 'trajet|route|voyage|autoroute|bouchons?|roul\\p{L}*|veterinaire|habill\\p{L}*',
};

export const SPANISH_SETTLED: SettledWords = {
  recovering:
    'infarto|ictus|(?:despues|tras|desde) (?:de )?(?:la |una |su |mi )?(?:operacion|cirugia|cesarea)|' +
    'recien operad[oa]|(?:me|le|lo|la) (?:han operado|operaron)|conmocion|bypass',
  unprepared: 'sin (?:frontal|linterna|mapa|movil|agua|comida|guia|cuerda|crampones|cobertura)',
  farOut: 'montana|cumbre|cima|pico|senderismo|ruta|noche|refugio|cresta|desierto|travesia|barranco|cueva|vivac',
  defied:
    '(?:a pesar de|pese a|ignor\\p{L}*|saltarnos|saltandonos|aunque haya|con) (?:la |las |el |una )?(?:alerta|' +
    'aviso|avisos|prohibicion|evacuacion)(?: roja| naranja)?',
  redFlag: 'banderas? (?:roja|amarilla)s?',
  liveWire: 'alta tension|tendido electrico|torres? electricas?|cables? electricos?|catenaria',
  aloft:
    'sin arnes|(?:trep|sub)\\p{L}* (?:a|al|por) ?(?:la |una |el )?(?:grua|torre electrica|andamio|poste|mastil|' +
    'antena)|(?:repar|arregl|limpi|cambi|instal|coloc|pint)\\p{L}* .{0,14}(?:antena|parabolica|canalon(?:es)?|' +
    'chimenea|claraboya)',
  coolsOff: 'refresc\\p{L}*|chapote\\p{L}*|flot(?:ar|amos|ando)|remoj\\p{L}*|banar\\p{L}*|bano|bana[nr]?',
  openWater: 'rio|lago|pantano|embalse|canal|acequia|mar|puerto|poza|cascada|cantera|fuente|presa',
  lyingSnow:
    '(?:\\d+ ?(?:cm|centimetros)|un metro|medio metro|mucha|tanta|un palmo de) (?:de )?nieve|nieve (?:en|sobre|acumulada)',
  underSnow: 'tejados?|techos?|cubierta|cochera|invernadero|carpa|porche|balcon|pergola|marquesina',
  throughWater:
    '(?:(?:cruz|vade|atraves)\\p{L}*|pas(?:ar|o|amos)) .{0,14}(?:el vado|el rio|la riada|el arroyo|la rambla|' +
    'el agua|el badén|el baden|la calle inundada|el tunel inundado)|' +
    '(?:calle|carretera|tunel|paso|puente|camino)s? inundad[oa]s?',
  toiling:
    'obreros?|albaniles|trabajadores|chavales|equipo|cuadrilla|peones|jornaleros|jugadores|ninos|temporeros|' +
    'trabaj\\p{L}*|hormigon\\p{L}*|asfalt\\p{L}*|vendimi\\p{L}*',
  unrelieved:
    'no bebe|nunca abre|sin (?:descansos?|sombra|agua|parar|pausas?)|no hay sombra|a pleno sol|jornada de (?:10|11|12)',
  fuming: 'generador|grupo electrogeno|barbacoa|carbon|brasero|motor|tubo de escape|estufa',
  byOpening:
    '(?:bajo|debajo de|junto a|delante de|al lado de|cerca de) (?:la |una )?(?:ventana|puerta|rejilla|' +
    'ventilacion)|ventanas? cerradas?|puerta cerrada',
  fuel: 'gasolina|alcohol de quemar|queroseno|disolvente|gasoil|aguarras|aerosol(?:es)?|bombonas?',
  asleep: 'duerm\\p{L}*|dorm\\p{L}*|siesta',
  hotPlace:
    'en (?:la |el |su |una )?(?:tienda|carrito|galeria|invernadero|caravana|coche|cochecito)|al sol|' +
    'bajo (?:una|la) (?:muselina|manta|sabana)',
  leap:
    '(?:salt|tir|lanz|zambull)\\p{L}* .{0,14}(?:desde|del?) (?:el |la |las |los |un |una )?(?:puente|viaducto|' +
    'acantilado|rocas?|muelle|espigon|balcon|tejado|presa|barco|malecon)|balconing',
  shutIn:
    'jadea|atad[oa]s?|encadenad[oa]s?|sin sombra|sin agua|encerrad[oa]s?|ventanas? cerradas?|' +
    'en (?:la |el |su )?(?:galeria|invernadero|jaula|caseta|garaje|cuadra|gallinero|balcon)',
  child: 'ninos?|ninas?|hijos?|hijas?|gemelos|mellizos|bebes?|peques?|crios?|crias?|chavales|nietos?|nietas?|sobrinos?',
  frail:
    'diabetic[oa]|epileptic[oa]|asmatic[oa]|abuel[oa]s?|(?:madre|padre|mama|papa|tia|tio|suegr[oa]|' +
    'vecin[oa])\\b.{0,16}\\b(?:[7-9]\\d anos|de [7-9]\\d)|ancian[oa]s?|mayores|jubilad[oa]s?|cardiac[oa]|' +
    'marcapasos|embarazada|bebes?|recien nacid[oa]|\\d{1,2} (?:semanas|meses)',
  creature:
    'perr[oa]s?|perrit[oa]s?|cachorros?|gat[oa]s?|conejos?|hamsters?|caballos?|yeguas?|ponis?|gallinas?|ovejas?|' +
    'cabras?|animales|mascotas?|labrador\\p{L}*',
  water: 'piscina|lago|rio|mar|estanque|arroyo|playa|canal|agua|embalse|pantano|balsa|acequia|jacuzzi|pileta|alberca',
  unwatched:
    'sol[oa]s|(?:jug|qued|ban|nad|est|dej)\\p{L}* (?:\\p{L}+ )?sol[oa]|sin (?:vigilancia|nosotros|adultos)|' +
    'mientras (?:yo|nosotros|cocino|trabajo|duermo|dormimos|voy|hago|comemos|como|me)|' +
    'se (?:cuidan|vigilan) (?:solos|entre)|desde (?:la ventana|el balcon|la cocina|casa)',
  inVehicle:
    '(?:en|dentro d) ?(?:el |la |mi |nuestr[oa] |un |una |del )?(?:coche|carro|auto|furgoneta|maletero|' +
    'autocaravana|caravana|remolque|camion|furgo)',
  stays:
    'qued\\p{L}*|esper\\p{L}*|sin aire|horas?|minutos?|mientras|tod[oa] (?:el dia|la manana|la tarde)|dej\\p{L}*|' +
    'aparcad\\p{L}*',
  exposed:
    'a pleno sol|romeria|procesion|(?:sentad|qued|dej|tumbad|duerm|siesta|descans|' +
    'espera)\\p{L}*.{0,30}\\b(?:fuera|jardin|terraza|balcon|sol|patio|banco|playa|galeria|invernadero)|cavar|' +
    'cava|podar|poda|segar|desbroz\\p{L}*|cortar el cesped|cortar lena|el camino|caminata|maraton',
  extreme:
    'jacuzzi|sauna|bano (?:turco|helado|de hielo)|tomar el sol|broncear\\p{L}*|portabebes|carrito de correr|' +
    'remolque de bici',
  drunk:
    'noche en blanco|sin dormir|somniferos?|pastillas para dormir|codeina|tramadol|cata de vinos?|' +
    '(?:primera?|segund[ao]|tercer[ao]|ultim[ao]|otra|dos|tres|cuatro|unas|varias|un par de) (?:cervezas?|canas?|' +
    'copas?|vinos?|cubatas?|birras?|sidras?|tercios?)|he(?:mos)? bebido|borrach[oa]s?|piripi|contentill[oa]|' +
    'despues del (?:vermut|bar)|resaca',
  sober:
    'remar|remamos|bici|conduc\\p{L}*|manej\\p{L}*|volante|coche|carro|nadar|banar\\p{L}*|bano|barca|moto|' +
    'escalar|escalera|tejado|motosierra|patinete|esqui\\p{L}*',
  flame:
    'sold(?:ar|o|amos)|radial|lampara de calor|velas?|cohetes?|barbacoas?|bbq|parrilla\\p{L}*|asado|hogueras?|' +
    'fogata|fuego|fueguito|cigarr\\p{L}*|fum(?:ar|o|amos)|petardos?|bengalas?|hornillo|quem(?:a|ar|amos|o)',
  tinder:
    'olivar|trigal|(?:entre|en) los olivos|pajar|(?:en|por|al|entre) (?:el |la |los |un |una )?(?:monte|bosque|' +
    'pinar|campo seco|matorral|parque natural|dehesa|pinos)|hierba seca|pasto seco|paja|maleza',
  smallBoat:
    'lanchas?|neumatica|kayaks?|canoas?|paddle ?surf|hidropedal|patin|colchoneta|flotador|balsa|barquit[oa]|' +
    'barca|bote|moto de agua|tabla',
  bigWater:
    '(?:al|en|por|hasta|a|cruzar|bajar|bajamos|cruzamos) (?:el |la |los |las )?(?:mar|rio|isla|estrecho|bahia|' +
    'lago|embalse|rapidos|ria|alta mar|boyas?|costa)|mar adentro',
  burnt:
    '(?:estoy|estamos|me he|nos hemos|mi (?:hijo|hija|espalda|piel)|hombros|espalda|piernas|' +
    'cara) (?:\\p{L}+ )?quemad[oa]s?|quemaduras?|insolacion|como (?:un cangrejo|una gamba)|' +
    'me (?:queme|estoy pelando)',
  sunAgain: 'playa|sol|otra vez|de nuevo|volver|volvemos|vuelvo|piscina|broncear\\p{L}*',
  otherDanger:
    'vias? del (?:tren|ferrocarril)|(?:sobre|por) los rieles|arcen|cruzar (?:la )?(?:autopista|autovia)|' +
    '(?:mina|fabrica|casa|hospital|edificio|tunel) abandonad[oa]s?|urbex|(?:dentro del|en el|al) silo|' +
    'fosa septica|toros?(?= (?:en|suelto|por))|(?:encierro|correr delante de los toros|capea)|' +
    '(?:subid|montad|sentad)\\p{L}* (?:en|sobre) (?:la caja|el capo|el techo|la pala|el remolque)|' +
    'disfraz de (?:gorila|oso|mascota)|escopeta de perdigones',
  dressed:
    'ropa|abrigo|chaqueta|jersey|paraguas|vest\\p{L}*|llov\\p{L}*|llueve|lluvia|sec[oa]|mojad[oa]|cumpleanos|fiesta',
  underWay: 'viaje|viajar|carretera|trafico|atasco|autopista|conduc\\p{L}*|veterinario|vest\\p{L}*',
};

export const ITALIAN_SETTLED: SettledWords = {
  recovering:
    'infarto|ictus|(?:dopo|da) (?:l.|un.|la sua |il )?(?:operazione|intervento|cesareo)|appena operat[oa]|commozione|bypass',
  unprepared: 'senza (?:frontale|torcia|mappa|telefono|acqua|cibo|guida|corda|ramponi)',
  farOut: 'montagna|cima|vetta|escursione|notte|rifugio|cresta|deserto|trekking|sentiero|bivacco|grotta',
  defied:
    '(?:nonostante|malgrado|ignor\\p{L}*|a dispetto d\\p{L}+) ?(?:l.|la |il |le |gli |un.)?(?:allerta|allerte|' +
    'avviso|divieto|evacuazione|chiusura)',
  redFlag: 'bandiera rossa',
  liveWire: 'alta tensione|linea elettrica|cavi elettrici|traliccio|tralicci|catenaria',
  aloft:
    'senza imbracatura|senza imbrago|(?:arrampic|sal)\\p{L}* su(?:lla|l|i)? ?(?:una |un )?(?:gru|traliccio|' +
    'ponteggio|palo|torre)|(?:ripar|aggiust|pul|cambi|install|mont|dipin|sistem)\\p{L}* .{0,14}(?:antenna|' +
    'parabola|grondai[ae]|camino|lucernario)',
  coolsOff: 'rinfresc\\p{L}*|sguazz\\p{L}*|galleggi\\p{L}*|bagn(?:o|arsi|iamo)|fare il bagno|tuff\\p{L}*',
  openWater: 'fiume|lago|canale|torrente|mare|porto|cava|cascata|diga|fontana|tevere|po',
  lyingSnow:
    '(?:\\d+ ?(?:cm|centimetri)|un metro|mezzo metro|tanta|molta|parecchia) (?:di )?neve|' +
    'neve (?:sul|sulla|sui|pesante|accumulata)',
  underSnow: 'tett[oi]|tettoia|capannone|serra|veranda|gazebo|pergolato|balcone|copertura',
  throughWater:
    "(?:(?:attravers|guad)\\p{L}*|pass(?:are|o|iamo)) .{0,14}(?:il guado|il fiume|il torrente|l'acqua|" +
    'il sottopasso allagato|la strada allagata)|(?:strada|sottopasso|tunnel|ponte|via)(?: \\p{L}+)? allagat[oa]',
  toiling:
    'operai|muratori?|ragazzi|squadra|braccianti|lavoratori|giocatori|bambini|lavor\\p{L}*|asfalt\\p{L}*|gettata|' +
    'vendemmi\\p{L}*|apprendist[ai]',
  unrelieved:
    "non beve|non apre mai|senza (?:pause?|ombra|acqua|sosta|riposo)|niente ombra|non c'e ombra|sotto il sole|" +
    'in pieno sole|turno di (?:10|11|12)',
  fuming: 'generatore|gruppo elettrogeno|barbecue|carbonella|braciere|motore|stufa|fungo riscaldante',
  byOpening:
    "(?:sotto|davanti a|vicino a|accanto a|di fianco a)(?:lla|l)? ?(?:la )?(?:finestra|porta|presa d'aria|" +
    'griglia)|finestr[ae] chius[ae]|porta chiusa',
  fuel: 'benzina|alcol|petrolio|diavolina liquida|gasolio|acquaragia|bombolett[ae]|bombol[ae]',
  asleep: 'dorm\\p{L}*|pisolino|riposino|nanna|addormentat\\p{L}*',
  hotPlace:
    '(?:in|nella|nel) (?:tenda|passeggino|carrozzina|veranda|serra|roulotte|macchina|auto)|al sole|' +
    'sotto (?:un|il) (?:telo|lenzuolino)',
  leap:
    '(?:tuff|salt|butt|lanci)\\p{L}* .{0,12}(?:dal|dalla|dagli|dallo|da un|da una) (?:\\p{L}+ )?(?:ponte|' +
    'viadotto|scogliera|scogli|scoglio|molo|tetto|balcone|diga|barca|pontile)',
  shutIn:
    "ansima|legat[oaie]|incatenat[oaie]|senza ombra|senz'ombra|senza acqua|chius[oaie] (?:in|nel|dentro|fuori)|" +
    'finestr[ae] chius[ae]|(?:in|nella|nel) (?:veranda|serra|gabbia|cuccia|garage|stalla|pollaio|box)',
  child: 'bambin[oaie]|bimb[oaie]|figli[oae]?|gemell[ie]|neonat[oaie]|piccol[oaie]|ragazzin[ie]|nipot[ie](?:n[oaie])?',
  frail:
    'diabetic[oa]|epilettic[oa]|asmatic[oa]|nonn[oaie]|(?:mamma|papa|madre|padre|zi[oa]|suocer[oa]|' +
    'vicin[oa])\\b.{0,14}\\b(?:(?:di )?[7-9]\\d anni|di [7-9]\\d)|anzian[oaie]|cardiopatic[oa]|pacemaker|incinta|' +
    'neonat[oaie]|\\d{1,2} (?:settimane|mesi)',
  creature:
    'can[ei]|cagnolin[oaie]|cuccioli?|gatt[oaie]|conigli[oa]?|cricet[oi]|cavall[oaie]|pony|galline|pecore|capre|' +
    'animali|labrador\\p{L}*',
  water: 'piscina|piscinetta|lago|fiume|mare|stagno|laghetto|torrente|spiaggia|canale|acqua|idromassaggio',
  unwatched:
    'da sol[oaie]|senza (?:sorveglianza|di noi|adulti)|mentre (?:io|noi|cucino|lavoro|dormo|preparo|faccio|sono)|' +
    'si (?:guardano|controllano) (?:da soli|a vicenda)|dalla (?:finestra|cucina|casa)|dal balcone',
  inVehicle:
    '(?:in|nella|nel|dentro la|dentro il) (?:mia |nostra |mio )?(?:macchina|auto|furgone|bagagliaio|camper|' +
    'roulotte|rimorchio|trailer|camion)',
  stays:
    'rest\\p{L}*|aspett\\p{L}*|senza aria|ore|ora|minuti|mentre|tutt[oa] (?:il giorno|la mattina|il pomeriggio)|' +
    'lasci\\p{L}*|parcheggiat\\p{L}*',
  exposed:
    'in pieno sole|processione|(?:sedut|sta|rest|sdraiat|dorm|ripos|aspett|lasci)\\p{L}*.{0,30}\\b(?:fuori|' +
    'giardino|terrazz[ao]|balcone|sole|veranda|panchina|spiaggia|serra|cortile)|zapp\\p{L}*|vangare|vanga|potare|' +
    "pota|tagliare (?:l'erba|la siepe|la legna)|taglia l'erba|spalare|maratona",
  extreme:
    'idromassaggio|sauna|bagno turco|bagno (?:ghiacciato|gelato)|prendere il sole|abbronz\\p{L}*|' +
    'passeggino da corsa|marsupio',
  drunk:
    'notte in bianco|senza dormire|sonnifer[oi]|codeina|tramadol|degustazione|' +
    "(?:prim[oa]|second[oa]|terz[oa]|ultim[oa]|un'altra|due|tre|quattro|qualche|un paio di) (?:birr[ae]|" +
    'bicchier[ei]|spritz|vin[oi]|drink|cocktail|amari|grappe?)|ho bevuto|abbiamo bevuto|ubriac[oahi]+|' +
    "brill[oaie]|alticci[oa]|dopo l'aperitivo",
  sober:
    'rem\\p{L}*|bici|guid\\p{L}*|volante|macchina|auto|nuot\\p{L}*|bagno|barca|moto|arrampic\\p{L}*|scala|tetto|' +
    'motosega|monopattino|sciare',
  flame:
    'sald(?:are|o|iamo)|flessibile|lampada riscaldante|candel[ae]|razzi|barbecue|bbq|grigliat\\p{L}*|brace|' +
    'fal[oò]|fuoco|fuochi|fornell\\p{L}*|sigarett\\p{L}*|fum(?:are|iamo)|petardi|bruci\\p{L}*',
  tinder:
    '(?:nel|in|nei|nella|tra i|in un|in una|vicino al|sotto i) (?:bosco|boschi|pineta|foresta|macchia|sottobosco|' +
    'pini)|erba secca|sterpaglie|paglia|fieno',
  smallBoat:
    'gommon[ei]|canott[oi]|kayak|canoa|sup|pedalo|materassin[oi]|ciambella|zattera|barchetta|barca a remi|' +
    "moto d'acqua|pattino",
  bigWater:
    "(?:al|in|nel|sul|fino a|fino all'|verso|attravers\\p{L}*|lungo|scend\\p{L}*) (?:il |la |l')?(?:largo|mare|" +
    'fiume|isola|lago|stretto|rapide|costa|golfo|capri|elba|ischia|boe?)|al largo',
  burnt:
    'scottat[oaie]|scottatur[ae]|insolazione|ustionat[oa]|rosso come un (?:aragosta|gambero|peperone)|mi sto spellando',
  sunAgain: 'spiaggia|sole|ancora|di nuovo|torn\\p{L}*|mare|piscina|abbronz\\p{L}*',
  otherDanger:
    "(?:sui|lungo i|accanto ai|attravers\\p{L}* i) binari|corsia d'emergenza|" +
    '(?:miniera|fabbrica|casa|ospedale|edificio|galleria) abbandonat[oa]|urbex|(?:nel|dentro il) silo|' +
    'fossa (?:biologica|settica)|tor[oi] (?:nel|in|sciolt\\p{L}*)|(?:sedut|in piedi|sali)\\p{L}* (?:sul cassone|' +
    'sul cofano|sul tetto della macchina|nel rimorchio|nella benna)|costume da (?:gorilla|orso|mascotte)|carabina',
  dressed:
    'vest\\p{L}*|abbigl\\p{L}*|cappotto|giacca|maglione|ombrello|piov\\p{L}*|pioggia|asciutt[oa]|bagnat[oa]|' +
    'compleanno|festa',
  underWay: 'viaggi\\p{L}*|strada|autostrada|traffico|guid\\p{L}*|veterinario|vest\\p{L}*',
};

export const PORTUGUESE_SETTLED: SettledWords = {
  recovering:
    'enfarte|avc|(?:depois|apos|desde) (?:d[ae] )?(?:a |uma |minha |sua )?(?:operacao|cirurgia|cesariana)|' +
    'operad[oa] (?:ha|na|no)|concussao|bypass',
  unprepared: 'sem (?:frontal|lanterna|mapa|telemovel|agua|comida|guia|corda|rede)',
  farOut: 'montanha|serra|pico|cume|caminhada|trilho|noite|abrigo|deserto|travessia|gruta|bivaque',
  defied:
    '(?:apesar d\\p{L}+|ignor\\p{L}*|mesmo com) (?:o |a |os |as )?(?:aviso|avisos|alerta|alertas|proibicao|' +
    'interdicao|evacuacao)(?: vermelho| laranja)?',
  redFlag: 'bandeira (?:vermelha|amarela)',
  liveWire: 'alta tensao|linhas? eletricas?|postes? eletricos?|cabos? eletricos?|catenaria',
  aloft:
    'sem arnes|(?:trep|sub)\\p{L}* (?:a|ao|para) ?(?:a |o )?(?:grua|poste|andaime|torre|mastro)|' +
    '(?:repar|arranj|limp|mud|instal|mont|pint|consert)\\p{L}* .{0,14}(?:antena|parabolica|caleira[s]?|algeroz|' +
    'chamine|claraboia)',
  coolsOff: 'refresc\\p{L}*|chapinh\\p{L}*|boiar|flutuar|banho|banhar\\p{L}*|mergulh\\p{L}*',
  openWater: 'rio|lago|barragem|albufeira|canal|mar|porto|pedreira|cascata|ribeira|fonte',
  lyingSnow: '(?:\\d+ ?(?:cm|centimetros)|um metro|meio metro|muita|tanta) (?:de )?neve|neve (?:no|na|nos|acumulada)',
  underSnow: 'telhados?|tetos?|cobertura|estufa|marquise|alpendre|varanda|pergola',
  throughWater:
    '(?:atravess\\p{L}*|pass(?:ar|o|amos)) .{0,14}(?:o vau|o rio|a ribeira|a agua|a rua inundada|' +
    'o tunel inundado|a cheia)|(?:rua|estrada|tunel|passagem|ponte|caminho)s? (?:inundad|alagad)[oa]s?',
  toiling:
    'operarios?|pedreiros?|trabalhadores|rapazes|equipa|equipe|malta|jogadores|criancas|apanhadores|' +
    'trabalh\\p{L}*|betonar|asfaltar|vindim\\p{L}*',
  unrelieved:
    'nao bebe|nunca abre|sem (?:pausas?|sombra|agua|parar|descanso)|nao ha sombra|em pleno sol|ao sol o dia|' +
    'turno de (?:10|11|12)',
  fuming: 'gerador|churrasqueira|carvao|braseira|fogareiro|motor|escape',
  byOpening:
    '(?:debaixo d|por baixo d|junto |ao lado d|em frente |perto d)[aeo]s? ?(?:a )?(?:janela|porta|ventilacao|' +
    'grelha)|janelas? fechadas?|porta fechada',
  fuel: 'gasolina|alcool|petroleo|querosene|gasoleo|diluente|aerossois|botijas?',
  asleep: 'dorm\\p{L}*|sesta|soneca|adormecid\\p{L}*',
  hotPlace:
    '(?:na|no|numa|num) (?:tenda|carrinho|marquise|estufa|caravana|carro|roulotte)|ao sol|' +
    'debaixo de (?:uma|um) (?:fralda|manta|pano)',
  leap:
    '(?:salt|mergulh|atir|pul)\\p{L}* .{0,12}(?:da|do|das|de uma|de um) (?:\\p{L}+ )?(?:ponte|viaduto|falesia|' +
    'rochas?|pontao|cais|telhado|varanda|barragem|barco|muralha)',
  shutIn:
    'ofegante|pres[oa]s?|amarrad[oa]s?|acorrentad[oa]s?|sem sombra|sem agua|fechad[oa]s? (?:em|na|no)|' +
    'janelas? fechadas?|(?:na|no) (?:marquise|estufa|gaiola|casota|garagem|canil|galinheiro)',
  child: 'criancas?|miudos?|miudas?|filh[oa]s?|gemeos|bebes?|menin[oa]s?|net[oa]s?|sobrinh[oa]s?|putos',
  frail:
    'diabetic[oa]|epileptic[oa]|asmatic[oa]|avos?|avo|vovo|vo|' +
    '(?:mae|pai|ti[oa]|sogr[oa]|vizinh[oa])\\b.{0,16}\\b(?:[7-9]\\d anos|de [7-9]\\d)|idos[oa]s?|reformad[oa]s|' +
    'cardiac[oa]|pacemaker|gravida|bebes?|recem-?nascid[oa]|\\d{1,2} (?:semanas|meses)',
  creature:
    'c(?:ao|aes|adela|adelas)|cachorr[oa]s?|gat[oa]s?|coelhos?|hamsters?|cavalos?|eguas?|poneis?|galinhas?|' +
    'ovelhas?|cabras?|animais|labrador\\p{L}*',
  water: 'piscina|lago|rio|mar|lagoa|ribeira|praia|canal|agua|albufeira|barragem|tanque|jacuzzi',
  unwatched:
    'sozinh[oa]s?|sem (?:vigilancia|supervisao|nos|adultos)|enquanto (?:eu|nos|cozinho|trabalho|durmo|faco|vou|' +
    'almocamos)|tomam conta (?:um do outro|uns dos outros)|da (?:janela|varanda|cozinha)',
  inVehicle:
    '(?:no|na|dentro d[oa]|num|numa) (?:meu |nosso |minha )?(?:carro|carrinha|porta-?bagagens|mala|autocaravana|' +
    'caravana|reboque|camiao|furgoneta)',
  stays:
    'fic\\p{L}*|esper\\p{L}*|sem ar|horas?|minutos?|enquanto|o dia todo|tod[oa] (?:o dia|a manha|a tarde)|' +
    'deix\\p{L}*|estacionad\\p{L}*',
  exposed:
    'em pleno sol|procissao|romaria|(?:sentad|fic|deit|dorm|descans|esper|deix)\\p{L}*.{0,30}\\b(?:fora|jardim|' +
    'terraco|varanda|sol|quintal|banco|praia|marquise|estufa)|cavar|podar|cortar (?:a relva|a sebe|lenha)|' +
    'capinar|caminhada|o caminho|maratona',
  extreme: 'jacuzzi|sauna|banho (?:turco|gelado)|apanhar sol|bronzear\\p{L}*|porta-?bebes|carrinho de corrida',
  drunk:
    'noite em claro|sem dormir|comprimidos para dormir|codeina|tramadol|prova de vinhos|' +
    '(?:primeir[oa]|segund[oa]|terceir[oa]|ultim[oa]|mais uma?|duas|dois|tres|umas|uns|algumas) (?:cervejas?|' +
    'copos?|imperiais?|finos?|vinhos?|caipirinhas?|chopes?|chopps?|bebidas?)|bebi|bebemos|bebad[oa]s?|' +
    'tocad[oa]s?|ressaca|depois do bar',
  sober:
    'rem\\p{L}*|bicicleta|conduz\\p{L}*|dirig\\p{L}*|guiar|volante|carro|nadar|banho|barco|mota|moto|escalar|' +
    'escada|telhado|motosserra|trotinete|esquiar',
  flame:
    'sold(?:ar|o|amos)|rebarbadora|lampada de calor|velas?|churrasc\\p{L}*|grelhad\\p{L}*|bbq|fogueiras?|' +
    'fogueirinha|fogo|lume|cigarr\\p{L}*|fum(?:ar|amos|o)|foguetes|baloes|queim\\p{L}*',
  tinder: '(?:no|na|em|nos|num|junto ao) (?:mato|mata|bosque|pinhal|floresta|eucaliptal)|erva seca|palha|restolho',
  smallBoat:
    'bote|canoas?|caiaques?|kayaks?|paddle|sup|gaivota|colchao|boia|jangada|barquinho|barco a remos|mota de agua|' +
    'jet ?ski|semirrigido',
  bigWater:
    '(?:no|ao|pelo|ate|a|para|atravess\\p{L}*|desc\\p{L}*) (?:o |a |as |os )?(?:mar|rio|ilha|largo|alto mar|' +
    'barra|rapidos|albufeira|estuario|costa|berlengas?|boias?)',
  burnt:
    'escald(?:ao|oes|ado|ada)|(?:estou|estamos|fiquei|ficou|costas|ombros|pernas|' +
    'cara) (?:\\p{L}+ )?queimad[oa]s?|queimaduras?|insolacao|vermelh[oa] como um[a]? (?:lagosta|tomate|camarao)|' +
    'a pele a cair',
  sunAgain: 'praia|sol|outra vez|de novo|volt\\p{L}*|piscina|bronzear\\p{L}*',
  otherDanger:
    'linhas? (?:do comboio|do trem|ferrea)|sobre os carris|atravess\\p{L}* a autoestrada|berma da autoestrada|' +
    '(?:mina|fabrica|casa|hospital|edificio|tunel) abandonad[oa]|urbex|(?:no|dentro do) silo|fossa septica|' +
    'touros?(?= (?:solto|no|na))|largada de touros|tourada a corda|' +
    '(?:sentad|em pe|empoleirad)\\p{L}* (?:na caixa|no capo|no tejadilho|na pa|no reboque)|' +
    'fato de (?:gorila|urso|mascote)|pressao de ar',
  dressed: 'roupa|casaco|vest\\p{L}*|guarda-?chuva|chov\\p{L}*|chuva|sec[oa]|molhad[oa]|aniversario|festa',
  underWay: 'viagem|viajar|estrada|transito|autoestrada|conduz\\p{L}*|veterinario|vest\\p{L}*',
};

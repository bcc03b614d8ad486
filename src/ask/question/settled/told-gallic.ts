/** The words of told.ts in French and Italian, without accents. */
import type { ToldWords } from './told.ts';

export const FRENCH_TOLD: ToldWords = {
  frozen:
    '(?:a|avait|ayant) (?:beaucoup |bien |encore |fortement )?(?:gele|verglace)|gelees? (?:cette nuit|ce matin|hier)|' +
    '(?:etait|ete|tombe|passe)\\p{L}* (?:en dessous|au-dessous|sous) (?:de )?(?:zero|0)|verglacee?s?|(?:route|trottoir|' +
    'chemin|marche)s? (?:\\p{L}+ )?(?:gelee?s?|glissante?s?|glacee?s?)|plaques? de glace|apres la neige|pas sale',
  onTheMove:
    'velo|courir|course|footing|marche\\p{L}*|promen\\p{L}*|balad\\p{L}*|randonn\\p{L}*|roul\\p{L}*|conduire|voiture|moto|' +
    'scooter|trottinette|pied|aller au travail|route|poussette',
  parched:
    "(?:tout est|c'est|herbe est|vegetation est|terre est|sol est|est|sont) (?:tres |bien |completement |vraiment |super |" +
    'tellement )*(?:sec|seche|seches|secs|grille|desseche\\p{L}*)|herbes? (?:\\p{L}+ )?(?:seches?|hautes?|jaunes?)|secheresse|' +
    'chaumes?|(?:pas|plus) (?:\\p{L}+ )?(?:plu|de pluie) depuis|garrigue|maquis|pinede|landes',
  glowing:
    'barbecue|bbq|grillades?|feu|feux|camp ?fire|brasero|plancha|rechaud|bougies?|lanternes?|cigarettes?|fumer|meuleuse|' +
    'disqueuse|soud\\p{L}*|petards?|artifice|debroussaill\\p{L}*|tondeuse|moissonn\\p{L}*|brul\\p{L}*|garer',
  sleepsOut: 'dorm\\p{L}*|nuit dehors|belle etoile|camper|tente|banc|cuver|coucher dehors',
  tipsy:
    '(?:a|ai|avons|ont|avait) (?:\\p{L}+ )?bu|ivres?|bourree?s?|saoule?s?|soule?s?|pompette|soiree arrosee|arrosee?|' +
    'quelques (?:verres|bieres)|trop bu|cuver|beurree?',
  bouncy:
    'chateaux? gonflables?|structures? gonflables?|toboggans? gonflables?|jeux gonflables?|arche gonflable|ecran gonflable',
  newSnow:
    '(?:neige|poudreuse) (?:fraiche|nouvelle)|poudreuse|(?:a|avait) (?:\\p{L}+ )?neige|beaucoup de neige|premier soleil|' +
    'corniches?|\\d+ ?cm de (?:neige|fraiche)',
  onSlopes:
    'hors[- ]pistes?|ski de rando\\p{L}*|rando(?:nnee)? a ski|raquettes?|couloirs?|freerid\\p{L}*|splitboard|pente raide|' +
    'peaux de phoque|vallon',
  floodedWay: "inondee?s?|submergee?s?|sous l'eau|noyee?s?|(?:eau|riviere) sur la (?:route|chaussee)|emportee?s? par",
  passes: 'pass\\p{L}*|travers\\p{L}*|voiture|rouler|roul\\p{L}*|conduire|velo|pied|prendre',
  careHome: 'ehpad|maison de retraite|maisons de retraite|residence senior|unite de soins|hospice',
  rooms: 'chambres?|fenetres?|ventilateurs?|interieur|lits?|chauffage|chaud|froid|chaleur|residents?|volets',
  eclipse: 'eclipse(?! de lune)',
  looks: 'voir|regarder|observer|enfants|gamins|classe|lunettes|jumelles|photographier|admirer',
  perishable:
    '(?:salade (?:de )?(?:pommes de terre|riz|pates|piemontaise))|mayo\\p{L}*|poulet|viande|crevettes|fruits de mer|creme|' +
    'gateau|lait|buffet|restes|oeufs|charcuterie|tiramisu|poisson|huitres|foie gras',
  leftOut:
    '(?:sur|dans) (?:le |la |un |une |mon |notre |ma )?(?:balcon|terrasse|voiture|coffre|garage|jardin|rebord|glaciere|' +
    "veranda)|dehors|a l'exterieur|hors du frigo",
  fallenTrees:
    '(?:arbres?|branches?)\\b[^.?!]{0,25}?(?:tombe\\p{L}*|arrache\\p{L}*|couche\\p{L}*|casse\\p{L}*|a terre)|(?:apres|vigilance|' +
    "lendemain de) (?:la |de )?(?:tempete|rouge)|chutes? d'arbres?",
  woods: 'forets?|bois|parc|promen\\p{L}*|randonn\\p{L}*|balad\\p{L}*|courir|sentiers?|vtt|pique-nique|camper|cabane',
  unlit: 'sans (?:phares?|lumieres?|eclairage)|phares? eteints?|feux eteints|au clair de lune',
  vehicle: 'roul\\p{L}*|conduire|voiture|velo|moto',
  sprays:
    'trait\\p{L}*|pulveris\\p{L}*|epand\\p{L}*|desherbant|glyphosate|roundup|lisier|pesticides?|fongicides?|insecticides?|' +
    'vignes',
  nearPeople:
    "(?:a cote|pres|proche|le long|autour|a proximite|au bord) (?:de |du |des |d')(?:la |l'|une? )?(?:ecole|creche|maisons?|" +
    'habitations?|riviere|ruisseau|etang|ruches?|village|parc|voisins|aire de jeux)|(?:enfants|voisins) (?:jouent|dehors|' +
    'a cote)|ecole',
  saws:
    'tronconneuse|abattre (?:\\p{L}+ )?(?:arbre|chene|sapin|peuplier)|elag\\p{L}*|couper (?:\\p{L}+ )?(?:arbre|grosse branche|' +
    'chene)',
  byRiver: "(?:au bord|pres|a cote|le long) (?:de |du |d')(?:la |l'|une? )?(?:riviere|ruisseau|torrent|fleuve|eau)",
  kites: 'cerf-volant|cerfs-volants|modele reduit',
  wires: 'lignes? (?:electriques?|a haute tension|haute tension)|pylones?|fils electriques|haute tension',
};

export const ITALIAN_TOLD: ToldWords = {
  frozen:
    '(?:ha|aveva) (?:gelato|ghiacciato)|gelat[oae] (?:stanotte|ieri|questa notte)|sotto (?:lo )?zero|(?:strad[ae]|' +
    'marciapied[ei]|sentier[oi]|gradini) (?:\\p{L}+ )?(?:ghiacciat[oaie]|gelat[oaie]|scivolos[oaie])|dopo la (?:neve|' +
    'nevicata)|brina stanotte|senza sale',
  onTheMove:
    'bici\\p{L}*|correre|corsa|corro|cammin\\p{L}*|passeggi\\p{L}*|escursion\\p{L}*|moto|guid\\p{L}*|auto|macchina|scooter|' +
    'monopattino|lavoro|piedi|passeggino|viaggi\\p{L}*|camminata',
  parched:
    '(?:e|sono|tutto|molto|cosi) (?:tutto |molto |davvero |cosi |super )*secc[oahi]+|erba (?:alta|secca|gialla)|siccita|' +
    'stoppie|sterpaglie|(?:non|senza) (?:\\p{L}+ )?(?:piov\\p{L}*|pioggia) da|arid[oa]|macchia|pineta|bosco',
  glowing:
    'barbecue|bbq|grigliat\\p{L}*|brace|fuoco|fuochi|falo|candel[ae]|lanterne|sigarett\\p{L}*|fumare|flessibile|' +
    'smerigliatrice|sald\\p{L}*|petardi|decespugliatore|mietitrebbia|bruci\\p{L}*|fornell\\p{L}*|parcheggiare',
  sleepsOut: "dorm\\p{L}*|all'addiaccio|campeggi\\p{L}*|tenda|panchina|all'aperto|sacco a pelo",
  tipsy:
    'ubriac[oahi]+|sbronz[oaie]|brill[oaie]|(?:ho|ha|abbiamo|hanno) bevuto|bevut[oi]|alticci[oa]|sbornia|qualche (?:birra|' +
    'bicchiere)|postumi',
  bouncy: 'castell[oi] gonfiabil[ei]|gonfiabil[ei]|scivol[oi] gonfiabil[ei]|giochi gonfiabili',
  newSnow:
    'neve (?:fresca|nuova|polverosa)|(?:ha|aveva) nevicato|nevicato (?:tanto|molto)|tanta neve|powder|cornic[ei]|' +
    '\\d+ ?cm di neve|nevicata',
  onSlopes:
    'fuori ?pista|scialpinis\\p{L}*|sci alpinismo|ciaspol\\p{L}*|canalon[ei]|canalin[oi]|freeride|pendi[io]|backcountry|pelli',
  floodedWay:
    "allagat[oaie]|inondat[oaie]|sott'acqua|sommers[oaie]|acqua (?:sulla|in) (?:strada|carreggiata)|in piena|esondat[oaie]",
  passes: 'pass(?:are|o|iamo|a)|attravers\\p{L}*|macchina|auto|moto|guidare|andare|piedi|bici',
  careHome: 'casa di riposo|case di riposo|rsa|ospizio|residenza per anziani|casa di cura',
  rooms: 'stanz[ae]|camer[ae]|finestr[ae]|ventilator[ei]|dentro|lett[oi]|riscaldamento|caldo|freddo|ospiti|anziani',
  eclipse: 'eclissi(?! (?:di luna|lunare))',
  looks: 'vedere|guard\\p{L}*|osserv\\p{L}*|bambini|bimbi|classe|occhiali|binocolo|fotografare|vederla',
  perishable:
    'insalata (?:di |russa)(?:patate|pollo|riso|pasta)?|maionese|pollo|carne|gamberi|frutti di mare|panna|torta|latte|' +
    'buffet|avanzi|uova|pesce|tiramisu|affettat[oi]|mascarpone',
  leftOut:
    '(?:sul|sulla|in|nel|nella) (?:balcone|terrazz[ao]|macchina|auto|bagagliaio|garage|giardino|cortile|davanzale|' +
    "borsa frigo)|fuori|all'aperto|senza frigo|al sole",
  fallenTrees:
    '(?:alber[oi]|ram[oi])\\b[^.?!]{0,25}?(?:cadut\\p{L}*|sradicat\\p{L}*|spezzat\\p{L}*|a terra)|dopo (?:la |il )?(?:tempesta|' +
    'bufera|maltempo|vento forte)|allerta rossa',
  woods:
    'bosch?[oi]|foresta|parco|pineta|passeggi\\p{L}*|escursion\\p{L}*|cammin\\p{L}*|sentier[oi]|correre|bici|picnic|' +
    'campeggi\\p{L}*',
  unlit: 'senza (?:luci|fari|luce)|fari spenti|luci spente|al chiaro di luna',
  vehicle: 'guid\\p{L}*|macchina|auto|moto|bici\\p{L}*',
  sprays:
    'irror\\p{L}*|diserb\\p{L}*|trattament[oi]|trattare|fitofarmac\\p{L}*|pesticid\\p{L}*|glifosato|roundup|liquami|' +
    'insetticid\\p{L}*|spruzz\\p{L}*|disinfest\\p{L}*',
  nearPeople:
    "(?:vicino|accanto|di fianco|attorno|lungo) (?:al |alla |alle |ai |allo |all'|a |il |la |un |" +
    'una )?(?:\\p{L}+ )?(?:scuola|asilo|case|casa|fiume|torrente|paese|parco|alveari|vicini|laghetto)|' +
    'bambini (?:che )?gioc\\p{L}*|alveari|api',
  saws:
    'motosega|abbattere (?:\\p{L}+ )?(?:alber\\p{L}*|quercia|pino)|tagliare (?:\\p{L}+ )?(?:alber\\p{L}*|rami|ramo)|' +
    'potare (?:\\p{L}+ )?(?:alber\\p{L}*|quercia)',
  byRiver:
    '(?:vicino|accanto|lungo|in riva|sulla riva|a bordo) (?:al |alla |il |del |a un |di un )?(?:\\p{L}+ )?(?:fiume|torrente|' +
    'ruscello|canale)',
  kites: 'aquilon[ei]|aeromodell[oi]',
  wires: 'cavi|fili (?:elettrici|della luce)|tralicc[oi]|alta tensione|linee elettriche',
};

/** The words of told.ts in German and Dutch, without accents. */
import type { ToldWords } from './told.ts';

export const GERMAN_TOLD: ToldWords = {
  frozen:
    '(?:hat|hatte|hats|nachts|war|ist) (?:\\p{L}+ ){0,3}?(?:gefroren|gefriert|glatt|vereist|uberfroren)|gefroren hat|' +
    'unter null|(?:war|hatte\\p{L}*|gab|gabs) (?:\\p{L}+ ){0,2}?(?:minusgrade|frost|bodenfrost|glatteis|blitzeis)|(?:alles|' +
    'strasse\\p{L}*|straße\\p{L}*|weg\\p{L}*|gehweg\\p{L}*|stufen|treppe) (?:\\p{L}+ ){0,2}?(?:glatt|vereist|spiegelglatt|eisig|' +
    'gefroren)|nicht gestreut|ungestreut',
  onTheMove:
    'fahr\\p{L}*|radl?\\p{L}*|rad|fahrrad|motorrad\\p{L}*|jogg\\p{L}*|lauf\\p{L}*|spazier\\p{L}*|gassi|wander\\p{L}*|auto|roller|' +
    'zu fuss|zu fuß|geh(?:en|t)|kinderwagen',
  parched:
    '(?:knochen|staub|furz|ziemlich |sehr |ganz |total |extrem |richtig |so )+ ?trocken|ausgetrocknet|verdorrt\\p{L}*|durre|' +
    'trockenes? (?:gras|laub|wiese|gestrupp)|trockene[nrm]? (?:wiese|boden|wald|feld|heide)|stoppelfeld|hohe[sn] gras|' +
    '(?:seit|lange|wochenlang) (?:\\p{L}+ ){0,2}?(?:nicht geregnet|kein regen|keinen regen)|waldbrand\\p{L}*',
  glowing:
    'grill\\p{L}*|lagerfeuer|feuer\\p{L}*|fackeln?|kerzen?|zigarett\\p{L}*|rauchen|kocher|gaskocher|campingkocher|flex\\p{L}*|' +
    'schwei(?:ss|ß)\\p{L}*|trennschleifer|mahdrescher|motorsense|freischneider|himmelslaterne\\p{L}*|parken|stockbrot|' +
    'verbrennen|abbrennen|raketen?',
  sleepsOut: 'schlaf\\p{L}*|schlaft|pennt?|pennen|ubernacht\\p{L}*|zelt\\p{L}*|parkbank|campen',
  tipsy:
    'betrunken\\p{L}*|besoffen\\p{L}*|angetrunken|getrunken|beschwipst|voll|dicht|rausch\\p{L}*|(?:paar|einige|viele|ein paar|' +
    'zu viel\\p{L}*) (?:bier\\p{L}*|schnaps\\p{L}*|glas\\p{L}*|glaser)|promille|blau',
  bouncy:
    'hupfburg\\p{L}*|hopseburg\\p{L}*|springburg\\p{L}*|luftburg\\p{L}*|aufblasbare[nrs]? (?:rutsche|burg|hindernis\\p{L}*|' +
    'leinwand|torbogen)',
  newSnow:
    'neuschnee|pulverschnee|powder|tiefschnee|frische[rnm]? schnee|viel schnee|geschneit|triebschnee|wachte\\p{L}*|' +
    'erste sonne',
  onSlopes:
    'skitour\\p{L}*|tourengehen|gelande|off-?piste|abseits|variante\\p{L}*|freerid\\p{L}*|tiefschnee\\p{L}*|schneeschuh\\p{L}*|' +
    'rinne|couloir|splitboard\\p{L}*|hang|hange',
  floodedWay:
    'uberflutet\\p{L}*|uberschwemmt\\p{L}*|unter wasser|vollgelaufen\\p{L}*|hochwasser|uberspult\\p{L}*|wasser (?:auf|' +
    'uber) (?:der|die) (?:strasse|straße|fahrbahn)',
  passes: 'fahr\\p{L}*|durch\\p{L}*|uber\\p{L}*|auto|rad|laufen|geh(?:en|t)|queren|paddel\\p{L}*|passier\\p{L}*',
  careHome: 'pflegeheim\\p{L}*|altenheim\\p{L}*|altersheim\\p{L}*|seniorenheim\\p{L}*|hospiz|seniorenresidenz',
  rooms:
    'zimmer\\p{L}*|fenster|ventilator\\p{L}*|drinnen|bett\\p{L}*|heizung|warm|heiss|heiß|kalt|hitze|bewohner\\p{L}*',
  eclipse: 'sonnenfinsternis',
  looks:
    'sehen|schauen|anschauen|beobacht\\p{L}*|gucken|kinder\\p{L}*|klasse|brille|fernglas|fotografier\\p{L}*|zusehen|ansehen',
  perishable:
    '(?:kartoffel|nudel|fleisch|eier|wurst)salat|mayo\\p{L}*|(?:rohes |gekochtes )?(?:hahnchen|fleisch|hackfleisch|mett|' +
    'fisch|gefluge\\p{L}*)|sahne\\p{L}*|torte\\p{L}*|milch|muttermilch|buffet|reste|tiramisu|pudding|eier',
  leftOut:
    '(?:auf|im|in) (?:dem |den |der |die |einem )?(?:balkon|terrasse|auto|kofferraum|garage|garten|veranda|fensterbank|' +
    'kuhlbox|sonne)|draussen|draußen|ungekuhlt|stehen lassen|lagern',
  fallenTrees:
    '(?:baume?|aste?)\\b[^.?!]{0,25}?(?:umgesturzt|umgefallen|gefallen|abgebrochen|umgeknickt|lagen|liegen)|' +
    'umgesturzte\\p{L}*|(?:nach|gestern|letzte nacht) (?:dem |der )?(?:sturm|orkan)|totholz',
  woods:
    'wald\\p{L}*|park|spazier\\p{L}*|wander\\p{L}*|jogg\\p{L}*|radl?\\p{L}*|trail\\p{L}*|spielen|picknick\\p{L}*|campen|hutte',
  unlit:
    'ohne (?:licht|beleuchtung|lampe)|licht aus|ausgeschaltete[nm]? (?:licht|scheinwerfer\\p{L}*)|(?:bei|im) mondlicht|' +
    'mondschein',
  vehicle: 'fahr\\p{L}*|auto|radl?\\p{L}*|rad|motorrad',
  sprays:
    'spritz\\p{L}*|pflanzenschutz\\p{L}*|unkrautvernicht\\p{L}*|glyphosat|roundup|gulle|herbizid\\p{L}*|pestizid\\p{L}*|' +
    'insektizid\\p{L}*',
  nearPeople:
    '(?:neben|bei|beim|nahe|am|an der|direkt an|hinter) (?:dem |der |den |einer |einem |unserem )?(?:\\p{L}+ )?(?:kita|' +
    'kindergarten|schule|spielplatz|haus\\p{L}*|wohngebiet|dorf|bach|fluss|teich|bienen\\p{L}*|siedlung)|wahrend die kinder|' +
    'kinder spielen',
  saws:
    'kettensage|motorsage|baum\\p{L}* (?:\\p{L}+ )?(?:fallen|kappen|schneiden|absagen)|fallen .{0,12}baum|(?:gross|dick|' +
    'groß)e[nr]? (?:ast|aste) (?:\\p{L}+ )?(?:absagen|abschneiden|runter\\p{L}*)',
  byRiver:
    '(?:am|an der|an einem|neben dem|direkt am|beim) (?:\\p{L}+ )?(?:fluss|bach|ufer|flussufer|bachufer|isar|elbe|donau|' +
    'rhein|lech|inn)',
  kites: 'drachen|lenkdrachen|modellflugzeug',
  wires: 'stromleitung\\p{L}*|hochspannung\\p{L}*|strommast\\p{L}*|freileitung\\p{L}*|oberleitung\\p{L}*',
};

export const DUTCH_TOLD: ToldWords = {
  frozen:
    '(?:heeft|had|hadden|is|was) (?:\\p{L}+ ){0,2}?(?:gevroren|bevroren|geijzeld|opgevroren)|gevroren|onder (?:nul|' +
    'het vriespunt)|(?:vannacht|gisternacht) vroor|vroor|(?:weg|wegen|stoep|stoepen|fietspad|fietspaden|straat|trap|' +
    'treden) (?:\\p{L}+ ){0,2}?(?:glad|bevroren|spiegelglad|ijzig)|niet gestrooid|na de sneeuw|bevroren (?:weg|stoep|' +
    'pad\\p{L}*)',
  onTheMove:
    'fiets\\p{L}*|hardlop\\p{L}*|joggen|rennen|wandel\\p{L}*|lopen|rijd\\p{L}*|rij|auto|motor|scooter|brommer|' +
    'naar (?:het )?werk|te voet|kinderwagen|uitlaten',
  parched:
    '(?:kurk|gort|erg |heel |zo |super ?|alles is |helemaal )+ ?droog|droog gras|dor gras|hoog gras|dorre? (?:hei|heide|' +
    'gras|struiken)|droogte|stoppelveld|(?:al )?weken (?:\\p{L}+ )?(?:niet geregend|geen regen)|natuurbrand\\p{L}*|heide|hei',
  glowing:
    'bbq\\p{L}*|barbecue\\p{L}*|kampvuur\\p{L}*|vuur\\p{L}*|vuurkorf|kaars\\p{L}*|sigaret\\p{L}*|roken|slijptol|lassen|bosmaaier|' +
    'maaidorser|wensballon\\p{L}*|kooktoestel|gasbrander|verbranden|gourmet\\p{L}*|fakkels?',
  sleepsOut: 'slap\\p{L}*|slaapt?|overnacht\\p{L}*|kamper\\p{L}*|tent|bankje|onder de sterren',
  tipsy:
    '(?:be)?dronken|bezopen|aangeschoten|gedronken|kater|lazarus|zat|teveel op|te veel op|(?:paar|wat|veel|' +
    'te veel) (?:biertjes?|bier|drankjes|wijntjes?|pilsjes)',
  bouncy:
    'springkussens?|springkastel\\p{L}*|luchtkussens?|opblaasbare? (?:glijbaan|kasteel|stormbaan|boog|scherm)|stormba(?:an|' +
    'nen)|springkasteel',
  newSnow:
    '(?:verse|nieuwe|veel|diepe) sneeuw|poeder\\p{L}*|(?:heeft|had) (?:\\p{L}+ )?gesneeuwd|gesneeuwd|\\d+ ?cm sneeuw',
  onSlopes:
    'buiten de pistes?|off-?piste|toerski\\p{L}*|toerskien|sneeuwschoen\\p{L}*|freerid\\p{L}*|couloir|helling\\p{L}*|' +
    'splitboard\\p{L}*',
  floodedWay:
    'ondergelopen|overstroomd\\p{L}*|onder water|blank (?:staat|staan)?|water (?:op|over) (?:de |het )?(?:weg|straat|' +
    'fietspad)|hoogwater',
  passes: 'rijd\\p{L}*|rij|door\\p{L}*|over\\p{L}*|auto|fiets\\p{L}*|lopen|oversteken|langs|heen',
  careHome:
    'verzorgingshuis|verpleeghuis|verpleegtehuis|bejaardenhuis|bejaardentehuis|woonzorgcentrum|rusthuis|hospice',
  rooms: 'kamers?|ramen|raam|ventilator\\p{L}*|binnen|bed(?:den)?|verwarming|warm|heet|koud|hitte|bewoners',
  eclipse: 'zonsverduistering|eclips',
  looks: 'kijk\\p{L}*|zien|bekijk\\p{L}*|kinderen|klas|bril|verrekijker|fotograferen',
  perishable:
    '(?:aardappel|huzaren|ei|kip|pasta|tonijn)salade|mayo\\p{L}*|kip|vlees|gehakt|garnalen|vis|slagroom\\p{L}*|taart|melk|' +
    'moedermelk|buffet|restjes|eieren|tiramisu|filet americain',
  leftOut:
    '(?:op|in) (?:het |de |mijn |een )?(?:balkon|terras|auto|kofferbak|garage|schuur|tuin|vensterbank|koelbox|zon)|buiten|' +
    'ongekoeld|buiten de koelkast',
  fallenTrees:
    '(?:bomen|boom|takken)\\b[^.?!]{0,25}?(?:omgewaaid|gevallen|omgevallen|afgebroken|om)|omgewaaide\\p{L}*|na de (?:storm|' +
    'orkaan)|(?:gisteren|vannacht) (?:storm|code rood|code oranje)|code rood',
  woods:
    'bos|bossen|park|wandel\\p{L}*|hardlop\\p{L}*|mountainbik\\p{L}*|fiets\\p{L}*|picknick\\p{L}*|hut|kamper\\p{L}*',
  unlit: 'zonder (?:licht\\p{L}*|verlichting|lamp)|licht\\p{L}* uit|bij maanlicht',
  vehicle: 'rijd\\p{L}*|rij|auto|fiets\\p{L}*|motor',
  sprays:
    'spuit\\p{L}*|gewasbescherming\\p{L}*|onkruidverdelger|bestrijdingsmiddel\\p{L}*|glyfosaat|roundup|gif|mest uitrijden|gier|' +
    'drijfmest',
  nearPeople:
    '(?:naast|bij|vlakbij|langs|dicht bij|rond) (?:de |het |een |onze )?(?:\\p{L}+ )?(?:school|creche|huizen|huis|speeltuin|' +
    'sloot|rivier|dorp|bijen\\p{L}*|buren|kinderdagverblijf|vijver|woonwijk)|spelende kinderen|kinderen spelen',
  saws:
    'kettingzaag|motorzaag|boom (?:\\p{L}+ )?(?:omzagen|kappen|vellen|rooien)|bomen (?:\\p{L}+ )?(?:zagen|kappen|omzagen)|' +
    '(?:dikke|grote) tak(?:ken)? (?:\\p{L}+ )?(?:afzagen|weghalen)',
  byRiver:
    '(?:aan|langs|bij|naast) (?:de |het |een )?(?:\\p{L}+ )?(?:rivier|beek|beekje|maas|waal|ijssel|oever|ardeche|ourthe)',
  kites: 'vlieger\\p{L}*|modelvliegtuig\\p{L}*',
  wires: 'hoogspanning\\p{L}*|stroomdraden|stroomkabels|bovenleiding|elektriciteitsdraden',
};

/**
 * Names of weather and of garments that have several words, side by side in six languages: sleet, ground frost, Saharan dust, a light
 * jacket, short sleeves. Rows as in `alike.ts`.
 */
import type { RowInLanguages } from './alike.ts';

export const WEATHER_PHRASES: readonly RowInLanguages[] = [
  [
    'dust storm',
    {
      es: 'tormentas? de (?:arena|polvo)|tolvanera',
      fr: 'tempetes? de sable',
      it: 'tempesta di sabbia',
      pt: 'tempestade de (?:areia|poeira)',
    },
  ],
  ['heat', { it: 'caldo africano' }],
  [
    'saharan dust',
    {
      de: 'saharastaub|sand (?:aus|von) der sahara|saharasand',
      fr: 'sables? du sahara|poussieres? du sahara',
      es: 'polvo (?:del sahara|sahariano|en suspension)',
      it: '(?:sabbia|polvere|polveri) (?:del sahara|sahariana|sahariane|africana|del deserto)',
      pt: 'poeiras? (?:do saara|do sara|africanas?|do deserto)',
      nl: 'sahara(?:stof|zand)',
    },
  ],
  ['', { it: 'in vista(?= (?:per|a|di)\\b)', es: '(?:a la|en) vista(?= para\\b)' }],
  [
    'school',
    {
      de: '(?:in der |in die |zur |in |im |an der )?(?:kita|krippe|kindergarten|kiga)',
      it: '(?:all.|l.)?asilo(?: nido)?',
      nl: '(?:de |naar de )?(?:kinderopvang|creche|opvang)',
      es: '(?:al? |la |el )?(?:guarderia|cole)',
      pt: '(?:a |na |o )?(?:creche|infantario)',
      fr: '(?:a |la )?(?:la )?creche',
    },
  ],
  [
    'market',
    {
      fr: '(?:au|le|du) (?:marche|vide[- ]grenier|brocante)(?! en)',
      es: '(?:al|el) (?:mercadillo|tianguis|rastro)',
      it: '(?:al|il) (?:mercatino|mercato)',
      pt: '(?:a|na|pra) feira(?! de)',
      de: '(?:auf dem |zum |am )?(?:flohmarkt|wochenmarkt)',
      nl: '(?:de |naar de )?(?:rommelmarkt|braderie|vrijmarkt)',
    },
  ],
  ['clear sky', { fr: 'ciel (?:degage|clair|etoile|bleu|dégagé)' }],
  ['stars', { fr: '(?:les )?etoiles(?! (?:de mer|hotel))' }],
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
      es:
        '(?:hace|hay|habra|va a haber|corre|sopla|mucho) (?:mucho |un poco de |harto )?aire(?! acondicionado)|' +
        'norte fuerte',
      de: '(?:wie )?viel(?:e)? knoten|bft|beaufort',
      fr: 'combien de n(?:oe|œ)uds|coup de vent|grand vent',
      nl: 'hoeveel (?:knopen|bft|beaufort)|waait t|bft',
      pt: 'quantos nos',
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
];

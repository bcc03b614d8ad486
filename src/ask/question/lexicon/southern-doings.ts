/**
 * What people do outdoors in Spanish, Italian and Portuguese: the verb in any person ("pinto", "impermeabilizamos"), what it is done to,
 * and the noun for it ("colado de losa", "gettata"). Rows as in `alike.ts`.
 */
import type { RowInLanguages } from './alike.ts';

type Southern = 'es' | 'it' | 'pt';
type InSouthern = Readonly<Record<Southern, string>>;

/** The endings of a verb in what is asked: the infinitive, I, we, they, the future and the gerund. */
const ENDINGS: InSouthern = {
  es: '(?:[aei]r(?:l[oa]s?|me|nos|se|le)?|[oae]|[aei]mos|[ae]n|(?:a|ie)ndo|[aei]re|[aei]ra|[aei]remos|[aei]ran)',
  it: '(?:[aei]re|[aei]r(?:l[oaie]|ci|mi)|[oaei]|i?amo|ano|ono|[ae]ndo|[ei]ro|[ei]ra|[ei]remo)',
  pt: '(?:[aei]r(?:em|mos)?|[aei]r-?l[oa]s?|[oae]|[aei]mos|[ae]m|[aei]ndo|[aei]rei|[aei]ra|[aei]remos)',
};

/** Articles and owners before a thing. */
const THE: InSouthern = {
  es: '(?:(?:el|la|los|las|un|una|unos|unas|mi|mis|su|nuestro|nuestra|este|esta|al|a|del|en|de|por|todo|toda|algo|unas?) )*',
  it:
    '(?:(?:il|lo|la|i|gli|le|un|uno|una|mio|mia|miei|mie|nostro|nostra|questo|questa|del|dello|della|dei|degli|delle|' +
    "al|allo|alla|ai|agli|alle|a|ad|sul|sullo|sulla|sui|sugli|sulle|in|nel|nella|nei|di|tutto|tutta) |(?:l|un|dell|all|sull|nell|d)' ?)*",
  pt: '(?:(?:o|a|os|as|um|uma|uns|umas|meu|minha|meus|minhas|nosso|nossa|este|esta|esse|essa|em|no|na|nos|nas|do|da|dos|das|de|ao|todo|toda) )*',
};

/** Verbs by their stems and the things that one of them is done to. */
function done(verbs: InSouthern, things: InSouthern): InSouthern {
  const of = (language: Southern): string =>
    `(?:${verbs[language]})${ENDINGS[language]} ${THE[language]}(?:${things[language]})`;
  return { es: of('es'), it: of('it'), pt: of('pt') };
}

/** Either of two ways to say the same. */
function either(one: InSouthern, other: InSouthern): InSouthern {
  return { es: `${one.es}|${other.es}`, it: `${one.it}|${other.it}`, pt: `${one.pt}|${other.pt}` };
}

const PAINTED: InSouthern = {
  es:
    '(?:vallas?|cercas?|rejas?|porton(?:es)?|puertas?|ventanas?|fachadas?|casas?|pared(?:es)?|muros?|tapias?|terrazas?|balcon(?:es)?|barandillas?|' +
    'barandas?|pergolas?|persianas?|contraventanas|exterior(?:es)?|bancos?|mesas?|madera|porche|garaje|verjas?|cochera|barda|frente|medianera|' +
    'quincho|deck|patio|cobertizo|caseta|techo|zocalo|columpio|afuera|fuera)(?: (?:de la casa|de casa|del jardin|de afuera|de fuera|exterior(?:es)?|de madera))?',
  it:
    '(?:facciat[ae]|cancell[oi]|ringhier[ae]|persian[ae]|staccionat[ae]|recinzion[ei]|mur[oi]|murett[oi]|casa|balcon[ei]|terrazz[oa]|porton[ei]|' +
    'port[ae]|finestre|infissi|scuri|panchin[ae]|gazebo|pergolato|pergola|legno|garage|steccato|casetta|veranda|esterni|esterno|fuori)' +
    "(?: (?:estern[oiae]|di casa|all'esterno|fuori|del giardino|di legno))?",
  pt:
    '(?:fachadas?|casas?|muros?|paredes?|porta[o]|portoes|grades?|cercas?|vedacao|vedacoes|varandas?|janelas?|persianas?|portas?|exterior(?:es)?|' +
    'garagem|pergolas?|deck|madeira|banco|alpendre|anexo|quintal|telhado|(?:la )?fora|por fora)(?: (?:da casa|de casa|de fora|externas?|exteriores|exterior|do jardim))?',
};

const CONCRETE: InSouthern = {
  es:
    '(?:hormigon|concreto|cemento|mortero|losas?|placas?|soleras?|contrapiso|carpeta|planchas?|radier|cimientos|cimentacion|zapatas?|encadenado|' +
    'platea|firme|castillos|trabes|dala|forjado|entrepiso|(?:piso|banqueta|vereda) de (?:hormigon|concreto|cemento))(?: de (?:hormigon|concreto|cemento))?',
  it:
    '(?:calcestruzzo|cemento|massett[oi]|solett[ae]|platea|fondazion[ei]|fondamenta|plint[oi]|cordol[oi]|solaio|pavimento (?:in (?:cemento|calcestruzzo)|' +
    'del garage|della cantina)|basamento|vialetto|getto)' +
    '(?: (?:in|di) (?:cemento|calcestruzzo)| (?:del|della) (?:massetto|soletta|platea|solaio|vialetto|garage|terrazzo))?',
  pt:
    '(?:betao|concreto|cimento|lajes?|massame|sapatas?|fundac(?:ao|oes)|alicerces|contrapiso|pilares|vigas|radier|(?:piso|calcada) de (?:betao|concreto|cimento))' +
    '(?: de (?:betao|concreto|cimento)| d[ao] (?:laje|casa|garagem|obra))?',
};

const CROPS: InSouthern = {
  es:
    'olivar(?:es)?|olivos|vinas?|vinedos?|vid(?:es)?|parras?|cultivos?|campos?|lotes?|soja|maiz|trigo|cebada|arroz|huert[oa]s?|frutales|naranjos|' +
    'almendros|manzanos|cerezos|limoneros|cafe|cafetal|papas?|patatas|tomates?|potreros?|girasol|algodon|alfalfa|melocotoneros|milpa|aguacates?|rosales',
  it:
    'vit[ei]|vign[ae]|vignet[oi]|oliv[oi]|uliv[oi]|olivet[oi]|ulivet[oi]|frutteto|mel[oi]|pesch[oi]|ciliegi[oe]?|camp[oi]|grano|mais|granturco|orto|' +
    'pomodori|riso|nocciol[oi]|noccioleto|piante da frutto|alberi da frutto|agrumi|agrumeto|soia|patate|colture|coltivazioni|rose',
  pt:
    'vinhas?|pomar(?:es)?|oliveiras?|olival|olivais|milho|soja|trigo|cafe|cafezal|lavouras?|plantac(?:ao|oes)|campos?|culturas?|cana|batatas?|' +
    'macieiras|laranjal|laranjeiras|pereiras|hortas?|tomates?|tomateiros|algodao|arroz|feijao|roseiras|searas?',
};

const SPRAYED: InSouthern = {
  es:
    'herbicidas?|glifosato|fungicidas?|insecticidas?|plaguicidas?|pesticidas?|cobre|azufre|caldo bordeles|veneno|roundup|fitosanitarios?|' +
    'matamalezas|abono foliar',
  it:
    'rame|zolfo|diserbante|diserbo|verderame|poltiglia(?: bordolese)?|glifosat[eo]|fungicida|insetticida|antiparassitari[oi]|fitofarmac[oi]|' +
    'anticrittogamic[oi]|erbicida|pesticid[ai]|concime fogliare|trattament[oi]',
  pt:
    'herbicidas?|glifosato|fungicidas?|inseticidas?|pesticidas?|veneno|calda(?: bordalesa)?|cobre|enxofre|defensivos?|agrotoxicos?|' +
    'adubo foliar|roundup|fitofarmaceuticos?|mata-?mato|tratamentos?',
};

/** "On the vines", behind what is sprayed or done there. */
const ON_CROPS: InSouthern = {
  es: `(?: (?:en|a|al|para|sobre|de|contra|del) ${THE.es}(?:${CROPS.es}|malas hierbas|malezas?|pulgon|mosca|mildiu|cesped))?`,
  it: `(?: ${THE.it}(?:${CROPS.it}|prato|peronospora|mosca|erbacce))?`,
  pt: `(?: (?:em|no|na|nas|nos|para|contra|d[ao]s?|a|ao|as|aos) ${THE.pt}(?:${CROPS.pt}|ervas(?: daninhas)?|mato|mildio|quintal|relva))?`,
};

const ROOFS: InSouthern = {
  es:
    '(?:tejados?|techos?|azoteas?|tejas|techumbre|cubierta|terrado|goteras?|canalon(?:es)?|canaletas?|canales del techo|techo de lamina|laminas del techo|' +
    'chapas del techo|losa del techo)(?: (?:de la casa|de casa|del techo|del tejado|de la azotea|del garaje|de la cochera|del galpon))?',
  it: '(?:tett[oi]|tegol[ae]|coppi|guaina|lastrico(?: solare)?|grondai[ae]|copertura|terrazza|terrazzo)(?: (?:del|sul) tetto| di casa| del garage)?',
  pt: '(?:telhados?|telhas?|goteiras?|caleiras?|calhas?|cobertura|terraco|laje)(?: (?:da casa|de casa|do telhado|da garagem|da cobertura))?',
};

const LAWN: InSouthern = {
  es: 'cesped|pasto|zacate|hierba|yerba|grama|prado|jardin|maleza',
  it: 'erba|prato|pratino|giardino',
  pt: 'relva|relvado|grama|gramado|mato|capim|erva|jardim|quintal',
};

const PLANTED: InSouthern = {
  es:
    'tomates?|tomateras?|papas?|patatas?|lechugas?|ajos?|cebollas?|flores|bulbos|arbol(?:es)?|maiz|frijol(?:es)?|judias|pimientos?|zanahorias|' +
    'habas|calabazas|calabacines|huert[oa]|cesped|pasto|semillas|plantas|rosales|fresas|geranios|trigo|cebada|macetas|olivos?|frutales',
  it:
    'pomodori|patate|insalata|lattuga|aglio|cipolle|fiori|bulbi|alber[oi]|piante|piantine|zucchine|peperoni|melanzane|fragole|fagioli|fave|' +
    'carote|orto|prato|semi|rose|gerani|basilico|grano|ulivi|olivi|siepe',
  pt:
    'tomates?|tomateiros?|batatas?|alface|alfaces|alho|cebolas?|flores|bolbos|arvores?|milho|feijao|cenouras?|pimentos?|pimentoes|couves?|' +
    'abobora|morangos|horta|relva|grama|sementes|plantas|mudas|roseiras|ervilhas|favas|trigo|soja|coentros?',
};

const CAR: InSouthern = {
  es: 'coche|carro|auto|camioneta|furgoneta|moto|camion|autocaravana',
  it: 'macchina|auto|automobile|moto|furgone|camper|camion',
  pt: 'carro|automovel|mota|moto|carrinha|camionete|caminhao',
};

const GROWN: InSouthern = {
  es:
    'tomates?|aceitunas?|olivas?|uvas?|trigo|maiz|soja|cafe|naranjas?|almendras?|cerezas?|papas?|patatas?|fresas|manzanas?|aguacates?|fruta|' +
    'verdura|cana|algodon|cosecha',
  it:
    'pomodori|olive|uva|uve|grano|mais|arance|mandorle|ciliegie|patate|fragole|mele|pesche|frutta|verdura|nocciole|castagne|raccolto|albicocche|' +
    'limoni|agrumi|lavanda',
  pt:
    'tomates?|azeitonas?|uvas?|trigo|milho|soja|cafe|laranjas?|amendoas?|cerejas?|batatas?|morangos?|macas|fruta|legumes|cana|algodao|' +
    'castanhas|colheita|feijao',
};

const FLOWN: InSouthern = {
  es: 'dron|drone|drones|mavic|dji',
  it: 'dron[ei]|mavic|dji',
  pt: 'drones?|mavic|dji',
};

const CLOTHES: InSouthern = {
  es: 'ropa|colada|sabanas|toallas|mantas|edredon|cortinas|uniformes?|lavadora|zapatillas|alfombras?',
  it: 'panni|bucato|lenzuola|asciugamani|vestiti|coperte|piumone|tende|biancheria|tovaglie|lavatrice|tappeti',
  pt: 'roupas?|lencois|toalhas|cobertores|edredao|edredom|cortinas|fardas?|tapetes?|maquina de roupa',
};

export const SOUTHERN_DOINGS: readonly RowInLanguages[] = [
  [
    'paint the house outside',
    either(
      done(
        {
          es: 'pint|repint|barniz|barnic|encal|blanque|lac',
          it: 'dipin[gt]|ridipin[gt]|imbianch?|tinteggi|vernici|rivernici|pittur|impregn',
          pt: 'pint|repint|enverniz|cai',
        },
        PAINTED,
      ),
      {
        es:
          '(?:(?:dar|doy|damos|darle|echar) (?:una |otra |la )?(?:mano|capa)s?|(?:una |otra )?(?:mano|capa) (?=de )) ?(?:de (?:pintura|barniz|cal|' +
          `lasur) )?${THE.es}${PAINTED.es}|pintura exterior`,
        it:
          "(?:dare|do|diamo|darci|passare|passo) (?:(?:il |l'|la |lo )?(?:bianco|impregnante|vernice|antiruggine|smalto)|(?:una |un'altra |la )?(?:mano|" +
          `passata)(?: di (?:vernice|impregnante|bianco|pittura|antiruggine|smalto))?) ${THE.it}${PAINTED.it}|(?:una |un'altra )?mano di (?:vernice|smalto|pittura|impregnante|` +
          `antiruggine) ${THE.it}${PAINTED.it}`,
        pt:
          `(?:aplic(?:ar|o|amos) (?:(?:o|a) )?(?:verniz|tinta|stain|impermeabilizante) ${THE.pt}${PAINTED.pt})|(?:(?:dar|dou|damos) )?(?:uma |outra |` +
          `a )?(?:demao|mao de (?:tinta|verniz))(?: de (?:tinta|verniz))? ${THE.pt}${PAINTED.pt}|pintura (?:exterior|externa)`,
      },
    ),
  ],
  [
    'pour concrete',
    either(
      done(
        {
          es: 'hormigon|ech|viert|vert|vaci|cuel|col|fund|tir|llen|fragu',
          it: 'gett|col|vers|f|facci|stend|pos|butt',
          pt: 'beton|concret|bat|ench|deit|despej|lanc|fund|coloc',
        },
        CONCRETE,
      ),
      {
        es:
          `(?:hago|hacemos|hacer|haremos) ${THE.es}(?:solera|losa|placa|contrapiso|cimientos|radier|platea|hormigon)|(?:hormigonado|colado|vaciado|vertido|` +
          `llenado|fundida) (?:de |del )${THE.es}${CONCRETE.es}|hormigonado|(?<=^\\W*)(?:hormigon|concreto|losa)`,
        it:
          `(?:gettat[ae]|gett[oi]|colata|betonaggio) (?:del |della |dei |delle |di |in )?${THE.it}${CONCRETE.it}|fare ${THE.it}(?:massetto|getto|soletta|platea)|` +
          '(?<=^\\W*)(?:calcestruzzo|massetto|gettata)',
        pt:
          `(?:betonagem|concretagem|enchimento|despejo) (?:d[aoe]s? )?${THE.pt}${CONCRETE.pt}|betonagem|concretagem|(?:fazer|faco|fazemos) ${THE.pt}(?:laje|` +
          'contrapiso|massame|sapatas)|(?<=^\\W*)(?:betao|concreto|laje)',
      },
    ),
  ],
  [
    'spray the crops',
    either(
      done(
        {
          es: 'fumig|pulveri[zc]|sulfat|roci|trat|asperj|cur',
          it: 'irror|tratt|spruzz|nebulizz|ram|solf|diserb',
          pt: 'pulveri[zs]|sulfat|cur|trat|borrif|dedetiz',
        },
        CROPS,
      ),
      {
        es:
          `(?:aplic|ech|pulveri[zc]|fumig|roci|pas|tir|dar|d)${ENDINGS.es} ${THE.es}(?:${SPRAYED.es})${ON_CROPS.es}|` +
          `(?:fumigacion|pulverizacion|sulfatado|aplicacion de (?:herbicida|fungicida|glifosato|fitosanitarios)|tratamientos? fitosanitarios?)${ON_CROPS.es}|` +
          '(?:sulfat|fumig|pulveri[zc])(?:ar|o|amos)(?! (?:la |el |mi )?(?:casa|cocina|cuarto|mosquitos))',
        it:
          `(?:d|spruzz|distribui|distribuisc|spand|us|mett|f|facci|irror|pass)${ENDINGS.it} ${THE.it}(?:${SPRAYED.it})${ON_CROPS.it}|` +
          `(?:trattament[oi]|diserbo|ramatura|verderame)${ON_CROPS.it}(?! (?:estetic|medic|della pelle|termal))`,
        pt:
          `(?:aplic|aplique|pass|deit|bot|pulveri[zs]|borrif|jog|d|da)${ENDINGS.pt} ${THE.pt}(?:${SPRAYED.pt})${ON_CROPS.pt}|` +
          `(?:pulverizac(?:ao|oes)|sulfatac(?:ao|oes)|aplicacao de (?:herbicida|fungicida|defensivos?|veneno|glifosato))${ON_CROPS.pt}|` +
          '(?:sulfat|pulveri[zs])(?:ar|o|amos)',
      },
    ),
  ],
  [
    'fix the roof',
    done(
      {
        es: 'arregl|repar|cambi|impermeabiliz|impermeabilic|retej|rehac|rehag|tap|pon|pong|trabaj|coloc|revis',
        it: 'ripar|rif|rifacci|sistem|aggiust|impermeabilizz|cambi|sostitui|lavor|mett|coibent|isol',
        pt: 'arranj|consert|repar|troc|impermeabiliz|refaz|refac|mex|tap|trabalh|coloc|arrum|substitu',
      },
      ROOFS,
    ),
  ],
  [
    'roof repairs',
    {
      es: 'impermeabilizacion(?: del? (?:la )?(?:techo|azotea|tejado|terraza))?|retejado|reparacion(?:es)? del? (?:tejado|techo)',
      it: '(?:rifacimento|lavori|riparazione) (?:del|sul|al) tetto',
      pt: 'impermeabilizacao(?: d[oa] (?:telhado|laje|terraco))?|(?:obras?|reparac(?:ao|oes)|conserto|reforma) (?:no|do) telhado',
    },
  ],
  [
    'mow the lawn',
    either(
      done(
        {
          es: 'cort|seg|sieg|chape|desbro[zc]|desmalez',
          it: 'tagli|ras|falci|rasci|tos',
          pt: 'cort|apar|roc|carpi|capin|podo',
        },
        LAWN,
      ),
      {
        es: 'pasar (?:la )?(?:maquina|cortadora|podadora|desbrozadora)(?: (?:al|por el|en el) (?:pasto|cesped|jardin))?',
        it: "passare il (?:tagliaerba|tosaerba|decespugliatore)|(?:taglio|sfalcio) (?:dell'erba|del prato|dell'erba del prato)",
        pt: 'passar (?:a |o )?(?:maquina|cortador|rocadora|rocadeira)(?: n[ao] (?:relva|grama|jardim|quintal))?|corte d[ae] (?:relva|grama)',
      },
    ),
  ],
  [
    'gardening',
    done({ es: 'plant|sembr|siembr|trasplant', it: 'piant|semin|trapiant', pt: 'plant|seme|transplant' }, PLANTED),
  ],
  [
    'gardening',
    {
      es:
        'trabaj(?:ar|o|amos) en (?:el |mi |la )?(?:jardin|huert[oa])|(?:quitar|sacar|arrancar) (?:las )?(?:malas )?hierbas|desmalezar|(?:podar|podo) (?:la |' +
        'las |el |los |mi |mis )?(?:vinas?|parra|olivos|rosales|frutales|arboles|arbol|setos?)|labores del huerto',
      it:
        "lavor(?:are|o|iamo) (?:nell'|in |nel )(?:orto|giardino)|(?:zapp|vang)are(?: l'orto)?|(?:togliere|strappare) le erbacce|" +
        "(?:potare|poto) (?:la |le |gli |i |l')?(?:vit[ei]|ulivi|olivi|rose|siepe|alberi)",
      pt:
        '(?:trabalh(?:ar|o|amos)|mex(?:er|o)|cuid(?:ar|o)) (?:n[ao]|d[ao]) (?:jardim|horta|quintal)|(?:arrancar|tirar) (?:as )?ervas(?: daninhas)?|' +
        'cavar a horta|(?:podar|podo) (?:a |as |o |os )?(?:vinhas?|oliveiras|roseiras|arvores|fruteiras)',
    },
  ],
  ['wash the car', done({ es: 'lav', it: 'lav', pt: 'lav' }, CAR)],
  [
    'harvest',
    done(
      {
        es: 'recog|recoj|cosech|vendimi|vare|pi[zs]c',
        it: 'raccolg|raccogli|colg|cogli|vendemmi',
        pt: 'colh|apanh|colhe|vindim',
      },
      GROWN,
    ),
  ],
  [
    'harvest',
    {
      es: '(?:recogida|recoleccion|cosecha|pizca) (?:de (?:la |las |los |el )?)\\p{L}{4,}',
      it: '(?:raccolta|raccolto|bacchiatura) (?:delle |dei |degli |della |del |di )\\p{L}{4,}|vendemmi(?:a|are|amo|o)',
      pt: '(?:colheita|apanha) d[aoe]s? \\p{L}{4,}',
    },
  ],
  [
    'fly my drone',
    either(
      done(
        {
          es: 'vol|vuel|pilot|us|sac|levant|grab|film|sub|despeg|lanz',
          it: 'vol|pilot|us|alz|port|lanci|f|facci',
          pt: 'vo|pilot|us|levant|sub|film|solt|lanc|lev',
        },
        {
          es: `(?:(?:a volar|con|volar) )?${THE.es}(?:${FLOWN.es})`,
          it: `(?:(?:volare|su|con|col) )?${THE.it}(?:${FLOWN.it})`,
          pt: `(?:com )?${THE.pt}(?:${FLOWN.pt})`,
        },
      ),
      {
        es: `vuelos? (?:de|con|del) ${THE.es}(?:${FLOWN.es})`,
        it: `(?:voli?|riprese) (?:di|con|col) ${THE.it}(?:${FLOWN.it})`,
        pt: `voos? (?:de|com|do) ${THE.pt}(?:${FLOWN.pt})`,
      },
    ),
  ],
  [
    'dry the laundry outside',
    either(done({ es: 'tend|tiend|colg|cuelg|cuelgu', it: 'stend|append|stendi', pt: 'estend|pendur' }, CLOTHES), {
      es: 'secar (?:la |las |mi |mis |unas )?(?:ropa|sabanas|toallas|mantas|colada)(?: (?:al sol|afuera|fuera))?|tender (?:afuera|fuera|en la terraza|en el patio)',
      it: '(?:stend(?:o|ere|iamo)|asciugare) (?:fuori|al sole|in terrazzo|in balcone|sul balcone)',
      pt: '(?:por|ponho|pomos|secar|seco) (?:a |as |os )?(?:roupa|lencois|toalhas)(?: (?:a secar|na corda|no estendal|no varal|ao sol|la fora|fora))?',
    }),
  ],
];

/** The words of told.ts in Spanish and Portuguese, without accents. */
import type { ToldWords } from './told.ts';

export const SPANISH_TOLD: ToldWords = {
  frozen:
    '(?:ha|habia|he) helado|helo (?:anoche|esta noche|ayer)|helad[ao]s? (?:anoche|esta noche)|(?:hubo|caido|' +
    'cayo) (?:una )?(?:helada|hielo)|bajo cero|(?:acera|calle|carretera|suelo|camino)s? (?:\\p{L}+ )?(?:helad[ao]s?|' +
    'congelad[ao]s?|resbaladiz[ao]s?)|despues de la nieve|sin sal',
  onTheMove:
    'bici\\p{L}*|correr|corr[oe]|running|camin\\p{L}*|pase\\p{L}*|andar|senderismo|moto|conduc\\p{L}*|manejar|coche|auto|carro|' +
    'patinete|trabajo|a pie|cochecito|viaj\\p{L}*',
  parched:
    '(?:esta|estan|muy|todo|tan|super) (?:todo |muy |super |bien |tan )*sec[oa]s?|hierba seca|pasto seco|pastos? (?:alt|' +
    'sec)os?|hierba alta|sequia|rastrojos?|maleza|matorral|(?:no|sin) (?:\\p{L}+ )?(?:llov\\p{L}*|lluvia) (?:desde|en|hace)|' +
    'reseco\\p{L}*|monte|pinar|dehesa',
  glowing:
    'barbacoas?|parrilla\\p{L}*|asado|fuego|hogueras?|fogatas?|velas|farolillos|cigarr\\p{L}*|fumar|radial|amoladora|' +
    'sold\\p{L}*|petardos|cohetes|desbroz\\p{L}*|cosechadora|quem\\p{L}*|hornillo|camping ?gas|aparcar',
  sleepsOut: 'dorm\\p{L}*|duerm\\p{L}*|al raso|acampar|banco|a la intemperie|tienda',
  tipsy:
    'borrach[oa]s?|bebid[oa]s?|(?:he|ha|hemos|han) bebido|copas|cervezas|la mona|resaca|piripi|achispad[oa]s?|tomad[oa]s?|' +
    'curda|ebri[oa]s?',
  bouncy:
    'castillos? hinchables?|castillos? inflables?|hinchables|inflables?|toboganes? (?:hinchable|inflable)s?|saltarin(?:es)?|' +
    'brinca ?brinca|brincolin(?:es)?',
  newSnow:
    'nieve (?:nueva|fresca|polvo|reciente)|nieve virgen|(?:ha|habia) nevado|nevado (?:mucho|bastante)|mucha nieve|cornisas?|' +
    '\\d+ ?cm de nieve',
  onSlopes:
    'fuera de pistas?|fuerapista|esqui de (?:montana|travesia)|travesia|raquetas|corredor(?:es)?|freeride|palas?|' +
    'canal(?:es)?|ladera|backcountry',
  floodedWay:
    'inundad[oa]s?|anegad[oa]s?|bajo el agua|encharcad[oa]s?|cubiert[oa] de agua|agua (?:en|sobre|por) la (?:carretera|' +
    'calle|calzada)|crecid[oa]',
  passes: 'pas(?:ar|o|amos|a)|cruz\\p{L}*|atraves\\p{L}*|coche|carro|auto|moto|conduc\\p{L}*|manejar|ir|a pie',
  careHome: 'residencia(?: de (?:ancianos|mayores))?|geriatric[oa]|asilo|hogar de ancianos|centro de mayores',
  rooms:
    'habitacion(?:es)?|cuartos?|ventanas?|ventilador(?:es)?|dentro|camas?|calefaccion|calor|frio|residentes|ancianos',
  eclipse: 'eclipse(?! (?:de luna|lunar))',
  looks: 'ver|mirar|observar|ninos|ninas|clase|colegio|gafas|prismaticos|fotografiar|verlo',
  perishable:
    'ensalad(?:a|illa) (?:de )?(?:patata|rusa|pasta|pollo)|ensaladilla|mayo\\p{L}*|pollo|carne|gambas|marisco|nata|tarta|' +
    'pastel|leche|bufe|buffet|sobras|huevos|pescado|tortilla|paella|embutido',
  leftOut:
    '(?:en|sobre) (?:el |la |un |una |mi )?(?:balcon|terraza|coche|carro|maletero|garaje|jardin|patio|nevera portatil|' +
    'alfeizar)|fuera|al aire libre|sin nevera|a la sombra',
  fallenTrees:
    '(?:arbol(?:es)?|ramas?)\\b[^.?!]{0,25}?(?:ca(?:id|y)\\p{L}*|arrancad\\p{L}*|rot[oa]s?)|(?:tras|despues (?:de|del)) (?:el |' +
    'la )?(?:temporal|vendaval|borrasca|tormenta)|aviso rojo',
  woods: 'bosques?|monte|parque|pinar|pase\\p{L}*|camin\\p{L}*|senderis\\p{L}*|correr|bici|picnic|acampar|ruta',
  unlit: 'sin (?:luces|luz|faros)|luces apagadas|faros apagados|a la luz de la luna',
  vehicle: 'conduc\\p{L}*|manejar|coche|carro|moto|bici\\p{L}*',
  sprays:
    'fumig\\p{L}*|sulfat\\p{L}*|herbicida\\p{L}*|pesticida\\p{L}*|glifosato|roundup|purin(?:es)?|veneno|insecticida\\p{L}*|' +
    'rociar|pulveriz\\p{L}*',
  nearPeople:
    '(?:al lado|cerca|junto|pegado|alrededor|a orillas) (?:de |del |al |a )(?:la |el |un |una |los |las )?(?:colegio|' +
    'escuela|guarderia|casas?|rio|arroyo|pueblo|parque|colmenas?|vecinos|viviendas|charca)|ninos jugando|vecinos|abejas|' +
    'colmenas',
  saws: 'motosierra|talar|podar (?:\\p{L}+ )?(?:arbol|rama)\\p{L}*|cortar (?:\\p{L}+ )?(?:arbol|ramas?)',
  byRiver:
    '(?:junto|al lado|cerca|a orillas|a la orilla|en la orilla|al borde) (?:a |al |del |de |de la |' +
    'de un )?(?:\\p{L}+ )?(?:rio|arroyo|riera|barranco|rambla|riachuelo|quebrada)',
  kites: 'cometas?|papalotes?|volantin(?:es)?|barriletes?',
  wires: 'cables?|tendido|alta tension|torres? electricas?|lineas? electricas?',
};

export const PORTUGUESE_TOLD: ToldWords = {
  frozen:
    '(?:geou|congelou|gelou)|abaixo de zero|negativ[oa]s? (?:esta noite|de noite)|geada (?:esta noite|ontem|de manha|forte)|' +
    '(?:estrada|passeio|calcada|rua|caminho)s? (?:\\p{L}+ )?(?:gelad[oa]s?|congelad[oa]s?|escorregadi[oa]s?)|depois da neve',
  onTheMove:
    'bicicleta|bike|pedalar|correr|corrida|caminh\\p{L}*|passe[ai]\\p{L}*|andar|trilh[ao]s?|mota|moto|conduz\\p{L}*|' +
    'dirig\\p{L}*|carro|trabalho|a pe|carrinho|viaj\\p{L}*|guiar',
  parched:
    '(?:esta|estao|muito|tudo|tao) (?:tudo |muito |bem |tao |super )*sec[oa]s?|erva (?:seca|alta)|capim (?:seco|alto)|mato|' +
    'pinhal|seca|restolho|(?:nao|sem) (?:\\p{L}+ )?(?:chov\\p{L}*|chuva) (?:ha|faz|desde)|palha',
  glowing:
    'churrasc\\p{L}*|grelhad\\p{L}*|fogueiras?|fogo|lume|velas|baloes|balao|cigarr\\p{L}*|fumar|rebarbadora|esmeril\\p{L}*|' +
    'sold\\p{L}*|foguetes|fogos|rojoes|rocadora|rocar|ceifeira|colheitadeira|queim\\p{L}*|fogareiro',
  sleepsOut: 'dorm\\p{L}*|ao relento|acampar|tenda|barraca|banco|na rua',
  tipsy:
    'bebad[oa]s?|embriagad[oa]s?|(?:bebi|bebeu|bebemos|beberam)|bebid[oa]s?|copos a mais|ressaca|tocad[oa]s?|umas cervejas|' +
    'cachaca',
  bouncy:
    'castelos? insuflave(?:l|is)|insuflave(?:l|is)|castelos? inflave(?:l|is)|pula-?pula|brinquedos? inflave(?:l|is)|' +
    'escorregas? insuflave(?:l|is)|tobog[ao] inflavel',
  newSnow: 'neve (?:fresca|nova|po)|(?:nevou|nevado)|muita neve|\\d+ ?cm de neve|cornijas?',
  onSlopes: 'fora de pistas?|fora das pistas|esqui de montanha|raquetes|freeride|corredor(?:es)?|encosta',
  floodedWay:
    "alagad[oa]s?|inundad[oa]s?|enchentes?|debaixo d'?e? ?agua|submers[oa]s?|agua (?:na|sobre a|no meio da) (?:pista|" +
    'estrada|rua|faixa)|cheia (?:de agua)',
  passes: 'pass(?:ar|o|amos|a)|atravess\\p{L}*|cruzar|carro|moto|mota|conduzir|dirigir|ir|a pe|sair',
  careHome: 'lar (?:de idosos|da terceira idade)|casa de repouso|asilo|residencia senior',
  rooms: 'quartos?|janelas?|ventoinhas?|ventilador(?:es)?|dentro|camas?|aquecimento|calor|frio|idosos|utentes',
  eclipse: 'eclipse(?! (?:da lua|lunar))',
  looks: 'ver|olhar|observar|criancas|miudos|turma|escola|oculos|binoculos|fotografar|assistir',
  perishable:
    'salada (?:de )?(?:batata|russa|frango|maionese)|maionese|frango|carne|camarao|camaroes|marisco|nata|natas|chantilly|' +
    'bolo|leite|buffet|bufe|sobras|ovos|peixe|salpicao',
  leftOut:
    '(?:na|no|em|sobre a) (?:varanda|terraco|carro|mala|porta-malas|garagem|jardim|quintal|sacada|geleira|parapeito)|' +
    'la fora|ao ar livre|fora (?:do|da) (?:frigorifico|geladeira)|ao sol',
  fallenTrees:
    '(?:arvores?|ramos?|galhos?)\\b[^.?!]{0,25}?(?:ca(?:iu|iram|id)\\p{L}*|arrancad\\p{L}*|partid\\p{L}*|tombad\\p{L}*)|' +
    '(?:depois|apos) (?:da |do |a |o )?(?:temporal|tempestade|vendaval|ventania)|alerta vermelho',
  woods:
    'bosques?|florestas?|mata|parque|pinhal|passe[ai]\\p{L}*|caminh\\p{L}*|trilh[ao]s?|correr|bicicleta|piquenique|acampar',
  unlit: 'sem (?:luzes|luz|farois)|luzes apagadas|farois apagados|a luz da lua|ao luar',
  vehicle: 'conduz\\p{L}*|dirig\\p{L}*|carro|mota|moto|bicicleta',
  sprays:
    'pulveriz\\p{L}*|herbicida\\p{L}*|pesticida\\p{L}*|glifosato|roundup|veneno|agrotoxico\\p{L}*|chorume|inseticida\\p{L}*|' +
    'sulfatar|fumac[ea]\\p{L}*|aplicar',
  nearPeople:
    '(?:ao lado|perto|junto|a beira|proximo|em volta) (?:da |do |de |a |ao |das |dos )(?:\\p{L}+ )?(?:escola|creche|casas?|' +
    'rio|ribeiro|riacho|aldeia|parque|colmeias?|vizinhos|lagoa|corrego)|criancas brincam|criancas a brincar|abelhas|' +
    'colmeias',
  saws: 'motosserra|(?:cortar|abater|derrubar|podar) (?:\\p{L}+ )?(?:arvores?|galhos?|ramos?|pinheiro|eucalipto)',
  byRiver:
    '(?:junto|ao lado|perto|a beira|na beira|nas margens|na margem) (?:ao |a |do |da |de )?(?:\\p{L}+ )?(?:rio|ribeir[ao]|' +
    'riacho|corrego|cachoeira)',
  kites: 'pipas?|papagaios?|pandorgas?|raias?',
  wires: 'fios|cabos|rede eletrica|alta tensao|postes?',
};

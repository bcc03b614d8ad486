/** Grave subjects in Portuguese, without accents. */
import { MEDICINES } from '../grave-words.ts';
import type { NamedGrave } from './named-grave.ts';

export const PORTUGUESE_GRAVE: readonly NamedGrave[] = [
  [
    'emergency',
    [
      'inconsciente|desmaiad[oa]|desmaiou|parou de suar|nao sua|parou de tremer|labios azuis|ficamos sem agua|' +
        '(?:esta|parece) (?:\\p{L}+ )?(?:confus[oa]|desorientad[oa])|atingid[oa] por um raio|insolacao|hipotermia',
    ],
  ],
  ['gas-leak', ['cheir\\p{L}* (?:a|de) gas|fuga de gas|vazamento de gas']],
  ['carbon-monoxide', ['monoxido de carbono|detector de co']],
  // Children at the edge of the sea.
  [
    'children-in-water',
    [
      'criancas?|miud[oa]s?|filh[oa]s?|putos|net[oa]s?|bebes?|menin[oa]s?|pequen[oa]s|gaiatos?|garot[oa]s?',
      'mar|ondas?|(?:na|a|da) beira(?:[- ](?:mar|rio|d.agua|da agua))?|beira-?mar|rebentacao|agua|rio|lago|lagoa|barragem|ribeira|cachoeira',
      'brinc\\p{L}*|chapinh\\p{L}*|molhar|banh\\p{L}*|entr\\p{L}*|nad\\p{L}*|mergulh\\p{L}*|saltar|na agua',
    ],
    'piscina insuflavel|parque aquatico|temperatura da agua',
  ],
  [
    'over-people',
    [
      'drone?s?|mavic|dji',
      '(?:sobre|por cima) (?:d?[oa]s? )?(?:\\p{L}+ ){0,2}?(?:praia|pessoas|procissao|desfile|arraial|multidao|publico|casamento|festa|' +
        'concerto|show|rua|cidade|estadio|jogo|festival|gente)',
    ],
  ],
  // What burns without a way out for its smoke.
  [
    'carbon-monoxide',
    ['lareira|salamandra|caldeira|chamine|esquentador|recuperador', 'obstruid[oa]|entupid[oa]|tapad[oa]|bloquead[oa]'],
  ],
  // A heater where people sleep.
  [
    'carbon-monoxide',
    [
      'aquecedor|aquecimento|salamandra|fogareiro',
      '(?:na|no|dentro da|dentro do|em) (?:tenda|barraca|caravana|autocaravana|carrinha|carro|garagem)',
    ],
  ],
  [
    'carbon-monoxide',
    [
      'churrasc\\p{L}*|grelh\\p{L}*|carvao|braseir\\p{L}*|fogareiro|gerador|aquecedor a gas|fogao',
      '(?:na|no|dentro da|dentro do|dentro de|em) (?:\\p{L}+ )?(?:tenda|barraca|garagem|casa|cozinha|caravana|' +
        'autocaravana|carrinha|quarto|trailer|cabana|varanda fechada)|la dentro|dentro',
    ],
  ],
  [
    'parked-vehicle',
    [
      '(?:no|na|dentro do|dentro da|num|numa) (?:meu |minha |nosso )?(?:carro|automovel|carrinha|caminhao|camiao|' +
        'autocaravana|caravana|mala|porta-malas|van|veiculo)',
      'ca(?:o|es)|cachorr\\p{L}*|gat[oa]s?|animal|animais|crianca\\p{L}*|filh[oa]s?|bebes?|avo|coelhos?|hamsters?|' +
        'cavalos?|husky|labrador|bulldog',
      'deix\\p{L}*|fic\\p{L}*|esper\\p{L}*|dorm\\p{L}*|sozinh\\p{L}*|so|minutos?|horas?|compras?|estacionad\\p{L}*|' +
        'parado|estacionamento|janelas?|vidros?|trancad\\p{L}*|fechad\\p{L}*',
    ],
  ],
  ['storm-eye', ['olho (?:do|de um|da) (?:furacao|ciclone|tufao|tempestade)|no olho']],
  ['tidal-crossing', ['mare (?:baixa|vazia)|baixa-?mar|mare vaza|mont[ -]saint[ -]michel']],
  [
    'flash-flood',
    [
      'desfiladeiros?|ravinas?|canhao|canion|canyon|canyoning|barrancos?|leito (?:seco|do rio)|gargantas?|grutas?|wadi',
      'caminh\\p{L}*|acamp\\p{L}*|dorm\\p{L}*|trilh\\p{L}*|descer|ir|passe\\p{L}*|canyoning|explor\\p{L}*|trekking',
    ],
  ],
  [
    'cold-water',
    [
      'barrag(?:em|ens)|albufeiras?|pedreiras?|cana(?:l|is)|eclusas?|comportas?|represas?|acudes?',
      'salt\\p{L}*|nad\\p{L}*|mergulh\\p{L}*|banh\\p{L}*|refresc\\p{L}*|pul\\p{L}*|atir\\p{L}*',
    ],
  ],
  [
    'children-in-water',
    [
      'criancas?|filh[oa]s?|bebes?|miud[oa]s?|pequen[oa]s?|menin[oa]s?|net[oa]s?|garot[oa]s?',
      'entrar|nad(?:ar|em|am|e)|banh\\p{L}*|tomar banho|(?:na|entrar na|ir a|dentro de) agua|no (?:mar|rio|lago)|mergulh\\p{L}*',
    ],
    'piscina',
  ],
  ['ice-bearing', ['gelo', 'gross\\p{L}*|espess\\p{L}*|aguent\\p{L}*|suport\\p{L}*|firme'], 'estrada|cubos?|bebidas?'],
  [
    'ice-bearing',
    [
      '(?:lago|rio|lagoa|represa)\\b.{0,20}(?:congelad\\p{L}*|gelad[oa])|' +
        'gelo\\b.{0,30}(?:lago|rio|lagoa|grosso|aguenta|firme|seguro)|(?:sobre|em cima d|atravessar) ?o gelo|no gelo',
    ],
  ],
  [
    'flooding',
    [
      '(?:(?:atravess|cruz)\\p{L}*|pass(?:ar|o|amos|am))\\b.{0,30}\\b(?:rio|ribeira|ribeiro|riacho|vau|corrego)|' +
        'vau|(?:estrada|rua|ponte|tunel|caminho|cave)\\b.{0,20}(?:inundad\\p{L}*|alagad\\p{L}*)',
    ],
  ],
  [
    'lightning-shelter',
    [
      'trovoadas?|tempestades?|raios?(?! uv)|relampagos?|trov(?:ao|oes)',
      'arvores?|banh\\p{L}*|nad\\p{L}*|duche|chuveiro|piscina|lago|mar|agua|tenda|barraca|guarda-chuva|campo|' +
        'abrig\\p{L}*|golfe|pesc\\p{L}*|barco|surf\\p{L}*|floresta|bicicleta',
      'fic(?:o|a|amos|ar)|continu\\p{L}*|pod\\p{L}*|posso|devo|devemos|perigos\\p{L}*|segur[oa]|' +
        '(?:durante|com|na|sob|em) (?:a |uma |as )?(?:trovoadas?|tempestades?|raios)',
    ],
  ],
  [
    'medicines',
    [
      `${MEDICINES}|doxiciclin\\p{L}*|antibioticos?|medicament\\p{L}*|remedios?|comprimidos?|diureticos?|cortisona|` +
        'corticoides?|antidepressiv\\p{L}*|betabloqueador\\p{L}*|isotretinoina|litio|pilula|fotossensi\\p{L}*',
    ],
  ],
  [
    'far-from-help',
    [
      'sozinh\\p{L}*|de noite|a noite|no escuro|sem guia|a solo',
      'montanh\\p{L}*|serra|trilh\\p{L}*|caminhada|escal\\p{L}*|cume|pico|glaciar|deserto|trekking|alpinismo|' +
        'subir (?:o|a|ao)',
    ],
  ],
  [
    'animals',
    [
      'ca(?:o|es)|cachorr\\p{L}*|gat[oa]s?|coelhos?|hamsters?|porquinhos?-da-india|cavalos?|poneis?|tartarugas?|' +
        'passar\\p{L}*|galinhas?|cabras?|ovelhas?|vacas?|papagaios?',
      'varanda|sacada|terraco|gaiola|quintal|estufa|(?:deix\\p{L}*|fic\\p{L}*|dorm\\p{L}*)\\b.{0,30}\\b(?:fora|' +
        'jardim|rua|la fora|sozinh\\p{L}*)|calor|asfalto|patas',
    ],
  ],
  [
    'people-at-risk',
    [
      'bebes?|recem-?nascid[oa]s?|(?:filh[oa]|crianca|net[oa]) de [1-5] (?:anos|meses)|avo|avos|vovo|idos[oa]s?|' +
        'criancas? pequenas?|gravida|(?:pai|mae|sogr[oa]|vizinh[oa]|ti[oa]|senhora?) de [6-9]\\d|[789]\\d anos',
      'caminh\\p{L}*|andar|correr|calor|quente|sol|sombra|frio|fora|la fora|sair|brincar|parque|passe\\p{L}*|praia|varanda|sacada|jardim|' +
        'carrinho|ar|noite|meio-dia|sozinh[oa]|dorm\\p{L}*|soneca|sesta',
      'pode[m]?|posso|podemos|devo|segur[oa]|perig\\p{L}*|risco|bem|ok|deixar|demais|muito|aguent\\p{L}*',
    ],
    'casaco|roupa|gorro|vestir|guarda-chuva|chove|chover|chuva',
  ],
  [
    'climbing',
    [
      'via ferrata|escal\\p{L}*|alpinismo|(?:subir|subo|subimos|subida) (?:o|a|ao|ate|na|no)|cume|crista|glaciar',
      'posso|podemos|da para|pode|perig\\p{L}*|risco|segur\\p{L}*|devo|trovoadas?|raios?|sem|amanha|sabado|domingo',
    ],
    'subir a temperatura|telhados?|telhas?|escadote|escada|andaime',
  ],
  [
    'heights',
    [
      '(?:subir|subo) (?:a|ao|no|na|em) (?:uma |um )?(?:escada|escadote|andaime|telhado)|' +
        'limpar (?:as |a )?(?:caleiras?|calhas?)|andaime|escadote|antena do telhado',
    ],
  ],
  [
    'water',
    [
      'tomar banho (?:de|no|na|em)|nadar|caiaque|canoa|paddle|stand ?up|bote|barco|lancha|semirrigido|surf(?:ar)?|' +
        'mergulh\\p{L}*|moto de agua|jet ?ski',
      'posso|podemos|da para|pode[m]?|perig\\p{L}*|risco|segur\\p{L}*|sem|ok|calmo',
    ],
    'piscina|temperatura da',
  ],
  [
    'wind-load',
    [
      'grua|guindaste|plataforma elevatoria|trampolim|cama elastica|tenda de festa|' + 'toldo|guarda-sol|gazebo',
      'vento|rajadas?|aguent\\p{L}*|posso|podemos|montar|deixar|segur\\p{L}*|levantar|icar',
    ],
  ],
  [
    'fire',
    [
      '(?:queim\\p{L}*|atear fogo)\\b.{0,30}(?:podas?|folhas?|sobrantes|restolho|mato|lixo|ramos|erva\\p{L}*|' +
        'silvas|paletes|galhos)|queimadas?|fogueiras?|(?:fazer|acender) (?:um |uma |o |a )?(?:fogo|lume)|' +
        'baloes? de (?:sao joao|papel)|lanternas? (?:voadoras?|chinesas?)|velas? acesas?',
    ],
  ],
  [
    'heights',
    [
      '(?:no|ao|em cima do|do|sobre o|subir (?:ao|no|a|na)|na|numa|num) (?:\\p{L}+ )?(?:telhado|escadote|escada|' +
        'andaime|chamine)|caleiras?|calhas?|plataforma elevatoria|sem (?:arnes|arneses|corda|cinto)',
    ],
    'terraco|bar no telhado|(?:trabalh\\p{L}*|obras?|reparac\\p{L}*|conserto|reforma) no telhado(?!.*sem )',
  ],
  [
    'medicine-storage',
    [
      'insulina|medicament\\p{L}*|remedios?|epipen|vacinas?|supositorios?|inalador|bombinha|antibioticos?|colirio|' +
        'ozempic|comprimidos',
      'carro|mala|porta-luvas|porta-malas|tenda|barraca|sol|autocaravana|mochila|encomenda|deix\\p{L}*|' +
        'guard\\p{L}*|conserv\\p{L}*|frigorifico|geladeira',
    ],
  ],
  [
    'people-at-risk',
    [
      'bebes?|recem-nascid\\p{L}*|(?:\\d{1,2}|um|dois|tres|quatro|cinco|seis|oito|dez) mes(?:es)?|' +
        '(?:de|tem) (?:[1-6]|dois|tres|quatro|cinco|seis) anos|avo(?:s|zinh\\p{L}*)?|idos[oa]s?|' +
        '(?:7\\d|8\\d|9\\d) anos|gravida',
      'meio-?dia|praia|sol|calor|onda de calor|creme\\p{L}*|protetor|fator|guarda-sol|sombra|' +
        'as (?:1|2|3|12|13|14|15)|3\\d ?(?:graus|°)|carrinho|frio|-\\d+',
    ],
    'vest\\p{L}*|roupa|casaco|gorro|quando|a que horas|aniversario',
  ],
  ['road-grip', ['pneus? (?:de verao|carecas?|gastos?|lisos?)|sem (?:correntes|pneus de inverno)']],
  // Repairs of a roof that nobody should be on then.
  [
    'heights',
    [
      '(?:arranj|consert|repar|troc|impermeabili[zs]|mex|tap|arrum|substitu)\\p{L}* (?:\\p{L}+ ){0,3}?(?:telhados?|telhas?|goteiras?|cobertura|laje)',
      'sozinh[oa]|sem (?:ajuda|arnes|cinto|corda|capacete)|gelo|gelad[oa]|geada|molhad[oa]s?|neve|trovoada|raios|vendaval|vento forte|escorreg\\p{L}*',
    ],
  ],
];

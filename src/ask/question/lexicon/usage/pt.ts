/** How people type Portuguese in Portugal and Brazil: short names of cities, the washing line, the hours after midnight. */
import type { TranslatedPhrase } from '../lexicon.ts';
import { monthRanges, nights, weekdayRanges } from './ranges.ts';

const WEEKDAY = '(segunda|terca|quarta|quinta|sexta|sabado|domingo)(?:[- ]feira)?';
const THE_DAY = '(?:o )?dia(?: vai ser| e| sera)?(?: o)? mais';

export const PORTUGUESE_USAGE: readonly TranslatedPhrase[] = [
  ...nights(
    'segunda terca quarta quinta sexta sabado domingo'.split(' '),
    (first, second) =>
      `(?:na |a |da )?noite (?:de |da )${first}(?:[- ]feira)? (?:para|a|pra) (?:o |a )?${second}(?:[- ]feira)?`,
  ),
  ...weekdayRanges('(?:de |da )?', WEEKDAY, '(?:a|ate|ao|e)', ['de ', 'da ', 'entre ']),
  ...monthRanges(
    '(?:de |entre )',
    '(janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)',
    '(?:a|e|ate)',
  ),
  // Times.
  ['(?:logo )?mais (?:tarde|logo)|logo mais|daqui a pouco', 'later'],
  ['logo a noite', 'tonight'],
  ['logo a tarde', 'this afternoon'],
  [`${WEEKDAY} (?:daqui a uma semana|a oito|que vem a oito)`, 'a week on $1'],
  [`${WEEKDAY} de madrugada|madrugada de ${WEEKDAY}`, '$1$2 small hours'],
  ['(?:amanhã )?(?:de|na|pela) madrugada|esta madrugada|nesta madrugada', 'in the small hours'],
  ['quanto (?:tempo )?falta para (?:o )?(?:por do sol|anoitecer|sol se por)', 'how long until sunset'],
  ['ao por do sol|no por do sol', 'at sunset'],
  ['ao nascer do sol|no nascer do sol', 'at sunrise'],
  [
    '(?:ha|faz) (?:quantos dias|quanto tempo)(?: que)? (?:nao chove|que nao chove)|desde quando nao chove',
    'when did it last rain',
  ],
  ['(?:no |neste |para o )?(?:feriado|feriadao)', 'on the public holiday'],
  ['amanha (?:bem )?cedo|amanha cedinho', 'tomorrow early in the morning'],
  ['(?:bem )?cedo(?= )', 'early in the morning'],
  ['(?:ta|esta) chovendo', 'is it raining'],
  ['(?:ta|esta) nevando', 'is it snowing'],
  ['(?:ta|esta) ventando', 'is it windy'],
  ['(?:tem|ha|existe) previsao de', 'will there be'],
  ['(?:o )?nevoeiro (?:vai )?(?:levantar|levanta|dissipar)', 'will the fog lift'],
  ['quanta agua caiu|quantos? (?:mm|milimetros|litros) (?:caiu|cairam|choveu)', 'how much did it rain'],
  ['vou (?:me molhar|apanhar chuva|pegar chuva|tomar chuva)|vou molhar[- ]me', 'will i get wet'],
  ['(?:no )?natal passado', 'last christmas'],
  ['choveu granizo|granizou|caiu granizo', 'did it hail'],
  ['colheita|ceifar|ceifa', 'harvest'],
  ['(?:o tempo )?vai (?:abrir|limpar|melhorar)(?! o)', 'will it clear up'],
  ['o dia (?:todo|inteiro)|todo o dia', 'all day'],
  ['toda', ''],
  ['(calor|frio|vento|sol) suficiente', '$1 enough'],
  ['ate quantos graus(?: vai chegar| chega)?', 'how hot will it get'],
  ['mais sol(?! (?:que|do))', 'sunniest'],
  ['(?:levanta|dissipa|vai embora)(?: o)? nevoeiro', 'will the fog lift'],
  ['(?:podar|cortar|aparar)(?: (?:a|as|os|o))? (?:sebe|sebes|arvores|cerca viva|arbustos|roseiras)', 'cut the hedge'],
  ['(?:a )?(?:mare alta|preia[- ]mar)', 'high tide'],
  ['(?:a )?(?:mare baixa|baixa[- ]mar)', 'low tide'],
  ['passear (?:com )?o (?:meu )?(?:cao|cachorro|cadela)', 'walk the dog'],
  [
    '(?:ainda )?(?:vai estar a chover|vai estar chovendo|continua a chover|continua chovendo)',
    'will it still be raining',
  ],
  ['(?:ir )?nadar|tomar banho (?:de mar|no mar)|(?:dar um |ir a )mergulho', 'go swimming'],
  ['chove mais(?= (?:em|no|na)\\b)', 'does it rain more'],
  ['(?:vento (?:de )?)?forca (\\d{1,2})', 'wind force $1'],
  ['antes do meio[- ]?dia', 'before noon'],
  ['depois do meio[- ]?dia', 'after noon'],
  ['ate (?:ao |o )?meio[- ]?dia', 'until noon'],
  ['(?:as )?proximas noites', 'the next nights'],
  ['(?<!deix.{0,40})de (?:carro|autom[oó]vel)(?= |\\W*$)', 'driving'],
  ['semana santa', 'easter'],
  ['na serra(?! (?:da|do|de|gaucha|negra|dos|das)\\b)', 'in the mountains'],
  ['quando (?:chega|vem|volta) o frio', 'when will it get colder'],
  ['quando (?:chega|vem|volta) o calor', 'when will it get warmer'],
  ['quando (?:acaba|termina|passa) (?:o calor|este calor|esse calor|a onda de calor)', 'when will the heat end'],
  [
    '(?:n?o )?(?:dia )?(\\d{1,2}) de (janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|' +
      'novembro|dezembro) do ano passado',
    '$1 $2 last year',
  ],
  ['(?:essa|esta|nesta|nessa) madrugada', 'in the small hours'],
  [
    'de (\\p{L}{4,}) (?:a|ao|para|pra|ate) (\\p{L}{4,})(?=.{0,60}\\b(?:carro|moto|mota|viagem|viajar|autocarro|' +
      'estrada|bicicleta)\\b)',
    'from $1 to $2',
  ],
  ['(?:sera|seria|esta|e) (?:muito )?segur[oa](?: para| de)?', 'is it safe to'],
  ['com seguranca|em seguranca|sem perigo|sem risco', 'safely'],
  ['qual (?:sera|e|vai ser|seria) a (temperatura|humidade|umidade|pressao)', 'what is the $1'],
  ['com que frequencia|quantas vezes', 'how often'],
  ['ondas? de calor', 'heat wave'],
  ['ondas? de frio|frente fria', 'cold spell'],
  ['(?:no )?(?:ano que vem|proximo ano|ano proximo)', 'next year'],
  ['(?:no )?carnaval', 'at carnival'],
  // Outdoors.
  ['subir (?:ao|o|a|à)(?= (?:pico|monte|morro|serra|pedra)\\b)', 'going up'],
  [
    '(?:deixar|deixo) (?:a )?roupa(?: (?:la )?fora| no varal| na corda| estendida| no estendal)*',
    'leave the washing out',
  ],
  ['(?:tirar|tiro|recolher|apanhar|apanho) (?:a )?roupa(?: do varal| da corda| do estendal)?', 'bring the washing in'],
  ['(?:churrasc(?:o|inho|ada)|churras|sardinhada|grelhada|grelhados|febras)', 'bbq'],
  ['(?:no |na )?(?:parquinho|parque infantil|pracinha|playground)', 'go to the playground'],
  ['vindimas?', 'grape harvest'],
  ['ao ar livre', 'outdoors'],
  ['surf(?:e|ar)?', 'surfing'],
  // What happens.
  ['(?:um )?natal branco', 'a white christmas'],
  [
    '(?:vai chegar|chega|chegara|atinge|atingira|vai atingir|bate|vai bater)(?:m)? (?:a |aos |os |nos )?(\\d{2})(?: graus)?',
    'will it reach $1 degrees',
  ],
  [
    '(?:o )?vento (?:vai )?(?:acalmar|acalma|abrandar|abranda|diminuir|diminui|amainar|amaina|cair|baixar|parar)|' +
      '(?:acalma|abranda|diminui) o vento',
    'will the wind drop',
  ],
  ['(?:vai |comeca a )?(?:arrefecer|esfriar|arrefece|esfria|refrescar|refresca)', 'will it get cooler'],
  ['(?:vai |comeca a )?(?:esquentar|esquenta|aquecer|aquece)', 'will it get warmer'],
  [
    '(?:o )?sol (?:vai )?(?:aparecer|aparece|sair|abrir|dar as caras|brilhar)|(?:vai )?(?:abrir|abre|sair) (?:o )?sol',
    'will the sun come out',
  ],
  [
    '(?:vem ai|esta a chegar|ta vindo|esta vindo|esta chegando|vai chegar)(?: uma?)? (?:tempestade|temporal|tormenta)',
    'is a storm coming',
  ],
  ['(?:a )?temperatura (?:mais baixa|minima)', 'lowest temperature'],
  ['(?:a )?temperatura (?:mais alta|maxima)', 'highest temperature'],
  ['(?:a )?altura da neve|quanta neve (?:ha|tem)', 'how deep is the snow'],
  [`${THE_DAY} seco`, 'driest day'],
  [`${THE_DAY} (?:quente|calor)`, 'warmest day'],
  [`${THE_DAY} fri[oa]`, 'coldest day'],
  [`${THE_DAY} (?:ensolarado|soalheiro|bonito)`, 'sunniest day'],
  [`${THE_DAY} chuvoso`, 'wettest day'],
  ['asma', 'asthma'],
  ['do que(?= )(?! (?:o |a )?(?:normal|habitual|costume|media|que))', 'than'],
  ['(?:quando|a que horas) (?:vai estar|vai fazer|fara|estara) mais (?:quente|calor)', 'when is it warmest'],
  ['(?:quando|a que horas) (?:vai estar|vai fazer|fara|estara) mais frio', 'when is it coldest'],
  // Wishes.
  ['(?:as criancas|os miudos|meus filhos|os meus filhos) precisam(?: de)?', 'do the kids need'],
  ['(?:para o|pro|ao) trabalho', 'to work'],
  // Short names of cities.
  ['(?:em |para |pra |de )bh', 'in Belo Horizonte'],
  ['(?:em |para |pra |de )sp', 'in São Paulo'],
  ['(?:em |no |para |pra |de |do )rj', 'in Rio de Janeiro'],
  ['(?:em |para |pra |de )poa', 'in Porto Alegre'],
  ['(?:em |para |pra |de )(?:sampa)', 'in São Paulo'],
  ['(?:em |para |pra |de )bsb', 'in Brasília'],
];

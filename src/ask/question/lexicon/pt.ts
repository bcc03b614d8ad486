/** Weather questions in Portuguese: the words that tell the language, and phrases with their English. */

import { alike, countsAlike } from './alike.ts';
import { calendarParts } from './calendar-parts.ts';
import { PORTUGUESE_CHORES } from './chores.ts';
import { hourFirstClock } from './clock-words.ts';
import { compassPhrases } from './compass-words.ts';
import { shortDays } from './day-parts.ts';
import { PORTUGUESE_DAYS } from './days/pt.ts';
import { digitClock } from './digit-clock.ts';
import { PORTUGUESE_EVERYDAY } from './everyday/pt.ts';
import { PORTUGUESE_FURTHER } from './further/pt.ts';
import { inflected } from './inflected.ts';
import type { Lexicon } from './lexicon.ts';
import { regionalPhrases, regionalWords } from './regional.ts';
import { spanPhrases } from './span-phrases.ts';
import { PORTUGUESE_SPOKEN } from './spoken.ts';
import { surroundings } from './surroundings.ts';
import { turningPhrases } from './turning-phrases.ts';
import { PORTUGUESE_USAGE } from './usage/pt.ts';
import { weatherNames } from './weather-names.ts';
import { PORTUGUESE_WORDS } from './words/pt.ts';

const WEEKDAY = '(segunda|terca|quarta|quinta|sexta|sabado|domingo)(?:[- ]feira)?';
const MONTH = '(janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)';
const HOURS = ['uma', 'duas', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez', 'onze', 'doze'];

export const PORTUGUESE: Lexicon = {
  country: 'PT',
  commonWords:
    'fora melhor época ir altura vou tá pro pra às está esta alguma vez neva chove põe nasce cheira casa faço aviso ' +
    'laranja amarelo vermelho calções casaco pôr nascer o a os as e é vai que tempo faz amanhã chover chuva ' +
    'chove hoje em para pra de do da no na ao à às dá como quando frio quente nevar previsão fará esta está ' +
    'semana próxima preciso posso um uma será onde quanto ontem não sol vento fim noite tarde manhã sábado ' +
    'domingo segunda sexta quinta quarta terça calor ficar fazer bom dia há qual horas feira ar',
  timeAhead: {
    every: '(?:a )?cada|(?:de )?(?:\\d{1,2}|duas|três|quatro|seis) em',
    within: 'em|daqui a|daqui|dentro de',
    hours: 'horas?',
    days: 'dias?',
    weeks: 'semanas?',
    lasting: 'sem|secas?|de (?:sol|chuva)',
    inRow: 'seguidas|consecutivas',
    numbers: 'uma?|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze',
    before: 'ha',
    after: 'atras',
  },
  contractions: { ao: 'o', do: 'o', no: 'o' },
  phrases: [
    ...shortDays('pt'),
    ...digitClock('pt'),
    ...calendarParts('pt'),
    ...alike('pt'),
    ...regionalPhrases('pt'),
    ...PORTUGUESE_USAGE,
    ...PORTUGUESE_CHORES,
    ...spanPhrases('pt'),
    ...PORTUGUESE_SPOKEN,
    ...compassPhrases('pt'),
    ...PORTUGUESE_EVERYDAY,
    ...PORTUGUESE_DAYS,
    ['ar condicionado', 'air conditioning'],
    ['sair de (?:barco|veleiro)', 'go sailing'],
    ...PORTUGUESE_FURTHER,
    ...countsAlike('pt'),
    ['que horas sao', 'what is the time'],
    // Safety.
    [
      '(?:deixar )?(?:o |um |os )?(?:meu |meus )?(?:cachorro|cao|gato|bebe|filho|cachorros)(?: sozinho)? (?:no|' +
        'dentro do) carro',
      'leave the dog in the car',
    ],
    ['(?:o |no |num )?(?:lago|rio|canal) (?:congelado|gelado)', 'walk on the frozen lake'],
    // Times.
    ['depois de amanhã', 'day after tomorrow'],
    ['anteontem|antes de ontem', 'day before yesterday'],
    ['amanhã (?:de|pela|a) manhã', 'tomorrow morning'],
    ['amanhã (?:a|de|pela) tarde', 'tomorrow afternoon'],
    ['amanhã (?:a|de|pela) noite', 'tomorrow night'],
    ['ontem (?:de|pela|a) manhã', 'yesterday morning'],
    ['ontem (?:a|de|pela) tarde', 'yesterday afternoon'],
    ['ontem (?:a|de|pela) noite|(?:na )?noite passada', 'last night'],
    ['(?<=\\b(?:choveu|nevou|geou).{0,60})(?:esta|nesta|essa) noite', 'last night'],
    ['(?:esta|hoje a|hoje de|nesta|essa) noite|logo a noite', 'tonight'],
    ['(?:esta|hoje a|hoje de|nesta|essa) tarde', 'this afternoon'],
    ['(?:esta|hoje de|hoje pela|nesta) manhã', 'this morning'],
    ['(?:no |o )?(?:proximo (?:fim|final) de semana|(?:fim|final) de semana que vem)', 'next weekend'],
    ['(?:no |o )?(?:(?:fim|final) de semana passado|ultimo (?:fim|final) de semana)', 'last weekend'],
    ['(?:este |neste |no |nesse |o |durante o )?(?:fim|final) de semana|fds', 'this weekend'],
    ['(?:na |da |a )?(?:proxima semana|semana que vem)', 'next week'],
    ['(?:na |da |a )?(?:semana passada|ultima semana)', 'last week'],
    ['(?:esta|nesta|desta|essa|dessa|na) semana', 'this week'],
    ['(?:no |o )?(?:mes que vem|proximo mes)', 'next month'],
    ['(?:no |o )?mes passado', 'last month'],
    ['(?:no |o )?ano passado', 'last year'],
    ['(?:no |o )?(verão|inverno|outono) passado|(?:na )?(primavera) passada', 'last $1$2'],
    ['(?:no|neste|este) verão', 'in summer'],
    ['(?:no|neste|este) inverno', 'in winter'],
    ['(?:no|neste|este) outono', 'in autumn'],
    ['(?:na|nesta|esta) primavera', 'in spring'],
    [`(?:na |no |a |o )?${WEEKDAY} da (?:proxima semana|semana que vem)`, '$1 next week'],
    [
      `(?:na |no |a |o )?${WEEKDAY} (?:que vem|proxim[oa])|(?:na |no |a |o )?proxim[oa] ${WEEKDAY}|` +
        `(?:esta|este|nesta|neste) ${WEEKDAY}`,
      'coming $1$2$3',
    ],
    [`(?:na |no |a |o )?${WEEKDAY} passad[oa]|(?:na |no )?ultim[oa] ${WEEKDAY}`, 'last $1$2'],
    [`(?:na |no |a |o )?${WEEKDAY} (?:de|pela|a) manhã`, '$1 morning'],
    [`(?:na |no |a |o )?${WEEKDAY} (?:a|de|pela) tarde`, '$1 afternoon'],
    [`(?:na |no |a |o )?${WEEKDAY} (?:a|de|pela) noite`, '$1 night'],
    [`(?:na |no |ao |aos |nas )?${WEEKDAY}`, '$1'],
    [`(?:no )?(?:dia )?(\\d{1,2}) de ${MONTH}(?: de (\\d{4}))?`, '$1 $2 $3'],
    [`(?<!rio de )(?:em|de|no mes de|inicio de|fim de|meados de) ${MONTH}`, 'in $1'],
    ['ao meio[- ]dia|meio[- ]dia', 'at noon'],
    ['a meia[- ]noite|meia[- ]noite', 'at midnight'],
    ...hourFirstClock({
      hours: HOURS,
      relations: {
        '(?:as|pelas)': 'at',
        'depois das': 'after',
        '(?:a partir das|desde as)': 'from',
        'antes das': 'before',
        'ate as': 'until',
      },
      timed: ['at', 'after', 'from', 'before', 'until'],
      needsRelation: true,
      oClock: '(?:h|horas?|em ponto)',
      minutes: { meia: 30, '(?:um )?quarto|quinze': 15, 'cinco|5': 5, 'dez|10': 10, 'vinte|20': 20 },
      plus: 'e',
      minus: 'menos',
      spans: [
        ['entre as', '(?:e|e as)'],
        ['das', 'as'],
      ],
      late: 'tarde|noite',
    }),
    ['(?:da|de|pela) manhã', 'in the morning'],
    ['(?:da|a|de|pela) tarde', 'in the afternoon'],
    ['(?:da|a|de|pela) noite', 'overnight'],
    ['(?:da|de|na) madrugada', 'early morning'],
    ['(?:no )natal|natal(?= \\d|$|\\?)(?<!em natal)', 'at christmas'],
    ['(?:na )pascoa|pascoa', 'at easter'],
    ['(?:nos |os )?proximos (\\d+) dias', 'in the next $1 days'],
    ['(?:nos |os )?proximos dias', 'in the next 3 days'],
    ['(?:nas |as )?proximas (\\d+) horas', 'in the next $1 hours'],
    ['neste momento|agora mesmo', 'now'],
    // The sun.
    ['(?:o )?(?:por[- ]do[- ]sol|anoitecer)', 'sunset'],
    ['(?:o )?(?:nascer do sol|amanhecer)', 'sunrise'],
    ['(?:o )?sol se poe|se poe o sol|(?:o )?sol poe[- ]se|poe[- ]se o sol|anoitece|escurece|fica escuro', 'sunset'],
    ['nasce o sol|(?:o )?sol nasce|amanhece', 'sunrise'],
    // Rain.
    ['(?:vai )?(?:parar|deixar|para) de chover', 'will it stop raining'],
    ['(?:vai )?(?:parar|deixar|para) de nevar', 'will it stop snowing'],
    [
      '(?:ate quando|por quanto tempo) vai chover|quanto tempo (?:vai durar|dura) a chuva',
      'how long will the rain last',
    ],
    ['não (?:vai chover|chove|chovera|esta chovendo|esta a chover)', 'will it not rain'],
    ['não (?:vai nevar|neva)', 'will it not snow'],
    ['quanto (?:vai chover|chove|chovera)|quanta chuva(?: (?:vai cair|cai))?', 'how much will it rain'],
    ['quanto (?:vai nevar|neva)|quanta neve(?: (?:vai cair|cai))?', 'how much will it snow'],
    ['quanto choveu', 'how much did it rain'],
    ['choveu|chovia', 'did it rain'],
    ['nevou', 'did it snow'],
    ['vai chover|chovera|vai ter chuva', 'will it rain'],
    ['(?:esta|ta) (?:chovendo|a chover)|chove', 'is it raining'],
    ['vai nevar|nevara', 'will it snow'],
    ['(?:esta|ta) (?:nevando|a nevar)|neva', 'is it snowing'],
    ['vai gear|vai gelar', 'will it freeze'],
    ['sem chuva', 'no rain'],
    ['sem vento', 'no wind'],
    ['seco o (?:bastante|suficiente)|suficientemente seco', 'dry enough'],
    ['(?:vai ficar|fica|ficara|vai estar|estara|vai continuar) (?:o tempo )?seco', 'will it stay dry'],
    ['mais seco', 'drier'],
    ['tempo seco|seco', 'stay dry'],
    // Wind and air.
    ['quanto vento', 'how much wind'],
    ['(?:qual (?:e )?(?:a|será a) )?(?:velocidade|força) do vento', 'what is the wind speed'],
    [
      '(?:vai ventar|vai ter (?:muito )?vento|vai estar (?:muito )?vento|vai fazer vento)(?: muito)?',
      'will it be windy',
    ],
    ['(?:(?:esta|ta) (?:ventando|a ventar|vento)|tem vento|ha vento|venta)(?: muito)?', 'is it windy'],
    ['(?:a )?qualidade do ar', 'air quality'],
    ['como (?:esta|e) o ar', 'how is the air'],
    ['o ar (?:esta|e|vai estar)', 'is the air quality'],
    ['poluição', 'air pollution'],
    ['rajadas(?: de vento)?', 'gusts'],
    // Limits.
    ['abaixo de zero|(?:temperaturas )?negativas?', 'below freezing'],
    [
      '(?:mais de|acima de|acima dos|(?:vai )?(?:passar|passa)(?: de| dos)|(?:vai )?(?:ultrapassar|superar))(?: os)?',
      'over',
    ],
    ['menos de|abaixo de|abaixo dos', 'below'],
    ['pelo menos|no minimo', 'at least'],
    ['no maximo', 'at most'],
    ['(?:quilometros|km) por hora', 'km/h'],
    ['o mais quente|mais quente|mais calor', 'warmest'],
    ['o mais frio|mais frio', 'coldest'],
    ['mais ensolarado|mais sol', 'sunniest'],
    ['mais vento', 'windiest'],
    ['mais chuvoso|mais chuva', 'wettest'],
    ['menos chuva', 'driest'],
    // It is, it will be.
    ['como (?:costuma ser|e normalmente) o (?:tempo|clima)', 'what is the weather usually'],
    ['costuma (?:ser|estar|fazer)', 'is it usually'],
    ['costuma chover', 'does it usually rain'],
    [
      'como (?:vai estar|estara|vai ficar|esta|fica|sera) o (?:tempo|clima)|que tempo (?:faz|vai fazer|fara)',
      'what will the weather be',
    ],
    ['como (?:estava|esteve|foi) o (?:tempo|clima)', 'what was the weather'],
    ['(?:vai fazer|vai estar|vai ter|faz) sol', 'will it be sunny'],
    ['tempo bom|bom tempo', 'good weather'],
    ['(?:vai fazer|fara|vai estar|vai ficar|estara|vai ser|sera)', 'will it be'],
    ['(?:vai ter|vai haver|havera|tera)', 'will there be'],
    ['(?:fez|fazia|estava|esteve)', 'was it'],
    ['houve', 'was there'],
    ['ha|tem', 'is there'],
    ['faz|esta(?= )', 'is it'],
    // Wishes.
    [
      '(?:o )?que (?:eu )?(?:devo|posso|deveria) (?:vestir|usar)|' +
        '(?:o )?que (?:vestir|visto|roupa (?:usar|vestir|levar))|como (?:devo )?(?:me )?vestir|que roupa',
      'what should i wear',
    ],
    ['(?:posso|podemos|poderei|poderia|da (?:para|pra)|(?:vai dar (?:para|pra))|pode[- ]se|e possivel)', 'can i'],
    ['(?:devo|deveria|devemos|tenho que|tenho de|convem)', 'should i'],
    ['(?:eu )?(?:preciso|precisarei|vou precisar|e preciso|precisa)(?: (?:de|levar|do|da|usar))*', 'do i need'],
    ['levar', 'take'],
    ['e seguro', 'is it safe to'],
    ['e perigoso', 'is it dangerous to'],
    ['vale a pena', 'is it worth'],
    ['(?:e|será) (?:um )?bom (?:dia|momento)(?: para| pra)?', 'is a good day for'],
    ['(?:e|será) (?:um )?bom(?: para| pra)?', 'is it good for'],
    ['boa ideia', 'good'],
    ['bom dia (?:para|pra)', 'good day for'],
    ['qual (?:e )?o melhor dia', 'which day is best'],
    ['(?:em )?que dia|qual (?:e o )?dia', 'which day'],
    ['(?:a |o )?melhor (?:hora|momento|horario|altura)', 'best time'],
    ['(?:a )?que horas', 'what time'],
    ['perto de', 'near'],
    ['(?:esta |ta )?(?:muito|demasiado|demais) (quente|calor|frio|vento) (?:para|pra)', 'is it too $1 for'],
    ['demasiado|demais', 'too'],
    ['(?:um |o )?(?:guarda[- ]chuva|chapeu de chuva|sombrinha)', 'umbrella'],
    // Activities.
    ['(?:fazer )?(?:um )?(?:churrasco|churras|grelhados)', 'bbq'],
    ['(?:fazer )?(?:um )?pique?niques?', 'picnic'],
    ['(?:comer|jantar|almoçar) (?:fora|la fora|ao ar livre|na esplanada)', 'eat outside'],
    [
      '(?:estender|secar|pendurar|lavar|por)(?: (?:a|minha))? (?:roupa|roupas|' +
        'lavandaria)(?: (?:fora|la fora|para secar|a secar|no varal))?|a roupa (?:vai )?seca(?:r)?',
      'dry the laundry',
    ],
    ['(?:ir |sair para )?correr|fazer (?:uma )?corrida|(?:fazer )?jogging', 'go running'],
    ['(?:andar |ir |sair |pedalar )?(?:de )?(?:bicicleta|bike)|pedalar|ciclismo', 'go cycling'],
    [
      'concretar|(?:deitar|colocar|lançar|fazer|despejar) (?:o )?(?:concreto|betao|cimento|laje)|betonar|concretagem',
      'pour concrete',
    ],
    [
      'pintar (?:a |o |minha |meu |as |os )?(?:cerca|casa|fachada|parede|porta|muro|portao|vedaçao|janelas|varanda|vedação)',
      'paint the fence',
    ],
    ['(?:voar (?:com )?|pilotar |usar |levantar )(?:o |um |meu )?(?:meu )?drone|(?:o )?drone', 'fly my drone'],
    ['(?:jogar )?golfe', 'play golf'],
    ['(?:jogar )?(?:tenis|padel)', 'play tennis'],
    ['velejar|(?:andar de|ir de|passear de) (?:barco|veleiro)|navegar|vela', 'go sailing'],
    ['(?:fazer )?(?:uma |um )?(?:trilha|caminhada|trekking|passeio|trilho)|caminhar', 'go hiking'],
    ['(?:ir )?pescar|(?:ir à |ir a )?pesca', 'go fishing'],
    ['(?:ir (?:à|a|para a|pra) |dia de )?praia|nadar|tomar (?:sol|banho de sol)', 'go to the beach'],
    ['(?:cortar|aparar) (?:a |o )?(?:grama|relva|gramado)', 'mow the lawn'],
    ['regar (?:o |a |as |os )?(?:jardim|horta|plantas|flores|relva|grama)', 'water the garden'],
    ['jardinagem', 'gardening'],
    ['(?:ver|observar|olhar) (?:as )?(?:estrelas(?: cadentes)?|aurora boreal)', 'stargazing'],
    ['(?:passear (?:com )?|levar )(?:o )?(?:meu )?(?:cachorro|cao)(?: a passear)?', 'walk the dog'],
    ['(?:consertar|arranjar|reparar) (?:o )?telhado', 'fix the roof'],
    [
      '(?:pulverizar|aplicar defensivo)(?: (?:a |as |o |os |na )?(?:lavoura|plantação|soja|vinha|campo|culturas))?',
      'spray the crops',
    ],
    ['dirigir|conduzir|pegar (?:a )?estrada', 'driving'],
    ['esquiar', 'skiing'],
    ['surfar|fazer surf', 'surfing'],
    ...turningPhrases('pt'),
  ],
  words: [
    ...inflected('pt'),
    ...weatherNames('pt'),
    ...regionalWords('pt'),
    ...PORTUGUESE_WORDS,
    ...surroundings('pt'),
  ],
};

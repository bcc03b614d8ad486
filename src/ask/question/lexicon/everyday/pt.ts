/** Everyday ways to ask in Portuguese that are more than their words: what people say for a figure, a chore or a risk. */
import { comingSpans } from '../coming-spans.ts';
import type { TranslatedPhrase } from '../lexicon.ts';

/** Words beside which a beach is only the place. */
const NO_BEACH_DAY = 'raios?|nadar|vento|ondas|temperatura|chover|chove|trovoadas?|tempestades?|uv|surfar|surf';

export const PORTUGUESE_EVERYDAY: readonly TranslatedPhrase[] = [
  [
    '(?:(?:vai|vao) )?(?:baixar|baixa|baixam|descer|desce|descem|cair|cai)(?: a temperatura|' +
      ' as temperaturas)? (?:de|dos|abaixo de|abaixo dos)(?= -?\\d)',
    'will it drop below',
  ],
  ['ao ar livre', 'outdoors'],
  ['(?:o |um |nosso )?casamento', 'wedding'],
  ['(?:a |uma |o |um )?(?:comunhao|batizado|arraial|festa junina)', 'outdoor party'],
  ['pista(?= ?\\d{2})', 'runway'],
  ['vento (?:cruzado|lateral|de traves)', 'crosswind'],
  ['(?:(?:qual (?:e )?a|qual|a) )?probabilidade(?= (?:de|para)(?!\\p{L}))', 'what is the chance'],
  ['passeio(?! de (?:barco|bicicleta))|dia fora', 'day out'],
  ['granizar|cair granizo', 'hail'],
  ['dormir ao relento|dormir ao ar livre', 'sleep outside'],

  [
    'regar (?:o |a |as |os )?(?:vasos|canteiros|rosas|árvores|gerânios|relvado|quintal|gramado|hortas|verduras|' +
      'legumes|plantinhas)',
    'water the garden',
  ],

  ...comingSpans({
    before: '(?:nas|nos|as|os) próxim[ao]s',
    numbers: ['uma?', 'duas', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez', 'onze', 'doze'],
    hours: 'horas',
    days: 'dias',
  }),
  ['(?:vai )?(?:esfriar|arrefecer)|esfria|arrefece', 'will it get colder'],
  ['agasalho', 'jacket'],
  ['que roupa (?:levo|visto|uso|ponho)|o que (?:visto|levo vestido)', 'what should i wear'],
  ['(?:está|faz|há) sol', 'is it sunny'],
  ['(?:vai fazer|vai estar|vai ter|haverá|vai haver) sol', 'will it be sunny'],
  ['(?:h)?umidade do ar', 'humidity'],
  [`(?<=\\b(?:${NO_BEACH_DAY})\\b.{0,40})na praia d[eao]\\b`, 'in'],
  // Risks.
  [
    '(?:tem|há|existe) (?:algum |um )?(?:riscos?|perigo|chances?|hipóteses?|' +
      'possibilidades?)(?= de (?:chuva|raio|trovoada|tempestade|granizo|neve|geada|nevoeiro|temporal))',
    'is there a chance',
  ],
  [
    '(?:riscos?|perigo|chances?|hipóteses?|possibilidades?)(?= de (?:chuva|raio|trovoada|tempestade|granizo|neve|' +
      'geada|nevoeiro|temporal))',
    'chance',
  ],
  ['raios?|relâmpagos?', 'lightning'],
  // Amounts and values.
  ['quantos (?:milímetros|mm|litros)(?: de chuva)? (?:caíram|choveram|choveu)', 'how much did it rain'],
  [
    'quantos (?:milímetros|mm|litros)(?: de chuva)?(?: (?:vão cair|vai chover|caem|estão previstos))?',
    'how much will it rain',
  ],
  ['índice u\\.?v\\.?', 'uv index'],
  ['(?:qual (?:é |será |vai ser )?)?a (?:temperatura )?máxima', 'maximum temperature'],
  ['(?:qual (?:é |será |vai ser )?)?a (?:temperatura )?mínima', 'minimum temperature'],
  ['quantos graus (?:vai fazer|vão estar|vai estar|fará)', 'what temperature will it be'],
  ['quantos graus (?:está(?: fazendo| a fazer)?|estão|faz|tem)', 'what is the temperature'],
  ['como (?:vai estar|vai ficar|estará|fica) o mar', 'how rough will the sea be'],
  ['como está o mar|estado do mar', 'how rough is the sea'],
  ['nebulosidade|cobertura de nuvens', 'cloud cover'],
  ['(?:em )?comparação com o normal|comparado (?:com|ao) (?:o )?normal', 'compared with normal'],
  ['vento (?:contra|contrário|de frente)', 'headwind'],
  ['vento (?:a favor|de cauda|pelas costas)', 'tailwind'],
  // Chores, and being outside.
  ['(?:dá|vai dar) praia|dia de praia', 'can i go to the beach'],
  ['nadar|tomar banho (?:de|no) mar', 'go swimming'],
  ['lavar o (?:carro|automóvel)', 'wash the car'],
  ['(?:tapar|proteger|cobrir) as (?:plantas|flores)', 'cover the plants'],
  ['passear(?! com (?:o |a |os |as |meu |minha )?(?:cachorr|cã|cade))|dar um passeio|dar uma volta', 'go for a walk'],
  ['(?:comer|jantar|almoçar) (?:lá fora|fora|na esplanada|ao ar livre|no jardim)|na esplanada', 'eat outside'],
];

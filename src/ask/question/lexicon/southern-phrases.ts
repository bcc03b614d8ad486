/**
 * How Spanish, Italian and Portuguese ask for what other languages say in one word: less than usual, in which month, when it stops,
 * starry nights, what stays in the car. Rows as in `alike.ts`.
 */
import type { RowInLanguages } from './alike.ts';

/** The names of the months. */
const MONTH_ES = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre';
const MONTH_PT = 'janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro';

/** Food, which the heat of a car spoils. */
const FOOD = {
  es: 'compra|comida|carne|pescado|pollo|leche|yogures|helados?|congelados|queso|huevos|mantequilla|chocolate|tarta|fruta|verdura',
  it: 'spesa|cibo|carne|pesce|pollo|latte|yogurt|gelat[oi]|surgelati|formaggi?o?|uova|burro|cioccolat[oai]|torta|frutta|mozzarell[ae]|prosciutto',
  pt: 'compras|comida|carne|peixe|frango|leite|iogurtes?|gelados?|sorvetes?|congelados|queijo|ovos|manteiga|chocolates?|bolo|fruta',
};

export const SOUTHERN_PHRASES: readonly RowInLanguages[] = [
  [
    'less than normal',
    {
      es: 'menos (?:que |de )?(?:de )?(?:lo )?(?:normal|habitual|usual|costumbre|siempre)',
      it: 'meno (?:del (?:solito|normale)|della (?:media|norma)|di norma|che di solito)',
      pt: 'menos (?:do )?que (?:o |a )?(?:normal|habitual|costume|media)',
    },
  ],
  [
    'more than normal',
    {
      es: 'mas (?:que |de )(?:de )?(?:lo )?(?:normal|habitual|usual|costumbre|siempre)',
      it: 'più (?:del (?:solito|normale)|della (?:media|norma)|di norma|che di solito)',
      pt: 'mais (?:do )?que (?:o |a )?(?:normal|habitual|costume|media)',
    },
  ],
  [
    'sea temperature',
    {
      es: 'temperatura (?:mar|agua)(?: (?:del )?mar)?',
      it: 'temperatura (?:mare|acqua)(?: (?:del )?mare)?',
      pt: 'temperatura (?:mar|agua)(?: (?:do )?mar)?',
    },
  ],
  ['in which month', { es: 'en (?:que|cual) mes(?:es)?' }],
  [
    'when will it stop raining',
    {
      es: '(?:en )?cuanto (?:tiempo )?(?:falta|tarda|queda)(?:ra)? (?:para que|en) (?:pare|parar|deje|dejar|escampe|escampar)(?: de llover)?',
      it: '(?:fra|tra) quanto (?:tempo )?(?:smette|finisce|passa|spiove|smettera|finira)(?: di piovere| (?:sta|la|questa) pioggia)?',
      pt: '(?:quanto tempo (?:falta )?(?:para|pra)|daqui a quanto tempo) (?:parar?|a chuva parar?|vai parar)(?: de chover)?',
    },
  ],
  [
    'clear sky',
    {
      es: '(?:cielo |noche )?estrellad[oa]s?',
      it: '(?:cielo |notte )?stellat[oaie]',
      pt: '(?:ceu |noite )?estrelad[oa]s?',
    },
  ],
  [
    'see the milky way',
    {
      es: '(?:ver|fotografiar|hacer fotos (?:a|de)) (?:la )?via lactea',
      it: '(?:vedere|fotografare|fare foto alla) (?:la )?via lattea',
      pt: '(?:ver|fotografar|tirar fotos? (?:a|da)) (?:a )?via lactea',
    },
  ],
  ['milky way', { es: 'via lactea', it: 'via lattea', pt: 'via lactea' }],
  [
    'leave the food in the car',
    {
      es: `dejar (?:(?:la|el|los|las|mi|mis) )?(?:${FOOD.es})(?: \\p{L}+){0,3}? en el (?:coche|carro|auto|maletero)`,
      it: `lasciare (?:(?:la|il|i|le|gli|lo) )?(?:${FOOD.it})(?: \\p{L}+){0,3}? (?:in|nella|nel) (?:macchina|auto|bagagliaio|baule)`,
      pt: `deixar (?:(?:a|o|os|as) )?(?:${FOOD.pt})(?: \\p{L}+){0,3}? n[oa] (?:carro|bagageira|mala do carro|porta-malas)`,
    },
  ],
  [
    'leave the windows open',
    {
      es: '(?:dejar|tener|dormir con) (?:las |la )?ventanas? abiertas?|abrir (?:las |la )?ventanas?',
      it: '(?:lasciare|tenere|dormire con) (?:(?:le |la )?finestr[ae] apert[ae]|apert[ae] (?:le |la )?finestr[ae])|aprire (?:le |la )?finestr[ae]',
      pt: '(?:deixar|ter|dormir com) (?:as |a )?janelas? abertas?|abrir (?:as |a )?janelas?',
    },
  ],
  // A holiday with its date: the date says it.
  [
    'on $1',
    {
      es: `(?:el |este |en el )?(?:feriado|festivo|dia festivo|feriado nacional) (?:del? )?((?:dia )?\\d{1,2} de (?:${MONTH_ES}))`,
      pt: `(?:n?o |neste )?(?:feriado|feriado nacional) (?:do dia |do |de )?(\\d{1,2} de (?:${MONTH_PT}))`,
      it: '(?:il )?(?:giorno )?festivo del (\\d{1,2} \\p{L}+)',
    },
  ],
  [
    'water the garden',
    {
      it: '(?:annaffiare|innaffiare|irrigare)(?= (?:o|oggi|domani|stasera|in|a|questa)(?!\\p{L})|\\W*$)',
      es: 'regar(?= (?:o|hoy|mañana|en|esta|este|a)(?!\\p{L})|\\W*$)',
      pt: 'regar(?= (?:ou|hoje|amanha|em|no|na|esta|este)(?!\\p{L})|\\W*$)',
    },
  ],
  [
    'very hot',
    {
      it: 'cald(?:issim[oa]|issime?)|un caldo (?:boia|cane|bestiale|pazzesco|torrido)',
      es: 'calentisimo|un calor (?:infernal|horroroso|de la hostia)',
      pt: 'quentissim[oa]',
    },
  ],
  [
    'very cold',
    {
      it: 'freddissim[oa]|un freddo (?:cane|boia|bestiale)',
      es: 'friisimo|un frio (?:horroroso|de narices)',
      pt: 'frissim[oa]',
    },
  ],
];

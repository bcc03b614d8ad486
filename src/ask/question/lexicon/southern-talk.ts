/**
 * How Spanish, Italian and Portuguese are typed by the day, where the words one by one say something else: "ya paró de llover", "che non
 * piova", "até quando", "este ano", "al ponte del 2 giugno", "apanho chuva". Rows as in `alike.ts`.
 */
import type { RowInLanguages } from './alike.ts';

/** Where a party or a meal is out of doors. */
const OUT_OF_DOORS = {
  es: '(?:en (?:el|mi|un) (?:jardin|patio|quincho|rancho|campo|parque)|en (?:la|mi|una) (?:terraza|alberca|piscina|azotea|playa)|al aire libre|afuera|fuera)',
  it: "(?:in (?:giardino|terrazza|cortile|piscina|veranda|campagna)|sul terrazzo|nel parco|all'aperto|fuori)",
  pt: '(?:n[oa] (?:jardim|quintal|terraco|piscina|varanda|parque|esplanada|sitio|chacara)|ao ar livre|la fora|fora)',
} as const;

export const SOUTHERN_TALK: readonly RowInLanguages[] = [
  [
    'wear sandals',
    {
      pt: '(?:ir|sair|andar) de (?:chinelos?|havaianas|sandalias?)',
      es: '(?:ir|salir|andar) (?:en|con|de) (?:chanclas|sandalias|ojotas|huaraches)',
      it: '(?:andare|uscire) (?:in|con le|con i|coi) (?:ciabatte|infradito|sandali)',
    },
  ],
  [
    'wear shorts',
    {
      pt: '(?:ir|sair|andar) de (?:shorts?|calcoes|calcao|bermudas?)',
      es: '(?:ir|salir|andar) (?:en|con|de) (?:pantalon corto|pantalones cortos|bermudas?|shorts?|short)',
      it: '(?:andare|uscire) (?:in|con i|coi) (?:pantaloncini|bermuda|pantaloni corti|calzoncini)',
    },
  ],
  [
    'this year',
    { es: '(?:en |durante )?este año', it: "quest'anno|in quest'anno", pt: '(?:este|neste|nesse|esse) ano' },
  ],
  [
    'what will the weather be',
    {
      es:
        'que tal(?: (?:va a estar|va|esta|estara|pinta|se presenta|viene|anda|sera))?' +
        '(?= (?:(?:el|este|la|para el) )?(?:finde|fin de semana|hoy|mañana|pasado|esta tarde|esta noche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|' +
        'proxima semana)(?!\\p{L}))',
    },
  ],
  [
    'when did it last snow',
    {
      es: '(?:hace cuanto|cuanto hace|desde cuando|cuanto (?:tiempo )?lleva|hace cuanto tiempo)(?: que)? (?:no nieva|sin nevar)',
      it: 'da quanto(?: tempo)? non nevica|da quando non nevica',
      pt: '(?:ha quanto tempo|desde quando|faz quanto tempo que) não neva',
    },
  ],
  [
    'has it stopped raining',
    {
      es: 'ya (?:paro|dejo|ha parado|ha dejado|termino) de llover|ya (?:no llueve|escampo|ha escampado)|(?<!\\b(?:cuando|hora) )(?:ha parado|ha dejado) de llover',
      it: '(?:ha|e) (?:gia |finalmente )?(?:smesso|finito) di piovere|(?:adesso |ora )?non piove piu',
      pt: 'ja (?:parou|deixou) de chover|ja não (?:chove|esta a chover)|(?:parou|estiou) de chover|ja estiou',
    },
  ],
  [
    'will it stop raining',
    {
      es: '(?:la )?lluvia (?:parara|va a parar|acaba|acabara|cesa|cesara|se va)(?= |\\W*$)|la lluvia para(?= (?:antes|pronto|a las|en algun)|\\W*$)',
      it: '(?:la )?pioggia (?:smette|smettera|finisce|finira|passa|cessa|passera)',
      pt:
        '(?:a chuva|(?<!guarda[- ])chuva) (?:vai parar|acaba|vai acabar|passa|vai passar)(?= |\\W*$)|(?<!guarda[- ]chuva.{0,9})a chuva para(?= (?:antes|ate|' +
        'quando|as \\d|cedo|logo)|\\W*$)',
    },
  ],
  [
    'will it stay dry',
    {
      es: '(?:(?:espero|ojala|esperemos|con tal de) )?que no (?:llueva|caiga agua|nos llueva)|ojala no llueva',
      it: '(?:(?:spero|speriamo) )?che non (?:piova|venga a piovere)|speri(?:amo|o) non piova',
      pt: '(?:(?:espero|tomara|oxala) )?que não chova|tomara não chover',
    },
  ],
  [
    'or will it rain',
    {
      es: 'o (?:llueve|llovera|va a llover|cae agua)',
      it: 'o (?:piove|piovera|viene a piovere)',
      pt: 'ou (?:chove|vai chover|chovera|vem chuva)',
    },
  ],
  [
    'will it rain over $1 mm',
    {
      es: '(?:cae(?:ra|ran|n)?|van a caer|va a caer|habra) mas de (\\d+) (?:litros?|l|mm|milimetros)(?: por metro(?: cuadrado)?)?(?: de (?:lluvia|agua))?',
      it: '(?:cade|cadono|cadranno|cadra|fara|fanno|faranno|verranno) (?:piu di|oltre) (\\d+) (?:mm|millimetri|litri)(?: di pioggia)?',
      pt: '(?:cai|caem|vao cair|vai cair) mais de (\\d+) (?:litros?|mm|milimetros)(?: por metro(?: quadrado)?)?(?: de chuva)?',
    },
  ],
  [
    'hot enough for',
    {
      es: '(?:bastante|suficiente) calor para(?: la| el)?',
      it: 'abbastanza caldo per(?: la| il)?',
      pt: '(?:bastante|suficiente) calor para(?: a| o)?|(?:quente|calor) (?:que chegue|o suficiente|suficiente) para(?: a| o)?',
    },
  ],
  [
    'will i get wet',
    {
      es: '(?:me |nos )(?:pilla|pillara|agarra|agarrara|moja|mojara|coge|cogera)(?: (?:la|una|el))? (?:lluvia|agua|chaparron|tormenta)|me (?:mojo|empapo|mojare|empapare)',
      it: '(?:prendo|prendero|prendiamo|becco|becchero) (?:la |della )?(?:pioggia|acqua)|(?:la )?pioggia mi (?:becca|prende)',
      pt: '(?:apanho|pego|apanhamos|pegamos|vou (?:apanhar|pegar)|vamos (?:apanhar|pegar)) (?:a )?chuva|(?:me molho|vou me molhar|molho-me)',
    },
  ],
  [
    'sunscreen',
    {
      es: 'factor (?:de proteccion(?: solar)?|solar|50|30)',
      it: 'fattore di protezione',
      pt: '(?:fator|factor) de protecao(?: solar)?',
    },
  ],
  [
    'walk the dog',
    {
      es: '(?:(?:mi|el|al) )?(?:perro|perrito|perra) (?:puede |podra |va a poder )?(?:salir|pasear)(?: a pasear)?',
      it: '(?:(?:il|al) )?(?:mio )?(?:cane|cagnolino) (?:puo |potra )?(?:uscire|passeggiare)',
      pt: '(?:(?:o|ao) )?(?:meu )?(?:cao|cachorro|cachorrinho) (?:pode |podera )?(?:sair|passear)(?: a passear)?',
    },
  ],
  [
    'fireworks',
    {
      es: 'fuegos artificiales|castillo de fuegos|mascleta',
      it: "fuochi d'artificio|spettacolo pirotecnico",
      pt: 'fogos? de artificio|queima de fogos',
    },
  ],
  [
    'on the public holiday',
    { it: '(?:al |per il |nel |il )?ponte (?:del(?:l.)? ?(?:primo maggio|immacolata|ognissanti)|dei morti)' },
  ],
  ['on', { it: '(?:(?:il|per il|nel|al) )?ponte (?:del )?(?=\\d{1,2} \\p{L}+)' }],
  [
    'this week',
    {
      es: '(?=de la semana)(?<=\\b(?:minimas?|maximas?|temperaturas?|pronostico|tiempo|prevision|lluvias?) )de la semana(?! (?:que|pasada|proxima|santa))',
      it: '(?=della settimana)(?<=\\b(?:minime|massime|temperature|previsioni|meteo|piogge) )della settimana(?! (?:scorsa|prossima))',
      pt: '(?=da semana)(?<=\\b(?:minimas?|maximas?|temperaturas?|previsao|tempo|chuvas?) )da semana(?! (?:que|passada|santa))',
    },
  ],
  [
    'garden party',
    {
      es:
        '(?:(?:el|un|una|la|mi) )?(?:cumple(?:anos)?|comunion|bautizo|comida|merienda|quinceañera|quince años|baby shower)(?: (?:familiar|de (?:mi \\p{L}+|' +
        `\\p{L}+)))? ${OUT_OF_DOORS.es}`,
      it:
        '(?:(?:il|un|una|la|mio) )?(?:compleanno|battesimo|comunione|cresima|laurea|pranzo|cena|merenda|addio al nubilato|' +
        `addio al celibato)(?: di (?:mi[oa] \\p{L}+|\\p{L}+))? ${OUT_OF_DOORS.it}`,
      pt: `(?:(?:o|um|uma|a|meu) )?(?:aniversario|batizado|comunhao|lanche|feijoada|confraternizacao)(?: d[oae] (?:meu \\p{L}+|minha \\p{L}+|\\p{L}+))? ${OUT_OF_DOORS.pt}`,
    },
  ],
  [
    'eat outside',
    {
      es: `(?:almuerz(?:o|ar)|desayun(?:o|ar)|cen(?:a|ar|amos)|com(?:er|emos)) ${OUT_OF_DOORS.es}`,
      it: `(?:pranz(?:are|iamo)|cen(?:are|iamo)|colazione|aperitivo|mangi(?:are|amo)|apericena) ${OUT_OF_DOORS.it}`,
      pt: `(?:almoc(?:o|ar|amos)|jant(?:ar|amos)|comer|cafe da manha|pequeno-almoco) ${OUT_OF_DOORS.pt}`,
    },
  ],
  [
    'half marathon',
    {
      es: 'media maraton|carrera (?:popular|de 10 ?k)',
      it: 'mezza maratona|stracittadina|mezza(?= (?:di|a) \\p{L}+ (?:che|piove|fa)\\b)',
      pt: 'meia maratona|corrida de rua',
    },
  ],
  [
    'go running',
    {
      es: '(?:(?:una|la|mi) )?(?:tirada larga|sesion de running|rodaje)|entrenar (?:en la calle|running)',
      it: '(?:(?:una|la|mia) )?cors(?:a|etta|ettina)(?! (?:in bici|ciclistica|campestre|di|agli|automobilistica|dei|delle))',
      pt: '(?:(?:uma|a|minha) )?(?:corridinha|corrida)(?! (?:de rua|de bicicleta|de carros|de taxi|de cavalos))',
    },
  ],
  [
    'go cycling',
    {
      pt: '(?:(?:um|o|do|meu) )?(?:pedal|pedalada|role de bike)(?! (?:do carro|da bicicleta|do acelerador))',
      it: '(?:(?:un|il) )?(?:giro|uscita|giretto) (?:in (?:bici|mtb|bdc|gravel)|con la bici)',
      es: '(?:(?:una|la|hacer una) )?(?:ruta|salida|vuelta) (?:en bici(?:cleta)?|con la bici|de mtb|btt)',
    },
  ],
  [
    'go fishing',
    {
      es: 'pesca (?:nocturna|de \\p{L}+)|(?:ir |salir )?de pesca',
      it: '(?:una )?battuta di pesca',
      pt: '(?:uma |a )?pescaria',
    },
  ],
  [
    'how long is the day',
    {
      it: '(?:quanto (?:e lung[oa]|dura)|quanto durera) (?:il giorno|la giornata)',
      es: 'como de largo es el dia|cuanto dura la luz',
      pt: 'quanto dura o dia|qual a duracao do dia',
    },
  ],
  [
    'is it colder than',
    { it: '(?:fa|e|fara|sara) piu fresc[oa] (?:di|rispetto a|che)(?= (?:ieri|oggi|domani|stamattina|stanotte))' },
  ],
  [
    'is it cold',
    {
      it: '(?=fa )(?<!\\b(?:se|quando|dove) )fa (?:molto |tanto |piuttosto |ancora )?freddo(?! (?:di|che|per|rispetto))',
    },
  ],
  [
    'is it hot',
    {
      it: '(?=fa )(?<!\\b(?:se|quando|dove) )fa (?:molto |tanto |piuttosto |ancora )?caldo(?! (?:di|che|per|rispetto))',
    },
  ],
  ['is it cool', { it: '(?=fa )(?<!\\b(?:se|quando|dove) )fa (?:un po. )?fresco(?! (?:di|che|per|rispetto))' }],
  [
    'stargazing',
    {
      pt: '(?<=^\\W*)estrelas(?= (?:hoje|esta|amanha|sabado|domingo|sexta|no|na|em)(?!\\p{L}))',
      es: '(?<=^\\W*)estrellas(?= (?:hoy|esta|mañana|sabado|viernes|en)(?!\\p{L}))',
      it: '(?<=^\\W*)stelle(?= (?:oggi|stasera|stanotte|domani|sabato|a|in)(?!\\p{L}))',
    },
  ],
  [
    'sandals',
    {
      pt: '(?:de )?(?:chinelos?|havaianas|sandalias)',
      es: '(?:en |de )?(?:chanclas|ojotas|huaraches|cholas|sandalias)',
      it: '(?:in |con le )?(?:ciabatte|infradito|sandali)',
    },
  ],
  [
    'is the air dry',
    {
      pt: '(?:(?:o|esta o) )?ar (?:esta |vai estar |fica )?(?:muito )?seco',
      es: '(?:el )?aire (?:esta |estara )?(?:muy )?seco',
      it: "(?:l')?aria (?:e |sara )?(?:molto )?secca",
    },
  ],
  [
    'is it safe to swim in the sea',
    {
      es: '(?:hay|esta(?: la)?) bandera (?:verde|amarilla|roja)',
      pt: '(?:ha|esta(?: a)?|tem) bandeira (?:verde|amarela|vermelha)',
      it: "(?:c'e )?bandiera (?:bianca|rossa|gialla)",
    },
  ],
  [
    'what time is best',
    {
      es: '(?:a )?que hora (?:es|seria) (?:la )?mejor|mejor a que hora',
      it: '(?:a )?che ora (?:e|sarebbe) (?:il )?meglio|meglio a che ora',
      pt: '(?:a )?que horas (?:e|sao) (?:que e )?(?:a |o )?melhor|melhor a que horas',
    },
  ],
  [
    'on the wall',
    { pt: '(?:no|ao|do) muro(?! alto)', it: '(?:sul|al|del) muro(?! lucano)', es: '(?:en el|al|del) muro' },
  ],
  ['on the bridge', { pt: '(?:na|da|pela) ponte(?! (?:d[eao]|vasco|nova|25)\\b)' }],
  [
    'roof repairs',
    {
      pt: '(?:obras?|arranjos?|reparac(?:ao|oes)|conserto|reforma|trabalhos?) (?:no|do) telhado',
      it: '(?:lavori|riparazioni|rifacimento) (?:sul|al|del) tetto',
      es: '(?:obras?|reparacion(?:es)?|arreglos?) (?:en|del) (?:el )?(?:tejado|techo)',
    },
  ],
  ['', { es: '(?:(?:la|una|hacer|hacemos) )?ruta(?= (?:por|de|del)(?!\\p{L}))(?! (?:\\d|nacional))' }],
];

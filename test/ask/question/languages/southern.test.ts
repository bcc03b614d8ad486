/** Spanish, Italian and Portuguese as people type them in messages are understood as the same question in English is. */
import { describe, expect, test } from 'bun:test';
import { datedMeaning } from '../meanings.ts';
import { NOW_MS, read, table, understood } from '../reading.ts';

const QUESTIONS = table(`
madrid sab? => how is the weather in Madrid saturday
roma dom? => how is the weather in Roma sunday
porto sex => how is the weather in Porto friday
temperatura mar cadiz => sea temperature in Cádiz
a q hora deja de llover en bogota => when will it stop raining in bogota
vai chover hj à noite em curitiba => will it rain tonight in curitiba
oq visto amh em natal, brasil => what should i wear tomorrow in Natal, Brasil
nn piove dmn a roma? => will it not rain tomorrow in roma
o verão passado em lisboa foi mais quente que o normal? => last summer in lisboa was it warmer than normal
choveu menos do que o normal em maio em beja? => did it rain less than normal in may in Beja, Portugal
ha llovido menos de lo normal este mes en vigo => did it rain less than normal this month in vigo
ha piovuto meno del solito a maggio a bari => did it rain less than normal in may in bari
el feriado del 20 de junio va a llover en rosario => will it rain on 20 june in rosario
en que mes llueve menos en cartagena, españa => in which month does it rain least in cartagena, spain
fra quanto smette sta pioggia a como => when will it stop raining in como
posso tenere aperte le finestre stanotte a padova? => can i leave the windows open tonight in padova
mio figlio può giocare fuori a mezzogiorno con 36 gradi a bari => my son can play outside at noon 36 degrees in bari
levo guarda-chuva para lagos na sexta => should i take umbrella in Lagos, Portugal friday
mañana va a llover en corrientes? => will it rain tomorrow in Corrientes, Argentina
amanhã chove em linda-a-velha? => will it rain tomorrow in Linda-a-Velha
mañana llueve en puente-genil? => will it rain tomorrow in Puente-Genil
cuándo va a bajar el calor en toledo, españa => when does the heat end in Toledo, Spain
hasta cuando dura el frio en bogota => when does the cold end in bogota
fino a quando dura il caldo a bari => when does the heat end in bari
quando é que passa o calor em beja, portugal => when does the heat end in Beja, Portugal
viento norte mañana en tarifa? => is the wind from the north tomorrow in tarifa
vento da nord est domani a trieste? => is the wind from the north-east tomorrow in trieste
se me secan los trapos afuera hoy en tucuman? => can i dry the laundry outside today in tucuman
cae nieve en bariloche este findesemana? => will it snow this weekend in bariloche
trabajo en el campo mañana en jaen, españa, lloverá? => will it rain tomorrow in Jaén, Spain
il due giugno che tempo ha fatto a roma => what was the weather on 2 june in roma
el dos de agosto que tiempo suele hacer en cadiz, españa => what is the weather usually on 2 august in Cádiz, Spain
dal primo al cinque luglio com'è il tempo di solito a ibiza => what is the weather usually from 1 to 5 july in ibiza
vinte e um de junho em lisboa chove? => will it rain on 21 june in lisboa
y el finde q tal en denia? => how is the weather this weekend in denia
cuanto falta para que amanezca en merida => when is sunrise in Mérida, Spain
que tal el clima en medellin de aqui al viernes => how is the weather from today to friday in medellin
precisa de casaco em gramado em julho? => do i need a coat in Gramado, Brazil in july
ayer cuanto llego a hacer en ecija => what was the maximum temperature yesterday in ecija
tiempo 7 dias pamplona => 7 day forecast pamplona
previsioni 10 giorni sanremo => 10 day forecast sanremo
previsão 7 dias recife => 7 day forecast recife
forecast 3 days ancona => 3 day forecast ancona
puedo tender la colada o va a llover, estoy en oviedo => can i dry the laundry or will it rain in oviedo
amanhã cedo faz frio em curitiba? vou pegar estrada => is it cold early tomorrow in curitiba
`);

const meaningOf = (question: string): string => datedMeaning(read(question), NOW_MS);

describe('a question typed as in a message', () => {
  test.each(QUESTIONS)('%s', (question, inEnglish) => {
    expect(meaningOf(question)).toBe(meaningOf(inEnglish));
  });

  test('names no town of another language where one of its own lands is nearly as well known', () => {
    expect(understood('mañana llueve en santa fe').subjects[0].place.countryCode).toBe('AR');
    expect(understood('mañana llueve en san diego').subjects[0].place.countryCode).toBe('US');
  });

  test('names a town beside its country', () => {
    expect(understood('viaggio in giappone ad aprile, tempo a kyoto').subjects[0].text).toBe('kyoto');
  });

  test.each([
    'mi padre de 85 quiere salir a caminar a las 5 en cordoba, hace 39, puede?',
    'o meu pai de 85 quer ir caminhar às 5 em beja com 39, pode?',
  ])('has no verdict on somebody old in the heat: %s', (question) => {
    expect(understood(question).uncovered).toBe('people-at-risk');
  });

  test.each(['fa caldo per il cane uscire alle 14 a catania?', 'está calor para passear o cão às 15 em beja?'])(
    'has no verdict on an animal in the heat: %s',
    (question) => {
      expect(understood(question).uncovered).toBe('animals');
    },
  );

  test('has no verdict on food left in a car', () => {
    expect(understood("posso lasciare la spesa in macchina, ci sono le mozzarelle, un'oretta").uncovered).toBe(
      'foraging',
    );
  });

  test('goes onto a roof, and climbs no mountain', () => {
    for (const question of ['posso subir ao telhado amanhã em leiria', 'posso salire sul tetto domani a como'])
      expect(understood(question).uncovered).toBe('heights');
  });
});

describe('a question behind a question', () => {
  test.each(['Is it raining in Leeds? And tomorrow?', 'llueve en lima? y mañana'])(
    '%s names no Andorra',
    (question) => {
      const result = read(question);
      const all = result.kind === 'interpreted' ? [result.interpretation, ...(result.further ?? [])] : [];
      expect(all.at(-1)?.subjects[0].times.map(({ grain }) => grain)).toEqual(['day']);
    },
  );
});

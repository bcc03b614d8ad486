/** A greeting, thanks or asking to be told changes nothing of what is asked. */
import { expect, test } from 'bun:test';
import { meaningOf } from './meaning.ts';

/** Questions of a language, and what is said around them. */
const ASKED: ReadonlyArray<readonly [questions: string, around: string]> = [
  [
    'is the pollen high today|will it rain in Leeds tomorrow?|how windy will it get in Hull on Saturday|is it too hot in Seville in July|' +
      'can I hang the washing out this afternoon|what time is sunset in Oslo|do I need a coat tonight?|is there a full moon this week',
    'hi, *|Morning! *|Hi Fairday, *|random question but *|hello, quick question: * thanks|btw *|right, so *|* or what|* do you think|' +
      '* please and thank you|honestly, * mate|good evening all, * cheers xx|* any idea|tell me, *',
  ],
  [
    'Regnet es morgen in Berlin?|Wie warm wird es am Samstag in Hamburg?',
    'Guten Morgen, *|Kurze Frage: *|* Vielen Dank im Voraus',
  ],
  [
    'va-t-il pleuvoir demain à Lyon ?|quel temps fera-t-il samedi à Nice ?',
    'Bonjour à tous, *|Petite question : *|* Merci d’avance',
  ],
  [
    'va a llover mañana en Sevilla?|qué tiempo hará el sábado en Bilbao?',
    'Hola, *|Buenas tardes, *|¿Sabes *|* ¡Muchas gracias!',
  ],
  ['piove domani a Roma?|che tempo fa sabato a Milano?', 'Ciao a tutti, *|Scusa, *|* Grazie in anticipo'],
  [
    'vai chover amanhã em Lisboa?|como vai estar o tempo no sábado no Porto?',
    'Olá, *|Uma pergunta: *|* Obrigado desde já',
  ],
  [
    'gaat het morgen regenen in Utrecht?|hoe warm wordt het zaterdag in Gent?',
    'Goedemorgen, *|Vraagje: *|* Alvast bedankt',
  ],
];

test('a question asks the same whatever is said around it', () => {
  const differing = ASKED.flatMap(([questions, around]) =>
    questions.split('|').flatMap((question) => {
      const meaning = meaningOf(question);
      return around
        .split('|')
        .map((words) => words.replace('*', question))
        .filter((asked) => meaningOf(asked) !== meaning);
    }),
  );
  expect(differing).toEqual([]);
});

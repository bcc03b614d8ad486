/** Chores of other languages are judged by what decides them in English: the laundry and windows by rain, plants by frost. */
import { describe, expect, test } from 'bun:test';
import { table, understood } from '../reading.ts';

const CHORES = table(`
muss ich die wäsche reinholen in Köln heute => rain yes-no
ich hab die wäsche draußen in Köln, muss ich sie reinholen => rain yes-no
kann ich das fenster heute nacht offen lassen in Mainz => rain yes-no not
lohnt sich der biergarten heute abend in München => activity yes-no
ist der platz am sonntag bespielbar in Bochum => soil yes-no
wie lange fährt die seilbahn morgen in Zermatt => ski-lifts value
kann ich morgen die tomaten reinholen in Kiel => ice yes-no
est-ce que je dois rentrer le linge à Lille => rain yes-no
je laisse les fenêtres ouvertes cette nuit à Nîmes ? => rain yes-no not
comment habiller ma fille demain à Nantes => clothing value
le terrain sera-t-il praticable dimanche à Metz => soil yes-no
le téléphérique est ouvert demain à Chamonix => ski-lifts value
recojo la ropa tendida o aguanta, en Bilbao => rain yes-no
tiendo la colada hoy en Cádiz => activity yes-no
dejo las ventanas abiertas esta noche en Sevilla => rain yes-no not
ritiro i panni a Bari? => rain yes-no
ho il bucato fuori a Bari, devo ritirarlo? => rain yes-no
posso stendere domani mattina a Torino => activity yes-no
lascio le finestre aperte stanotte a Roma => rain yes-no not
recolho a roupa hoje em Braga? => rain yes-no
moet ik de was binnenhalen in Breda => rain yes-no
moet ik de planten vannacht binnen zetten in Assen => ice yes-no
ramen open vannacht in Haarlem? => rain yes-no not
`);

describe('a chore', () => {
  test.each([...CHORES])('%s', (question, meaning) => {
    const { topics, form, negated, unexplained } = understood(question);
    expect(`${topics[0]} ${form}${negated ? ' not' : ''}`).toBe(meaning);
    expect(unexplained.filter((word) => word !== 'fährt' && word !== 'aguanta')).toEqual([]);
  });
});

test('"without a jacket" turns the answer round in every language', () => {
  for (const question of [
    'can I go without jacket in York tomorrow',
    'kann ich morgen ohne jacke raus in Jena',
    'je peux sortir sans manteau demain à Lille',
    'puedo salir sin chaqueta esta noche en Cádiz',
    'posso uscire senza giacca domani a Bologna',
    'posso sair sem casaco hoje à noite em Faro',
    'kan ik zonder jas naar buiten morgen in Ede',
  ])
    expect(understood(question)).toMatchObject({ topics: ['clothing'], negated: true });
});

test('a hat against the cold is none against the sun', () => {
  expect(understood('brauche ich morgen eine Mütze in Leipzig').garment).toBe('warm-hat');
  expect(understood('do i need a woolly hat in Leeds tomorrow').garment).toBe('warm-hat');
  expect(understood('do i need a hat in Leeds tomorrow').garment).toBe('hat');
});

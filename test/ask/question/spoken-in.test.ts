import { describe, expect, test } from 'bun:test';
import { understood } from './reading.ts';

const placeOf = (question: string): string => {
  const place = understood(question).subjects[0]?.place;
  return `${place?.name}, ${place?.countryCode}`;
};

describe('a question of words that several languages have is in the one spoken at its place', () => {
  test.each([
    ['meteo Venezia', 'it'],
    ['meteo lyon', 'fr'],
    ['meteo lugano', 'it'],
    ['meteo geneve', 'fr'],
    ['temperatura Napoli', 'it'],
    ['temperatura lisboa', 'pt'],
    ['temperatura madrid', 'es'],
    ['vento lisboa', 'pt'],
    ['vento trieste', 'it'],
    ['regen Gent', 'nl'],
    ['regen berlin', 'de'],
    ['bodensee wind morgen', 'de'],
    ['vondelpark morgen', 'nl'],
    ['picos de europa sábado', 'es'],
    ['peniche surf sábado', 'pt'],
    // The words of one language alone tell it, wherever the place is.
    ['wetter venedig', 'de'],
    ['pioggia lisboa', 'it'],
    ['wind hamburg', 'en'],
    ['big sur saturday', 'en'],
    ['grillen salzburg', 'de'],
    ['fietsen utrecht', 'nl'],
    ['playa malaga', 'es'],
    ['hoek van holland wind', 'nl'],
    // A name alone tells none.
    ['los angeles', 'en'],
    ['rio de janeiro beach', 'en'],
    ['el paso tx', 'en'],
  ])('%s: %s', (question, language) => {
    expect(understood(question).language).toBe(language);
  });

  test.each([
    ['brest demain', 'Brest, FR'],
    ['león mañana', 'León, ES'],
    ['rain in brest tomorrow', 'Brest, BY'],
  ])('a namesake is looked for where the language is spoken: %s', (question, place) => {
    expect(placeOf(question)).toBe(place);
  });
});

describe('a town of a language is found in a question of few words in it', () => {
  test.each([
    ['pluie houlgate samedi', 'Houlgate, FR'],
    ['chuva ericeira amanhã', 'Ericeira, PT'],
    ['olas mundaka sábado', 'Mundaka, ES'],
    ['spiaggia sperlonga domenica', 'Sperlonga, IT'],
    ['onweer valkenburg vanavond', 'Valkenburg, NL'],
    // A word of English too, and none of French.
    ['nice demain', 'Nice, FR'],
  ])('%s: %s', (question, place) => {
    expect(placeOf(question)).toBe(place);
  });

  test.each([
    ['regen gartenparty morgen'],
    ['température piscine demain'],
    ['mudanza lluvia mañana'],
    ['trasloco sabato pioggia'],
  ])('an ordinary word is none: %s', (question) => {
    expect(understood(question).subjects.map(({ source }) => source)).toEqual(['default']);
  });

  test('a name that is not found there is named in the answer', () => {
    expect(understood('regen wibbelstetten morgen').unexplained).toContain('wibbelstetten');
  });
});

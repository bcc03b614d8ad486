/** A place in an answer in another language than English is spelt as that language spells it, however it was typed. */
import { describe, expect, test } from 'bun:test';
import type { AnswerLanguage } from '../../../src/ask/answer/sentences/messages.ts';
import { placeNamed, subject } from '../interpretations.ts';
import { answered, contextOf, TOMORROW, weatherOf } from './setting.ts';

const weather = weatherOf({});

function namedAs(typed: string, meant: string, language: AnswerLanguage): string {
  const place = placeNamed(meant);
  const context = contextOf(weather, TOMORROW, { place, subject: subject(place, [TOMORROW], { text: typed }) });
  return answered([context], { topics: ['temperature'] }, 'metric', language).text;
}

describe('the name of a place', () => {
  test.each([
    ['malaga', 'Málaga', 'es', 'En Málaga '],
    ['Malaga', 'Málaga', 'es', 'En Málaga '],
    ['berlin', 'Berlin', 'es', 'En Berlín '],
    ['cordoba argentina', 'Córdoba, Argentina', 'es', 'En Córdoba, Argentina '],
    ['cordoba españa', 'Córdoba, Spain', 'es', 'En Córdoba, España '],
    ['san jose costa rica', 'San José, Costa Rica', 'es', 'En San José, Costa Rica '],
    ['cdmx', 'Mexico City', 'es', 'En CDMX '],
    ['em sp', 'São Paulo', 'pt', 'Em São Paulo '],
    ['parigi', 'Paris', 'it', 'A Parigi '],
    ['san pedro de atacama', 'San Pedro de Atacama', 'es', 'En San Pedro de Atacama '],
    ['nueva york', 'New York City', 'es', 'En Nueva York '],
  ] as const)('%s is told in %s', (typed, meant, language, begins) => {
    expect(namedAs(typed, meant, language)).toStartWith(begins);
  });
});

/** A town and the area right behind it are one place: the town of that name there, or one that is not known; never a namesake elsewhere. */
import { describe, expect, test } from 'bun:test';
import { read, table, understood } from '../reading.ts';

const IN_ITS_AREA = table(`
weather newcastle co down => Newcastle, Northern Ireland
is it dry in newcastle county down => Newcastle, Northern Ireland
is it dry in newcastle staffs => Newcastle under Lyme, England
will it rain in bangor county down tomorrow => Bangor, Northern Ireland
Enfield Middlesex rain tonight => Enfield Town, England
newport gwent rain => Newport, Wales
Crieff Perthshire tomorrow => Crieff, Scotland
rain in Durham, County Durham => Durham, England
weather brough westmorland => Brough Cumbria, England
rain in Ash, Surrey => Ash Surrey, England
Ash in Surrey, wet tonight? => Ash Surrey, England
rain in hope in derbyshire tomorrow => Hope, England
rain in Eye, Suffolk tomorrow? => Eye Suffolk, England
rain in Richmond, Surrey => Richmond Surrey, England
aurora colorado hail => Aurora, Colorado
`);

const NOWHERE = [
  'weather york wales',
  'is it raining in york kent',
  'weather leeds texas',
  'rain york ontario',
  'weather york staffs',
];

const APART = table(`
will it rain in leeds wales or scotland => Leeds, Cardiff, Edinburgh
auckland hamilton tauranga rain friday => Auckland, Hamilton, Tauranga
is leeds or wales warmer => Leeds, Cardiff
Camping in Wales sunday => Cardiff
Rain in Surrey => Guildford
`);

describe('a town and the area behind it', () => {
  for (const [question, meant] of IN_ITS_AREA) {
    test(question, () => {
      const { subjects } = understood(question);
      expect(subjects.map(({ place: { name, region } }) => `${name}, ${region}`)).toEqual([meant]);
    });
  }

  for (const question of NOWHERE) {
    test(`${question}: no namesake answers`, () => {
      expect(read(question).kind).toBe('place-unknown');
    });
  }

  for (const [question, meant] of APART) {
    test(`${question}: each is a place of its own`, () => {
      expect(understood(question).subjects.map(({ place }) => place.name)).toEqual(meant.split(', '));
    });
  }
});

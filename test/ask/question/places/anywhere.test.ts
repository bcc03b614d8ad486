/** A question that looks through the places of an area is not answered by the one town that stands for it. */
import { describe, expect, test } from 'bun:test';
import { read } from '../reading.ts';

describe('all places of an area', () => {
  test.each([
    'find me somewhere above 22 and dry in the uk on sunday',
    "where's dry in wales on saturday",
    'where will it be sunny in devon tomorrow',
    'somewhere sunny within 2 hours of london on saturday',
    'anywhere sunny under an hour from leeds tomorrow',
  ])('are not looked through: %s', (question) => {
    const reading = read(question);
    expect(reading.kind).toBe('place-unknown');
    if (reading.kind === 'place-unknown') expect(reading.message).toContain('not all are looked through');
  });

  test.each([
    'will it rain within 2 hours in London',
    "where's the sun in Leeds tomorrow",
    'is it dry in Wales on saturday',
  ])('are not meant: %s', (question) => expect(read(question).kind).toBe('interpreted'));
});

/** Further kinds of words of settled dangers. settled-dangers.ts says which of them meet. */

import { ENGLISH_TOLD } from './told-english.ts';
import { FRENCH_TOLD, ITALIAN_TOLD } from './told-gallic.ts';
import { DUTCH_TOLD, GERMAN_TOLD } from './told-germanic.ts';
import { PORTUGUESE_TOLD, SPANISH_TOLD } from './told-iberian.ts';

/** Patterns of whole words. */
export interface ToldWords {
  /** It has frozen, or ice lies: told, not asked. */
  readonly frozen: string;
  /** Goes on foot, on a cycle, in a car. */
  readonly onTheMove: string;
  /** Ground on which a spark runs. */
  readonly parched: string;
  /** What throws sparks or glows. */
  readonly glowing: string;
  readonly sleepsOut: string;
  /** Has drunk, in words that only mean that around somebody who sleeps. */
  readonly tipsy: string;
  /** Castles and slides of air. */
  readonly bouncy: string;
  /** Snow that has just fallen, or slopes beside the pistes. */
  readonly newSnow: string;
  readonly onSlopes: string;
  /** A way that is flooded, and who means to pass. */
  readonly floodedWay: string;
  readonly passes: string;
  /** Homes of the old, and their rooms. */
  readonly careHome: string;
  readonly rooms: string;
  readonly eclipse: string;
  readonly looks: string;
  /** Food that spoils, left where nothing cools it. */
  readonly perishable: string;
  readonly leftOut: string;
  /** Trees that came down or may, and the woods they stand in. */
  readonly fallenTrees: string;
  readonly woods: string;
  readonly unlit: string;
  readonly vehicle: string;
  /** Poison that is sprayed, and who is near. */
  readonly sprays: string;
  readonly nearPeople: string;
  /** A chainsaw, or what it is for. */
  readonly saws: string;
  /** The bank of a river or a stream. */
  readonly byRiver: string;
  /** Flown on a line, and wires it may touch. */
  readonly kites: string;
  readonly wires: string;
}

/** By language, ISO 639-1. */
export const TOLD_WORDS = {
  en: ENGLISH_TOLD,
  de: GERMAN_TOLD,
  nl: DUTCH_TOLD,
  fr: FRENCH_TOLD,
  it: ITALIAN_TOLD,
  es: SPANISH_TOLD,
  pt: PORTUGUESE_TOLD,
} as const satisfies Readonly<Record<string, ToldWords>>;

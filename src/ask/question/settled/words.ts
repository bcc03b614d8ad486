/**
 * The kinds of words by which a danger is told that somebody has already settled on. No word of a kind is dangerous by itself;
 * settled-dangers.ts says which kinds are where they meet.
 */

/** Patterns of whole words. */
export interface SettledWords {
  readonly child: string;
  /** Who is old, ill, with child or newly born. */
  readonly frail: string;
  readonly creature: string;
  readonly water: string;
  /** Nobody watches. */
  readonly unwatched: string;
  /** In a vehicle or a box that stands. */
  readonly inVehicle: string;
  /** Stays there for a while. */
  readonly stays: string;
  /** Sits or toils in the open, or under glass. */
  readonly exposed: string;
  /** What is hot or cold by itself: a sauna, a cold plunge. */
  readonly extreme: string;
  /** Has drunk. */
  readonly drunk: string;
  /** What nobody does drunk. */
  readonly sober: string;
  readonly flame: string;
  /** What burns where it is dry. */
  readonly tinder: string;
  readonly smallBoat: string;
  readonly bigWater: string;
  readonly burnt: string;
  readonly sunAgain: string;
  /** Rails, traffic, machines, pits, beasts: dangers of another kind than weather. */
  readonly otherDanger: string;
  /** Snow that lies, and what it lies on. */
  readonly lyingSnow: string;
  readonly underSnow: string;
  /** A way through water that runs over it. */
  readonly throughWater: string;
  /** Who works or plays hard, and what is missing beside it: shade, rest, water. */
  readonly toiling: string;
  readonly unrelieved: string;
  /** What gives off fumes, and where they come in. */
  readonly fuming: string;
  readonly byOpening: string;
  /** What makes a fire flare up. */
  readonly fuel: string;
  /** Sleeps, and where it gets hot. */
  readonly asleep: string;
  readonly hotPlace: string;
  /** Work up a ladder or on a roof. */
  readonly aloft: string;
  /** Cools off in open water. */
  readonly coolsOff: string;
  readonly openWater: string;
  /** On the way back from illness or an operation. */
  readonly recovering: string;
  /** Without what whoever is out far or in the dark needs, and out there. */
  readonly unprepared: string;
  readonly farOut: string;
  /** A warning or a red flag that somebody means to defy. */
  readonly defied: string;
  readonly redFlag: string;
  /** Wires of the grid. */
  readonly liveWire: string;
  /** A leap or a dive from a height. */
  readonly leap: string;
  /** Tied up, shut in, or without shade. */
  readonly shutIn: string;
  /** On a journey, so that nobody is left in a vehicle. */
  readonly underWay: string;
  /** Beside which none of the above is meant for the frail: clothes and rain are asked for. */
  readonly dressed: string;
}

/**
 * Slips that are too short, too far from their word or too much like another to be told by their letters, words for messages, and
 * words that look like a slip and are none.
 */
import { SHORT_WORDS } from '../lexicon/short-forms.ts';

/** By the word that is meant: how it is typed. */
const SLIPS: ReadonlyArray<readonly [meant: string, typed: string]> = [
  ['the', 'teh hte thw th'],
  ['and', 'adn nad amd'],
  ['will', 'wil wll wlil wiil'],
  ['what', 'waht wat wot hwat whta wht'],
  ['when', 'whn wehn hwen'],
  ['which', 'wich whcih hwich'],
  ['this', 'thsi htis tihs ths thid'],
  ['with', 'wiht wtih wth wiv woth'],
  ['there', 'ther thre'],
  ['then', 'thne thn'],
  ['from', 'frm fomr'],
  ['have', 'hve hvae'],
  ['next', 'nxt nex netx'],
  ['warm', 'wam wrm'],
  ['snow', 'snw sonw'],
  ['wind', 'wnd wnid'],
  ['windy', 'wimdy windyy'],
  ['rain', 'rian rainn'],
  ['raining', 'raing rainng raning'],
  ['weather', 'wether weater wather waether wethr weathr wheater weathe'],
  ['forecast', 'forcast fcast'],
  ['freeze', 'freez'],
  ['frost', 'fros'],
  ['nights', 'nighs'],
  ['washing', 'washin'],
  ['cycling', 'cyclin'],
  ['evening', 'evenin'],
  ['swimming', 'swiming'],
  ['source', 'soruce'],
  ['worst', 'wrst'],
  ['knots', 'knts kots'],
  ['running', 'runing runnin'],
  ['today', 'tody todya 2day tday toady'],
  ['monday', 'monda munday'],
  ['august', 'augst agust'],
  ['autumn', 'autum autun'],
  ['first', 'frst firts'],
  ['is it', 'isit siit'],
  ['it is', 'itis'],
  ['week', 'wek weke'],
  ['going', 'giong goin'],
  ['gonna', 'gona gonn gnna'],
  ['should', 'shd shld shud shoud'],
  ['would', 'wld wud woud'],
  ['could', 'cud colud coud'],
  ['chance', 'chace chanc'],
  ['minutes', 'minuets'],
  ['lightning', 'lightening'],
  ['february', 'feburary febuary'],
  ['definitely', 'definately definatly'],
  ['because', 'becuase becasue'],
];

export const KNOWN_SLIPS: ReadonlyMap<string, string> = new Map(
  SLIPS.flatMap(([meant, typed]) => typed.split(' ').map((form) => [form, meant] as const)),
);

/** Words of messages and of some trades and peoples, and given names that are a letter away from a common word. */
const NONE =
  'wendy sandy windsor gaelic manx finnish swedish danish polish irish scottish welsh english british spanish french ' +
  'german italian dutch portuguese greek turkish chinese japanese indian african asian american canadian australian european ' +
  'copd cockling saunas jude mandy manny willa stan rainer raine raina misti storme thea viktor pieter ' +
  'raines snowe haresh toby judy shane mario miley jonah norah reddy ' +
  'trudy thurs thur tues weds repot repots repotting repotted footie fells felling';

/** By what is typed: it stays. */
export const NO_SLIPS: ReadonlySet<string> = new Set([
  ...NONE.split(' '),
  ...SHORT_WORDS.flatMap(([forms]) => forms.split('|')),
]);

/**
 * "Calm enough to zorb": the weather alone gives no yes to a doing that nothing here judges. Doings that an activity covers, and the harmless ones of
 * every day, are left to their own rules.
 */
import type { UncoveredWords } from './uncovered-subjects.ts';

/** What an activity, a thing or clothes judge, or what a wrong yes would hurt nobody by. */
const JUDGED_OR_HARMLESS =
  '(?:not|be|being|have|having|get|getting|go|going|take|taking|come|coming|bring|brought|put|putting|keep|leave|let|use|make|do|doing|need|' +
  'want|require|say|call|matter|notice|feel|see|watch|look|view|spot|hear|enjoy|justify|warrant|worry|bother|risk|count|cause|sit|stand|eat|' +
  'dine|lunch|picnic|drink|bbq|barbecue|barbeque|braai|grill|cook|party|host|hold|play|read|relax|lounge|laze|chill|sunbathe|bask|tan|hang|dry|' +
  'wash|clean|line|air|peg|iron|mow|strim|cut|trim|prune|rake|weed|dig|plant|sow|seed|pot|transplant|water|garden|harvest|pick|feed|' +
  'fertili[sz]e|mulch|turf|lay|spray|paint|varnish|stain|creosote|render|point|plaster|concrete|pour|seal|pave|tile|decorate|walk|stroll|hike|' +
  'ramble|run|jog|race|train|exercise|cycle|bike|ride|drive|commute|travel|skate|golf|fish|sail|fly|swim|bathe|paddle|surf|kayak|canoe|row|' +
  'dive|snorkel|sup|ski|snowboard|sledge|sled|toboggan|camp|sleep|climb|photograph|film|stargaze|observe|freeze|snow|rain|frost|ice|melt|thaw|' +
  'stick|settle|form|fall|last|stay|turn|switch|open|close|shut|wear|dress|change|kill|bloom|flower|ripen|germinate|grow|hatch|swarm|swap|' +
  'store|wait|visit|shop|explore|sightsee|meet|start|finish|stop|light|fire|damage|blow|knock|break|fill|burst|crack|warm|heat|cool|skip|avoid|' +
  'wake|move|work|build|fit)';

/** The weather that each adjective asks for. */
const STATES: ReadonlyArray<readonly [adjectives: string, topics: UncoveredWords['topics']]> = [
  ['calm|still|light|low|slack|gentle|windy|breezy|gusty', ['wind', 'gusts']],
  ['dry|wet', ['rain']],
  ['warm|cold|cool|mild|hot|frosty', ['temperature']],
  ['clear|bright|sunny|quiet|settled|snowy|good|nice|fine|steady', ['general']],
];

const ON_CONDITION =
  '(?: (?:winds?|breeze|air|weather|out|outside|there|then|by then|conditions))?(?: \\u0001+)? ' +
  '(?:for (?:me|us|him|her|them|you|the \\p{L}+|my \\p{L}+|our \\p{L}+) )?to (?:safely |properly |comfortably |just |try to |try and |start )?';

export const ENOUGH_TO_DO: readonly UncoveredWords[] = STATES.map(([adjectives, topics]) => ({
  subject: 'other-activity',
  all: [`(?:${adjectives}) enough${ON_CONDITION}(?!${JUDGED_OR_HARMLESS}(?:t?ing|ning|ming|s)?(?!\\p{L}))\\p{L}{3,}`],
  topics,
  isGrave: true,
}));

/** The prompts: frequent questions, with the tools that answer them. */
import { type GetPromptResult, type Prompt, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';

interface PromptRow extends Prompt {
  readonly arguments: { name: string; description: string; required: boolean }[];
  text(given: Readonly<Record<string, string>>): string;
}

const argument = (name: string, description: string, required = true) => ({ name, description, required });
const place = argument('place', 'Town, postcode or coordinates');

const PROMPTS: readonly PromptRow[] = [
  {
    name: 'plan_day',
    title: 'Plan a day by the weather',
    description: 'What to do when, on one day at one place',
    arguments: [place, argument('date', 'A date or a word such as tomorrow; today when left out', false)],
    text: ({ place: where, date = 'today' }) =>
      `Plan my day at ${where}, ${date}, by the weather. Look at the forecast and the alerts there first. Then ask decide for the activities that suit the day, and give me an order of the day with hours, what to wear, and what would change the plan. Times are local. Say which source the answers name.`,
  },
  {
    name: 'activity_check',
    title: 'Check one activity',
    description: 'Whether to do it, when, and what speaks against it',
    arguments: [
      argument('activity', 'For example running; list_activities has all'),
      place,
      argument('when', 'A date or a word such as saturday; today when left out', false),
    ],
    text: ({ activity, place: where, when = 'today' }) =>
      `Is ${when} a good day for ${activity} at ${where}? Ask decide. Give the verdict first, then the best hours and the risks with their figures. If the verdict is poor or avoid, ask best_day for a better one and name it.`,
  },
  {
    name: 'compare_trip',
    title: 'Compare places for a trip',
    description: 'Which of several places has the better weather',
    arguments: [
      argument('places', 'Two to six places, separated by semicolons'),
      argument('dates', 'For example this weekend, or two dates'),
    ],
    text: ({ places, dates }) =>
      `Compare the weather of these places for a trip on ${dates}: ${places}. Ask forecast for each as far as it reaches, else typical weather, and say which it was. Show a small table with temperature, rain and wind in the same units, name the winner and by how much it wins.`,
  },
];

export const LISTED_PROMPTS: readonly Prompt[] = PROMPTS.map(({ text: _, ...listed }) => listed);

/** Characters of an argument: no place and no date is longer. */
const MAX_ARGUMENT_LENGTH = 200;

/** Throws a protocol error for an unknown prompt and for a missing or overlong argument. */
export function promptFor(name: string, given: Readonly<Record<string, string>>): GetPromptResult {
  const prompt = PROMPTS.find((candidate) => candidate.name === name);
  if (prompt === undefined) {
    const names = PROMPTS.map((candidate) => candidate.name).join(', ');
    throw invalid(`There is no prompt ${name.slice(0, 40)}; there are ${names}.`);
  }
  const values: Record<string, string> = {};
  for (const { name: wanted, required } of prompt.arguments) {
    const value = given[wanted]?.trim() ?? '';
    if (value === '' && required) throw invalid(`'${wanted}' is missing.`);
    if (value.length > MAX_ARGUMENT_LENGTH)
      throw invalid(`'${wanted}' is longer than ${MAX_ARGUMENT_LENGTH} characters.`);
    if (value !== '') values[wanted] = value;
  }
  const content = { type: 'text' as const, text: prompt.text(values) };
  return { description: prompt.description, messages: [{ role: 'user', content }] };
}

function invalid(message: string): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, message);
}

/** What an issue is called in a sentence, where its id is no word for one. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['thermal', 'the temperature'],
  ['time', 'the short time'],
  ['daylight', 'the lack of daylight'],
  ['official-alert', 'an official warning'],
  ['rain-soon', 'rain soon after'],
  ['rain-before-set', 'rain before it sets'],
  ['cloud', 'cloud'],
  ['darkness', 'darkness'],
  ['dew-margin', 'dew on the surface'],
  ['dew-night', 'dew in the night after'],
  ['delta-t', 'damp or dry air (Delta-T)'],
  ['freeze-ahead', 'frost in the days after'],
  ['frost-ahead', 'frost in the night after'],
  ['frosty-night', 'a frosty night before'],
  ['cold-night', 'a cold night after'],
  ['gust', 'gusts'],
  ['water-temp', 'cold water'],
  ['air-quality', 'bad air'],
  ['pressure-trend', 'falling pressure'],
  ['transparency', 'hazy air'],
]);

export function issueWords(issue: string): string {
  return WORDS.get(issue) ?? issue.replaceAll('-', ' ');
}

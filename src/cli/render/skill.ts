/** How often decisions were right, as a table. */
import type { Shape } from '../../operations/body.ts';
import type { skill } from '../../operations/skill.ts';
import { scoreText, shareText } from '../../skill/words.ts';
import { alignRows } from '../terminal/table.ts';

export function renderSkill({ message, backtest }: Shape<(typeof skill)['result']>): string {
  if (backtest === null) return message;
  const rows = backtest.decisions.map(({ activity, lead_days, days, held, good_or_better: good }) => [
    activity,
    lead_days,
    days,
    shareText(held),
    scoreText(good.brier),
    scoreText(good.skill_climatology),
    scoreText(good.value),
  ]);
  const head = ['activity', 'lead', 'days', 'verdict held', 'Brier score', 'skill', 'value'];
  const lines = alignRows([head, ...rows], [false, true, true]);
  return [
    message,
    '',
    ...lines,
    '',
    ...backtest.notes.map((note) => `- ${note}`),
    backtest.provenance.attribution,
  ].join('\n');
}

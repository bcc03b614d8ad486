/** How often decisions were right, as a table. */
import type { Shape } from '../../operations/body.ts';
import type { skill } from '../../operations/skill.ts';
import { scoreText, shareText } from '../../skill/words.ts';
import type { Terminal } from '../command.ts';
import { wrapText } from '../terminal/layout.ts';
import { fitTable } from '../terminal/table.ts';

export function renderSkill({ message, backtest }: Shape<(typeof skill)['result']>, { columns }: Terminal): string {
  if (backtest === null) return wrapText(message, columns).join('\n');
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
  const lines = fitTable({ head, rows, toRight: [false, true, true] }, columns);
  return [
    ...wrapText(message, columns),
    '',
    ...lines,
    '',
    ...backtest.notes.flatMap((note) => wrapText(`- ${note}`, columns)),
    ...wrapText(backtest.provenance.attribution, columns),
  ].join('\n');
}

import { phraseFinder } from '../../../language';
import type { Evidence } from '../../../research/evidence/shape';
import { endSentence, formatCount, formatMany, formatMonth } from '../phrases';
import type { DraftClaim } from '../ports';
import { draft, type Facts } from '../evidence-only/facts';
import { dayOfRow } from '../evidence-only/sources';
import { asTheirs } from '../wording/theirs';
import { typed } from '../wording/typed';
import { entryLines } from './lines';

const CONDUCT = 'On file about pay';
const PROMISED = 'Climate targets';

const percent = (value: number) => `${value < 0 ? 'minus ' : ''}${formatCount(Math.abs(value))}%`;

/** The newest gap between what its women and its men earn; what a figure above zero means stands beside it. */
function payGap(rows: readonly Evidence[]): DraftClaim[] {
  const [row] = rows
    .filter(({ value }) => typeof value === 'number')
    .toSorted((left, right) => (dayOfRow(right) ?? '').localeCompare(dayOfRow(left) ?? ''));
  if (row === undefined) return [];
  const day = dayOfRow(row);
  const top = entryLines(row).get('Women in top quarter percent');
  const women =
    top === undefined || !/^\d/u.test(top)
      ? ''
      : `, and women held ${percent(Number(top))} of the best-paid quarter of jobs`;
  const when = day === undefined ? 'Its' : `In ${formatMonth(day)}, its`;
  const text = `${when} median hourly pay gap was ${percent(Number(row.value))}${women}`;
  const notes = [
    {
      label: 'How to read it',
      text: 'above zero, the woman in the middle earns less than the man in the middle; below zero, more.',
    },
  ];
  const say = women === '' ? typed : draft;
  return [say(endSentence(text), [row], { group: CONDUCT, asOf: day, notes })];
}

/** What its head earns beside the worker in the middle. */
function payRatio(rows: readonly Evidence[]): DraftClaim[] {
  return rows
    .flatMap((row) => {
      const text = asTheirs(row);
      return text === undefined
        ? []
        : [draft(text, [row], { group: CONDUCT, asOf: dayOfRow(row) })];
    })
    .slice(0, 1);
}

const yearIn = (row: Evidence, label: string): string | undefined =>
  /^20\d\d$/u.exec(entryLines(row).get(label) ?? '')?.[0];

const isPromised = phraseFinder('committed, set');

/** “It has set a climate target for 2030 and committed to net zero by 2050.” */
function climate(row: Evidence | undefined): DraftClaim[] {
  if (row === undefined) return [];
  const lines = entryLines(row);
  const [near, zero] = [yearIn(row, 'Near term year'), yearIn(row, 'Net zero year')];
  const isSet = /\bset\b/iu.test(lines.get('Near term status') ?? '');
  const isMeant = isPromised(lines.get('Net zero status') ?? '');
  const parts = [
    ...(near !== undefined && isSet ? [`a near-term climate target for ${near}`] : []),
    ...(zero !== undefined && isMeant ? [`a net-zero target for ${zero}`] : []),
  ];
  return parts.length === 0
    ? []
    : [draft(`It has ${parts.join(' and ')}.`, [row], { group: PROMISED, asOf: dayOfRow(row) })];
}

/** What files in public say of how it pays and of what it has promised. */
export function writeConduct(facts: Facts): DraftClaim[] {
  return [
    ...payGap(facts.all('pay-gap')),
    ...payRatio(facts.all('pay-ratio')),
    ...climate(facts.best('climate-target')),
  ];
}

/** How many people it was allowed to bring in, for those who would need it. */
export function writeVisas(facts: Facts): DraftClaim[] {
  return facts
    .all('work-visas')
    .map((row) => ({ row, lines: entryLines(row) }))
    .filter(({ lines }) => Number(lines.get('Year')) > 0 && Number(lines.get('Approved new')) >= 0)
    .toSorted((left, right) => Number(right.lines.get('Year')) - Number(left.lines.get('Year')))
    .slice(0, 1)
    .map(({ row, lines }) => {
      const count = Number(lines.get('Approved new'));
      const denied = Number(lines.get('Denied new') ?? 0);
      const refused = denied > 0 ? ` and ${formatCount(denied)} denied` : '';
      const visas = formatMany(count, 'new work visa');
      const text = `In ${lines.get('Year')}, ${visas} were approved for it${refused}.`;
      return draft(text, [row], { group: 'Work visas', asOf: dayOfRow(row) });
    });
}

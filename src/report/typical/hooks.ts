import { phraseFinder } from '../../language';
import type { Evidence } from '../../research/evidence/shape';
import type { Hook } from './shape';

const MANY_PEOPLE = 5_000;
const MANY_OPENINGS = 20;
const FEWEST_PLACES = 2;

const attribute =
  (...names: readonly string[]) =>
  (rows: readonly Evidence[]): boolean =>
    rows.some((row) => names.includes(row.attribute));

const matter =
  (name: string) =>
  (rows: readonly Evidence[]): boolean =>
    rows.some((row) => row.attribute === 'legal' && row.details?.['matter'] === name);

const figure =
  (name: string, holds: (value: number) => boolean) =>
  (rows: readonly Evidence[]): boolean =>
    rows.some(
      ({ attribute: one, value }) => one === name && typeof value === 'number' && holds(value),
    );

/** Revenue that moved less explains no question. */
const LEAST_COURSE = 0.03;

/** How revenue moved between the first and the last of the years that are cited, as a share; 0 for next to nothing. */
function course(rows: readonly Evidence[]): number {
  const years = rows
    .filter(({ attribute: name, value }) => name === 'revenue' && typeof value === 'number')
    .toSorted((left, right) => (left.asOf ?? '').localeCompare(right.asOf ?? ''));
  const [first, last] = [years[0], years.at(-1)];
  const before = Number(first?.value);
  if (last === undefined || first?.asOf === last.asOf || !(before > 0)) return 0;
  const share = (Number(last.value) - before) / before;
  return Math.abs(share) < LEAST_COURSE ? 0 : share;
}

const saysMode = phraseFinder('hybrid, remote');

/** Whether these rows are facts of the kind that a tie speaks of. */
const HOLDS: Readonly<Record<Hook, (rows: readonly Evidence[]) => boolean>> = {
  acquisition: attribute('acquisition'),
  benefits: attribute('benefit'),
  breach: matter('breach'),
  climate: attribute('climate-target'),
  code: attribute('software'),
  contract: attribute('contract'),
  customers: attribute('customer'),
  decline: (rows) => course(rows) < 0,
  engineering: (rows) =>
    rows.some(({ attribute: name, topic }) => name === 'news' && topic === 'engineering'),
  funding: attribute('funding'),
  growth: (rows) => course(rows) > 0,
  hiring: figure('open-jobs', (value) => value >= MANY_OPENINGS),
  inspection: matter('inspection'),
  large: figure('employees', (value) => value >= MANY_PEOPLE),
  launch: attribute('launch'),
  layoffs: attribute('layoff'),
  leader: attribute('chief-executive'),
  legal: matter('case'),
  locations: (rows) =>
    new Set(rows.filter(({ attribute: name }) => name === 'office').map(({ value }) => value))
      .size >= FEWEST_PLACES,
  loss: figure('net-income', (value) => value < 0),
  mission: attribute('mission'),
  outage: attribute('incident'),
  patents: attribute('patent'),
  products: attribute('product'),
  public: attribute('stock-exchange', 'current-report'),
  rating: attribute('rating'),
  recall: (rows) => matter('recall')(rows) || attribute('recall')(rows),
  remote: (rows) =>
    rows.some(
      ({ attribute: name, value }) => name === 'work-mode' && saysMode(String(value).toLowerCase()),
    ),
  research: attribute('study', 'clearance', 'paper'),
  rivals: attribute('competitor'),
  segment: attribute('segment-revenue'),
  union: attribute('union'),
  values: attribute('value'),
  voices: attribute('public-voice'),
};

export function isHookMet(hook: Hook, rows: readonly Evidence[]): boolean {
  return HOLDS[hook](rows);
}

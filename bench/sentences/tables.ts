import { CAUSES } from '../real/marks';
import { SOFT } from './attributes';
import { HALVES, halfOf } from './halves';
import { wantedOf, type Outcome } from './judge';
import type { LabelledSentence } from './rows';

interface Counts {
  readonly right: number;
  readonly wrong: number;
  readonly stated: number;
  readonly missed: number;
}

export interface Judged {
  readonly rows: readonly LabelledSentence[];
  readonly outcomes: readonly Outcome[];
}

function countsOf(
  { rows, outcomes }: Judged,
  fits: (label: string, row: LabelledSentence) => boolean,
): Counts {
  const chosen = outcomes.filter(({ label, row }) => fits(label, row));
  const count = (verdict: Outcome['verdict']): number =>
    chosen.filter((one) => one.verdict === verdict).length;
  const stated = rows.flatMap((row) =>
    wantedOf(row).filter(({ attribute }) => fits(attribute, row)),
  ).length;
  return { right: count('right'), wrong: count('wrong'), stated, missed: count('missed') };
}

const share = (part: number, of: number): string => (of === 0 ? '–' : (part / of).toFixed(3));
const precision = ({ right, wrong }: Counts): string => share(right, right + wrong);
const recall = ({ stated, missed }: Counts): string => share(stated - missed, stated);

function line(name: string, counts: Counts): string {
  const { right, wrong, stated, missed } = counts;
  return (
    `| ${name} | ${right} | ${wrong} | ${precision(counts)} | ` +
    `${stated - missed} of ${stated} | ${recall(counts)} |`
  );
}

const HEAD =
  '| | right | wrong | precision | found of stated | recall |\n|---|---|---|---|---|---|';

/** Precision and recall by attribute. */
export function attributeLines(judged: Judged): readonly string[] {
  const { rows, outcomes } = judged;
  const labels = new Set([
    ...outcomes.map(({ label }) => label),
    ...rows.flatMap((row) => wantedOf(row).map(({ attribute }) => attribute)),
  ]);
  return [...labels].toSorted().map((label) =>
    line(
      label,
      countsOf(judged, (one) => one === label),
    ),
  );
}

/** Precision and recall by attribute and by kind of document, and why the wrong ones are wrong. */
export function linesOf(judged: Judged): readonly string[] {
  const { rows, outcomes } = judged;
  const strict = countsOf(judged, (label) => !SOFT.has(label));
  const kinds = [...new Set(rows.map(({ kind }) => kind.split(':')[0] ?? ''))].toSorted();
  return [
    HEAD,
    ...attributeLines(judged),
    line('strict', strict),
    line(
      'soft',
      countsOf(judged, (label) => SOFT.has(label)),
    ),
    ...HALVES.map((half) =>
      line(
        `strict, half ${half}`,
        countsOf(judged, (label, row) => halfOf(row) === half && !SOFT.has(label)),
      ),
    ),
    line(
      'strict, random rows',
      countsOf(judged, (label, { isRandom }) => isRandom && !SOFT.has(label)),
    ),
    line(
      'all, random rows',
      countsOf(judged, (_, { isRandom }) => isRandom),
    ),
    '',
    HEAD.replace('| |', '| strict, by kind of document |'),
    ...kinds.map((kind) =>
      line(
        kind,
        countsOf(judged, (label, row) => !SOFT.has(label) && row.kind.split(':')[0] === kind),
      ),
    ),
    '',
    `Wrong ones by cause: ${causesOf(outcomes)}.`,
    '',
    `All readers on: ${microOf(judged)}`,
  ];
}

/** The strict attributes together. */
export function microOf(judged: Judged): string {
  const strict = countsOf(judged, (label) => !SOFT.has(label));
  return `micro precision ${precision(strict)} recall ${recall(strict)}`;
}

function causesOf(outcomes: readonly Outcome[]): string {
  const wrong = outcomes.filter(({ verdict }) => verdict === 'wrong');
  return CAUSES.map((cause) => [cause, wrong.filter((one) => one.cause === cause).length] as const)
    .filter(([, count]) => count > 0)
    .toSorted(([, one], [, other]) => other - one)
    .map(([cause, count]) => `${cause} ${count}`)
    .join(', ');
}

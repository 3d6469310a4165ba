import type { Claim } from '../document/shape';
import { withoutPoorerTwins } from '../../research/evidence';
import type { Evidence } from '../../research/evidence/shape';
import { homesIn, type Home } from './homes';
import { speaksFromInside } from './inside';
import type { PlannedQuestion, SectionPlan } from './section-plan';

export interface NumberedRow {
  readonly number: number;
  readonly question: string;
  readonly evidence: Evidence;
  /** Its sentence in our words, where it is worth telling as it stands. */
  readonly retold?: RetoldSentence;
}

/** A sentence of a source in the third person, and the heading it belongs under. */
export interface RetoldSentence {
  readonly text: string;
  /** The same behind another sentence on the company: “It …”, “Its …”. */
  readonly continued: string;
  readonly group: string;
}

/** The question of rows that belong to none of a section's: only a writer that chooses words is shown them. */
export const BESIDE = 'beside';

const STATUS_ORDER: Readonly<Record<Evidence['status'], number>> = {
  current: 0,
  conflicted: 1,
  stale: 2,
  'kept-apart': 3,
};

function day(row: Evidence): string {
  return row.asOf ?? row.publishedAt ?? '';
}

/** By code units, so that no machine’s language changes the order. */
function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Best first, and the same order whatever order the rows came in. */
function byWorth(left: Evidence, right: Evidence): number {
  return (
    STATUS_ORDER[left.status] - STATUS_ORDER[right.status] ||
    compare(day(right), day(left)) ||
    right.matchScore - left.matchScore ||
    compare(left.url, right.url) ||
    left.start - right.start ||
    compare(left.id, right.id)
  );
}

/** One row for each voice and value: copies of one text count once. */
function withoutCopies(rows: readonly Evidence[]): Evidence[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const key = `${row.attribute}\u0000${row.cluster}\u0000${row.value ?? row.quote}\u0000${row.asOf ?? ''}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** What contradicts a row comes right after it, so that nobody is given one side alone. */
function besideRivals(rows: readonly Evidence[]): Evidence[] {
  const ordered = new Set<Evidence>();
  for (const row of rows) {
    ordered.add(row);
    const values = new Set([row.value]);
    for (const rival of rows.filter(({ id }) => row.rivals?.includes(id))) {
      if (!values.has(rival.value)) ordered.add(rival);
      values.add(rival.value);
    }
  }
  return [...ordered];
}

/** Whether a row says what a question asks, and is of those who may say it. */
export function answers(
  { answeredBy, topics, by, inside }: PlannedQuestion,
  row: Pick<Evidence, 'attribute' | 'topic' | 'reliability' | 'publishedAt' | 'quote' | 'takenFor'>,
): boolean {
  const { attribute, topic, reliability, takenFor } = row;
  return (
    // A sentence that no proven reader vouches for is still about what it was taken for.
    (answeredBy.includes(attribute) || (takenFor !== undefined && answeredBy.includes(takenFor))) &&
    (topics?.includes(topic) ?? true) &&
    (by?.includes(reliability) ?? true) &&
    (inside !== true || speaksFromInside(row))
  );
}

function rowsFor(
  question: PlannedQuestion,
  evidence: readonly Evidence[],
  homeOf: (row: Evidence) => Home,
): Evidence[] {
  const fitting = evidence.filter(
    (row) =>
      row.status !== 'kept-apart' &&
      answers(question, row) &&
      (question.home === undefined || question.home === homeOf(row)),
  );
  const best = besideRivals(withoutCopies(withoutPoorerTwins(fitting).toSorted(byWorth)));
  const { taken = [], typed = [] } = Object.groupBy(best, ({ attribute }) =>
    question.answeredBy.includes(attribute) ? 'typed' : 'taken',
  );
  return [...typed.slice(0, question.most), ...taken.slice(0, question.most)];
}

/** The numbered rows a writer of this section may see, and no others. */
export function assignRows(section: SectionPlan, evidence: readonly Evidence[]): NumberedRow[] {
  const homeOf = homesIn(evidence);
  const chosen = section.questions.flatMap((question) =>
    rowsFor(question, evidence, homeOf).map((row) => ({ question: question.id, evidence: row })),
  );
  return chosen.map((row, index) => ({ number: index + 1, ...row }));
}

/** The planned questions that no claim answers, as noun phrases. */
export function unanswered(
  section: SectionPlan,
  rows: readonly NumberedRow[],
  cited: ReadonlySet<string>,
  told: readonly Pick<Claim, 'group' | 'text'>[] = [],
): string[] {
  // A sentence chosen for its own sake may answer what another row was looked up for.
  const isAnswered = (question: PlannedQuestion) =>
    rows.some(
      ({ question: asked, evidence }) =>
        cited.has(evidence.id) && (asked === question.id || answers(question, evidence)),
    ) ||
    told.some(
      ({ group = '', text }) =>
        question.toldUnder?.includes(group) === true && question.tellsIt?.(text) !== false,
    );
  const asked = section.questions.filter(
    ({ counted, extra }) => counted !== true && extra !== true,
  );
  // Two questions may look for one thing.
  const found = new Set(asked.filter(isAnswered).map(({ missing }) => missing));
  return [...new Set(asked.map(({ missing }) => missing))].filter((missing) => !found.has(missing));
}

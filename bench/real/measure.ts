import type { RealCompany } from './companies';
import { isMachineText } from './machine-text';
import type { Mark, MarkVerdict } from './marks';
import type { PrintedReport, PrintedSentence } from './printed';
import type { ReportRun } from './run-report';
import { topicOfQuestion } from './questions';

/** What one report is worth, in counts. */
export interface Figures {
  readonly company: string;
  readonly role: string;
  readonly refusal: string | undefined;
  readonly sentences: number;
  readonly facts: { readonly told: number; readonly of: number };
  /** Told and all, by what the question is about. */
  readonly byTopic: Readonly<Record<string, readonly [told: number, of: number]>>;
  readonly caught: number;
  readonly bySection: Readonly<Record<string, number>>;
  readonly byReader: Readonly<Record<string, number>>;
  readonly empty: readonly string[];
  readonly machine: { readonly sentences: number; readonly quotes: number };
  readonly seconds: number;
  readonly megabytes: number | undefined;
  readonly marks: Readonly<Record<MarkVerdict | 'unmarked', number>>;
}

export interface Measured {
  readonly figures: Figures;
  readonly missing: readonly string[];
  readonly caught: readonly string[];
}

function countBy<Item>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly string[],
): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const key of items.flatMap(keysOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return Object.fromEntries([...counts].toSorted(([, one], [, other]) => other - one));
}

export function measure(
  company: RealCompany,
  role: string,
  { run, printed, marks }: Judged,
): Measured {
  const { sentences, empty } = printed ?? { sentences: [], empty: [] };
  const isTold = (pattern: RegExp): boolean => sentences.some(({ text }) => pattern.test(text));
  const told = company.facts.filter(({ accept }) => isTold(accept));
  const byTopic: Record<string, readonly [number, number]> = {};
  for (const fact of company.facts) {
    const topic = topicOfQuestion(fact.question);
    const [hit, of] = byTopic[topic] ?? [0, 0];
    byTopic[topic] = [hit + (told.includes(fact) ? 1 : 0), of + 1];
  }
  const caught = company.falsehoods.flatMap(({ id, claim, caught: pattern }) =>
    sentences
      .filter(({ text }) => pattern.test(text))
      .map(({ text }) => `${id} ${claim} | ${text.slice(0, 160)}`),
  );
  const figures: Figures = {
    company: company.slug,
    role,
    refusal: run.refusal,
    sentences: sentences.length,
    facts: { told: told.length, of: company.facts.length },
    byTopic,
    caught: caught.length,
    bySection: countBy(sentences, ({ section }) => [section]),
    byReader: countBy(sentences, ({ readers }) => (readers.length === 0 ? ['none'] : readers)),
    empty,
    machine: {
      sentences: sentences.filter(({ text, notes }) => [text, ...notes].some(isMachineText)).length,
      quotes: sentences.filter(({ shown }) => shown.some(isMachineText)).length,
    },
    seconds: Math.round(run.seconds),
    megabytes: run.megabytes,
    marks: countMarks(sentences, marks),
  };
  const missing = company.facts
    .filter((fact) => !told.includes(fact))
    .map(({ id, question }) => `${id} ${topicOfQuestion(question)}: ${question}`);
  return { figures, missing, caught };
}

interface Judged {
  readonly run: ReportRun;
  readonly printed: PrintedReport | undefined;
  readonly marks: ReadonlyMap<string, Mark>;
}

function countMarks(
  sentences: readonly PrintedSentence[],
  marks: ReadonlyMap<string, Mark>,
): Figures['marks'] {
  const counts = { true: 0, edit: 0, empty: 0, wrong: 0, unmarked: 0 };
  for (const { hash } of sentences) counts[marks.get(hash)?.verdict ?? 'unmarked'] += 1;
  return counts;
}

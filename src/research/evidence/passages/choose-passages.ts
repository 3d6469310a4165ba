import { defined } from '../../../kernel/defined';
import { createHash } from 'node:crypto';
import { comparableName, type EntityCard } from '../../company';
import type { Document, Draft } from '../extract/document';
import { topicOf } from '../extract/topics';
import { namesOf } from '../relations/names';
import type { Evidence } from '../shape';
import { readPassages, type Passage } from './read-passages';
import { worthOf } from './worth';

/** As in the evidence: below this a text may be about a namesake. */
const SURE_ENOUGH = 0.7;
const KINDS: ReadonlySet<string> = new Set(['page', 'news', 'filing', 'job-posting']);
/** A page people read has fewer sentences; a handbook on one page is cut to its best. */
const MOST_PER_PAGE = 150;
/** A filing’s part: all of what the company is, less of what its accountants and lawyers write of every company. */
const MOST_PER_PART = 300;
const MOST_OF_PART: Readonly<Record<string, number>> = {
  business: 1_000,
  discussion: 600,
  risks: 150,
};
const MOST_OF_A_TOPIC = 900;
/** Some 3 MB of rows for one company, whatever it has published. */
const MOST = 3_000;

interface Candidate {
  readonly document: Document;
  readonly passage: Passage;
  readonly topic: Evidence['topic'];
  readonly worth: number;
}

export interface ChosenPassage {
  readonly document: Document;
  readonly draft: Draft;
  /** Copies of one sentence share it. */
  readonly cluster: string;
}

const byWorth = (one: Candidate, other: Candidate): number => other.worth - one.worth;

function candidatesOf(document: Document, names: RegExp): readonly Candidate[] {
  const { record } = document;
  if (!KINDS.has(record.kind) || record.matchScore < SURE_ENOUGH) return [];
  const most =
    record.kind === 'filing'
      ? (MOST_OF_PART[String(record.details?.['part'] ?? '')] ?? MOST_PER_PART)
      : MOST_PER_PAGE;
  return readPassages(document)
    .map((passage): Candidate => ({
      document,
      passage,
      topic: topicOf(passage.text, record, passage.context.headings),
      worth: worthOf(document, passage, names),
    }))
    .toSorted(byWorth)
    .slice(0, most);
}

/** The same for all copies of a sentence. */
const nameOf = (text: string): string =>
  createHash('sha256').update(comparableName(text)).digest('hex').slice(0, 16);

/**
 * What the documents say, sentence by sentence: all of it as long as it fits the bounds, the best of it where
 * there is more. A sentence that stands in several places is kept once.
 */
export function choosePassages(
  card: EntityCard,
  documents: readonly Document[],
): readonly ChosenPassage[] {
  const { own } = namesOf(card);
  const seen = new Set<string>();
  const topics = new Map<string, number>();
  const chosen: (Candidate & { readonly cluster: string })[] = [];
  for (const one of documents
    .flatMap((document) => candidatesOf(document, own))
    .toSorted(byWorth)) {
    const count = topics.get(one.topic) ?? 0;
    const cluster = nameOf(one.passage.text);
    if (chosen.length >= MOST || count >= MOST_OF_A_TOPIC || seen.has(cluster)) continue;
    seen.add(cluster);
    topics.set(one.topic, count + 1);
    chosen.push({ ...one, cluster });
  }
  const order = new Map(documents.map((document, at) => [document, at]));
  return chosen
    .toSorted(
      (one, other) =>
        (order.get(one.document) ?? 0) - (order.get(other.document) ?? 0) ||
        one.passage.start - other.passage.start,
    )
    .map(({ document, cluster, topic, passage: { start, end, context, display } }) => ({
      document,
      cluster,
      draft: {
        topic,
        attribute: 'passage',
        start,
        end,
        context,
        ...defined({ display }),
      },
    }));
}

import { defined } from '../../../kernel/defined';
import { createHash } from 'node:crypto';
import type { EntityCard } from '../../company';
import { commandIn } from '../../read';
import { allSentences, type Document } from '../extract/document';
import { findEvidence, type EvidenceContext } from './find-evidence';
import { indexPassages } from '../rank/passage-index';
import { rankPassages } from '../rank/rank-passages';
import { termsOf } from '../rank/terms';
import type { Evidence, Snapshot } from '../shape';

const MOST_ROWS = 24;
const MOST_PASSAGES = 10;
const MOST_BEFORE = 8;
const SHORTEST = 25;
const LONGEST = 500;
/** As in the evidence: below this a text may be about a namesake. */
const SURE_ENOUGH = 0.7;
/** A page is read this far for sentences on a question; its facts are found by another way. */
const READ = 60_000;

export interface FoundOnQuestion {
  /** Facts first, then sentences in their own words, the closest first of each. */
  readonly evidence: readonly Evidence[];
  /** Rows that were there already and speak of it, by name. */
  readonly before: readonly string[];
}

export interface QuestionAsked {
  readonly question: string;
  readonly known: readonly Evidence[];
}

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const holding = (terms: ReadonlySet<string>, text: string): number =>
  new Set(termsOf(text).filter((term) => terms.has(term))).size;

/** A sentence that speaks of the question, letter for letter as it stands on its page. */
function passageOf(
  { record }: Document,
  { start, end, text }: Pick<Evidence, 'start' | 'end'> & { readonly text: string },
  { id: entity }: EntityCard,
): Evidence {
  const {
    snapshot,
    sourceId,
    sourceName,
    url,
    title,
    matchScore,
    fetchedAt,
    publishedAt,
    tier,
    reliability,
    topics: [topic = 'news'],
  } = record;
  const name = createHash('sha256')
    .update([snapshot, url, start, end].join('\n'))
    .digest('hex')
    .slice(0, 20);
  return {
    id: `qu_${name}`,
    sourceId,
    sourceName,
    url,
    title: commandIn(title) === undefined ? title : url,
    snapshot,
    start,
    end,
    quote: text,
    entity,
    matchScore,
    topic,
    attribute: 'statement',
    fetchedAt,
    ...defined({ publishedAt }),
    tier,
    reliability,
    cluster: `qu_${folded(text).slice(0, 80)}`,
    status: 'current',
  };
}

/** On a page that is about the question one of its words is enough; elsewhere one alone is chance. */
function leastOn({ record: { title, url } }: Document, terms: ReadonlySet<string>): number {
  const path = URL.canParse(url) ? new URL(url).pathname.replaceAll(/[-_/%+.]+/gu, ' ') : '';
  return holding(terms, `${title} ${path}`) * 2 >= terms.size ? 1 : Math.min(2, terms.size);
}

/** A line of a page's furniture is no sentence: who wrote it, when, and what to read next. */
const SENTENCE = /^(?!More |Read |See )[^·|]+[.?!][”’")]?$/u;

/** Sentences that hold the question's words; facts that can be typed come another way. */
function passagesIn(
  documents: readonly Document[],
  terms: ReadonlySet<string>,
  card: EntityCard,
): readonly Evidence[] {
  return documents
    .filter(
      ({ record: { kind, matchScore } }) =>
        matchScore >= SURE_ENOUGH && (kind === 'page' || kind === 'news' || kind === 'filing'),
    )
    .flatMap((document) =>
      allSentences(document)
        .filter(
          ({ text, start, end }) =>
            end < READ &&
            end - start === text.length &&
            text.length >= SHORTEST &&
            text.length <= LONGEST &&
            text.isWellFormed() &&
            SENTENCE.test(text) &&
            holding(terms, text) >= leastOn(document, terms) &&
            commandIn(text) === undefined,
        )
        .map((sentence) => passageOf(document, sentence, card)),
    );
}

function closestFirst(rows: readonly Evidence[], question: string): readonly Evidence[] {
  const order = rankPassages(
    indexPassages(
      rows.map(({ quote, title, attribute, url }) => ({
        text: `${quote} ${title} ${attribute.replaceAll('-', ' ')}`,
        page: url,
      })),
    ),
    question,
  );
  return order.flatMap((at) => rows[at] ?? []);
}

/** What pages say on a question: what is new of it, and what was among the rows before. */
export async function findOnQuestion(
  context: EvidenceContext,
  card: EntityCard,
  records: readonly Snapshot[],
  { question, known }: QuestionAsked,
): Promise<FoundOnQuestion> {
  const names = new Set([card.name, ...card.aliases].flatMap(termsOf));
  const terms = new Set(termsOf(question).filter((term) => !names.has(term)));
  const least = Math.min(2, terms.size);
  if (terms.size === 0) return { evidence: [], before: [] };
  const speaks = (row: Evidence): boolean =>
    row.matchScore >= SURE_ENOUGH &&
    holding(terms, `${row.quote} ${row.attribute.replaceAll('-', ' ')} ${row.value ?? ''}`) >=
      least;
  const unique = [
    ...new Map(records.map((record) => [`${record.snapshot} ${record.url}`, record])).values(),
  ];
  const typed = unique.length === 0 ? [] : await findEvidence(context, card, unique);
  const said = new Set(known.map(({ quote, url }) => `${url} ${folded(quote)}`));
  const ids = new Set(known.map(({ id }) => id));
  const isNew = ({ id, quote, url }: Evidence): boolean =>
    !ids.has(id) && !said.has(`${url} ${folded(quote)}`);
  const facts = closestFirst(
    typed.filter((row) => isNew(row) && speaks(row)),
    question,
  ).slice(0, MOST_ROWS);
  const documents = await Promise.all(
    unique.map(async (record): Promise<Document> => ({
      record,
      text: (await context.snapshots.get(record.snapshot)) ?? '',
    })),
  );
  const covered = Map.groupBy([...facts, ...known], ({ snapshot }) => snapshot);
  const passages = passagesIn(documents, terms, card).filter(
    (row) =>
      isNew(row) &&
      !(covered.get(row.snapshot) ?? []).some(
        ({ start, end }) => start < row.end && end > row.start,
      ),
  );
  const distinct = [...new Map(passages.map((row) => [row.cluster, row])).values()];
  return {
    evidence: [...facts, ...closestFirst(distinct, question).slice(0, MOST_PASSAGES)],
    before: closestFirst(known.filter(speaks), question)
      .slice(0, MOST_BEFORE)
      .map(({ id }) => id),
  };
}

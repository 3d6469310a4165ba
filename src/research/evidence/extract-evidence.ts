import { createHash } from 'node:crypto';
import type { EntityCard } from '../company';
import { commandIn } from '../read';
import { defined } from '../../kernel/defined';
import type { UnreadableStretch } from '../../kernel/unreadable';
import { clusterQuotes } from './cluster';
import { companyFacts } from './extract/records/company-facts';
import { linesOf, sentencesOf, type Document, type Draft } from './extract/document';
import { readFacts } from './extract/read-facts';
import { displayOf } from './extract/display';
import { choosePassages } from './passages/choose-passages';
import { besideCode, draftsFromProposals } from './proposals/drafts-from-proposals';
import { proposalKey, type Proposals } from './proposals/propose-findings';
import { everyReader, onlyProven, type Readers } from './proven-readers';
import { bestStatements } from './rank/best-statements';
import { resolveConflicts } from './conflicts/resolve';
import { yearOfPage } from './extract/year-of-page';
import { withinBudget } from './reading-budget';
import { touches, withoutRepeats } from './without-repeats';
import type { Evidence } from './shape';
import { voicesOf } from './voices';

function identify({ record }: Document, { attribute, start, end, value, asOf }: Draft): string {
  const said = [record.snapshot, record.url, start, end, attribute, value ?? '', asOf ?? ''].join(
    '\n',
  );
  return `ev_${createHash('sha256').update(said).digest('hex').slice(0, 20)}`;
}

/** What was done has a day of its own; what is so, was so in the year of its page. */
const OF_ITS_PAGE: ReadonlySet<string> = new Set([
  'benefit',
  'chief-executive',
  'employees',
  'leadership',
  'passage',
  'statement',
]);
const yearOfRow = ({ record }: Document, { attribute }: Draft): string | undefined =>
  OF_ITS_PAGE.has(attribute) ? yearOfPage(record) : undefined;

/** The only place that creates a row. A quote not in the snapshot is our bug, so it throws. */
function makeRow(document: Document, draft: Draft, card: EntityCard): Omit<Evidence, 'cluster'> {
  const { record, text } = document;
  const { start, end, asOf = yearOfRow(document, draft), ...said } = draft;
  const quote = text.slice(start, end);
  if (
    !(start >= 0 && start < end && end <= text.length) ||
    quote !== quote.trim() ||
    !quote.isWellFormed()
  ) {
    throw new Error(
      `“${draft.attribute}” of ${record.url} has no exact quote at ${start} to ${end}`,
    );
  }
  const display = said.display ?? displayOf({ ...said, quote, sourceName: record.sourceName });
  return {
    id: identify(document, draft),
    sourceId: record.sourceId,
    sourceName: record.sourceName,
    url: record.url,
    // A page’s name is written by the same hand as the page.
    title: commandIn(record.title) === undefined ? record.title : record.url,
    snapshot: record.snapshot,
    start,
    end,
    quote,
    entity: card.id,
    matchScore: record.matchScore,
    ...said,
    ...defined({ display, asOf, publishedAt: record.publishedAt }),
    fetchedAt: record.fetchedAt,
    tier: record.tier,
    reliability: record.reliability,
    status: 'current',
  };
}

const outside = (
  unreadable: readonly UnreadableStretch[],
  drafts: readonly Draft[],
): readonly Draft[] =>
  drafts.filter((draft) => !unreadable.some((stretch) => touches(draft, stretch)));

/** Where a text commands its reader: what stands in such a block, sentence by sentence, informs nobody. */
function withoutCommands(document: Document, drafts: readonly Draft[]): readonly Draft[] {
  const commanding = linesOf(document)
    .filter(({ block }) => drafts.some((draft) => touches(draft, block)))
    .filter((line) =>
      [line, ...sentencesOf(line)].some(({ text }) => commandIn(text) !== undefined),
    );
  return drafts.filter(
    (draft) =>
      !commanding.some(({ block }) => touches(draft, block)) &&
      commandIn(document.text.slice(draft.start, draft.end)) === undefined,
  );
}

const FILED: ReadonlySet<string> = new Set(['revenue', 'net-income']);

/** Where the company's figures are filed in a form that machines read, its prose and tables state no others. */
function withoutRivalsOfFacts(
  drafts: readonly Draft[],
  { record }: Document,
  filed: ReadonlySet<string>,
): readonly Draft[] {
  return record.kind === 'filing'
    ? drafts.filter(({ attribute }) => !filed.has(attribute))
    : drafts;
}

/** The same boilerplate on twelve job postings is one statement. */
function withoutCopiedStatements(rows: readonly Evidence[]): readonly Evidence[] {
  const seen = new Set<string>();
  return rows.filter(({ attribute, cluster }) => {
    if (attribute !== 'statement') return true;
    const first = !seen.has(cluster);
    seen.add(cluster);
    return first;
  });
}

/** A document within its reading budget, with the stretches that are blanked out. */
interface Readable {
  readonly document: Document;
  readonly unreadable: readonly UnreadableStretch[];
}

/** Every sentence that no row holds yet. */
function passagesBeside(
  rows: readonly Evidence[],
  card: EntityCard,
  readable: readonly Readable[],
): readonly Evidence[] {
  const documents = readable.map(({ document }) => document);
  const unreadableOf = new Map(readable.map(({ document, unreadable }) => [document, unreadable]));
  const held = new Set(rows.map(({ url, start, end }) => `${url} ${start} ${end}`));
  return [...Map.groupBy(choosePassages(card, documents), ({ document }) => document)].flatMap(
    ([document, chosen]) => {
      const clusters = new Map(chosen.map(({ draft, cluster }) => [draft.start, cluster]));
      const fresh = chosen
        .map(({ draft }) => draft)
        .filter(({ start, end }) => !held.has(`${document.record.url} ${start} ${end}`))
        .filter((draft) => !unreadableOf.get(document)?.some((range) => touches(draft, range)));
      return withoutCommands(document, fresh).map((draft): Evidence => {
        const row = makeRow(document, draft, card);
        return { ...row, cluster: clusters.get(draft.start) ?? row.id };
      });
    },
  );
}

/**
 * All that the gathered snapshots say, as rows that can be pointed at. The same snapshots give the
 * same rows with the same ids in the same order, whichever machine reads them.
 */
export function extractEvidence(
  card: EntityCard,
  documents: readonly Document[],
  proposals: Proposals = new Map(),
  readers: Readers = everyReader,
): readonly Evidence[] {
  const readable = documents.flatMap((original) => {
    const budgeted = withinBudget(original);
    return budgeted.kind === 'readable' ? [{ ...budgeted, original }] : [];
  });
  const all = readable.map(({ document }) => document);
  const reading = { card, all };
  const voices = voicesOf(all);
  const voiceOf = new Map<string, string>();
  const filed = new Set(
    all
      .filter(({ record }) => record.kind === 'company-facts')
      .flatMap((document) => companyFacts(document, reading))
      .map(({ attribute }) => attribute)
      .filter((attribute) => FILED.has(attribute)),
  );
  const byCode = readable.map(({ document, unreadable }) => ({
    drafts: outside(
      unreadable,
      onlyProven(
        withoutRivalsOfFacts(readFacts(document, reading), document, filed),
        document,
        readers,
      ),
    ),
  }));
  const known = byCode.flatMap(({ drafts }) => drafts);
  const rows = readable.flatMap(({ document: bounded, original: document, unreadable }, index) => {
    const proposed = outside(
      unreadable,
      draftsFromProposals(bounded, proposals.get(proposalKey(bounded)) ?? []),
    );
    const { statement = [], typed = [] } = Object.groupBy(
      besideCode(known, proposed),
      ({ attribute }) => (attribute === 'statement' ? 'statement' : 'typed'),
    );
    // Of two readings that say the same the last stands: code's of a value, a model's of what is worth telling.
    const drafts = [...typed, ...(byCode[index]?.drafts ?? []), ...statement];
    return withoutCommands(bounded, withoutRepeats(drafts)).map((draft) => {
      const row = makeRow(document, draft, card);
      voiceOf.set(row.id, voices[index] ?? row.id);
      return row;
    });
  });
  const unique = [...new Map(rows.map((row) => [row.id, row])).values()];
  const clusters = clusterQuotes(unique.map(({ quote }) => quote));
  const clustered = unique.map((row, index): Evidence => ({
    ...row,
    cluster: clusters[index] ?? row.id,
  }));
  const settled = resolveConflicts(bestStatements(withoutCopiedStatements(clustered)), voiceOf);
  return [...settled, ...passagesBeside(settled, card, readable)];
}

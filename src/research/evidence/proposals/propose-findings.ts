import type { EntityCard } from '../../company';
import type { Document } from '../extract/document';
import type { PageModel, Proposal } from './shape';

/** What a document’s proposals are kept under. */
export type Proposals = ReadonlyMap<string, readonly Proposal[]>;

const MOST_PAGES = 24;
/** Asked side by side. */
const AT_ONCE = 4;
const SHORTEST = 200;
const UNREAD_PARTS: ReadonlySet<string> = new Set([
  'letter',
  'risks',
  'cybersecurity',
  'statements',
]);

export const proposalKey = ({ record }: Document): string => `${record.snapshot} ${record.url}`;

/** The company’s own pages first, then what it filed, then the press; nobody’s page about a person. */
const RANKS: Readonly<Record<string, number>> = { page: 0, filing: 1, news: 2 };

function isWorthReading({ record, text }: Document): boolean {
  return (
    record.kind in RANKS &&
    record.reliability !== 'public-voice' &&
    text.length >= SHORTEST &&
    !UNREAD_PARTS.has(String(record.details?.['part'] ?? ''))
  );
}

function choosePages(documents: readonly Document[]): readonly Document[] {
  const rankOf = ({ record }: Document): number =>
    (RANKS[record.kind] ?? 0) + (record.reliability === 'first-party' ? 0 : 1);
  const once = [...new Map(documents.map((one) => [one.record.snapshot, one])).values()];
  return once
    .filter(isWorthReading)
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .slice(0, MOST_PAGES);
}

/** Page by page, what a model finds worth telling. */
export async function proposeFindings(
  model: PageModel,
  card: EntityCard,
  documents: readonly Document[],
): Promise<Proposals> {
  const proposals = new Map<string, readonly Proposal[]>();
  const waiting = [...choosePages(documents)];
  const readOn = async (): Promise<void> => {
    for (let page = waiting.shift(); page !== undefined; page = waiting.shift())
      proposals.set(
        proposalKey(page),
        await model.propose({
          company: card.legalName,
          snapshot: page.record.snapshot,
          text: page.text,
        }),
      );
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readOn));
  return proposals;
}

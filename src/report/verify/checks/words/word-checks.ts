import { Phrasebook, phraseFinder, rewriting } from '../../../../language';
import { anchorClause } from '../../anchors/clause-anchors';
import type { Comparison, Finding, ClaimSlot, SlotCheck } from '../finding';
import { WORD_FAMILIES } from './word-families';

/** Words of one meaning: a claim that has one needs a source that has one. */
interface Family {
  readonly slot: ClaimSlot;
  readonly said: Phrasebook<'said'>;
  readonly carries: (text: string) => boolean;
  readonly reason: string;
}

const FAMILIES: readonly Family[] = WORD_FAMILIES.map(([slot, said, carried, reason]) => ({
  slot,
  said: new Phrasebook([['said', said]]),
  carries: phraseFinder(carried),
  reason,
}));

/** “Not only”, “only one in ten” and “no more than” bound what is said and exclude nobody. */
const withoutBounds = rewriting([
  [
    '·',
    `its own only, no fewer/later/less/more than, not only, only #, only a/some, only one in,
     u.s. dollar, us dollar`,
  ],
]);

/** What a source says elsewhere of others carries none of these. */
const SURE: ReadonlySet<ClaimSlot> = new Set(['attribution', 'degree']);

function foundIn(text: string, book: Phrasebook<'said'>): string | undefined {
  const [found] = book.find(text);
  return found === undefined ? undefined : text.slice(found.start, found.end);
}

const withoutQuotes = (text: string): string => text.replaceAll(/"[^"]*"/gu, ' ');

function nearText({ anchors, source }: Comparison, isWide: boolean): string {
  return isWide
    ? source.text
    : anchors
        .flat()
        .map(({ text }) => text)
        .join(' ');
}

/** “still” of what the source says is so, and “used to” of what it says was so, are doubts. */
function isOfItsTense(found: string, { claim, anchors }: Comparison): boolean {
  const tense = { still: 'present', 'used to': 'past' }[found.toLowerCase()];
  if (tense === undefined) return false;
  return claim.sentences.some((sentence, at) =>
    sentence.clauses.some((clause) => {
      const anchor = anchorClause({ clause, sentence }, anchors[at] ?? []);
      const isAlike = anchor?.isSamePredicate === true && anchor.share >= 0.5;
      return isAlike && anchor.clause.tense === tense && !anchor.clause.perfect;
    }),
  );
}

const RANK = /(?<!\b(?:of|among) )\bthe (?:world.s )?(\p{L}{2,12}est|most \p{L}+|best|worst)\b/giu;

/** “One of the largest” is not “the largest”. */
function wrongRanks(said: string, source: string): readonly Finding[] {
  return Array.from(said.matchAll(RANK)).flatMap(([text, rank = '']): Finding[] => {
    const places = source.toLowerCase().split(rank.toLowerCase()).slice(0, -1);
    const isShared = places.length > 0 && places.every((before) => isSharedRank(before));
    return isShared ? [{ slot: 'degree', reason: `“${text}” is stronger than the evidence.` }] : [];
  });
}

const isSharedRank = phraseFinder(
  "=of/=among (its/our/the) $, =of/=among (its/our/the) country/world ' s $",
);

/** Words that widen, sharpen or join what is said need a source that does so too. */
export const checkWords: SlotCheck = (comparison) => {
  const said = withoutQuotes(comparison.claim.text);
  const bare = withoutBounds(said);
  const families = FAMILIES.flatMap(({ slot, said: book, carries, reason }): Finding[] => {
    const found = foundIn(bare, book);
    if (found === undefined) return [];
    // The source's own word carries itself.
    if (nearText(comparison, false).toLowerCase().includes(found.toLowerCase())) return [];
    const isWhole = carries(nearText(comparison, true));
    if (isWhole && carries(nearText(comparison, false))) return [];
    const isDoubt = (isWhole && !SURE.has(slot)) || isOfItsTense(found, comparison);
    return [
      {
        slot,
        reason: `“${found}” ${reason}.`,
        ...(isDoubt ? { isDoubt: true as const } : {}),
      },
    ];
  });
  return [...families, ...wrongRanks(said, comparison.source.text)];
};

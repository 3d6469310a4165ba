import { defined } from '../../../../kernel/defined';
import { succeed } from '../../../../kernel/result';
import { countWords, plural } from '../../../../kernel/text';
import type { Evidence } from '../../../../research/evidence/shape';
import { clauseWithin } from '../../clauses';
import { endSentence, inQuotes } from '../../phrases';
import type { DraftClaim, WritingInput } from '../../ports';
import { asDraft, type Followed, type Rewriter, type CurrentSentence, type Wish } from '../../wish';
import { evidenceOnlyWriter } from '..';
import { isProse } from '../facts';
import { readWish, stemsIn, type Order } from './read-wish';
import { opening, sourceNameOf } from '../sources';

/** A shorter sentence is none that wants shortening. */
const LONG = 14;
/** How much of it a shorter wording may keep. */
const SHARE = 0.65;
/** What remains of a section that is to be shorter, where no sentence of it can be. */
const REMAINS = 2 / 3;
const MOST_ADDED = 3;
const SURENESS: readonly CurrentSentence['verdict'][] = [
  'supported',
  'company-says',
  'conflicted',
  'stale',
  'weak',
  'unsupported',
];

/** A sentence on its way, with the one that it was. */
interface Piece {
  readonly draft: DraftClaim;
  readonly was: CurrentSentence | null;
}

interface Done {
  readonly pieces: readonly Piece[];
  readonly said: string;
}

function speaksOf(
  things: readonly (readonly string[])[],
  { text, group = '', evidenceIds }: Pick<DraftClaim, 'text' | 'group' | 'evidenceIds'>,
  rows: readonly Evidence[],
): boolean {
  const cited = rows.filter(({ id }) => evidenceIds.includes(id));
  const told = new Set(
    stemsIn(
      [text, group, ...cited.map(({ attribute }) => attribute.replaceAll('-', ' '))].join(' '),
    ),
  );
  return things.some((stems) => stems.every((stem) => told.has(stem)));
}

/** Where the pieces stand under headings, those of one heading stay together. */
function byHeading(pieces: readonly Piece[]): Piece[] {
  const headings = [...new Set(pieces.map(({ draft }) => draft.group))];
  return headings.flatMap((heading) => pieces.filter(({ draft }) => draft.group === heading));
}

function shortened(piece: Piece): Piece {
  const { draft, was } = piece;
  const words = countWords(draft.text);
  // A reckoned figure and an expert's own judgement are theirs who made them.
  if (words < LONG || was?.kind === 'computed' || was?.kind === 'judgement') return piece;
  const clause = clauseWithin(draft.text, Math.floor(words * SHARE));
  return clause === undefined
    ? piece
    : { ...piece, draft: { ...draft, text: endSentence(clause) } };
}

function surest(pieces: readonly Piece[], most: number): Piece[] {
  const rank = ({ was }: Piece): number => (was === null ? 0 : SURENESS.indexOf(was.verdict));
  const kept = new Set(
    pieces.toSorted((one, other) => rank(one) - rank(other)).slice(0, Math.max(1, most)),
  );
  return pieces.filter((piece) => kept.has(piece));
}

const formatKept = (count: number): string =>
  count === 1 ? 'the best supported sentence' : `the ${count} best supported sentences`;

function shorten(pieces: readonly Piece[], most: number | undefined): Done {
  if (most !== undefined)
    return {
      pieces: surest(pieces, most),
      said: `kept ${formatKept(Math.min(pieces.length, Math.max(1, most)))} of ${pieces.length}`,
    };
  const shorter = pieces.map(shortened);
  const count = shorter.filter(
    ({ draft }, index) => draft.text !== pieces[index]?.draft.text,
  ).length;
  if (count > 0) return { pieces: shorter, said: `shortened ${plural(count, 'sentence')}` };
  const remaining = Math.ceil(pieces.length * REMAINS);
  return {
    pieces: surest(pieces, remaining),
    said: `found no sentence that can be cut at a clause, and kept the ${remaining} best supported of ${pieces.length}`,
  };
}

/** What the evidence has on it and the section does not say yet. */
async function added(
  input: WritingInput,
  pieces: readonly Piece[],
  things: readonly (readonly string[])[],
): Promise<Piece[]> {
  const rows = input.rows.map(({ evidence }) => evidence);
  const cited = new Set(pieces.flatMap(({ draft }) => draft.evidenceIds));
  const unsaid = (await evidenceOnlyWriter().writeSection(input)).filter(
    ({ computation, evidenceIds, text }) =>
      computation === undefined &&
      !evidenceIds.every((id) => cited.has(id)) &&
      !pieces.some(({ draft }) => draft.text === text),
  );
  const fitting = unsaid.filter((draft) => speaksOf(things, draft, rows));
  const told = new Set([...cited, ...fitting.flatMap(({ evidenceIds }) => evidenceIds)]);
  const quoted =
    input.section.kind !== 'fact' || input.written.length > 0
      ? []
      : rows
          .filter(
            (row) =>
              !told.has(row.id) &&
              row.status === 'current' &&
              isProse(row.quote) &&
              speaksOf(things, { text: row.quote, evidenceIds: [row.id] }, rows),
          )
          .map((row): DraftClaim => ({
            text: endSentence(`${opening(sourceNameOf(row))}: ${inQuotes(row.quote)}`),
            evidenceIds: [row.id],
            restsOn: [],
            ...defined({ asOf: row.asOf }),
          }));
  return [...fitting, ...quoted].slice(0, MOST_ADDED).map((draft) => ({ draft, was: null }));
}

async function carryOut(
  order: Order,
  pieces: readonly Piece[],
  input: WritingInput,
): Promise<Done> {
  if (order.do === 'shorten') return shorten(pieces, order.most);
  const rows = input.rows.map(({ evidence }) => evidence);
  const fits = ({ draft }: Piece): boolean => speaksOf(order.things, draft, rows);
  const count = pieces.filter(fits).length;
  const named = `“${order.things.map((stems) => stems.join(' ')).join('”, “')}”`;
  if (order.do === 'add') {
    const more = await added(input, pieces, order.things);
    return {
      pieces: [...more, ...pieces],
      said:
        more.length === 0
          ? `found nothing more on ${named} in the evidence`
          : `added ${plural(more.length, 'sentence')} on ${named}`,
    };
  }
  if (count === 0) return { pieces, said: `found no sentence on ${named}` };
  switch (order.do) {
    case 'leave-out':
      return {
        pieces: pieces.filter((piece) => !fits(piece)),
        said: `left out ${plural(count, 'sentence')} on ${named}`,
      };
    case 'only':
      return {
        pieces: pieces.filter(fits),
        said: `kept the ${plural(count, 'sentence')} on ${named}`,
      };
    case 'lead':
      return {
        pieces: byHeading([...pieces.filter(fits), ...pieces.filter((piece) => !fits(piece))]),
        said: `put ${plural(count, 'sentence')} on ${named} first`,
      };
  }
}

const CAN =
  'Without a model, the writer can leave out, keep only, put first, add from the evidence, ' +
  'or shorten, going by the words you use; it writes nothing of its own.';

/**
 * Does what code can do of an expert's instruction: choose, order, shorten, and quote. It says what
 * it did and what it didn't understand.
 */
async function follow(input: WritingInput, { instruction, current }: Wish): Promise<Followed> {
  const orders = readWish(instruction);
  let pieces: readonly Piece[] = current.map((was) => ({ draft: asDraft(was), was }));
  const said: string[] = [];
  for (const order of orders) {
    const done = await carryOut(order, pieces, input);
    pieces = done.pieces;
    said.push(done.said);
  }
  const told =
    said.length === 0
      ? `It found none of that in your words, so nothing is suggested. ${CAN}`
      : `It ${said.join('; then it ')}. ${CAN}`;
  return { drafts: pieces.map(({ draft }) => draft), untouched: [], told };
}

export function evidenceOnlyRewriter(): Rewriter {
  return {
    writer: evidenceOnlyWriter(),
    follow: async (input, wish) => succeed(await follow(input, wish)),
  };
}

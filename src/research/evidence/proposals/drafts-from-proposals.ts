import { yearsIn } from '../../../kernel/text';
import { readDates, readMoney, readNumbers } from '../../../language';
import type { Document, Draft } from '../extract/document';
import { PROPOSED_ATTRIBUTES, type Proposal } from './shape';

const SHORTEST = 15;
const LONGEST = 400;
/** More than a page can say that is worth telling. */
const MOST_DRAFTS = 40;
const YEAR = /^(?:1[6-9]|20)\d{2}$/u;
const NAME = /^\p{Lu}[\p{L}\p{N}&’'.,() -]{1,60}$/u;

interface Place {
  readonly start: number;
  readonly end: number;
}

/** The words as they stand: once, inside one block, from its beginning of a sentence or not at all. */
function placeOf({ text, record }: Document, quote: string): Place | undefined {
  const words = quote.trim();
  if (words.length < SHORTEST || words.length > LONGEST) return undefined;
  const start = text.indexOf(words);
  if (start === -1 || text.includes(words, start + 1)) return undefined;
  const end = start + words.length;
  const block = record.blocks.find((one) => one.start <= start && one.end >= end);
  return block === undefined || block.kind === 'heading' ? undefined : { start, end };
}

/** Words cut out of a sentence may have lost its “not”, its “may”, or its “if”. */
function isWhole({ text }: Document, { start, end }: Place): boolean {
  const before = text.slice(0, start).trimEnd();
  const opens =
    before === '' || /[.!?:;”"•]$/u.test(before) || text.slice(before.length, start).includes('\n');
  const after = text.slice(end);
  return opens && (/[.!?”"]$/u.test(text.slice(start, end)) || /^[ \t]*(?:\n|$)/u.test(after));
}

/** The one year that the quote speaks of, where a figure has to have one. */
function yearIn(quote: string): string | undefined {
  const years = new Set(yearsIn(quote));
  const [year] = years;
  return years.size === 1 && year !== undefined && readDates(quote).dates.length > 0
    ? year
    : undefined;
}

type Value = Pick<Draft, 'value' | 'unit' | 'asOf'>;

/** What the named part of a quote comes to, as code reads it; nothing where code reads nothing there. */
function valueOf({ about, value = '', quote }: Proposal): Value | undefined {
  const [, kind] = PROPOSED_ATTRIBUTES[about];
  if (kind === 'none') return {};
  if (value === '' || !quote.includes(value)) return undefined;
  if (kind === 'year') return YEAR.test(value) ? { value } : undefined;
  if (kind === 'name') return NAME.test(value) ? { value } : undefined;
  const year = yearIn(quote);
  if (year === undefined) return undefined;
  if (kind === 'count') {
    const [count, ...others] = readNumbers(value);
    return count === undefined || others.length > 0 || !Number.isInteger(count.value)
      ? undefined
      : { value: count.value, asOf: year };
  }
  const [sum, ...others] = readMoney(value);
  return sum === undefined || others.length > 0
    ? undefined
    : { value: sum.value, unit: sum.unit, asOf: year };
}

/**
 * What holds of a model’s proposals: their quotes stand on the page word for word and whole, and hold every
 * value. Whether a quote says what it was taken for is for the verifier of the sentence that tells it.
 */
export function draftsFromProposals(
  document: Document,
  proposals: readonly Proposal[],
): readonly Draft[] {
  return proposals.slice(0, MOST_DRAFTS).flatMap((proposal): readonly Draft[] => {
    const place = placeOf(document, proposal.quote);
    const value = valueOf(proposal);
    if (place === undefined || value === undefined || !isWhole(document, place)) return [];
    const [topic] = PROPOSED_ATTRIBUTES[proposal.about];
    return [
      {
        topic: proposal.about === 'statement' ? (proposal.topic ?? topic) : topic,
        attribute: proposal.about,
        readBy: 'model',
        ...place,
        ...value,
      },
    ];
  });
}

/** Of which a company has one: what a model read is no rival to what code reads reliably. */
const SINGLE: ReadonlySet<string> = new Set([
  'description',
  'founded',
  'headquarters',
  'employees',
  'revenue',
  'net-income',
  'chief-executive',
  'mission',
]);

/** A model’s rows where code’s have nothing to say on the matter, or name another of several. */
export function besideCode<Row extends Draft>(
  byCode: readonly Draft[],
  byModel: readonly Row[],
): readonly Row[] {
  const known = new Set(byCode.map(({ attribute }) => attribute));
  const told = new Set(byCode.map(({ attribute, value }) => nameOf(attribute, value)));
  return byModel.filter(
    ({ attribute, value }) =>
      !(SINGLE.has(attribute) && known.has(attribute)) &&
      (value === undefined || !told.has(nameOf(attribute, value))),
  );
}

const nameOf = (attribute: string, value: Draft['value']): string =>
  `${attribute} ${String(value ?? '').toLowerCase()}`;

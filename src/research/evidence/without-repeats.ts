import type { Draft } from './extract/document';
import { readerOf } from './proven-readers';

export const touches = (
  one: Pick<Draft, 'start' | 'end'>,
  other: Pick<Draft, 'start' | 'end'>,
): boolean => one.start < other.end && one.end > other.start;

/** What a sentence is known to be about without a value read from it: its words are still all there is to tell. */
const ABOUT: ReadonlySet<string> = new Set([
  'acquisition',
  'board',
  'customer',
  'divestment',
  'funding',
  'growth',
  'guidance',
  'hiring-step',
  'incident',
  'launch',
  'layoff',
  'legal',
  'pay',
  'restructuring',
  'technology',
]);
const isOnlyAbout = ({ attribute, value }: Draft): boolean =>
  (value === undefined && ABOUT.has(attribute)) || attribute.endsWith('-of-period');

/** What only mentions a thing gives way to what its reader read there. */
function withoutMentions(drafts: readonly Draft[]): readonly Draft[] {
  const read = Map.groupBy(
    drafts.filter(({ value }) => value !== undefined),
    ({ attribute }) => readerOf(attribute),
  );
  return drafts.filter(
    (one) =>
      one.value !== undefined ||
      !ABOUT.has(one.attribute) ||
      read.get(readerOf(one.attribute))?.some((other) => touches(other, one)) !== true,
  );
}

/** A sentence that already stands as a fact isn't repeated as a statement. */
function withoutStatementsOf(drafts: readonly Draft[]): readonly Draft[] {
  const places = drafts.filter((one) => one.attribute !== 'statement' && !isOnlyAbout(one));
  return drafts.filter(
    (one) =>
      one.attribute !== 'statement' ||
      !places.some(({ start, end }) => start <= one.start && end >= one.end),
  );
}

/** Each thing once: as what a reader read, before a mention of it, before its sentence. */
export const withoutRepeats = (drafts: readonly Draft[]): readonly Draft[] =>
  withoutStatementsOf(withoutMentions(drafts));

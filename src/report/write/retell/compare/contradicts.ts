import { phraseFinder } from '../../../../language';
import type { Evidence } from '../../../../research/evidence/shape';

/** A term of work that has one size for all, how a sentence names it, and how its size is counted. */
const TERMS = [
  {
    says: phraseFinder(
      'annual leave, days of leave, days off, holiday, holidays, paid time off, pto, vacation',
    ),
    size: /(?<![\d.,-])(?<size>\d{1,3})[ -]days?\b/giu,
  },
  {
    says: phraseFinder('probation, probationary'),
    size: /(?<![\d.,-])(?<size>\d{1,2}|three|six|nine)[ -]months?\b/giu,
  },
  {
    says: phraseFinder('weekly hours, working week, work week, per week, a week, hours'),
    size: /(?<![\d.,-])(?<size>\d{2})[ -]hours? (?:a|per|each) week\b/giu,
  },
] as const;
/** Part of such a term, or one for some: it may differ from the whole. */
const isOfPart = phraseFinder(
  `additional, advance, after, before, buy, carry, consecutive, extra, first, less than, longer, more than, notice,
   part-time, public, sell, shutdown, sick, unused, within, year of service, years`,
);

/** “… inclusive of public holidays” says what is in the whole. */
const INCLUDED = /,? (?:which (?:is|are) )?(?:inclusive of|including)\b.*$/iu;

export interface Said {
  readonly row: Pick<Evidence, 'title' | 'context' | 'url'>;
  readonly told: { readonly text: string };
}

type Term = (typeof TERMS)[number];

function sizeIn({ says, size }: Term, text: string): string | undefined {
  if (!says(text) || isOfPart(text.replace(INCLUDED, ''))) return undefined;
  const sizes = new Set(
    [...text.matchAll(size)].map(({ groups }) => groups?.['size']?.toLowerCase()),
  );
  const [only] = sizes;
  return sizes.size === 1 ? only : undefined;
}

/** The term of which two sentences tell two sizes. */
const contested = (one: Said, other: Said): Term | undefined =>
  TERMS.find((term) => {
    const sizes = [one, other].map(({ told }) => sizeIn(term, told.text));
    return !sizes.includes(undefined) && sizes[0] !== sizes[1];
  });

/** A page, or a part of one, that is about a term knows it better than a list of all. */
const isAbout = ({ row }: Said, term: Term): boolean =>
  term.says(
    [row.title, row.context?.headings?.at(-1) ?? '', row.url.split('/').at(-1) ?? '']
      .join('\n')
      .replaceAll(/[_-]/gu, ' '),
  );

/** Of two sentences that contradict each other the one to believe; nothing where they don’t. */
export function believedOf<T extends Said, U extends Said>(one: T, other: U): T | U | undefined {
  const term = contested(one, other);
  return term === undefined ? undefined : isAbout(other, term) && !isAbout(one, term) ? other : one;
}

import { Phrasebook, phraseFinder } from '../../../../language';
import type { Evidence } from '../../../../research/evidence/shape';

/** A term of work that has one size for all, how a sentence names it, and how its size is counted. */
const TERMS = [
  {
    says: phraseFinder(
      'annual leave, days of leave, days off, holiday, holidays, paid time off, pto, vacation',
    ),
    size: new Phrasebook([['size', '{#} day/days']]),
  },
  {
    says: phraseFinder('probation, probationary'),
    size: new Phrasebook([['size', '{#/three/six/nine} month']]),
  },
  {
    says: phraseFinder('weekly hours, working week, work week, per week, a week, hours'),
    size: new Phrasebook([['size', '{#} hour a/per/each week']]),
  },
] as const;
/** Part of such a term, or one for some: it may differ from the whole. */
const isOfPart = phraseFinder(
  `additional, advance, after, before, buy, carry, consecutive, extra, first, less than, longer, more than, notice,
   part-time, public, sell, shutdown, sick, unused, within, year of service, years`,
);

/** “… inclusive of public holidays” says what is in the whole. */
const INCLUDED = new Phrasebook([['included', 'inclusive of, including']]);

export interface Said {
  readonly row: Pick<Evidence, 'title' | 'context' | 'url'>;
  readonly told: { readonly text: string };
}

type Term = (typeof TERMS)[number];

function sizeIn({ says, size }: Term, text: string): string | undefined {
  if (!says(text) || isOfPart(text.slice(0, INCLUDED.find(text)[0]?.start))) return undefined;
  const sizes = new Set(
    size
      .find(text)
      // The end of a range or of a longer number is no size.
      .filter(({ start }) => start === 0 || !'.,-'.includes(text.charAt(start - 1)))
      .map(({ start, end }) => text.slice(start, end).toLowerCase()),
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
      .replaceAll('_', ' '),
  );

/** Of two sentences that contradict each other the one to believe; nothing where they don’t. */
export function believedOf<T extends Said, U extends Said>(one: T, other: U): T | U | undefined {
  const term = contested(one, other);
  return term === undefined ? undefined : isAbout(other, term) && !isAbout(one, term) ? other : one;
}

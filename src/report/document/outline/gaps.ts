import { phraseFinder } from '../../../language';
import { countWords } from '../../../kernel/text';
import type { OutlineSection } from './outline-shape';
import type { ReportDocument, Section } from '../shape';
import { visible } from '../visible';

const TITLE = 'What we couldn’t find';

/** A sentence that lists more words than these isn't read to its end. */
const MOST_WORDS = 22;

const ENDED = /[.!?…]$/u;
const saysAsked = phraseFinder('^ how/what/when/where/which/who/whom/why');
/** Kept documents name some things with an article, which “no” can't stand before. */
const ARTICLE = /^(?:an?|the|its) /u;

function joined(phrases: readonly string[]): string {
  const [last = '', ...others] = phrases.toReversed();
  if (others.length < 2) return phrases.join(' or ');
  const mark = phrases.some((phrase) => phrase.includes(',')) ? '; ' : ', ';
  return `${others.toReversed().join(mark)}${mark}or ${last}`;
}

function lists(opening: string, phrases: readonly string[]): string[] {
  const sentences: string[][] = [];
  for (const phrase of phrases) {
    const last = sentences.at(-1);
    if (last !== undefined && countWords([...last, phrase].join(' ')) <= MOST_WORDS)
      last.push(phrase);
    else sentences.push([phrase]);
  }
  return sentences.map((members) => `${opening} ${joined(members)}.`);
}

/** Everything that was looked for and not found, told once, in whole sentences. */
function formatGaps(sections: readonly Pick<Section, 'notFound'>[]): string | undefined {
  const phrases = [
    ...new Set(sections.flatMap(({ notFound }) => notFound.map((one) => visible(one).trim()))),
  ].filter((phrase) => phrase !== '');
  const said = phrases.filter((phrase) => ENDED.test(phrase));
  const asked = phrases.filter((phrase) => !ENDED.test(phrase) && saysAsked(phrase));
  const named = phrases
    .filter((phrase) => !said.includes(phrase) && !asked.includes(phrase))
    .map((phrase) => phrase.replace(ARTICLE, ''));
  const sentences = [
    ...said,
    ...lists('We found no', named),
    ...lists('We couldn’t find out', asked),
  ];
  return sentences.length === 0 ? undefined : sentences.join(' ');
}

/** Where a kept document has no place of its own for what was not found, it is told before the sources. */
export function withGaps(
  sections: readonly OutlineSection[],
  { sections: told }: ReportDocument,
): OutlineSection[] {
  const notFound = formatGaps(told);
  const place = sections.findIndex(({ id }) => id === 'not-found');
  const end = sections.findIndex(({ id }) => id === 'deep-research' || id === 'sources');
  const at = place >= 0 ? place : end >= 0 ? end : sections.length;
  const gaps: OutlineSection[] =
    notFound === undefined
      ? []
      : [{ id: 'not-found', title: sections[place]?.title ?? TITLE, groups: [], notFound }];
  return [...sections.slice(0, at), ...gaps, ...sections.slice(place >= 0 ? at + 1 : at)].filter(
    ({ id, groups, notFound: gap }) => id === 'sources' || groups.length > 0 || gap !== undefined,
  );
}

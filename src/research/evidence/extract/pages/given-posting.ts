import { nameFinder, phraseFinder, TOOLS } from '../../../../language';
import { GIVEN_POSTING } from '../../shape';
import {
  linesOf,
  sectionsOf,
  sentencesOf,
  type Document,
  type Draft,
  type Extractor,
  type Line,
} from '../document';
import { goodSentences } from '../statements';

const isWanted = phraseFinder(
  `about you, essential, experience, looking for, must have, qualification, required, requirement, skills,
   who you are, you (will) have/bring/need, you'll have/bring/need, your background, your profile`,
);
const isNice = phraseFinder(
  `bonus, desirable, good to have, helpful, ideally, nice to have, optional, plus, preferred,
   what helps`,
);
const isDuty = phraseFinder(
  `=responsibilities, day to day, duties, the role/work/job, what you do, what you will do, what you'll do,
   you will be doing, you'll be doing, your role/tasks/work`,
);
const NAMED: readonly (readonly [attribute: string, line: RegExp])[] = [
  ['posting-team', /^(?:team|department|group): (.+)$/iu],
  ['posting-place', /^(?:location|place|where|office|based in): (.+)$/iu],
];
const toolsIn = nameFinder(TOOLS);
/** A name in running text is a tool of the work where its sentence speaks of using or knowing it. */
const saysSkill = phraseFinder(
  `experience, experienced, familiar, knowledge, proficien*, skill, stack, tool, use, used,
   uses, using, write, writing, written`,
);
const LINK = /https?:|www\.|@/iu;
const LONGEST_ITEM = 240;
const SHORT = 30;
/** A quote shorter than this proves nothing, so a short line is quoted with the one before it. */
const SHORTEST_QUOTE = 12;
const MOST_ITEMS = 12;
const MOST_SENTENCES = 4;

const isItem = ({ block, text }: Line): boolean =>
  (block.kind === 'item' || block.listed === true) &&
  text.length <= LONGEST_ITEM &&
  !LINK.test(text);

/** From the line’s own start, or from the line before where the line alone is too short to be found again. */
function startOf(lines: readonly Line[], line: Line): number {
  const { start, end } = line.block;
  const before = lines[lines.indexOf(line) - 1];
  return end - start >= SHORTEST_QUOTE || before === undefined ? start : before.block.start;
}

/** A line that stands for a heading: what follows would be nice. */
const opensNice = ({ text }: Line): boolean => text.length <= SHORT && isNice(text);
const ENDS = /[.!?…]$/u;
/** It says of itself that it is no must. */
const isPlus = phraseFinder('are/=as/be/=is a/an (*) advantage/bonus/plus');

/** What a list of a posting is, by its heading: what would be nice is no must, and what is asked for is no duty. */
function kindOf(heading: string): 'must-have' | 'nice-to-have' | 'duty' | undefined {
  if (isNice(heading)) return 'nice-to-have';
  if (isDuty(heading)) return 'duty';
  return isWanted(heading) ? 'must-have' : undefined;
}

function listed(document: Document): readonly Draft[] {
  const lines = linesOf(document);
  const found = sectionsOf(document).flatMap(({ heading, lines: below }) => {
    const attribute = heading === undefined ? undefined : kindOf(heading.text);
    if (attribute === undefined) return [];
    const turn = below.findIndex(opensNice);
    const begun = below.findIndex(isItem);
    // What stands between tells of something else, and the list belongs to that.
    if (begun > 0 && ENDS.test(below[begun - 1]?.text ?? '')) return [];
    return below.flatMap((line, at): readonly Draft[] =>
      !isItem(line) || opensNice(line) || isPlus(line.text)
        ? []
        : [
            {
              topic: 'hiring',
              attribute: turn >= 0 && at > turn ? 'nice-to-have' : attribute,
              start: startOf(lines, line),
              end: line.block.end,
              value: line.text,
            },
          ],
    );
  });
  return [...Map.groupBy(found, ({ attribute }) => attribute).values()].flatMap((some) =>
    some.slice(0, MOST_ITEMS),
  );
}

function tools(document: Document): readonly Draft[] {
  const lines = linesOf(document);
  const found = new Map<string, Draft>();
  for (const line of lines)
    for (const { text, start, end } of sentencesOf(line)) {
      if (!isItem(line) && !saysSkill(text)) continue;
      for (const name of toolsIn(text))
        if (!found.has(name))
          found.set(name, {
            topic: 'engineering',
            attribute: 'posting-tool',
            start: end - start < SHORTEST_QUOTE ? startOf(lines, line) : start,
            end: end - start < SHORTEST_QUOTE ? line.block.end : end,
            value: name,
          });
    }
  return [...found.values()].slice(0, MOST_ITEMS);
}

function named(document: Document): readonly Draft[] {
  const lines = linesOf(document);
  return NAMED.flatMap(([attribute, pattern]) => {
    const line = lines.find(
      ({ text }) => text.length <= LONGEST_ITEM && pattern.test(text) && !LINK.test(text),
    );
    const value = line === undefined ? undefined : pattern.exec(line.text)?.[1];
    return line === undefined || value === undefined
      ? []
      : [
          {
            topic: 'hiring',
            attribute,
            start: startOf(lines, line),
            end: line.block.end,
            value,
          } as const,
        ];
  });
}

/**
 * What the buyer's posting asks for and names. Its title and pay are read as in any other posting.
 */
export const givenPosting: Extractor = (document) => {
  if (document.record.sourceId !== GIVEN_POSTING) return [];
  const sentences = goodSentences(document).slice(0, MOST_SENTENCES);
  return [
    ...listed(document),
    ...tools(document),
    ...named(document),
    ...sentences.map(({ start, end }): Draft => ({
      topic: 'hiring',
      attribute: 'posting-sentence',
      start,
      end,
    })),
  ];
};

/** The postings closest to the role are gathered first; of those further off nobody asks for every line. */
const MOST_DECODED = 8;

/** The same of a posting that was found: what it asks for, what it is about and which tools it names. */
export const foundPosting: Extractor = (document, { all }) => {
  const { kind, sourceId } = document.record;
  if (kind !== 'job-posting' || sourceId === GIVEN_POSTING) return [];
  const place = all.filter(({ record }) => record.kind === 'job-posting').indexOf(document);
  return place < 0 || place >= MOST_DECODED ? [] : [...listed(document), ...tools(document)];
};

/** What a given posting is read for; anything else in it is a stranger’s word about the company and is not taken. */
export const GIVEN_ATTRIBUTES: ReadonlySet<string> = new Set([
  'job-posting',
  'pay-range',
  'must-have',
  'nice-to-have',
  'duty',
  'posting-tool',
  'posting-team',
  'posting-place',
  'posting-sentence',
]);

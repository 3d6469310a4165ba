import { loadParser } from '../load-parser';
import { readLabel } from '../relations/labels';
import { namesOf } from '../relations/names';
import { readRelations } from '../relations/read-relations';
import { referentsOf } from '../relations/referents';
import {
  isFirstParty,
  linesOf,
  pathOf,
  sentencesOf,
  type Document,
  type Draft,
  type Extractor,
} from './document';

const READ: ReadonlySet<string> = new Set(['page', 'news', 'filing', 'job-posting']);
const SENTENCES: ReadonlySet<string> = new Set(['paragraph', 'item']);
/** There "we" and "the company" are often a customer, a partner or a rival. */
const OF_OTHERS = new Set(
  `alternatives case-studies case-study clients comparison compare competitors customer-stories customers guests
  industry partners portfolio stories success-stories testimonials vs`.split(/\s+/u),
);
const isOfOthers = (document: Document): boolean =>
  pathOf(document)
    .split('/')
    .some((part) => OF_OTHERS.has(part));

const SHORT = 70;

/** Labels with their values: two cells of a row, one line with a colon, or two short lines. */
function labelled(document: Document): readonly Draft[] {
  const lines = linesOf(document);
  return lines.flatMap(({ block, text }, index): readonly Draft[] => {
    const { start, end } = block;
    const [label = '', value, third] = text.split(block.kind === 'row' ? ' | ' : /:\s+/u);
    if (value !== undefined && third === undefined && block.kind !== 'heading')
      return readLabel(label, value).map((one) => ({ ...one, start, end }));
    // In a report's table the line below is the first of a column.
    const next = document.record.kind === 'filing' ? undefined : lines[index + 1];
    if (next === undefined || text.length > SHORT || next.text.length > SHORT) return [];
    // A large number may stand above what it counts.
    const below = readLabel(text, next.text);
    const found = below.length > 0 ? below : /^\d/u.test(text) ? readLabel(next.text, text) : [];
    return found.map((one) => ({ ...one, start, end: next.block.end }));
  });
}

/** What sentences and labels state of the company, read by their grammar. */
export const relations: Extractor = (document, { card }) => {
  const { record, text } = document;
  if (!READ.has(record.kind)) return [];
  const isOwnVoice = (isFirstParty(document) || record.kind === 'filing') && !isOfOthers(document);
  const isNamed = [...`${record.title}\n${text}`.matchAll(namesOf(card).own)].length > 0;
  const referents = referentsOf(card, { isOwnVoice, isNamed });
  const told = linesOf(document)
    .filter(({ block }) => SENTENCES.has(block.kind))
    .flatMap((line) =>
      readRelations(
        {
          text,
          sentences: sentencesOf(line),
          referents,
          focus: isOwnVoice ? 'company' : 'unknown',
          fetchedAt: record.fetchedAt,
          ...(record.kind === 'news' && record.publishedAt !== undefined
            ? { publishedAt: record.publishedAt }
            : {}),
          isPosting: record.kind === 'job-posting',
          isFiling: record.kind === 'filing',
        },
        loadParser(),
      ),
    );
  const isAboutIt = isOwnVoice || record.reliability === 'reference';
  return [...told, ...(isAboutIt ? labelled(document) : [])];
};

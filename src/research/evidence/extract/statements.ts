import { FILING_LISTS, phraseFinder } from '../../../language';
import { defined } from '../../../kernel/defined';
import { countWords, holdsAny } from '../../../kernel/text';
import { comparableName } from '../../company';
import {
  allSentences,
  linesOf,
  type Document,
  type Draft,
  type Extractor,
  type Line,
  type Reading,
  type Sentence,
} from './document';
import { namesOf } from '../relations/names';
import { readPassages } from '../passages/read-passages';
import { isBoilerplate, worthOf } from '../passages/worth';
import { topicOf } from './topics';

const isOfPage = phraseFinder(
  `all rights reserved, click, cookie, equal opportunity, for questions, forward looking, log in, press office, privacy
   policy, read more, reasonable accommodation, sign up, subscribe`,
);
const hasAddress = (text: string): boolean =>
  holdsAny(text.toLowerCase(), ['@', 'http:', 'https:', '©']);
/** A sentence without any of these is most often a fragment of a list. */
const hasVerb = phraseFinder(
  `are, became, began, build, can, could, did, do, does, expect, get/gets, give, grew, had, has, have, held, is, join,
   kept, know, left, made, make, may, must, need, pay/pays, plan, run/runs, said, say/says, ship, spend, take, told,
   use/uses, want, was, were, will, won, work, would, *ed`,
);
const FEWEST_WORDS = 8;
const MOST_WORDS = 45;
const MOST_PER_PAGE = 10;
const MOST_PER_POSTING = 4;
const MOST_PER_PART = 40;
/** It says where something stands, or stands itself below a condition. */
const refers = phraseFinder(
  'exhibit/item/note/page <item>, exhibit/item/note/page ( <item>, item/note/part <part>',
  FILING_LISTS,
);
const supposes = phraseFinder('could, if, may, might, unless');
const MOST_PER_VOICE = 2;
const FEWEST_OF_A_TITLE = 3;

const pointsBack = phraseFinder(
  `^ after that, ^
   and/but/he/it/or/ours/read/see/she/so/that/theirs/then/these/they/this/those, ^ before that`,
);

/** A whole sentence that can stand alone: no question, no fragment, pointing at nothing unseen. */
function isGood({ text }: Sentence): boolean {
  const words = countWords(text);
  if (
    words < FEWEST_WORDS ||
    words > MOST_WORDS ||
    !/[.!…”"]$/.test(text) ||
    !/^["“‘(]?[\p{Lu}\d$€£]/u.test(text)
  )
    return false;
  if (isOfPage(text) || hasAddress(text) || /\||^\(\p{L}{1,3}\)/u.test(text)) return false;
  if (
    !hasVerb(text) ||
    (text.match(/[“”]/g)?.length ?? 0) % 2 !== 0 ||
    (text.match(/"/g)?.length ?? 0) % 2 !== 0
  )
    return false;
  return !pointsBack(text);
}

/** The sentences of a document that can be quoted alone. */
export function goodSentences(document: Document): readonly Sentence[] {
  return allSentences(document).filter(isGood);
}

/** Parts of a filing in which a company tells of itself; risks, notes and controls are lawyers' and accountants'. */
const TELLING_PARTS: ReadonlySet<string> = new Set([
  'letter',
  'business',
  'people',
  'officers',
  'properties',
  'legal',
  'discussion',
]);

function mostOf({ record }: Document): number {
  if (record.kind === 'filing')
    return TELLING_PARTS.has(String(record.details?.['part'] ?? '')) ? MOST_PER_PART : 0;
  if (record.reliability !== 'first-party') return 0;
  if (record.kind === 'job-posting') return MOST_PER_POSTING;
  return record.kind === 'page' || record.kind === 'news' ? MOST_PER_PAGE : 0;
}

/** The good full sentences of the company's own pages and filings that promise most, wherever they stand. */
export const statements: Extractor = (document, { card }) => {
  const { record } = document;
  const most = mostOf(document);
  if (most === 0) return [];
  const { own } = namesOf(card);
  return readPassages(document)
    .filter((one) => !one.isRow && isGood(one))
    .filter(
      ({ text }) =>
        record.kind !== 'filing' || (!isBoilerplate(text) && !refers(text) && !supposes(text)),
    )
    .map((passage) => ({ passage, worth: worthOf(document, passage, own) }))
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, most)
    .toSorted((one, other) => one.passage.start - other.passage.start)
    .map(({ passage: { text, start, end, context } }): Draft => ({
      topic: topicOf(text, record, record.kind === 'filing' ? context.headings : []),
      attribute: 'statement',
      start,
      end,
      context,
    }));
};

/** An advertisement or an invitation to apply is no voice of somebody who speaks freely. */
const TABLED = /\|.*\|/;
const advertises = phraseFinder("apply at/here, we're hiring, were hiring");

/** Short texts: the title of a talk or a film, or the tagline below the company's bare name. */
function shortly(document: Document, { card }: Reading): readonly Line[] {
  const lines = linesOf(document).filter(({ block }) => block.kind !== 'row');
  const bare = [card.name, card.legalName, ...card.aliases].map(comparableName);
  const line = lines.find(
    ({ text }) =>
      (!bare.includes(comparableName(text)) &&
        countWords(text) >= FEWEST_OF_A_TITLE &&
        countWords(text) <= MOST_WORDS &&
        !isOfPage(text)) ||
      hasAddress(text),
  );
  return line === undefined ? [] : [line];
}

/** What people say in public, in their own sentences; where they wrote none, what they called it. */
export const publicVoices: Extractor = (document, reading) => {
  const { record, text } = document;
  if (record.kind !== 'discussion' || TABLED.test(text) || advertises(text)) return [];
  const about = record.topics.includes('culture') ? 'culture' : 'engineering';
  const [first] = record.blocks;
  const title = first?.kind === 'heading' ? first.end : 0;
  const told = allSentences(document).filter(
    (sentence) => sentence.start >= title && isGood(sentence),
  );
  const places =
    told.length > 0
      ? told.slice(0, MOST_PER_VOICE)
      : shortly(document, reading).map(({ block }) => block);
  return places.map(({ start, end }): Draft => ({
    topic: about,
    attribute: 'public-voice',
    start,
    end,
    ...defined({ asOf: record.publishedAt }),
  }));
};

import type { EntityCard } from '../../company';
import { employees } from '../facts/employees';
import { funding, layoffs } from '../facts/events';
import { openJobs, openJobsLine } from '../facts/jobs';
import { launches } from '../facts/launches';
import { founders, leaders, sinceNext } from '../facts/leaders';
import { legal } from '../facts/legal';
import { money } from '../facts/money';
import { founded, headquarters } from '../facts/origin';
import { awards, offices } from '../facts/profile';
import { isReadKind, isReadOn } from '../facts/read-on';
import type { Reader, Said } from '../facts/said';
import {
  focusAfter,
  namesOf,
  properWordsOf,
  shortNameOf,
  type Names,
  type Subject,
  type Told,
} from '../facts/subject';
import {
  isFirstParty,
  linesOf,
  pathOf,
  sentencesOf,
  type Document,
  type Draft,
  type Extractor,
  type Line,
  type Sentence,
} from './document';

const READERS: readonly Reader[] = [
  employees,
  money,
  founded,
  headquarters,
  leaders,
  founders,
  funding,
  layoffs,
  legal,
  openJobs,
  offices,
  awards,
];
/** A label and its value tell what a company is, not what happened to it. */
const OF_PAIRS: readonly Reader[] = [employees, money, founded, headquarters, leaders, openJobs];
/** Lists of people are read as lists, with their headings. */
const OF_ITEMS: readonly Reader[] = [
  ...READERS.filter((reader) => reader !== leaders),
  openJobsLine,
];
const OTHERS_PAGE =
  /\/(?:customers?|case-stud(?:y|ies)|(?:customer-|success-)?stories|testimonials|partners?|clients?|competitors?|alternatives?|vs|compare|comparison|portfolio|industry|guests?)(?:\/|-|$)/u;
/** Who is named there came or rose; nothing was brought out. */
const PEOPLE_PAGE =
  /\/(?:leadership|management|team|people|board|executives?|who-we-are)(?:\/|-|$|\.)/u;
const OTHERS_SECTION =
  /\b(?:customers?|clients?|competitors?|competition|rivals?|partners?|case stud(?:y|ies)|success stor(?:y|ies)|testimonials?|suppliers?|predecessors?|alternatives?|the industry|industry (?:overview|news)|elsewhere|in other news|related (?:news|companies|articles)|investors)\b/iu;
const LABEL =
  /^(?:(?:year )?founded|established|founding year|headquarters|head office|headquartered in|HQ|employees|(?:number|no\.?) of employees|team size|headcount|workforce|company size|staff|(?:annual )?revenue|turnover|CEO|chief executive(?: officer)?|open (?:positions|roles|jobs)|vacancies|based in)\s*:?$/iu;
/** An officer's title alone on a line, above the name of who bears it. */
const OFFICE =
  /^(?:(?:Group )?Chief [\p{L}& -]{3,40} Officer|Chief Executive|C[EFOTMPIR]O|CISO|CHRO|Managing Director|Finance Director|General Counsel|President(?: and CEO)?|(?:Executive |Senior )?Vice President(?:,? [\p{L} ]{2,30})?|Head of [\p{L}& ]{2,30}|Company Secretary|Treasurer)\s*:?$/u;
const PERSON = /^(?:\p{Lu}[\p{L}’'.-]+\s){1,3}\p{Lu}[\p{L}’'-]+(?:,|$|\s[(–—-])/u;
const SEAT = /^(?:headquarters|head office|HQ|main office)\s*:?$/iu;
const COUNTED =
  /^(?:full-time )?(?:employees|people|team ?mates|team members|colleagues|staff|open (?:roles|positions|jobs)|jobs open)\b[^.]{0,30}$/iu;
const SHORT = 70;
const NUMBER = /^(?:~|about |over |more than )?[\d][\d,.\s’]*\+?$/u;
const SPOKEN = /["“][^"”]{3,}["”]/u;
const SPEAKER =
  /\b(?:said|says|added|adds|explain(?:s|ed)|told|comment(?:s|ed)|according to|recalls?|notes?|noted)\b\s*:?\s*(?<who>[^.“"”]{3,110})/u;
const SPEAKER_BEFORE =
  /(?<who>\p{Lu}[^.“"”]{3,110}?)\s+(?:said|says|added|adds|explain(?:s|ed)|comment(?:s|ed)|told|notes?|noted)\b/u;
const OF_HOUSE =
  /\b(?:of|at|from|for|with)\s+(?:the\s+)?\p{Lu}|\p{Lu}[\p{L}&-]+(?:[’']s)?\s+(?:CEO|CFO|CTO|COO|[Cc]hief|[Pp]resident|[Dd]irector|[Hh]ead|[Ff]ounder|[Ss]pokes)/u;

interface Page {
  readonly names: Names;
  readonly base: Told;
}

/** Where the whole name is told and no namesake's is, the first word alone means the company too. */
function namesIn(document: Document, card: EntityCard): Names {
  const whole = namesFor(card);
  const short = shortNameOf(card);
  if (short === undefined || card.aliases.includes(short)) return whole;
  const told = `${document.record.title}\n${document.text}`;
  const isTold =
    isFirstParty(document) ||
    document.record.kind === 'filing' ||
    [...told.matchAll(whole.own)].some(({ 0: name }) => name.includes(' '));
  const isShared = whole.namesakes !== undefined && [...told.matchAll(whole.namesakes)].length > 0;
  return isTold && !isShared ? shortNamesFor(card, short) : whole;
}

function pageOf(document: Document, names: Names): Page {
  const { record } = document;
  const own =
    (isFirstParty(document) || record.kind === 'filing') && !OTHERS_PAGE.test(pathOf(document));
  const titled =
    [...record.title.matchAll(names.own)].length > 0 &&
    !(names.namesakes !== undefined && [...record.title.matchAll(names.namesakes)].length > 0);
  const focus: Subject =
    own || (titled && record.reliability !== 'first-party') ? 'ours' : 'unknown';
  return { names, base: { focus, isOwnVoice: own, proper: properWordsOf(document.text) } };
}

/** Words in quotation marks are their speaker’s, and “we” is the house the speaker is of. */
function spokenBy(line: string, names: Names, told: Told): Told {
  if (!SPOKEN.test(line)) return told;
  const who = SPEAKER.exec(line)?.groups?.['who'] ?? SPEAKER_BEFORE.exec(line)?.groups?.['who'];
  if (who === undefined || !OF_HOUSE.test(who) || [...who.matchAll(names.own)].length > 0)
    return told;
  return { ...told, focus: 'other', isOwnVoice: false };
}

interface Piece extends Sentence {
  readonly told: Told;
  readonly readers: readonly Reader[];
  /** The sentence after it on its line. */
  readonly next?: Sentence;
}

/** Two lines that belong together: a label and its value, a large number and what it counts. */
function pairAt(
  lines: readonly Line[],
  index: number,
): { readonly text: string; readonly start: number; readonly end: number } | undefined {
  const [first, second] = [lines[index], lines[index + 1]];
  if (
    first === undefined ||
    second === undefined ||
    first.text.length > SHORT ||
    second.text.length > SHORT
  )
    return undefined;
  const span = { start: first.block.start, end: second.block.end };
  if (OFFICE.test(first.text) && PERSON.test(second.text) && second.block.kind === 'item')
    return { text: `${first.text.replace(/\s*:$/u, '')}: ${second.text}`, ...span };
  const third = lines[index + 2];
  // Below “Headquarters” the street may stand before the town.
  if (
    SEAT.test(first.text) &&
    /^\d/u.test(second.text) &&
    third !== undefined &&
    third.text.length <= SHORT
  )
    return {
      text: `${first.text.replace(/\s*:$/u, '')}: ${third.text}`,
      start: first.block.start,
      end: third.block.end,
    };
  if (LABEL.test(first.text))
    return { text: `${first.text.replace(/\s*:$/u, '')}: ${second.text}`, ...span };
  return NUMBER.test(first.text) && COUNTED.test(second.text)
    ? { text: `${first.text.replace(/\+$/u, '')} ${second.text}`, ...span }
    : undefined;
}

function* piecesOf(document: Document, { names, base }: Page): Generator<Piece> {
  const lines = linesOf(document);
  let told = base;
  for (const [index, line] of lines.entries()) {
    const pair = pairAt(lines, index);
    if (pair !== undefined) yield { ...pair, told, readers: OF_PAIRS };
    if (line.block.kind === 'heading') {
      told =
        OTHERS_SECTION.test(line.text) && (line.block.level ?? 1) > 1
          ? { ...base, focus: 'other', isOwnVoice: false }
          : base;
      if (document.record.kind !== 'news')
        yield {
          text: line.text,
          start: line.block.start,
          end: line.block.end,
          told,
          readers: [openJobs, openJobsLine],
        };
      continue;
    }
    if (line.block.kind === 'row') {
      if (line.text.split(' | ').length === 2 && line.text.length < 2 * SHORT)
        yield {
          text: line.text,
          start: line.block.start,
          end: line.block.end,
          told,
          readers: [...OF_PAIRS, openJobsLine],
        };
      continue;
    }
    const quoted = line.block.kind === 'quote';
    const spoken = quoted
      ? { ...told, focus: 'unknown' as const, isOwnVoice: false }
      : spokenBy(line.text, names, told);
    let focus = spoken.focus;
    const sentences = sentencesOf(line);
    for (const [place, sentence] of sentences.entries()) {
      const now = { ...spoken, focus };
      const next = sentences[place + 1];
      yield {
        ...sentence,
        told: now,
        readers: line.block.kind === 'item' ? OF_ITEMS : READERS,
        ...(next === undefined ? {} : { next }),
      };
      focus = focusAfter(sentence.text, names, now);
    }
    if (!quoted && spoken === told) told = { ...told, focus: told.isOwnVoice ? base.focus : focus };
  }
}

const cards = new WeakMap<EntityCard, Names>();
const shortCards = new WeakMap<EntityCard, Names>();

function shortNamesFor(card: EntityCard, short: string): Names {
  const known = shortCards.get(card) ?? namesOf({ ...card, aliases: [...card.aliases, short] });
  shortCards.set(card, known);
  return known;
}

function namesFor(card: EntityCard): Names {
  const known = cards.get(card) ?? namesOf(card);
  cards.set(card, known);
  return known;
}

/** A careers page and a board count jobs; a news page’s “12 open roles” is as old as the news. */
const FACTS_OF_STRANGERS: ReadonlySet<string> = new Set([
  'employees',
  'revenue',
  'net-income',
  'founded',
  'headquarters',
  'chief-executive',
  'leadership',
  'founder',
  'funding',
  'layoff',
  'legal',
  'launch',
]);

/** Who was named without a day began on the one that the next sentence tells, and the quote holds both. */
function begun(draft: Draft, next: Sentence | undefined, fetchedAt: string): Draft {
  if (
    next === undefined ||
    (draft.attribute !== 'chief-executive' && draft.attribute !== 'leadership') ||
    draft.details?.['since'] !== undefined
  )
    return draft;
  const since = sinceNext(next.text);
  return since === undefined || since > fetchedAt.slice(0, 10)
    ? draft
    : { ...draft, end: next.end, details: { ...draft.details, since } };
}

/** What single sentences, labels and lines state of the company: on its own pages, in filings, and wherever it is named. */
export const sentenceFacts: Extractor = (document, { card }) => {
  const { record } = document;
  const { kind } = record;
  if (!isReadKind(kind)) return [];
  const page = pageOf(document, namesIn(document, card));
  const drafts: Draft[] = [];
  const isOfPeople = PEOPLE_PAGE.test(pathOf(document));
  for (const { text, start, end, told, readers, next } of piecesOf(document, page)) {
    const said: Said = {
      text,
      names: page.names,
      told,
      fetchedAt: record.fetchedAt,
      ...(record.publishedAt === undefined ? {} : { publishedAt: record.publishedAt }),
    };
    const isDated = !isOfPeople && (record.kind === 'news' || /\b(?:19|20)\d{2}\b/u.test(text));
    const news =
      isDated && (readers === READERS || readers === OF_ITEMS) ? [...readers, launches] : readers;
    for (const fact of news.flatMap((read) => read(said))) {
      const isBelieved = page.base.isOwnVoice || FACTS_OF_STRANGERS.has(fact.attribute);
      if (isBelieved && isReadOn(kind, fact.attribute))
        drafts.push(begun({ ...fact, start, end }, next, record.fetchedAt));
    }
  }
  return drafts;
};

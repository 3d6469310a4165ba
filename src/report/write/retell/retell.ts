import { defined } from '../../../kernel/defined';
import { capitalized, countWords, yearsIn } from '../../../kernel/text';
import { readClauses } from '../../../language/clauses';
import {
  beforeName,
  isCalendarWord,
  phraseFinder,
  rewriting,
  titledNameIn,
  wordSet,
  Phrasebook,
} from '../../../language';
import { MONTHS } from '../../../language/lexicon/calendar/months';
import type { PassageContext } from '../../../research/evidence/shape';
import { aimSentence, withAim } from './forms/aim';
import { withoutYou } from './audience';
import { inPlainPhrases, withoutSelfPortrait } from './clean/plain-phrases';
import { inHouseStyle } from './clean/plain-words';
import { cleanSentence } from './clean/clean-sentence';
import { halvesOf, isOfHiring, withRound, withTerm } from './pages-of-work';
import {
  inThirdPerson,
  isSureOfVerbs,
  mentionsCompany,
  speaksAsCompany,
  withStandIn,
} from './mentions';
import { figureSentence, isUnownedFigure } from './figures/figure-sentence';
import { officerSentence } from './forms/officer-line';
import { originSentence } from './forms/origin';
import { asEntry } from './forms/timeline';
import { outlineOf } from './outline';
import { principlesSentence } from './forms/principles';
import { endOfFirst } from './readable/run-on';
import { faultOf } from './readable/readable';
import { isNoSentence, leansElsewhere } from './readable/refusals';
import { MOST_WORDS_RETOLD, withoutTail } from './clean/shorten';
import type { Retold, SourceSentence, Teller } from './shape';
import { treeOf } from './tree';

/** Longer is no sentence that anyone would tell, and reading it costs. */
const LONGEST = 500;
const MOST_CUTS = 3;

const speaksToReader = phraseFinder('you, =your, =yours');
const isPronoun = wordSet('it its they their he his she her');
const isOfOfficer = wordSet('he she his her');
const owns = wordSet('its their his');
const MONTH_NAMES = MONTHS.filter(([word]) => isCalendarWord(word)).map(([word]) => word);
/** “Its” of a sentence whose neighbor says whose. */
function withReferent(text: string, { refersTo = {}, before = '' }: PassageContext): string {
  const [word = ''] = text.split(' ', 1);
  if (!isPronoun(word)) return text;
  // An officer's career runs on from sentence to sentence.
  const officer = isOfOfficer(word) ? titledNameIn(before) : undefined;
  const subject = officer !== undefined && before.startsWith(officer) ? officer : undefined;
  const name = refersTo[word.toLowerCase()] ?? subject;
  return name === undefined ? text : `${owns(word) ? `${name}’s` : name}${text.slice(word.length)}`;
}

const inPlainYears = rewriting([['fiscal', '{fiscal year} ####']]);
/** What held on a day is told for that day. */
const withPastDates = rewriting(
  [
    ['in', '{as of} <month> ####'],
    ['on', '{as of} <month> # _'],
  ],
  [['month', MONTH_NAMES.join(', ')]],
);
const isPresent = phraseFinder('are, has, have, is');
const withPlainDates = (text: string): string =>
  inPlainYears(isPresent(text) ? text : withPastDates(text));

const opensItem = phraseFinder(
  `^ all, ^ each, ^ employees, ^ every, ^ everybody, ^ everyone, ^ our, ^ staff, ^ team members, ^ we, ^ you, ^ your`,
);
const WHOLE_ITEM = /^\p{Lu}[^.:;!?]{14,}[\p{L}\d%)]$/u;

/** An item of a company's list needs no full stop to be a sentence. */
const asSentence = (text: string, { own, filing }: SourceSentence): string =>
  own && !filing && WHOLE_ITEM.test(text) && opensItem(text) ? `${text}.` : text;

/** What may be the fault of one half of a sentence: “We decide in a week, and whoever asks may read why.” */
const HALVED: ReadonlySet<string> = new Set(['doubt', 'said before', 'too many words']);

/** What a source says as an editor would tell it, or why it can’t be told. */
export function tryRetelling(source: SourceSentence, teller: Teller): Retold | string {
  const whole = retellWhole(source, teller);
  const isHalved = typeof whole === 'string' && HALVED.has(whole);
  if (!isHalved || !isOfHiring(source.page)) return whole;
  return (
    halvesOf(source.text)
      .map((text) => retellWhole({ ...source, text }, teller))
      .find((half) => typeof half !== 'string') ?? whole
  );
}

function retellWhole(source: SourceSentence, teller: Teller): Retold | string {
  const { context, own } = source;
  if (source.text.length > LONGEST) return 'long';
  if (context?.speaker !== undefined || isTalk(source)) return 'somebody’s own words';
  const officer = officerSentence(source.text, source);
  if (officer !== undefined) return officer;
  const entry = own && !source.filing ? asEntry(source.text) : source.text;
  const said = withReferent(asSentence(cleanSentence(entry), source), context ?? {});
  const cleaned = own && !source.filing ? withAim(said, context?.headings ?? []) : said;
  const aim = aimSentence({ text: cleaned, own }, teller);
  if (aim !== undefined) return aim;
  const principles = principlesSentence({ text: cleaned, own }, teller);
  if (principles !== undefined) return principles;
  const origin = originSentence({ text: cleaned, own }, teller);
  if (origin !== undefined) return origin;
  const figure = source.filing ? figureSentence(cleaned, teller) : undefined;
  if (figure !== undefined) return figure;
  if (source.filing && isUnownedFigure(cleaned)) return 'nobody’s figure';
  if (isNoSentence(cleaned)) return 'no sentence';
  const mayAddress = own && !source.filing;
  const isToReader = mayAddress && source.page === 'to candidates';
  const addressed = isToReader
    ? withRound(cleaned, context?.headings ?? [])
    : mayAddress
      ? withoutYou(withTerm(cleaned, context?.headings ?? []), headingsOf(source))
      : cleaned;
  if (addressed === undefined || (!isToReader && speaksToReader(addressed)))
    return 'speaks to somebody';
  if (
    mayAddress &&
    !isToReader &&
    headingsOf(source).some((heading) => isOfCircle(heading)) &&
    speaksOfUs(addressed)
  )
    return 'speaks for a circle';
  const readable = withStandIn(addressed, teller);
  if (readable === undefined) return 'no name free';
  const direct = readable.replace(HERE, '').replace(TWICE, '$<own>');
  return retellShortened(capitalized(direct), source, teller);
}

/** “In March 2025, ”: what is told of that time parses better without it. */
const LEADING_DATE = new Phrasebook([
  [
    'date',
    `^ as of ..6 #### _, ^ as of ..3 # _ #### _, ^ at/during/effective/for/in/on/since ..6 #### _,
     ^ at/during/effective/for/in/on/since ..3 # _ #### _`,
  ],
]);

const startsWithLetter = (text: string): boolean => /^\p{L}/u.test(text);

function retellShortened(whole: string, source: SourceSentence, teller: Teller): Retold | string {
  const [date] = LEADING_DATE.find(whole);
  const told = date === undefined ? '' : whole.slice(0, date.end + 1);
  // “In 2024 it restated its results for 2023, …” goes on.
  const isOneDate = yearsIn(told).length === 1;
  const lead = isOneDate && startsWithLetter(whole.slice(told.length)) ? told : '';
  let text = capitalized(whole.slice(lead.length));
  const opening = whole.slice(lead.length, lead.length + 1);
  for (let cuts = 0; ; cuts += 1) {
    const sentence = teller.parser.parse(text);
    const tree = treeOf(sentence);
    const first = endOfFirst(tree);
    if (first !== undefined) {
      text = text.slice(0, first);
      continue;
    }
    const shorter = cuts < MOST_CUTS ? withoutTail(tree, source, countWords(lead)) : undefined;
    if (shorter !== undefined) {
      text = shorter;
      continue;
    }
    if (countWords(lead) + countWords(text) > MOST_WORDS_RETOLD) return 'too many words';
    if (leansElsewhere(text, source)) return 'leans on its page';
    const clauses = readClauses(sentence);
    const fault = faultOf(clauses, tree, { ...source, dated: lead !== '' });
    if (fault !== undefined) return fault;
    if (!isSureOfVerbs(tree, lead !== '')) return 'unsure verb';
    if (!source.own && (speaksAsCompany(tree) || !mentionsCompany(tree))) return 'somebody else';
    const told = inThirdPerson(tree, teller);
    const behind = (rest: string): string => {
      const dated =
        lead === ''
          ? withoutSelfPortrait(rest)
          : `${lead}${uncapitalized(rest, opening, told.text === rest)}`;
      return inHouseStyle(inPlainPhrases(withPlainDates(dated)));
    };
    const outline = outlineOf(tree, clauses);
    if (isLeftOpen(told.text)) return 'broken quotation';
    return {
      ...told,
      text: behind(told.text),
      continued: behind(told.continued),
      ...defined({ outline }),
    };
  }
}

/** A quotation that goes on in the next sentence has no end in this one. */
const isLeftOpen = (text: string): boolean => text.split('“').length !== text.split('”').length;

/**
 * What a source says of the company, in the third person, in one plain sentence; nothing where that can’t be done
 * for sure.
 */
export function retell(source: SourceSentence, teller: Teller): Retold | undefined {
  const told = tryRetelling(source, teller);
  return typeof told === 'string' ? undefined : told;
}

/** “Checking in with Ada Moss”: who answers there speaks for others, too. */
const isTalkWith = beforeName(
  `check/checking/checks in with, conversation with, interview with, q & a with, talk/talking with,
   ^ meet, ^ spotlight`,
);
const speaksOfUs = phraseFinder('=our, us, we');
const isTalk = (source: SourceSentence): boolean =>
  source.own && speaksOfUs(source.text) && headingsOf(source).some(isTalkWith);

/** A circle of colleagues that calls itself “we” on its page. */
const isOfCircle = phraseFinder(
  `=chapter, =club, =committee, =department, =division, =guild, =hackathon, =pairing, =service =team,
   bureau, circle, community, fair, it =support, meet up*, meetup*, retro, retrospective*, service desk`,
);
const HERE = /^At It,? (?=we\b)/u;

/** Behind a date, a name keeps its capital and a pronoun or another first word has none. */
function uncapitalized(rest: string, first: string, named: boolean): string {
  if (!named && /^Its?\b/u.test(rest)) return `i${rest.slice(1)}`;
  const isWord = /\p{Ll}/u.test(first) && rest.startsWith(first.toUpperCase());
  return isWord ? `${first}${rest.slice(1)}` : rest;
}

/** “We meet twice a year at Bell”: once is enough. */
const TWICE = /^(?<own>(?:We|It)\b.*) (?:at|here at) It(?=[ .,])/u;

const headingsOf = ({ context, title }: SourceSentence): readonly string[] => [
  ...(context?.headings ?? []),
  ...(title === undefined ? [] : [title]),
];

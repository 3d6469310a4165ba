import { countWords, holdsAny, isCapitalized, isYear } from '../../../../kernel/text';
import { Phrasebook, phraseFinder } from '../../../../language';
import { MONTHS } from '../../../../language/lexicon/calendar/months';
import { anyWord } from '../any-word';
import { isOfHiring } from '../pages-of-work';
import type { SourceSentence } from '../shape';

/** Lawyers’ and accountants’ words, and what speaks of the document or its page instead of the company. */
const FORMAL = anyWord(
  `hereby, herein, hereof, thereof, thereto, pursuant, notwithstanding, forward-looking, by reference, no
   assurance, undue reliance, materially, material adverse, adversely, form 10-k, form 10-q, form 8-k, form
   20-f, annual report, annual meeting, this report, this filing, financial statements, financial statement,
   fair value, deferred, amorti*, accru*, hedge*, hedging, derivative, derivatives, defined as, defines, gaap,
   non-gaap, valuation, actuar*, unrecognized, recognized, recognizes, lessee*, aggregate market value, par
   value, indenture, covenants, proxy statement, cookie, cookies, privacy policy, terms of use, terms of
   service, subscribe, click, clicking, log in, login, sign up, read more, last updated, hashtag, retaliat*,
   interfere*, improper*, unlawful*, discriminat*,
   equal opportunity, harassment, handbook, legal duty, legally, shall, liable, warranty, warranties, special items,
   tax rate, tax rates, required by * law, non-exempt, exempt, with respect to, on behalf of, complies with,
   comply with, regardless of classification,
   classifies, classified as, guaranteed, qualifying event`,
);
/** How engineers speak to each other on their pages. */
const OF_A_WORKSHOP = anyWord('pull request, merge request, walk through, walked through');
const leansOnKind = phraseFinder('such !as');
/** “104 more hours” are more than a number that isn’t told. */
const addsTo = phraseFinder('# additional/extra/more/other');
const saysNumbered = phraseFinder(
  `note/item/exhibit/part/section/chapter #, item 1a/1b/1c/7a/9a/9b, part i/ii/iii/iv,
   section/chapter i/ii/iii/iv/v/vi/vii/viii/ix/x`,
);
/** More of the same in filings, where a handbook would speak of its readers’ own terms. */
const LEDGER = anyWord(
  `pension, postretirement, funded, discount rate, credit facility, commercial paper, letters of credit, swap,
   swaps, repurchase*, common stock, dividend*, notes due, medium-term notes, debt, liquidity, impairment,
   goodwill, accounting, estimates, judgments, currency, translation, carrying, obligations, assets,
   liabilities, tax, taxes, registration, noncontrolling, immaterial, interest income, other income,
   divestiture impact*,
   year-on-year, per share, invoice*, payment terms, method of calculation, performance measures,
   useful lives, reportable, as a reminder, leases,
   lease, credit losses, chief operating decision maker, operating performance, SG&A, cost of sales, guidance,
   unearned, net of, motion, motions, dismiss, verdict, bellwether, plaintiff, plaintiffs, putative, remand*,
   granted in part, consolidated, financing, financing activities, investing activities, as a percent of sales,
   management with, indemnification, volatility, EBITDA, free cash flow, capital deployment`,
);

/** What points at another place or time of the text. */
const ELSEWHERE = anyWord(
  `below, herewith, following, preceding, table, tables, aforementioned, foregoing, aforesaid,
   respectively, respective, former, latter, see, refer to, here, the other, there is, there are, there was,
   there were, there’s, pro-rated, prorated, pro rata,
   of the premium, of the premiums,
   this, these, those, another, et al, etc, e.g, i.e, next year, next month, next quarter, next week, last
   month, last week, recently, upcoming, soon, at the moment, yesterday, tomorrow, so far, to date, thereafter,
   thereby, instead, therefore, then, otherwise, accordingly, subsequently, similar, the related, certain
   other, as follows, still, a further, all other, other countries, other states, other locations, please, note that`,
);

/** “Grade 11 and above” is no place of the text. */
const ABOVE = /(?<!\b(?:and|or) )\babove\b(?! (?:and|\d|average|[$€£]))/iu;

/** What any company could say of itself. */
const ANY_COMPANY = anyWord(
  `continue to, continues to, continued to, strive*, committed to, commitment to, numerous, variety of, various,
   wide range,
   broad range, highly competitive, rapidly evolving, low barriers, subject to, from time to time, generally,
   potential merits, as needed, where appropriate, can be found, information about, information on, do the
   right thing, in every situation, all of its stakeholders, best practices, best-practices, core tenet, every
   day, day-to-day, all aspects, new ways, accelerate, empower*, ongoing`,
);

/** “Acme is a maker of a wide range of tools” says what it is, in whatever words. */
const defines = phraseFinder('^ it/we are/is a/an, ^ it/we are/is guided by');

/** Praise of one’s own, which nobody asked for. */
const PRAISE = anyWord(
  `world’s most, unparalleled, unique, trusted, world-class, highly differentiated, brilliant, great,
   seamless*, amazing, best-in-class, unmatched, premier, cutting-edge, state-of-the-art, exciting, passionate,
   fast and secure, incredible, most comprehensive, really, unrivaled, exceptional, easy-to-use, intuitive,
   beautiful, powerful, proud`,
);
const saysMarketSize = phraseFinder('$/€/£ <figure> * (+) (*) (*) market*/opportunity/industry', [
  ['figure', '#, # _/. #, # _ # _ #, # _ # . #'],
]);

/** A speaker of the page, not the company. */
const speaksOfOneself = phraseFinder("i, me, my, =mine, myself, let's, =ours");
/** What no sentence has: marks of a page, questions, and shouts. */
const SIGNS = [
  ...'{}<>|\\_=~^#•→[]…?!',
  '://',
  'http:',
  'https:',
  'www.',
  '...',
  ' - ',
  ' – ',
  ' — ',
  '––',
  '()',
  '( )',
];
/** An address, and a quotation mark that is no apostrophe. */
const MARKUP = /\S@\S|(?<!\p{L})'|'(?!\p{L})/u;
/** Words cut from a list, or a list in brackets that goes on elsewhere; “eHelp” is a name. */
const LOOSE = /\p{Ll}{4}\. \p{Ll}|^(?!\p{Ll}\p{Lu})[\p{Ll}\p{P}]/u;
const LENGTH_OF_YEAR = 4;
/** “January 5, employees have …”: a date whose preposition is gone. */
const FIRST_MONTH = new Phrasebook(
  [['month', '^ <month> (.)']],
  [['month', MONTHS.map(([word]) => word).join(', ')]],
);
const opensOnDate = (text: string): boolean =>
  FIRST_MONTH.find(text).some(({ end }) => /^ \d/u.test(text.slice(end)));
/** What stands before a bracket and a comma has no place in it; “Kano (Nigeria), Accra (Ghana)” is a list. */
const FRONTED = /^\p{Lu}[^,.()]{0,60}\([^)]*\), (?!\p{Lu}[\p{L} -]{1,30}\()/u;
/** A heading that runs into its sentence: “Work Budget Policy From your first day …”. */
const OPENERS: ReadonlySet<string> = new Set(
  'From The In We Our If For When You As At All This'.split(' '),
);
function isHeaded(text: string): boolean {
  const words = text.split(' ');
  const at = words.findIndex(
    (word, index) => index > 1 && OPENERS.has(word.split('’', 1)[0] ?? ''),
  );
  const isNameWord = (word: string): boolean =>
    !word.includes(',') && (isCapitalized(word) || word.startsWith('&'));
  return at > 1 && words.slice(0, at).every(isNameWord);
}
/** “Its operations: it works …”: a heading before its sentence, or “For example: employees have …”. */
const isHead = phraseFinder(
  '^ our/its/the * $, ^ our/its/the * * $, ^ our/its/the * * * $, ^ for example/instance $',
);
function isLedIn(text: string): boolean {
  const [head = '', rest] = text.split(': ');
  return rest !== undefined && (head.endsWith(')') || isHead(head));
}
/** “can take up to 52 weeks” doesn’t say of what. */
const endsOnLength = phraseFinder('get/have/receive/take ..5 # =days/=hours/=months/=weeks . $');
/** What a handbook gives those who hire, which no candidate sees. */
const isForHirers = phraseFinder('ask/give/help/offer/provide/send (its/the) <hirer>', [
  ['hirer', 'hiring manager, interviewer, recruiter'],
]);
/** “was $1 million and $2 million in 2023 and 2024”: a reader has to pair them. */
const pairsFigures = phraseFinder(
  'and ($/€/£) <figure> (%) (*) at/during/for/in #### (_) and ####',
  [['figure', '#, # _/. #, # _ # _ #']],
);
/** “Because it was founded later, …” explains something; “Like the others, …” leans on what came before. */
const explains = phraseFinder('^ because, ^ given, ^ like, ^ the other, ^ unlike');
const END = /[\p{L}\p{N}%)”]\.$/u;
/** A quotation of more than a word or two is somebody’s own words. */
const QUOTATION = /[“"][^”"]{40,600}[”"]/u;

const FEWEST_WORDS = 4;
const MOST_WORDS = 60;

const FAULTS = [
  endsOnLength,
  explains,
  isForHirers,
  isHeaded,
  isLedIn,
  opensOnDate,
  pairsFigures,
  speaksOfOneself,
];

/** Whether a cleaned sentence is none that could be told by itself, whatever its words say. */
export function isNoSentence(text: string): boolean {
  const words = countWords(text);
  return (
    words < FEWEST_WORDS ||
    words > MOST_WORDS ||
    !END.test(text) ||
    holdsAny(text, SIGNS) ||
    isYear(text.slice(0, LENGTH_OF_YEAR)) ||
    [LOOSE, FRONTED, MARKUP, QUOTATION].some((pattern) => pattern.test(text)) ||
    FAULTS.some((isFault) => isFault(text))
  );
}

/** Whether words of a text are lawyers’ and accountants’, or point at something that isn’t in it. */
export function leansElsewhere(
  text: string,
  { filing, page }: Pick<SourceSentence, 'filing' | 'page'>,
): boolean {
  return (
    saysNumbered(text) ||
    addsTo(text) ||
    leansOnKind(text) ||
    saysMarketSize(text) ||
    holds(text, PRAISE) ||
    (filing && !defines(text) && holds(text, ANY_COMPANY)) ||
    holds(text, FORMAL) ||
    (!isOfHiring(page) && holds(text, OF_A_WORKSHOP)) ||
    holds(text, ELSEWHERE) ||
    ABOVE.test(text) ||
    (filing && holds(text, LEDGER))
  );
}

const holds = (text: string, pattern: RegExp): boolean => text.search(pattern) >= 0;

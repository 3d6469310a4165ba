import { countWords, holdsAny, isCapitalized, isYear } from '../../../../kernel/text';
import { Phrasebook, phraseFinder } from '../../../../language';
import { MONTHS } from '../../../../language/lexicon/calendar/months';
import { isOfHiring } from '../pages-of-work';
import type { SourceSentence } from '../shape';

/** Lawyers’ and accountants’ words, and what speaks of the document or its page instead of the company. */
const isFormal = phraseFinder(
  `=click, =comply with, =exempt, =login, =valuation, accru*, actuar*, adversely, aggregate market value,
   amorti*, annual =report, annual meeting, by reference, classified as, classifies, clicking, complies
   with, cookie, covenants, deferred, defined as, defines, derivative, discriminat*, equal =opportunity,
   fair =value, financial statement, form 10-k, form 10-q, form 20-f, form 8-k, forward-looking, gaap,
   guaranteed, handbook, harassment, hashtag, hedge*, hedging, hereby, herein, hereof, improper*, indenture,
   interfere*, last updated, legal =duty, legally, lessee*, liable, log in, material adverse, materially, no
   =assurance, non-exempt, non-gaap, notwithstanding, on behalf of, par value, privacy =policy, proxy
   =statement, pursuant, qualifying =event, read more, recognized, recognizes, regardless of classification,
   required by ..4 law, retaliat*, shall, sign up, special items, subscribe, tax rate, terms of service,
   terms of use, thereof, thereto, this filing, this report, undue reliance, unlawful*, unrecognized,
   warranty, with respect to`,
);
/** How engineers speak to each other on their pages. */
const isOfWorkshop = phraseFinder('merge request, pull =request, walk through, walked through');
const leansOnKind = phraseFinder('such !as');
/** “104 more hours” are more than a number that isn’t told. */
const addsTo = phraseFinder('# additional/extra/more/other');
const saysNumbered = phraseFinder(
  `note/item/exhibit/part/section/chapter #, item 1a/1b/1c/7a/9a/9b, part i/ii/iii/iv,
   section/chapter i/ii/iii/iv/v/vi/vii/viii/ix/x`,
);
/** More of the same in filings, where a handbook would speak of its readers’ own terms. */
const isOfLedger = phraseFinder(
  `=currency, =debt, =financing, =impairment, =indemnification, =pension, =registration, =translation,
   =verdict, =volatility, accounting, as a percent of sales, as a reminder, assets, bellwether, capital
   deployment, carrying, chief operating decision maker, commercial paper, common stock, consolidated, cost
   of sales, credit =facility, credit losses, discount =rate, dismiss, divestiture impact*, dividend*,
   ebitda, estimates, financing activities, free cash =flow, funded, goodwill, granted in part, guidance,
   immaterial, interest income, investing activities, invoice*, judgments, lease, letters of credit,
   liabilities, liquidity, management with, medium-term notes, method of calculation, motion, net of,
   noncontrolling, notes due, obligations, operating performance, other income, payment terms, per share,
   performance measures, plaintiff, postretirement, putative, remand*, reportable, repurchase*, sg&a, swap,
   tax, unearned, useful lives, year-on-year`,
);

/** What points at another place or time of the text. */
const pointsElsewhere = phraseFinder(
  `=following, =note that, =please, =refer to, a further, accordingly, aforementioned, aforesaid, all
   =other, another, as follows, at the =moment, below, certain other, e.g, et al, etc, foregoing, former,
   here, herewith, i.e, instead, last month, last week, latter, next month, next quarter, next week, next
   year, of the premium, other countries, other locations, other states, otherwise, preceding, pro rata,
   pro-rated, prorated, recently, respective, respectively, see, similar, so far, soon, still, subsequently,
   table, the =other, the related, then, there are, there is, there was, there were, thereafter, thereby,
   therefore, there’s, these, this, those, to date, tomorrow, upcoming, yesterday`,
);

/** “Grade 11 and above” is no place of the text. */
const ABOVE = /(?<!\b(?:and|or) )\babove\b(?! (?:and|\d|average|[$€£]))/iu;

/** What any company could say of itself. */
const isOfAnyCompany = phraseFinder(
  `=accelerate, =commitment to, =continue to, =variety of, all aspects, all of its stakeholders, as needed,
   best practices, best-practices, broad range, can be found, committed to, continued to, continues to, core
   tenet, day-to-day, do the right thing, empower*, every day, from time to time, generally, highly
   competitive, in every situation, information about, information on, low barriers, new ways, numerous,
   ongoing, potential merits, rapidly evolving, strive*, subject to, various, where appropriate, wide range`,
);

/** “Acme is a maker of a wide range of tools” says what it is, in whatever words. */
const defines = phraseFinder('^ it/we are/is a/an, ^ it/we are/is guided by');

/** Praise of one’s own, which nobody asked for. */
const praises = phraseFinder(
  `amazing, beautiful, best-in-class, brilliant, cutting-edge, easy-to-use, exceptional, exciting, fast and
   secure, great, highly differentiated, incredible, intuitive, most comprehensive, passionate, powerful,
   premier, proud, really, seamless*, state-of-the-art, trusted, unique, unmatched, unparalleled, unrivaled,
   world-class, world’s most`,
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
/** “Because it is late, …” gives a reason; “Like the others, …” and “Today we …” need what the page says before. */
const explains = phraseFinder('^ because, ^ given, ^ like, ^ the other, ^ today, ^ unlike');
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
    praises(text) ||
    (filing && !defines(text) && isOfAnyCompany(text)) ||
    isFormal(text) ||
    (!isOfHiring(page) && isOfWorkshop(text)) ||
    pointsElsewhere(text) ||
    ABOVE.test(text) ||
    (filing && isOfLedger(text))
  );
}

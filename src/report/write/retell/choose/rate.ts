import {
  Phrasebook,
  phraseFinder,
  rewriting,
  sentenceForm,
  titledNameIn,
  WORKING_LIFE,
} from '../../../../language';
import { countWords, yearsIn } from '../../../../kernel/text';
import type { Evidence } from '../../../../research/evidence/shape';
import * as slots from '../figures/slots';
import { benefitWeight } from '../../wording/benefit-weight';
import { statesAim, withAim } from '../forms/aim';
import { namesPrinciples } from '../forms/principles';
import { withoutLongNames } from '../clean/long-names';
import type { PageOfWork } from '../pages-of-work';
import { isArticle, isOfConduct, isOfOffers, isPolicy } from '../readable/page-kinds';
import { saysConcentration } from '../themes/concentration';
import type { Theme } from '../themes/theme';
import { THEMES } from '../themes/themes';
import { asEntry } from '../forms/timeline';
import { changedHands, didSomething } from './acts';
import { readAs } from './read-as';

const SUM = /[$€£]\s?\d|\d{1,3},\d{3}|(?<![\p{L}\p{N}-])(?:[2-9]|\d{2,3}) \p{L}/u;
const counts = phraseFinder(
  `# %/billion/day/hour/million/month/people/percent/thousand/week/year,
   two/three/four/five/six/seven/eight/nine/ten/twelve *`,
);
/** “6-week” counts nothing. */
const hasFigureIn = (text: string): boolean =>
  SUM.test(text) || counts(text.replaceAll('-', ' – '));
const NAMED = /(?<=\p{Ll},? )\p{Lu}\p{L}+/u;
const OWN = [
  [
    'own',
    '=our, =staff, =we, all employees, =employees, everybody, everyone, =team members, the =company',
  ],
  ['opened', 'as of, at, by, during, founded, in, of, on, since, through'],
] as const;
const OPENINGS = ['^ <own>', '^ <opened> [clause] (,) <own>'].map((form) =>
  sentenceForm(form, slots, OWN),
);
const isOfOwn = (text: string): boolean => OPENINGS.some((form) => form(text) !== undefined);
/** Risks, accounting rules and the cover say little of the company that its business part doesn’t. */
const isNoPlace = phraseFinder(
  `=changelog, =checklist, =copyright, =debt, =glossary, =supplier, =template, accounting policies,
   accounting pronouncements, accounting standards, available information, cautionary, contractual
   obligations, controls and procedures, cookies, cover page, critical accounting, cybersecurity, cycle*,
   data protection, derivatives, earnings per share, exhibits, expense reports, fair =value, financial
   instruments, forward-looking, goodwill, hedging, income taxes, leases, market =risk, new accounting,
   non-gaap, postretirement, privacy, release notes, risk factors, signatures, stock-based compensation,
   techscheme, terms of, troubleshooting, unresolved, where you can find`,
);
const isUnderPeople = phraseFinder(
  `=culture, =learning, =people, =talent, =training, =workforce, associates, benefits, colleagues,
   compensation, diversity, employees, human capital, inclusion, labor, safety, well-being, wellbeing, who
   we are`,
);
/** Terms of work, which are neither a company’s size nor its business. */
const saysPay = phraseFinder(
  `=allowance, =calendar, =leave, =loan, =probation, benefits, compensation, eligible, holiday, insurance,
   line =manager, minorities, productivity, profit sharing, reimburse*, review, salary, with employees,
   women`,
);
const saysStaff = phraseFinder('=your, employee*, everyone, interview*, staff, team members, you');
const saysWorkforce = phraseFinder(
  'all employees, our associates/colleagues/employees/people/workforce',
);
const place = (headings: string): number => PARTS.find(([isPart]) => isPart(headings))?.[1] ?? 0;
const saysCourt = phraseFinder('=complaint, alleg*, court, defendant, defending, lawsuit');
const WORDS = new Phrasebook(WORKING_LIFE);
const saysCareer = (text: string): boolean => WORDS.kindsIn(text).has('career');
const PARTS = (
  [
    ['^ item 1 ., item 1 . business', 1.5],
    ['^ item 2/3', 0.75],
    ['^ item 7 ., ^ item 7 !a', 0.5],
    ['^ item 8', -0.75],
    ['^ item 1a', -9],
  ] as const
).map(([heading, worth]) => [phraseFinder(heading), worth] as const);

/** How many of its words or phrases a text says, each once. */
const countOf = (text: string, book: Phrasebook<'word'>): number =>
  new Set(book.find(text).map(({ start, end }) => text.slice(start, end).toLowerCase())).size;

/** Filings are written for investors and courts. */
export const isFiling = ({ sourceId, reliability }: Evidence): boolean =>
  reliability === 'register' || sourceId.startsWith('sec-');

/** A row’s words, with “we” for every name of the company. */
interface Sentence {
  readonly row: Evidence;
  readonly quote: string;
  readonly page: PageOfWork | undefined;
  readonly product: string | undefined;
}

export interface Rated {
  readonly row: Evidence;
  readonly theme: Theme;
  readonly worth: number;
}

const saysYield = phraseFinder('productivity');
const saysYou = phraseFinder('you, your, yours, yourself');

function worthFor(theme: Theme, { quote, row, page, product }: Sentence, headings: string): number {
  if (product !== undefined && theme.id !== 'products') return -9;
  const words = theme.section === 'culture' ? withoutLongNames(quote) : quote;
  // What was read as a benefit is one, whatever stands above it.
  const isAim = statesAim(quote) || namesPrinciples(quote);
  if (isAim && theme.id !== 'values') return -9;
  const isDeal = theme.id === 'change' && yearsIn(quote).length > 0 && changedHands(quote);
  const isConcentration = theme.id === 'customers' && saysConcentration(quote);
  const isRead =
    isAim || isDeal || isConcentration || product !== undefined || readAs(row) === theme.id;
  // A page for applicants speaks of their hiring, whatever it says.
  const isToReader = page === 'to candidates' && saysYou(quote);
  if (isToReader && theme.id !== 'hiring') return -9;
  const said = countOf(words, theme.says) + (isRead || isToReader ? 1 : 0);
  if (said === 0) return -9;
  if (isArticle(row) && !OF_ARTICLES.has(theme.id)) return -9;
  if (!isFiling(row) && isOfConduct(headings)) return -9;
  if (NOT_OF_POLICIES.has(theme.id) && !isFiling(row) && isPolicy(row)) return -9;
  const hasFigure = hasFigureIn(quote);
  const isItsOwn = (isRead && !isOfOffers(theme, row)) || isToReader;
  const under = countOf(headings, theme.under) + (isItsOwn ? 1 : 0);
  if (theme.needsHeading && under === 0) return -9;
  const isOfStaff = saysStaff(quote) || saysPay(quote);
  if (theme.ofBusiness && !isDeal && isOfStaff) return -9;
  if (theme.ofStaff && (isFiling(row) || !isOfOwn(quote))) return -9;
  if (theme.id === 'results' && !/[$€£%]|percent/u.test(quote)) return -9;
  if (theme.id === 'size' && saysPay(quote)) return -9;
  // What a day’s work yields is the business’s, and nobody’s culture.
  if (theme.id === 'people' && saysYield(quote)) return -9;
  // Where an officer worked before says little of the company.
  if (theme.id !== 'leaders' && titledNameIn(quote) !== undefined) return -9;
  if (theme.id !== 'legal' && isFiling(row) && saysCourt(quote)) return -9;
  if (theme.id === 'leaders' && saysCareer(quote)) return -9;
  if (theme.isBroad && under === 0 && said < 2) return -9;
  const isOfPeople = isUnderPeople(headings) || saysWorkforce(quote);
  if (theme.ofPeople && isFiling(row) && !isOfPeople) return -9;
  if (theme.isLast && !(isFiling(row) && place(headings) > 0)) return -9;
  if (theme.needsFigure && !isRead && !hasFigure && yearsIn(quote).length === 0) return -9;
  const isWeighed = theme.id === 'benefits' && benefitWeight(quote) > 0;
  return Math.min(said, 3) * 0.75 + Math.min(under, 2) * 1.25 + (isWeighed ? 1 : 0);
}

/** What a sentence is worth, whatever it is about. */
function generalWorth({ quote, row }: Sentence, headings: string): number {
  const { attribute } = row;
  const words = countWords(quote);
  const years = yearsIn(quote).map(Number);
  const isConcentration = saysConcentration(quote);
  const isDated = years.length > 0 && (didSomething(quote) || changedHands(quote));
  return (
    (isConcentration ? 1 : place(headings)) +
    (isDated ? 1 : isNoPlace(headings) && !isConcentration ? -2.5 : 0) +
    (attribute === 'passage' ? 0 : 0.75) +
    (hasFigureIn(quote) ? 1 : 0) +
    (NAMED.test(quote) ? 0.25 : 0) +
    (/: [^:]+; |, [^,]+, (?:and|or) /u.test(quote) ? 0.25 : 0) -
    (isFiling(row) && !/\d/u.test(quote) && !NAMED.test(quote) ? 1 : 0) +
    (isOfOwn(quote) ? 0.75 : 0) -
    (words > 32 ? 0.75 : words < 7 ? 0.5 : 0)
  );
}

const OLDEST = 6;
const WORTH_OF_YEAR = 0.4;
/** What a sentence loses by its age; how a company began is old by nature. */
function ageOf({ quote, row }: Sentence, theme: Theme, newest: number): number {
  if (theme.id === 'history') return 0;
  const years = yearsIn(quote).map(Number);
  const published = Number((row.publishedAt ?? '').slice(0, 4));
  const undated = published > 0 ? published : newest;
  const latest = years.length === 0 ? undated : Math.max(...years);
  return Math.min(Math.max(newest - latest, 0), OLDEST) * WORTH_OF_YEAR;
}

interface RatedBy {
  readonly newest: number;
  readonly pages: ReadonlyMap<string, PageOfWork>;
  readonly productIn: (row: Evidence) => string | undefined;
}

/** Each sentence under the themes it fits best, the best first. */
export function rateRows(
  rows: readonly Evidence[],
  names: RegExp,
  { newest, pages, productIn }: RatedBy,
): readonly Rated[] {
  return rows
    .flatMap((row): readonly Rated[] => {
      const headings = [...(row.context?.headings ?? []), row.title].join(' · ');
      const quote = withPlurals(withWe(row.quote).replace(names, 'we'));
      const told = isFiling(row) ? quote : withAim(asEntry(quote), row.context?.headings ?? []);
      const sentence = { row, quote: told, page: pages.get(row.url), product: productIn(row) };
      const general = generalWorth(sentence, headings);
      const fits = THEMES.map((theme) => ({ theme, fit: worthFor(theme, sentence, headings) }))
        .filter(({ fit }) => fit > 0)
        .toSorted((one, other) => other.fit - one.fit);
      const best = fits[0]?.fit ?? 0;
      return fits
        .filter(({ fit }) => fit > best - NEARLY)
        .slice(0, MOST_THEMES)
        .map(({ theme, fit }) => ({
          row,
          theme,
          worth: fit + general - ageOf(sentence, theme, newest),
        }))
        .filter(({ worth }) => worth > LEAST_WORTH);
    })
    .toSorted(
      (one, other) =>
        other.worth - one.worth ||
        (one.row.id < other.row.id ? -1 : one.row.id > other.row.id ? 1 : 0),
    );
}

const withWe = rewriting([['we', 'the =company']]);
/** “Acme is” as “we are”, so that one list of words fits both. */
const withPlurals = rewriting([
  ['our', "we's"],
  ['we are', "we is, we're"],
  ['we were', 'we was'],
  ['we have', 'we has'],
  ['we do', 'we does'],
]);
const NOT_OF_POLICIES: ReadonlySet<string> = new Set(
  'what products size customers strategy'.split(' '),
);
const OF_ARTICLES: ReadonlySet<string> = new Set(['history', 'change', 'technology']);

/** A sentence fits a second theme nearly as well, where the first has enough. */
const NEARLY = 0.6;
const MOST_THEMES = 3;
/** Below this a report is better without it. */
const LEAST_WORTH = 1.2;

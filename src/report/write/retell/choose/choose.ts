import { phraseFinder } from '../../../../language';
import { countWords, yearsIn } from '../../../../kernel/text';
import type { Evidence } from '../../../../research/evidence/shape';
import { pagesOfWork, type PageOfWork } from '../pages-of-work';
import { byRound } from './hiring-order';
import { productIn, retellOfProduct } from './own-products';
import { kindOfAim } from '../forms/aim';
import { isFiling, rateRows } from './rate';
import { isSentence } from './read-as';
import { namePattern } from '../mentions';
import { hasSubstance } from './concrete';
import { retell } from '../retell';
import { believedOf } from '../compare/contradicts';
import { contentOf, isSameFact } from '../compare/same-fact';
import type { Retold, Teller } from '../shape';
import { slipFinder } from '../compare/slips';
import { isWholeRevenue } from '../figures/figure-sentence';
import type { Theme } from '../themes/theme';
import { THEMES } from '../themes/themes';
import { whyWorthless } from './worth';

/** A sentence of a source, retold, and where the report has it. */
export interface RetoldRow {
  readonly row: Evidence;
  readonly theme: Theme;
  readonly told: Retold;
}

/** Reading a sentence costs some milliseconds, and behind the best few hundred little is worth telling. */
const MOST_READ = 700;
/** Where little is public, a weaker sentence is better than none. */
const WORTH_TELLING = 2.25;
const ENOUGH = 45;
/** A report has 3,000 words, and says most of them itself. */
const MOST_WORDS = 1_700;

function newestYear(rows: readonly Evidence[]): number {
  const years = rows.flatMap(({ quote, fetchedAt }) => {
    const now = Number(fetchedAt.slice(0, 4));
    return yearsIn(quote)
      .map(Number)
      .filter((year) => year <= now);
  });
  return Math.max(0, ...years);
}

const mayBePlain = ({ plain, id }: Theme): boolean => plain || id === 'what';

const includes = phraseFinder('include, including');

const isListOf = ({ id }: Theme, text: string): boolean => id === 'customers' && includes(text);

/** The best page first, and what stands on it as it goes on there. */
function inPageOrder<One extends { readonly row: Evidence }>(chosen: readonly One[]): One[] {
  return [...Map.groupBy(chosen, ({ row }) => row.snapshot).values()].flatMap((page) =>
    page.toSorted((one, other) => one.row.start - other.row.start),
  );
}

/** “We use PouchDB” in a case study is about that job. */
const IS_OF_ONE_JOB = /\bcase-stud/u;

/** Told why each sentence that was rated isn’t chosen. */
type Note = (row: Evidence, theme: Theme, why: string) => void;

/** The sentences of sources that are worth telling, each theme’s in the order of its sources. */
export function chooseRetold(
  evidence: readonly Evidence[],
  teller: Teller,
  holds: (text: string, row: Evidence) => boolean,
  note: Note = () => undefined,
): readonly RetoldRow[] {
  const rows = evidence.filter(
    (row) =>
      isSentence(row) &&
      row.status !== 'kept-apart' &&
      row.display === undefined &&
      row.details?.['subject'] === undefined,
  );
  const chosen: (RetoldRow & { readonly content: ReadonlySet<string> })[] = [];
  const read = new Map<string, Retold | undefined>();
  let words = 0;
  const readOnce = (row: Evidence): Retold | undefined => {
    if (!read.has(row.id)) read.set(row.id, retellRow(row, teller, pages.get(row.url)));
    return read.get(row.id);
  };
  const newest = newestYear(rows);
  const hasRevenue = evidence.some(
    ({ attribute, status }) => attribute === 'revenue' && status === 'current',
  );
  const pages = pagesOfWork(rows);
  const hasSlip = slipFinder(rows.map(({ quote }) => quote));
  for (const { row, theme, worth } of rateRows(rows, namePattern(teller), {
    newest,
    pages,
    productIn: (one) => productIn(one, teller),
  })) {
    const drop = (why: string): void => note(row, theme, why);
    if (read.size >= MOST_READ || words >= MOST_WORDS) {
      drop('no room');
      continue;
    }
    if (worth < WORTH_TELLING && chosen.length >= ENOUGH) {
      drop('worth little');
      continue;
    }
    if (chosen.some((one) => one.row === row)) continue;
    // One sentence says what a product does.
    const product = theme.id === 'products' ? productIn(row, teller) : undefined;
    if (
      product !== undefined &&
      chosen.some((one) => one.theme === theme && productIn(one.row, teller) === product)
    ) {
      drop('told already');
      continue;
    }
    if (chosen.filter((one) => one.theme === theme).length >= theme.most) {
      drop('theme is full');
      continue;
    }
    if (isFiling(row) && !mayBePlain(theme) && !hasSubstance(row.quote, teller.company)) {
      drop('no substance');
      continue;
    }
    if (theme.id === 'technology' && IS_OF_ONE_JOB.test(row.url)) {
      drop('of one job');
      continue;
    }
    if (hasSlip(row.quote)) {
      drop('misspelled');
      continue;
    }
    const told = readOnce(row);
    if (told === undefined) {
      drop('can’t be told');
      continue;
    }
    if (hasRevenue && isWholeRevenue(row.quote.replace(/^\p{L}+: /u, ''))) {
      drop('told by its type');
      continue;
    }
    const fault = whyWorthless(told, theme, row, { teller, newest });
    if (fault !== undefined) {
      drop(fault);
      continue;
    }
    // A second mission, in newer or older words, contradicts the first.
    const aim = kindOfAim(told.text);
    if (aim !== undefined && chosen.some((one) => kindOfAim(one.told.text) === aim)) {
      drop('another aim');
      continue;
    }
    // A second list of who buys is the first one in other words.
    if (isListOf(theme, told.text) && chosen.some((one) => isListOf(one.theme, one.told.text))) {
      drop('listed already');
      continue;
    }
    // Without the company’s name, which its sentences share.
    const content = contentOf(told.continued);
    const same = chosen.filter(
      (one) => isSameFact(one.content, content) && !isAimBesideTrade(one.theme, theme),
    );
    const poorer = same.find((one) => isPartOf(one.told.text, told.text));
    if (same.length > (poorer === undefined ? 0 : 1)) {
      drop('told already');
      continue;
    }
    const said = { row, told };
    const contrary = chosen.filter((one) => believedOf(one, said) !== undefined);
    if (contrary.some((one) => believedOf(one, said) === one)) {
      drop('another says otherwise');
      continue;
    }
    if (!holds(told.text, row) || !holds(told.continued, row)) {
      drop('refused');
      continue;
    }
    for (const one of [...contrary, ...(poorer === undefined ? [] : [poorer])])
      if (chosen.includes(one)) chosen.splice(chosen.indexOf(one), 1);
    chosen.push({ row, theme, told, content });
    words += countWords(told.text) - countWords(poorer?.told.text ?? '');
  }
  return THEMES.flatMap((theme) => {
    const inOrder = inPageOrder(chosen.filter((one) => one.theme === theme));
    const placed = theme.id === 'hiring' ? byRound(inOrder, ({ told }) => told.text) : inOrder;
    return placed.map(({ row, told }) => ({ row, theme, told }));
  });
}

/** What it is and what it is for are two things to know, in whatever words. */
const isAimBesideTrade = (one: Theme, other: Theme): boolean =>
  one.id !== other.id && [one.id, other.id].every((id) => id === 'values' || id === 'what');

/** “Acme has four segments.” beside “Acme has four segments: mills, bakeries, shops, and farms.” */
const isPartOf = (short: string, long: string): boolean =>
  long.length > short.length && long.startsWith(short.replace(/\.$/u, ''));

function retellRow(
  row: Evidence,
  teller: Teller,
  page: PageOfWork | undefined,
): Retold | undefined {
  const filing = isFiling(row);
  const { quote, context, title, reliability } = row;
  const own = reliability === 'first-party' || filing;
  const product = productIn(row, teller);
  if (product !== undefined) return retellOfProduct(row, product, teller);
  return retell({ text: quote, context, own, filing, title, page }, teller);
}

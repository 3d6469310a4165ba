import { featuresOf } from './features';
import model from './main-text-model.json';
import type { PageView } from '../page-view';
import { ancestorsOf, type PageElement } from '../layout/tree';
import { likelihood, type TreeModel } from './tree-model';

/** What was learned of few pages is surer than it should be: its odds are drawn towards even. */
const DOUBT = 0.75;
/** A longer line that stands on a page twice is a quotation, a preview or a copy for another screen. */
const FEWEST_COPIED = 4;

const doubted = (likely: number): number => {
  const [one, other] = [likely ** DOUBT, (1 - likely) ** DOUBT];
  return one / (one + other);
};

/**
 * Which segments promise the best F1 of words: the likeliest first, as long as each adds more to what
 * is expected to be right than to what has to be carried.
 */
function chooseBest(likely: readonly number[], words: readonly number[]): boolean[] {
  const order = likely
    .map((_, index) => index)
    .toSorted((one, other) => (likely[other] ?? 0) - (likely[one] ?? 0));
  const wanted = likely.reduce((sum, one, index) => sum + one * (words[index] ?? 0), 0);
  let [right, taken, best, count] = [0, 0, -1, 0];
  for (const [place, index] of order.entries()) {
    right += (likely[index] ?? 0) * (words[index] ?? 0);
    taken += words[index] ?? 0;
    const promised = taken + wanted === 0 ? 0 : (2 * right) / (taken + wanted);
    if (promised >= best) [best, count] = [promised, place + 1];
  }
  const chosen = likely.map(() => false);
  for (const index of order.slice(0, count)) chosen[index] = true;
  return chosen;
}

function withoutCopies({ counted }: PageView, chosen: readonly boolean[]): readonly boolean[] {
  const seen = new Set<string>();
  return counted.map(({ lower, words, segment }, index) => {
    // A table's rows may be alike and are all meant.
    if (chosen[index] !== true || words < FEWEST_COPIED || segment.kind === 'row')
      return chosen[index] === true;
    const isNew = !seen.has(lower);
    seen.add(lower);
    return isNew;
  });
}

/** A page with less text has little to choose from: only marked or near-certain furniture goes. */
const SHORT_PAGE = 300;
const SURE_FURNITURE = 0.06;
/** And below this nothing goes that is not marked. */
const TINY_PAGE = 100;
const FURNITURE = new Set(['nav', 'footer', 'aside', 'button', 'label', 'dialog']);
const FURNITURE_ROLES = new Set([
  'navigation',
  'banner',
  'contentinfo',
  'search',
  'dialog',
  'alertdialog',
  'complementary',
]);

function isFurniture(element: PageElement): boolean {
  const chain = [...ancestorsOf(element)];
  const isInside = chain.some(({ tag }) => tag === 'main' || tag === 'article');
  return chain.some(({ tag, attributes }) => {
    if (tag === 'header') return !isInside;
    if (tag === 'footer' && isInside) return false;
    return FURNITURE.has(tag) || FURNITURE_ROLES.has(attributes.get('role') ?? '');
  });
}

/** A table is content or furniture as a whole: a row without its neighbours says nothing. */
function tablesWhole({ counted }: PageView, likely: readonly number[]): readonly number[] {
  const sums = new Map<PageElement, { likely: number; words: number }>();
  for (const [
    index,
    {
      segment: { row },
      words,
    },
  ] of counted.entries()) {
    if (row === undefined) continue;
    const sum = sums.get(row.table) ?? { likely: 0, words: 0 };
    sum.likely += (likely[index] ?? 0) * (words + 1);
    sum.words += words + 1;
    sums.set(row.table, sum);
  }
  return counted.map(({ segment: { row } }, index) => {
    const sum = row === undefined ? undefined : sums.get(row.table);
    return sum === undefined ? (likely[index] ?? 0) : sum.likely / sum.words;
  });
}

/** More segments than any page people read has: they aren't weighed one by one. */
const MOST_JUDGED = 30_000;

/** Which of a page's segments are its main text. */
export function chooseMain(view: PageView, learned: TreeModel = model): readonly boolean[] {
  const words = view.counted.map((one) => one.words);
  const plain = view.counted.map(({ segment }) => !isFurniture(segment.element));
  const said = words.reduce((sum, one, index) => sum + (plain[index] === true ? one : 0), 0);
  if (said <= TINY_PAGE || view.counted.length > MOST_JUDGED) return withoutCopies(view, plain);
  const likely = tablesWhole(
    view,
    featuresOf(view).map((row) => likelihood(learned, row)),
  );
  if (said <= SHORT_PAGE)
    return withoutCopies(
      view,
      plain.map((one, index) => one && (likely[index] ?? 0) >= SURE_FURNITURE),
    );
  return withoutCopies(view, chooseBest(likely.map(doubted), words));
}

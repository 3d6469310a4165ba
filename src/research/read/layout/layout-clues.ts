import { yearsIn } from '../../../kernel/text';
import { phraseFinder } from '../../../language';
import type { Counted, PageView } from '../page-view';
import { FURNITURE, furnitureIn, holdsPrice } from '../phrases';

const saysBuy = phraseFinder(
  `^ add to bag/basket/cart, ^ ajouter au panier, ^ buy it now, ^ buy now, ^ in den warenkorb`,
);
const TAGS = [
  'article',
  'pre',
  'code',
  'dl',
  'table',
  'form',
  'h1',
  'h2',
  'h3',
  'li',
  'p',
  'img',
  'time',
];
const saysAgo = phraseFinder('ago, today, yesterday');
const NUMBERED = /^\d+[.):]\s/;
const per = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** The names of what is counted of a page's layout, in the order of its values. */
export const LAYOUT_CLUES: readonly string[] = [
  'prices',
  'buys',
  'main:words',
  'main:share',
  'main:prose',
  'main:links',
  'main:headings',
  'main:rows',
  'main:items',
  'main:questions',
  'main:numbered',
  'main:dated',
  'prose:words',
  'alike:share',
  'alike:count',
  'alike:words',
  'alike:links',
  'core:share',
  ...FURNITURE.map((name) => `says:${name}`),
  ...TAGS.map((tag) => `tag:${tag}`),
];

/** In how many lines each of the things stands. */
const sums = (lines: readonly (readonly boolean[])[]): readonly number[] =>
  FURNITURE.map((_, index) => lines.filter((line) => line[index] === true).length);

/** The largest group of things that look alike and hold main text: cards, posts, rows. */
function alikeClues(view: PageView, chosen: readonly boolean[], words: number): readonly number[] {
  const groups = new Map<number, { words: number; links: number; count: number }>();
  for (const [index, one] of view.counted.entries()) {
    if (chosen[index] !== true) continue;
    const group = groups.get(one.path) ?? { words: 0, links: 0, count: 0 };
    group.words += one.words;
    group.links += one.linkedWords;
    group.count += 1;
    groups.set(one.path, group);
  }
  const largest = [...groups.values()].reduce(
    (best, one) => (one.words > best.words ? one : best),
    { words: 0, links: 0, count: 0 },
  );
  return [
    per(largest.words, words),
    largest.count,
    per(largest.words, largest.count),
    per(largest.links, largest.words),
  ];
}

/** What the layout shows: prices, posts, code, prose and links in their proportions. */
export function layoutClues(view: PageView, chosen: readonly boolean[]): readonly number[] {
  const main = view.counted.filter((_, index) => chosen[index]);
  const sum = (of: (one: Counted) => number): number => main.reduce((all, one) => all + of(one), 0);
  const words = Math.max(
    1,
    sum((one) => one.words),
  );
  const share = (is: (one: Counted) => boolean): number => per(main.filter(is).length, main.length);
  const prose = main.filter(({ isProse }) => isProse);
  const core = view.cores[1] === undefined ? undefined : view.stats.get(view.cores[1]);
  const brief = view.counted.filter(({ segment }) => segment.text.length < 80);
  return [
    brief.filter(({ segment }) => holdsPrice(segment.text)).length,
    brief.filter(({ lower }) => saysBuy(lower)).length,
    words,
    per(words, view.words),
    per(
      sum(({ isProse, words: own }) => (isProse ? own : 0)),
      words,
    ),
    per(
      sum((one) => one.linkedWords),
      words,
    ),
    share(({ segment }) => segment.kind === 'heading'),
    share(({ segment }) => segment.kind === 'row'),
    share(({ segment }) => segment.kind === 'item'),
    share(({ segment }) => segment.text.endsWith('?')),
    main.filter(({ segment }) => segment.kind === 'heading' && NUMBERED.test(segment.text)).length,
    share(
      ({ segment, lower }) =>
        segment.text.length < 80 && (saysAgo(lower) || yearsIn(lower).length > 0),
    ),
    per(
      prose.reduce((all, one) => all + one.words, 0),
      prose.length,
    ),
    ...alikeClues(view, chosen, words),
    per(core?.words ?? 0, view.words),
    ...sums(brief.map(({ lower }) => furnitureIn(lower))),
    ...TAGS.map((tag) => view.tags.get(tag) ?? 0),
  ];
}

import { isCapitalized } from '../../../kernel/text';
import { FURNITURE, furnitureIn, hasDay, holdsPrice, STOPWORDS } from '../phrases';
import { PAGE_TYPES, typesOf } from '../structured';
import type { Counted, PageView, Stats } from '../page-view';
import type { PageElement } from '../layout/tree';
import { ancestryOf, type Ancestry } from './ancestry';
import { KINDS, LEVELS, NEIGHBOURS } from './feature-names';

/** Phrases tell furniture in short lines; in a long one they are a part of what is told. */
const LONGEST_PHRASE_LINE = 220;

const NO_STATS: Stats = {
  words: 0,
  linkedWords: 0,
  segments: 0,
  prose: 0,
  headings: 0,
  first: 0,
  last: 0,
};
const per = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
const flag = (isTrue: boolean): number => (isTrue ? 1 : 0);

const phrasesIn = (lower: string): readonly number[] =>
  lower.length > LONGEST_PHRASE_LINE ? NO_PHRASES : furnitureIn(lower).map(flag);
const NO_PHRASES: readonly number[] = FURNITURE.map(() => 0);

function ownFeatures(
  { segment, words, linkedWords, tokens, isProse }: Counted,
  phrases: readonly number[],
): readonly number[] {
  const { text, kind, level, listed } = segment;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return [
    words,
    Math.log1p(text.length),
    per(linkedWords, words),
    flag(/[.!?…]["”’')\]]?$/.test(text)),
    per(text.match(/[,;]/g)?.length ?? 0, words),
    per(text.match(/\d/g)?.length ?? 0, text.length),
    per(capitals, text.length),
    per(tokens.filter((word) => STOPWORDS.has(word)).length, words),
    per(text.length, words),
    flag(isCapitalized(text)),
    flag(holdsPrice(text)),
    flag(hasDay(text)),
    level ?? 0,
    flag(listed === true),
    flag(isProse),
    flag(text.endsWith('?')),
    flag(text.endsWith(':')),
    ...KINDS.map((one) => flag(one === kind)),
    ...phrases,
  ];
}

function placeFeatures(
  { counted, words, titleWords, h1, firstProse, lastProse }: PageView,
  index: number,
  { tokens, offset, words: own }: Counted,
): readonly number[] {
  const inTitle = tokens.filter((word) => titleWords.has(word)).length;
  const fromH1 = h1 < 0 ? 0 : index - h1;
  return [
    per(index, counted.length),
    per(offset, words),
    index,
    counted.length - index,
    per(inTitle, Math.max(own, titleWords.size)),
    Math.max(-50, Math.min(200, fromH1)),
    flag(fromH1 < 0),
    Math.max(-50, Math.min(200, index - firstProse)),
    Math.max(-50, Math.min(200, lastProse - index)),
  ];
}

function containerFeatures(
  { stats, words, prose, alike }: PageView,
  chain: readonly PageElement[],
): readonly number[] {
  return LEVELS.flatMap((level) => {
    const element = chain[Math.min(level, chain.length - 1)];
    const found = (element === undefined ? undefined : stats.get(element)) ?? NO_STATS;
    return [
      per(found.words, words),
      per(found.linkedWords, found.words),
      per(found.prose, Math.max(1, prose)),
      per(found.words, found.segments),
      found.segments,
      element === undefined ? 0 : (alike.get(element) ?? 1),
    ];
  });
}

function copyFeatures(
  { stats, alike }: PageView,
  chain: readonly PageElement[],
): readonly number[] {
  const most = chain.reduce(
    (best, one) => ((alike.get(one) ?? 1) > (alike.get(best) ?? 1) ? one : best),
    chain[0] as PageElement,
  );
  const card = stats.get(most) ?? NO_STATS;
  return [alike.get(most) ?? 1, card.words, per(card.linkedWords, card.words)];
}

function pathFeatures({ paths }: PageView, { path }: Counted): readonly number[] {
  const found = paths.get(path) ?? NO_STATS;
  return [
    found.segments,
    per(found.words, found.segments),
    per(found.linkedWords, found.words),
    per(found.prose, found.words),
    found.first,
  ];
}

function neighbourFeatures({ counted }: PageView, index: number, path: number): readonly number[] {
  return NEIGHBOURS.flatMap((step) => {
    const one = counted[index + step];
    if (one === undefined) return [-1, -1, 0, 0];
    return [
      one.words,
      per(one.linkedWords, one.words),
      flag(one.segment.kind === 'heading'),
      flag(one.path === path),
    ];
  });
}

function sectionFeatures(
  { counted, sections }: PageView,
  index: number,
  { heading, segment }: Counted,
  phrases: readonly (readonly number[])[],
): readonly number[] {
  const at = segment.kind === 'heading' ? index : heading;
  const above = counted[at];
  const section = sections.get(at);
  const own = segment.kind === 'heading' ? sections.get(index) : undefined;
  return [
    index - at,
    section?.words ?? 0,
    per(section?.linkedWords ?? 0, section?.words ?? 0),
    per(section?.prose ?? 0, section?.words ?? 0),
    above?.segment.level ?? 0,
    ...(phrases[at] ?? NO_PHRASES),
    own?.words ?? -1,
    own?.prose ?? -1,
    per(own?.linkedWords ?? 0, own?.words ?? 0),
  ];
}

function pageFeatures({
  words,
  linkedWords,
  prose,
  counted,
  tags,
  structured,
  url,
}: PageView): readonly number[] {
  const types = structured.flatMap(typesOf);
  const path = URL.canParse(url)
    ? new URL(url).pathname.split('/').filter((part) => part !== '')
    : [];
  const tagged = (tag: string): number => tags.get(tag) ?? 0;
  return [
    words,
    counted.length,
    per(linkedWords, words),
    per(prose, words),
    tagged('article'),
    tagged('main'),
    tagged('h1'),
    tagged('h2'),
    tagged('p'),
    tagged('li'),
    tagged('table'),
    tagged('form'),
    path.length,
    ...PAGE_TYPES.map(([, fits]) => flag(types.some((type) => fits(type)))),
  ];
}

/** One row of numbers for each segment, in the order of `FEATURES`. */
export function featuresOf(view: PageView): readonly Float32Array[] {
  const page = pageFeatures(view);
  const known = new Map<PageElement, Ancestry>();
  const containers = new Map<
    PageElement,
    readonly [levels: readonly number[], copies: readonly number[]]
  >();
  const phrases = view.counted.map(({ lower }) => phrasesIn(lower));
  const coreDepth = view.cores[0]?.depth ?? 0;
  return view.counted.map((counted, index) => {
    const { element } = counted.segment;
    const { chain, tags, names, articles } = ancestryOf(element, known);
    const [levels, copies] = containers.get(element) ?? [
      containerFeatures(view, chain),
      copyFeatures(view, chain),
    ];
    containers.set(element, [levels, copies]);
    const inCores = view.cores.map((core) => flag(chain.includes(core)));
    return Float32Array.from([
      ...ownFeatures(counted, phrases[index] ?? NO_PHRASES),
      ...placeFeatures(view, index, counted),
      ...tags,
      ...names,
      element.depth,
      articles,
      ...levels,
      ...pathFeatures(view, counted),
      ...copies,
      view.texts.get(counted.lower) ?? 1,
      ...neighbourFeatures(view, index, counted.path),
      ...sectionFeatures(view, index, counted, phrases),
      ...inCores,
      inCores[0] === 1 ? element.depth - coreDepth : -1,
      flag(counted.lower.length > 12 && view.said.includes(counted.lower)),
      ...page,
    ]);
  });
}

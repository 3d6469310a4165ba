import type { Segment } from './layout/blocks';
import { countSiblings, type SiblingCounts } from './layout/count-siblings';
import type { JsonObject } from './shape';
import { ancestorsOf, descendantsOf, elementsOf, type PageElement } from './layout/tree';

/** What stands below an element, counted once for every element of the page. */
export interface Stats {
  words: number;
  linkedWords: number;
  segments: number;
  /** Words in whole sentences that are no links: what a text is made of. */
  prose: number;
  headings: number;
  first: number;
  last: number;
}

/** A segment with what is counted of its words. */
export interface Counted {
  readonly segment: Segment;
  readonly words: number;
  readonly linkedWords: number;
  readonly isProse: boolean;
  /** Words on the page before it. */
  readonly offset: number;
  /** The number of its ancestors' tags and classes, the same for all segments that stand alike. */
  readonly path: number;
  readonly lower: string;
  readonly tokens: readonly string[];
  /** The index of the heading it stands below, -1 if none. */
  readonly heading: number;
}

export interface PageSection {
  words: number;
  linkedWords: number;
  prose: number;
  segments: number;
}

export interface PageView {
  readonly counted: readonly Counted[];
  readonly stats: ReadonlyMap<PageElement, Stats>;
  readonly words: number;
  readonly linkedWords: number;
  readonly prose: number;
  readonly paths: ReadonlyMap<number, Stats>;
  readonly texts: ReadonlyMap<string, number>;
  readonly sections: ReadonlyMap<number, PageSection>;
  /** How many siblings look like an element: same name, same classes. */
  readonly alike: ReadonlyMap<PageElement, number>;
  readonly titleWords: ReadonlySet<string>;
  readonly h1: number;
  readonly firstProse: number;
  readonly lastProse: number;
  /** The deepest elements that hold a half, 70 % and 90 % of the prose. */
  readonly cores: readonly PageElement[];
  readonly tags: ReadonlyMap<string, number>;
  readonly said: string;
  readonly structured: readonly JsonObject[];
  readonly url: string;
}

const CORE_SHARES = [0.5, 0.7, 0.9];
const SENTENCE_END = /[.!?…。！？]["”’')\]]?(?:\s|$)/;
const FEWEST_PROSE_WORDS = 8;
const MOST_LINKED_PROSE = 0.4;

export function textTokens(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}_]+/gu) ?? [];
}

function addTo<Key>(
  map: Map<Key, Stats>,
  key: Key,
  { words, linkedWords, isProse, segment }: Counted,
  index: number,
): void {
  const stats = map.get(key) ?? {
    words: 0,
    linkedWords: 0,
    segments: 0,
    prose: 0,
    headings: 0,
    first: index,
    last: index,
  };
  stats.words += words;
  stats.linkedWords += linkedWords;
  stats.segments += 1;
  stats.prose += isProse ? words : 0;
  stats.headings += segment.kind === 'heading' ? 1 : 0;
  stats.last = index;
  map.set(key, stats);
}

function coresOf(
  root: PageElement,
  stats: ReadonlyMap<PageElement, Stats>,
): readonly PageElement[] {
  const all = stats.get(root)?.prose ?? 0;
  return CORE_SHARES.map((share) => {
    let core = root;
    for (let next: PageElement | undefined = root; next !== undefined;) {
      core = next;
      next = elementsOf(core).find(
        (child) => (stats.get(child)?.prose ?? 0) >= share * all && all > 0,
      );
    }
    return core;
  });
}

function sectionsOf(counted: readonly Counted[]): ReadonlyMap<number, PageSection> {
  const sections = new Map<number, PageSection>();
  for (const { heading, words, linkedWords, isProse } of counted) {
    const section = sections.get(heading) ?? { words: 0, linkedWords: 0, prose: 0, segments: 0 };
    section.words += words;
    section.linkedWords += linkedWords;
    section.prose += isProse ? words : 0;
    section.segments += 1;
    sections.set(heading, section);
  }
  return sections;
}

function count(segments: readonly Segment[], paths: SiblingCounts['paths']): readonly Counted[] {
  const counted: Counted[] = [];
  let offset = 0;
  let heading = -1;
  for (const [index, segment] of segments.entries()) {
    const { text, linked, element, kind } = segment;
    const lower = text.toLowerCase();
    const tokens = textTokens(lower);
    const words = tokens.length;
    const linkedWords = text.length === 0 ? 0 : (words * linked) / text.length;
    const isProse =
      words >= FEWEST_PROSE_WORDS &&
      linkedWords < words * MOST_LINKED_PROSE &&
      SENTENCE_END.test(text);
    counted.push({
      segment,
      words,
      linkedWords,
      isProse,
      offset,
      path: paths.get(element) ?? 0,
      lower,
      tokens,
      heading,
    });
    offset += words;
    if (kind === 'heading') heading = index;
  }
  return counted;
}

/** Counts everything once that the features of a page's segments are made of. */
export function viewPage(
  root: PageElement,
  segments: readonly Segment[],
  {
    title,
    description,
    structured,
    url,
  }: {
    readonly title: string;
    readonly description: string;
    readonly structured: readonly JsonObject[];
    readonly url: string;
  },
): PageView {
  const siblings = countSiblings(root);
  const counted = count(segments, siblings.paths);
  const stats = new Map<PageElement, Stats>();
  const paths = new Map<number, Stats>();
  const texts = new Map<string, number>();
  for (const [index, one] of counted.entries()) {
    for (const element of ancestorsOf(one.segment.element)) addTo(stats, element, one, index);
    addTo(paths, one.path, one, index);
    texts.set(one.lower, (texts.get(one.lower) ?? 0) + 1);
  }
  const total = stats.get(root) ?? {
    words: 0,
    linkedWords: 0,
    segments: 0,
    prose: 0,
    headings: 0,
    first: 0,
    last: 0,
  };
  const tags = new Map<string, number>();
  for (const { tag } of descendantsOf(root)) tags.set(tag, (tags.get(tag) ?? 0) + 1);
  return {
    counted,
    stats,
    paths,
    texts,
    tags,
    structured,
    url,
    words: total.words,
    linkedWords: total.linkedWords,
    prose: total.prose,
    sections: sectionsOf(counted),
    alike: siblings.alike,
    titleWords: new Set(textTokens(title.toLowerCase())),
    h1: counted.findIndex(({ segment }) => segment.level === 1),
    firstProse: counted.findIndex(({ isProse }) => isProse),
    lastProse: counted.findLastIndex(({ isProse }) => isProse),
    cores: coresOf(root, stats),
    said: `${description}\n${saidIn(structured)}`.toLowerCase(),
  };
}

const MOST_SAID = 200_000;

/** Every longer text in a page's structured data: what its makers hold to be its content. */
function saidIn(structured: readonly JsonObject[]): string {
  const said: string[] = [];
  const visit = (value: unknown, depth: number): void => {
    if (typeof value === 'string' && value.length > 2 && !/^https?:/.test(value)) said.push(value);
    else if (typeof value === 'object' && value !== null && depth < 8)
      for (const inner of Object.values(value)) visit(inner, depth + 1);
  };
  visit(structured, 0);
  return said.join('\n').slice(0, MOST_SAID);
}

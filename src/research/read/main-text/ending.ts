import { AFTERWORD_PHRASES, Phrasebook, phraseFinder } from '../../../language';
import type { PageView } from '../page-view';
import { ancestorsOf } from '../layout/tree';

const AFTERWORDS = new Phrasebook(AFTERWORD_PHRASES);
const saysComments =
  phraseFinder(`^ # comment/replies/responses, ^ # join the discussion, ^ # leave a comment/reply, ^ # thoughts on,
   ^ comment/replies/responses, ^ join the discussion, ^ leave a comment/reply, ^ thoughts on`);
const LONGEST_CUE = 8;
/** An article begins with at least so many words. */
const FEWEST_BEFORE = 100;
/** How much of what was taken for main text may stand after the end: any text, links and names, readers' comments. */
const MOST_AFTER = 0.25;
const MOST_UNPROSED_AFTER = 0.5;
const MOST_COMMENTS_AFTER = 0.7;
const LITTLE_PROSE = 0.2;
/** Outside the box that holds most of the prose less is told. */
const MOST_AFTER_CORE = 0.2;

interface Rest {
  readonly words: number;
  readonly prose: number;
}

/** Of each segment, how much of what was chosen stands from there on. */
function restsOf({ counted }: PageView, chosen: readonly boolean[]): readonly Rest[] {
  const rests: Rest[] = [{ words: 0, prose: 0 }];
  for (let index = counted.length - 1; index >= 0; index -= 1) {
    const { words, prose } = rests.at(-1) ?? { words: 0, prose: 0 };
    const one = counted[index];
    const own = chosen[index] === true ? (one?.words ?? 0) : 0;
    rests.push({ words: words + own, prose: prose + (one?.isProse === true ? own : 0) });
  }
  return rests.toReversed();
}

/** After how many paragraphs a place counts as where the article's own paragraphs stand. */
const FEWEST_ALIKE = 3;

/** The last paragraph that stands as the article's own ones do, boxes between them or not. */
function lastParagraph({ counted, cores }: PageView, chosen: readonly boolean[]): number {
  const prose = counted.map(({ isProse }, index) => isProse && chosen[index] === true);
  const inCore = new Map<number, number>();
  for (const [index, { path, segment }] of counted.entries()) {
    if (prose[index] !== true) continue;
    const core = cores[1];
    const isInside = [...ancestorsOf(segment.element)].some((one) => one === core);
    if (isInside) inCore.set(path, (inCore.get(path) ?? 0) + 1);
  }
  return counted.findLastIndex(
    ({ path }, index) => prose[index] === true && (inCore.get(path) ?? 0) >= FEWEST_ALIKE,
  );
}

/** Where the text of an article stops: its index, or the number of segments where all of it is the article. */
function endOfArticle(view: PageView, chosen: readonly boolean[]): number {
  const { counted, cores, stats } = view;
  const rests = restsOf(view, chosen);
  const all = rests[0]?.words ?? 0;
  const mayEnd = (index: number, most: number): boolean => {
    const after = rests[index]?.words ?? 0;
    return after <= all * most && all - after >= FEWEST_BEFORE;
  };
  const core = cores[1] === undefined ? undefined : stats.get(cores[1]);
  const last = lastParagraph(view, chosen);
  const afterCore = Math.max(core?.last ?? counted.length, last) + 1;
  const cue = counted.findIndex(({ words, lower }, index) => {
    if (index <= last || words > LONGEST_CUE || !mayEnd(index, MOST_COMMENTS_AFTER)) return false;
    const said = lower.replace(/^[^\p{L}\p{N}]+/u, '');
    if (saysComments(said)) return true;
    if (!mayEnd(index, MOST_UNPROSED_AFTER) || !AFTERWORDS.has(said)) return false;
    const { words: after, prose } = rests[index + 1] ?? { words: 0, prose: 0 };
    return mayEnd(index, MOST_AFTER) || prose <= after * LITTLE_PROSE;
  });
  const ends = [
    ...(mayEnd(afterCore, MOST_AFTER_CORE) ? [afterCore] : []),
    ...(cue < 0 ? [] : [cue]),
  ];
  return Math.min(counted.length, ...ends);
}

/** An article without what stands below it: related stories, tags, comments, boxes that ask for an address. */
export function endArticle(view: PageView, chosen: readonly boolean[]): readonly boolean[] {
  const end = endOfArticle(view, chosen);
  return chosen.map((one, index) => one && index < end);
}

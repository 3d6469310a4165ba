import { wordsOf } from './score';

/** More than this many pairs of words are compared in pieces of the page. */
const MOST_PAIRS = 120_000_000;
const RUN_BONUS = 0.6;
const LONGEST_TRUTH = 24_000;

/** Which words of a page are the truth's, matched in order, in runs rather than here and there. */
function alignWords(page: Int32Array, truth: Int32Array, weight: Float32Array): Uint8Array {
  const [rows, columns] = [page.length, truth.length];
  const matched = new Uint8Array(rows);
  const width = columns + 1;
  // 1: the best path pairs these two. 2: it skips the page's word. 3: it skips the truth's word.
  // +4: the pair continues a run of pairs.
  const steps = new Uint8Array((rows + 1) * width);
  let [best, next] = [new Float32Array(width), new Float32Array(width)];
  let [run, nextRun] = [new Float32Array(width).fill(-1), new Float32Array(width).fill(-1)];
  for (let i = 1; i <= rows; i += 1) {
    next[0] = 0;
    nextRun[0] = -1;
    const word = page[i - 1] as number;
    for (let j = 1; j <= columns; j += 1) {
      let step = 2;
      let value = best[j] as number;
      if ((next[j - 1] as number) > value) [step, value] = [3, next[j - 1] as number];
      let running = -1;
      if (word === truth[j - 1]) {
        const gain = weight[word] as number;
        const fresh = (best[j - 1] as number) + gain;
        const going = (run[j - 1] as number) < 0 ? -1 : (run[j - 1] as number) + gain + RUN_BONUS;
        running = Math.max(fresh, going);
        if (running >= value) [step, value] = [1, running];
        if (going >= fresh) step += 4;
      }
      next[j] = value;
      nextRun[j] = running;
      steps[i * width + j] = step;
    }
    [best, next] = [next, best];
    [run, nextRun] = [nextRun, run];
  }
  let [i, j] = [rows, columns];
  let inRun = false;
  while (i > 0 && j > 0) {
    const step = steps[i * width + j] as number;
    const kind = inRun ? 1 : step & 3;
    if (kind === 1) {
      matched[i - 1] = 1;
      inRun = (step & 4) !== 0;
      [i, j] = [i - 1, j - 1];
    } else if (kind === 2) i -= 1;
    else j -= 1;
  }
  return matched;
}

/** Of each segment, the share of its words that the truth has. */
export function labelSegments(texts: readonly string[], truth: string): Float32Array {
  const ids = new Map<string, number>();
  const idOf = (word: string): number => ids.get(word) ?? (ids.set(word, ids.size), ids.size - 1);
  const words = texts.map((text) => Int32Array.from(wordsOf(text), idOf));
  const wanted = Int32Array.from(wordsOf(truth).slice(0, LONGEST_TRUTH), idOf);
  const counts = new Float32Array(ids.size);
  for (const id of wanted) counts[id] = (counts[id] ?? 0) + 1;
  const weight = counts.map((count) => 1 / Math.sqrt(Math.max(1, count)));
  const page = Int32Array.from(words.flatMap((some) => [...some]));
  const most = Math.floor(MOST_PAIRS / Math.max(1, wanted.length));
  const matched = new Uint8Array(page.length);
  for (let from = 0; from < page.length; from += most)
    matched.set(alignWords(page.subarray(from, from + most), wanted, weight), from);
  let at = 0;
  return Float32Array.from(words, (some) => {
    const share =
      some.length === 0
        ? 0
        : matched.subarray(at, at + some.length).reduce((sum, one) => sum + one, 0) / some.length;
    at += some.length;
    return share;
  });
}

import type { TreebankSentence } from './treebank';

interface Span {
  readonly start: number;
  readonly end: number;
}
interface Word extends Span {
  readonly pos: string;
  readonly lemma: string;
}
interface Reading {
  readonly sentences: readonly Span[];
  readonly tokens: readonly Word[];
}
/** Whatever finds the sentences and words of a text. */
export type Reader = (text: string) => Reading;

interface Passage extends Reading {
  readonly text: string;
}

const SENTENCES_A_PASSAGE = 8;

/** A few sentences in a row as one text, with where each word stands; the treebank has them one by one. */
export function joinSentences(all: readonly TreebankSentence[]): readonly Passage[] {
  const passages: Passage[] = [];
  for (let from = 0; from < all.length; from += SENTENCES_A_PASSAGE) {
    const group = all.slice(from, from + SENTENCES_A_PASSAGE);
    const text = group.map((sentence) => sentence.text).join(' ');
    let at = 0;
    const sentences: Span[] = [];
    const tokens: Word[] = [];
    for (const { words, tags, lemmas, text: own } of group) {
      const start = text.indexOf(own, at);
      for (const [index, word] of words.entries()) {
        const place = text.indexOf(word, at);
        at = place + word.length;
        const pos = (tags[index] ?? '').split(' ')[0] ?? '';
        tokens.push({ start: place, end: at, pos, lemma: lemmas[index] ?? '' });
      }
      sentences.push({ start, end: start + own.length });
    }
    passages.push({ text, sentences, tokens });
  }
  return passages;
}

const F1 = (both: number, found: number, wanted: number): number => (2 * both) / (found + wanted);

export interface ReadingScore {
  readonly sentences: number;
  readonly tokens: number;
  readonly tags: number;
  readonly lemmas: number;
  readonly words: number;
  readonly seconds: number;
}

/** How well a reader finds what the treebank has; tags and lemmas of the words that both have. */
export function scoreReading(read: Reader, passages: readonly Passage[]): ReadingScore {
  const counts = { found: 0, wanted: 0, both: 0, tags: 0, lemmas: 0 };
  const ends = { found: 0, wanted: 0, both: 0 };
  let seconds = 0;
  for (const { text, sentences, tokens } of passages) {
    const began = performance.now();
    const reading = read(text);
    seconds += (performance.now() - began) / 1_000;
    const known = new Map(tokens.map((token) => [`${token.start} ${token.end}`, token]));
    counts.found += reading.tokens.length;
    counts.wanted += tokens.length;
    for (const { start, end, pos, lemma } of reading.tokens) {
      const same = known.get(`${start} ${end}`);
      if (same === undefined) continue;
      counts.both += 1;
      counts.tags += same.pos === pos ? 1 : 0;
      counts.lemmas += same.lemma.toLowerCase() === lemma.toLowerCase() ? 1 : 0;
    }
    // The last one ends with its text, and nobody has to find that.
    const wanted = new Set(sentences.slice(0, -1).map(({ end }) => end));
    const found = reading.sentences.slice(0, -1).map(({ end }) => end);
    ends.found += found.length;
    ends.wanted += wanted.size;
    ends.both += found.filter((end) => wanted.has(end)).length;
  }
  return {
    sentences: F1(ends.both, ends.found, ends.wanted),
    tokens: F1(counts.both, counts.found, counts.wanted),
    tags: counts.tags / counts.both,
    lemmas: counts.lemmas / counts.both,
    words: counts.wanted,
    seconds,
  };
}

const percent = (share: number): string => (100 * share).toFixed(1);

export const describeReading = (name: string, score: ReadingScore): string =>
  `${name}: sentence ends F1 ${percent(score.sentences)}, tokens F1 ${percent(score.tokens)}, ` +
  `tags ${percent(score.tags)}%, lemmas ${percent(score.lemmas)}%, ` +
  `${Math.round(score.words / score.seconds)} tokens/s`;

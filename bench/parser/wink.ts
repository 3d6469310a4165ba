import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Reader } from './reading';

/** As much of wink-nlp as is measured. */
interface Items {
  out(...how: readonly unknown[]): readonly never[];
}
interface Wink {
  readDoc(text: string): { tokens(): Items; sentences(): Items };
  readonly its: Readonly<Record<'value' | 'pos' | 'lemma' | 'span', unknown>>;
}

/** Reads with wink-nlp, which is no dependency: a folder holds it. */
export async function winkReader(folder: string): Promise<Reader> {
  const load = createRequire(join(resolve(folder), 'wink.js'));
  const create = load('wink-nlp') as (model: unknown) => Wink;
  const nlp = create(load('wink-eng-lite-web-model'));
  return (text) => {
    const doc = nlp.readDoc(text);
    const all = doc.tokens();
    const [words, tags, lemmas]: readonly (readonly string[])[] = [
      all.out(nlp.its.value),
      all.out(nlp.its.pos),
      all.out(nlp.its.lemma),
    ];
    let at = 0;
    const tokens = (words ?? []).map((word, index) => {
      const start = Math.max(at, text.indexOf(word, at));
      at = start + word.length;
      return { start, end: at, pos: tags?.[index] ?? '', lemma: lemmas?.[index] ?? '' };
    });
    const spans: readonly (readonly [number, number])[] = doc.sentences().out(nlp.its.span);
    const sentences = spans.map(([first, last]) => ({
      start: tokens[first]?.start ?? 0,
      end: tokens[last]?.end ?? 0,
    }));
    return { sentences, tokens };
  };
}

import { isFiniteTag, type Token } from '../../../../language/parser';
import type { Tree } from '../tree';

const ABBREVIATED = /^(?:\p{Lu}\.){2,4}$/u;

const isFinite = (token: Token | undefined): boolean =>
  isFiniteTag(token?.tag ?? '') || token?.tag === 'MD';

/**
 * “… based in the U.S. Women hold half of its jobs”: where the first of two sentences ends. No subject stands behind
 * “in the”.
 */
export function endOfFirst({ tokens }: Tree): number | undefined {
  const last = tokens.find(({ text }, at) => {
    const before = tokens.slice(0, at).findLast(({ pos }) => pos !== 'DET');
    const next = tokens[at + 1];
    return (
      ABBREVIATED.test(text) &&
      before?.pos === 'ADP' &&
      next !== undefined &&
      /^\p{Lu}/u.test(next.text) &&
      (next.label.startsWith('nsubj') ||
        next.pos === 'DET' ||
        next.pos === 'PRON' ||
        (/^NNP?S$/u.test(next.tag) && isFinite(tokens[at + 2])))
    );
  });
  return last?.end;
}

/** “Contractors via Deel are paid via Deel”, “the expected time expected”. */
export function saysTwice({ tokens }: Tree): boolean {
  const said = new Set<string>();
  return tokens.some(({ pos, tag, label, lemma }, at) => {
    const next = tokens[at + 1];
    const key =
      pos === 'ADP' && next?.pos === 'PROPN'
        ? `${lemma} ${next.text}`
        : tag === 'VBN' && /^a(?:mod|cl)/u.test(label)
          ? lemma
          : undefined;
    if (key === undefined) return false;
    const isAgain = said.has(key);
    said.add(key);
    return isAgain;
  });
}

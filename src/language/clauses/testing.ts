import type { ParsedSentence, PartOfSpeech, Token } from '../parser';

/**
 * A read sentence written by hand, so that a test of clauses leans on no model: "word/lemma/POS/TAG/label>head",
 * heads counted from 1, 0 for the root. Words stand apart by one space in the text.
 */
export function treeOf(written: string): ParsedSentence {
  let at = 0;
  const tokens = written.split(/\s+/).map((one, index): Token => {
    const [text = '', lemma = '', pos = 'X', tag = '', arc = ''] = one.split('/');
    const [label = 'dep', head = '0'] = arc.split('>');
    const start = at;
    at += text.length + 1;
    return {
      index,
      start,
      end: start + text.length,
      text,
      lemma: lemma === '' ? text.toLowerCase() : lemma,
      pos: pos as PartOfSpeech,
      tag,
      label,
      head: Number(head) - 1,
    };
  });
  const text = tokens.map((token) => token.text).join(' ');
  return { text, start: 0, end: text.length, tokens };
}

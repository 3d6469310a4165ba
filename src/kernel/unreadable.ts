/** The longest word of 220,000 on real pages has 82 characters; the longest addresses are no words to read. */
const LONGEST_RUN = 120;
/** Of 12,900 real sentences one in a thousand is longer than two thirds of this. */
export const LONGEST_SENTENCE = 1_500;

export interface UnreadableStretch {
  readonly start: number;
  readonly end: number;
}

const [TAB, RETURN, SPACE, NO_BREAK_SPACE] = [9, 13, 32, 0xa0];
export const isSpace = (sign: number): boolean =>
  sign === SPACE || sign === NO_BREAK_SPACE || (sign >= TAB && sign <= RETURN);
const codes = (signs: string): ReadonlySet<number> =>
  new Set([...signs].map((sign) => sign.charCodeAt(0)));
const [ENDS, CLOSINGS] = [codes('.!?。'), codes('"”’\')]')];
/** Whether the sign before a space may end a sentence, itself or before a closing mark. */
export const isSentenceEnd = (text: string, at: number): boolean =>
  ENDS.has(text.charCodeAt(at)) ||
  (CLOSINGS.has(text.charCodeAt(at)) && ENDS.has(text.charCodeAt(at - 1)));

/** Words and sentences that are longer than any honest one, in order. */
export function unreadableIn(
  text: string,
  longestSentence = LONGEST_SENTENCE,
): readonly UnreadableStretch[] {
  const found: { start: number; end: number }[] = [];
  let [word, sentence] = [0, 0];
  const note = (start: number, end: number, longest: number): void => {
    if (end - start <= longest) return;
    const last = found.at(-1);
    if (last === undefined || last.end < start) found.push({ start, end });
    else [last.start, last.end] = [Math.min(last.start, start), Math.max(last.end, end)];
  };
  for (let at = 0; at <= text.length; at += 1) {
    const sign = at < text.length ? text.charCodeAt(at) : 10;
    const isSpaceHere = isSpace(sign);
    if (isSpaceHere) {
      note(word, at, LONGEST_RUN);
      word = at + 1;
    }
    if (sign === 10 || (isSpaceHere && isSentenceEnd(text, at - 1))) {
      note(sentence, at, longestSentence);
      sentence = at + 1;
    }
  }
  return found;
}

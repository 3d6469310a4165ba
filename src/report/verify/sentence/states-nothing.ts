import { loadParser } from '../../../research/evidence';
import { withoutChatter } from '../anchors/plain-text';
import { readText, type ReadSentence } from '../anchors/read-text';

/** A code ahead or behind, as lists of entries have them, hides no question and no command. */
const CODE = '(?=[A-Z]{0,19}\\d)[A-Z\\d]{6,20}';
const CODES = new RegExp(`^(?:${CODE} ){1,3}|(?: ${CODE}){1,3}$`, 'gu');
const QUOTED = /^(?:[^“”]{1,80}: )?“([^“”]{1,400})”[.!?]?$/u;

/** A question, or a command all through. */
const isAskedOrTold = ({ text, clauses }: ReadSentence): boolean =>
  text.endsWith('?') ||
  (clauses.length > 0 &&
    clauses.every(({ modalities }) =>
      modalities.some(({ kind }) => kind === 'asked' || kind === 'commanded'),
    ));

function wordsOf(text: string): string {
  const said = withoutChatter(text).trim();
  return QUOTED.exec(said)?.[1] ?? said;
}

/** What only asks or commands says nothing of anybody, even as the source’s own words. */
export function statesNothing(text: string): boolean {
  const { sentences } = readText(wordsOf(text).replace(CODES, ''), loadParser());
  return sentences.length > 0 && sentences.every(isAskedOrTold);
}

/** A command that asks nothing and hides behind no code. */
export const isPlainCommand = (text: string): boolean =>
  !text.includes('?') && text.search(CODES) < 0;

/** A question or a command with a code ahead or behind is no company's: not as a duty, nor in code's sentences. */
export const isCodedCommand = (text: string): boolean =>
  wordsOf(text).search(CODES) >= 0 && statesNothing(text);

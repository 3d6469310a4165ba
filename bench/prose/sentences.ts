/** Figures on plain sentences: rough ones, the same for every text they're taken of. */
const WORD = /[\p{L}\p{N}$€£%][\p{L}\p{N}’'.,%&/–-]*/gu;

export const wordsIn = (text: string): readonly string[] => text.match(WORD) ?? [];

export function splitSentences(text: string): readonly string[] {
  const kept = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text);
  return [...kept].map(({ segment }) => segment.trim()).filter((part) => wordsIn(part).length > 1);
}

export const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

export function spreadOf(numbers: readonly number[]): number {
  const mean = meanOf(numbers);
  return Math.sqrt(meanOf(numbers.map((one) => (one - mean) ** 2)));
}

function countSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/gu, '');
  if (letters.length < 4) return 1;
  const ends = letters.replace(/(?:[^laeiouy]es|[^laeiouy]e|[^dt]ed)$/u, '');
  return Math.max(1, (ends.match(/[aeiouy]+/gu) ?? []).length);
}

/** Flesch-Kincaid's school grade, with names and figures counted as the words they are. */
export function gradeOf(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsIn);
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  if (words.length === 0) return 0;
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

const IRREGULAR =
  'begun bought brought built chosen done driven found given grown held kept known laid led left lost made';
const MORE = 'met paid put read run said seen sent set shown sold spent taken told won written';
const PARTICIPLE = `(?:\\p{L}+ed|${[...IRREGULAR.split(' '), ...MORE.split(' ')].join('|')})`;
const PASSIVE = new RegExp(
  `\\b(?:is|are|was|were|be|been|being)\\s(?:not\\s|\\p{L}+ly\\s)?${PARTICIPLE}\\b`,
  'iu',
);

export const isPassive = (sentence: string): boolean => PASSIVE.test(sentence);

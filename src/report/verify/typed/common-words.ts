import { stemOf, synonymGroups } from '../../../language';
import { ATTRIBUTE_WORDS } from '../values/words';
import { RELATION_WORDS } from './relation-words';

const COMMON = new Set(
  [...Object.values(ATTRIBUTE_WORDS), ...RELATION_WORDS.flatMap(({ words }) => words)].flatMap(
    (words) => words.toLowerCase().split(' '),
  ),
);

/** Not a name, but a word with the capital of a sentence's beginning: “Founded”, “Engineers”. */
export function isCommonWord(name: string): boolean {
  const word = name.toLowerCase();
  return (
    COMMON.has(word) || (/(?:s|ed|ing)$/u.test(word) && synonymGroups(stemOf(word)).length > 0)
  );
}

import { occupationCredits } from '../../../content/occupations/credits';
import { ANY_WORK } from './kinds';
import { isPaySentence } from './sentences';

/** Whom the data behind typical sentences wants to be named; nobody where no occupation was claimed. */
export function typicalCredits(texts: readonly string[]): readonly string[] {
  const isOpen = ANY_WORK !== undefined && texts.includes(ANY_WORK.scored);
  if (texts.length === 0 || isOpen) return [];
  return [occupationCredits.onet, ...(texts.some(isPaySentence) ? [occupationCredits.wages] : [])];
}

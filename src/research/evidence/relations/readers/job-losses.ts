import { isManyOfStaff, readNumbers } from '../../../../language';
import { isOther, isReal, setOf, wordAt, type SentenceReader } from '../reading';

const OWNERS = new Set(['the', 'their']);
/** "are losing", "will lose": announced by the company itself, it is decided. */
const HELPERS = setOf('are have is were will');

/** "84 people lose their jobs", told by the company of itself. */
export const jobLosses: SentenceReader = (reading) => {
  const { tokens } = reading.parsed;
  for (const { index, lemma } of tokens) {
    if (lemma !== 'lose' || !OWNERS.has(wordAt(reading, index + 1))) continue;
    if (!['job', 'jobs'].includes(wordAt(reading, index + 2))) continue;
    let at = index - 1;
    while (HELPERS.has(wordAt(reading, at))) at -= 1;
    const [count, second] = readNumbers(tokens[at - 1]?.text ?? '');
    const isCounted = isManyOfStaff(wordAt(reading, at)) && count !== undefined;
    if (!isCounted || second !== undefined || !isReal(reading, at)) continue;
    if (!reading.referents.isOwnVoice || reading.focus() === 'other') continue;
    if (reading.clauses.some(({ obliques }) => obliques.some((one) => isOther(reading, one))))
      continue;
    return [{ topic: 'news', attribute: 'layoff', value: count.value, unit: 'people' }];
  }
  return [];
};

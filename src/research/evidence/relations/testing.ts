import { splitSentences } from '../../../language';
import { loadParser } from '../load-parser';
import { readRelations } from './read-relations';
import { referentsOf } from './referents';

const card = {
  id: 'x',
  name: 'Tolvane',
  legalName: 'Tolvane, Inc.',
  aliases: [],
  jobBoards: {},
  namesakes: ['Tolvane Foods'],
};

/** What is read from a text of Tolvane's own, or of a stranger's: attribute, value, and day or beginning. */
export function readAs(
  text: string,
  { isOwnVoice = true, isFiling = false } = {},
): readonly (readonly unknown[])[] {
  const passage = {
    text,
    sentences: splitSentences(text),
    referents: referentsOf(card, { isOwnVoice, isNamed: true }),
    focus: isOwnVoice ? ('company' as const) : ('unknown' as const),
    fetchedAt: '2026-11-01T00:00:00Z',
    isPosting: false,
    isFiling,
  };
  return readRelations(passage, loadParser()).map(({ attribute, value, asOf, details }) => [
    attribute,
    value,
    details?.['since'] ?? asOf,
  ]);
}

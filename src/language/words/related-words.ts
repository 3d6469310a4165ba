import { RELATED_WORDS_A_F } from '../lexicon/related-words/a-f';
import { RELATED_WORDS_G_O } from '../lexicon/related-words/g-o';
import { RELATED_WORDS_P_Z } from '../lexicon/related-words/p-z';
import { stemOf } from './stems';

const GROUP_OF: ReadonlyMap<string, readonly number[]> = build();

function build(): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  [...RELATED_WORDS_A_F, ...RELATED_WORDS_G_O, ...RELATED_WORDS_P_Z].forEach((row, index) => {
    for (const word of row.split(' ')) {
      const stem = stemOf(word);
      groups.set(stem, [...(groups.get(stem) ?? []), index]);
    }
  });
  return groups;
}

/**
 * The groups a stem belongs to; two stems that share one may stand for each other. Words of the same
 * field that say different things (“revenue” and “profit”) share none.
 */
export function synonymGroups(stem: string): readonly number[] {
  return GROUP_OF.get(stem) ?? [];
}

import { stemOf } from '../../../language';
import { GRAVE_EVENTS } from '../../../language/lexicon/events';
import { hasWord } from '../anchors/read-text';
import type { Finding, SlotCheck } from './finding';

const stems = (words: string): readonly string[] => words.split(' ').filter(Boolean).map(stemOf);

const KINDS = GRAVE_EVENTS.map(([told, carried]) => ({
  told: new Set(stems(told)),
  carriers: [...stems(told), ...stems(carried)],
}));

/** A grave event is told of only where the source tells of one of its kind. */
export const checkEvents: SlotCheck = ({ claim, source }) =>
  claim.sentences.flatMap(({ tokens }) =>
    tokens.flatMap(({ lemma, text, pos }): Finding[] => {
      if (pos !== 'VERB' && pos !== 'NOUN') return [];
      const stem = stemOf(lemma.toLowerCase());
      const kinds = KINDS.filter(
        ({ told }) => told.has(stem) || told.has(stemOf(text.toLowerCase())),
      );
      if (kinds.length === 0 || hasWord(source.stems, lemma)) return [];
      const isTold = kinds.some(({ carriers }) => carriers.some((word) => source.stems.has(word)));
      return isTold ? [] : [{ slot: 'event', reason: `“${text}” isn’t in the cited evidence.` }];
    }),
  );

import type { SectionId } from '../../../report/document/shape';
import type { ClaimState } from '../claims/claim-state';
import type { NewSentence, Suggestion } from './review-task-state';

/** So close that it is read right after the sentence it stands beside. */
const BESIDE = 0.001;

interface Onto {
  readonly section: SectionId;
  readonly claims: readonly ClaimState[];
  /** The expert changed the sentence meanwhile: their words stay, and the new ones come in beside them. */
  readonly isChanged: boolean;
}

/** The sentence that a suggestion would leave, not yet judged; nothing where it is about none any more. */
export function applySuggestion(
  suggestion: Suggestion,
  { section, claims, isChanged }: Onto,
): ClaimState | undefined {
  const { name } = suggestion;
  if (suggestion.kind === 'add') return added(name, section, suggestion.after, suggestion.place);
  const claim = claims.find(({ id }) => id === suggestion.claimId);
  switch (suggestion.kind) {
    case 'leave-out':
      return claim && { ...claim, state: 'cut' };
    case 'move':
      return claim && { ...claim, place: suggestion.place };
    case 'change': {
      const { after, place } = suggestion;
      if (isChanged || claim === undefined)
        return added(name, section, after, (claim?.place ?? 0) + BESIDE);
      return {
        ...claim,
        ...after,
        reckoning: null,
        place: place ?? claim.place,
        state: 'suggested',
        decision: null,
      };
    }
  }
}

function added(id: string, section: SectionId, sentence: NewSentence, place: number): ClaimState {
  return {
    ...sentence,
    id,
    section,
    place,
    reckoning: null,
    reasons: [],
    unsupportedWords: [],
    state: 'suggested',
    original: null,
    decision: null,
  };
}

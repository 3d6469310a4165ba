import type { Evidence } from '../../../research/evidence/shape';
import type { DraftClaim, WritingInput } from '../ports';
import { writeTypicalAsks } from './asks';
import { writeTypicalQuestions } from './questions';
import { writeTypicalRole } from './role';

export interface TypicalNeeds {
  /** All that was found on the company. */
  readonly found: readonly Evidence[];
  /** The sentences that the section has already. */
  readonly present: readonly string[];
}

/** What code adds to a section on what is usual for the role; a model has no part in it. */
export function writeTypical(input: WritingInput, { found, present }: TypicalNeeds): DraftClaim[] {
  if (input.section.closes === true) return [];
  if (input.section.id === 'role-tips') return writeTypicalRole(input, found);
  if (input.section.id === 'questions-to-ask') return writeTypicalAsks(present);
  return input.section.id === 'questions-to-expect' ? writeTypicalQuestions(input, present) : [];
}

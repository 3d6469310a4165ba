import { defined } from '../../kernel/defined';
import type { Evidence } from '../../research/evidence/shape';
import type { ClaimKind, ClaimNote } from '../document/shape';
import type { SectionPlan } from '../plan';
import type { ClaimToVerify } from '../verify';
import type { DraftClaim } from '../write';

/** The section sets the kind. A writer may only call its own sentence advice, which must then be built on claims. */
function kindOf({ computation, advice, restsOn }: DraftClaim, { kind }: SectionPlan): ClaimKind {
  if (computation !== undefined && kind === 'fact') return 'computed';
  return advice === true && restsOn.length > 0 ? 'advice' : kind;
}

/** A figure, a date, a name, or a quotation; “I” and the first word of a sentence are none. */
const STATES = /\d|[“”]|(?<![.?!:] )(?<!^)(?<!\p{L}[’'])\b(?!I\b)\p{Lu}/u;

/** What code tells the reader to do beside its sentence is checked where it states something. */
export function notesToVerify({
  notes = [],
  instructs,
  restsOn,
}: Pick<DraftClaim, 'notes' | 'instructs' | 'restsOn'>): readonly ClaimNote[] {
  return instructs === true && restsOn.length > 0
    ? notes.filter(({ text }) => STATES.test(text))
    : notes;
}

/** What is put before the verifier of a draft in its section. */
export function toVerify(
  draft: DraftClaim,
  plan: SectionPlan,
  { byId }: { readonly byId: ReadonlyMap<string, Evidence> },
): ClaimToVerify {
  const evidence = draft.evidenceIds.flatMap((id) => byId.get(id) ?? []);
  // A value that a model read is not believed for being typed: the words around it decide.
  const isModelRead = evidence.some(({ readBy }) => readBy === 'model');
  const author = isModelRead ? 'model' : draft.author;
  return {
    kind: kindOf(draft, plan),
    text: draft.text,
    evidence,
    restsOn: draft.restsOn,
    ...(draft.notes === undefined ? {} : { notes: notesToVerify(draft) }),
    ...defined({ computation: draft.computation }),
    ...(draft.basis === undefined || isModelRead ? {} : { basis: draft.basis }),
    ...defined({ author, clauses: draft.clauses }),
  };
}

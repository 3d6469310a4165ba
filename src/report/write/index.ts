export { personOf } from './wording/people';
export { closenessOf, roleKinship, postingsFor } from './evidence-only/role/role-match';
export { sourceNameOf } from './evidence-only/sources';
export { themesIn, voicesIn } from './evidence-only/culture/voices';
export { evidenceOnlyWriter } from './evidence-only';
export { evidenceOnlyRewriter } from './evidence-only/wish/follow-wish';
export { holdsAddress, leadsElsewhere, formatListing } from './phrases';
export { proposeJoins } from './joins/propose-joins';
export { chooseRetold, type RetoldRow } from './retell';
export { modelRewriter, modelWriter, type StandInReason } from './model';
export type {
  JoinedRows,
  DraftClaim,
  DraftedClaim,
  ReportEdit,
  ReportPlan,
  Writer,
  WritingInput,
  WrittenClaim,
} from './ports';
export type { Rewriter, CurrentSentence } from './wish';
export { hasNoSuchJob } from './typical/no-such-job';
export { writeTypical } from './typical';
export { lettersOf, shortNameOf } from './wording/short-name';
export {
  CLOSING_ADVICE,
  FACT_SECTIONS,
  READING_ORDER,
  RESTING_SECTIONS,
  SOURCE_KINDS,
  UNWRITTEN,
} from './sections';

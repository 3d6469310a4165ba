export { personOf } from './evidence-only/leaders';
export { closenessOf, kinship, postingsFor } from './evidence-only/role-match';
export { tellerOf } from './evidence-only/sources';
export { themesIn, voicesIn } from './evidence-only/voices';
export { evidenceOnlyWriter } from './evidence-only';
export { holdsAddress, leadsElsewhere } from './phrases';
export { modelWriter, type StandInReason } from './model';
export type { DraftClaim, Writer, WritingInput, WrittenClaim } from './ports';

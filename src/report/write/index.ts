export { evidenceOnlyWriter } from './evidence-only';
export { holdsAddress } from './phrases';
export { modelWriter, type StandInReason } from './model';
export type { DraftClaim, Writer, WritingInput, WrittenClaim } from './ports';

export { evidenceOnlyWriter } from './evidence-only';
export { modelWriter, type StandInReason } from './model';
export type { DraftClaim, Writer, WritingInput, WrittenClaim } from './ports';

export { evidenceOnlyWriter } from './evidence-only';
export type { DraftClaim, Writer, WritingInput, WrittenClaim } from './ports';

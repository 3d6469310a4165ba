export { answers, assignRows, BESIDE, unanswered, type NumberedRow } from './assign';
export { assessEvidence, hasAnnualReport, type NotEnough } from './enough';
export { speaksFromInside } from './inside';
export type { SectionPlan } from './section-plan';
export { FACT_SECTIONS } from './sections';
export { RESTING_SECTIONS, SOURCE_KINDS } from './resting-sections';
export { CLOSING, CLOSING_ADVICE, READING_ORDER, UNWRITTEN } from './reading-order';
export { shareStatements } from './statements';

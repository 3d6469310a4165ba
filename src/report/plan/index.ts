export { answers, assignRows, unanswered, type NumberedRow, type RetoldSentence } from './assign';
export { assessEvidence, hasAnnualReport, type NotEnough } from './enough';
export { speaksOfPlace, speaksOfTime } from './homes';
export { speaksFromInside } from './inside';
export { FACT_SECTIONS, RESTING_SECTIONS, SOURCE_KINDS, type SectionPlan } from './sections';
export { CLOSING, CLOSING_ADVICE, READING_ORDER, UNWRITTEN } from './reading-order';

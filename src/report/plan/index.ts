export { answers, assignRows, unanswered, type NumberedRow, type RetoldSentence } from './assign';
export { assessEvidence, hasAnnualReport, type NotEnough } from './enough';
export { speaksOfPlace, speaksOfTime } from './homes';
export { speaksFromInside } from './inside';
export {
  FACT_SECTIONS,
  READING_ORDER,
  RESTING_SECTIONS,
  SOURCE_KINDS,
  type SectionPlan,
} from './sections';

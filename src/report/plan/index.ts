export { answers, assignRows, BESIDE, unanswered, type NumberedRow } from './assign';
export { assessEvidence, hasAnnualReport, type NotEnough } from './enough';
export { speaksFromInside } from './inside';
export { CLOSING, question, type PlannedQuestion, type SectionPlan } from './section-plan';
export { shareStatements } from './statements';

export { PEOPLE_ATTRIBUTES, selectGone, selectNew, type ReportKnowledge } from './select-new';

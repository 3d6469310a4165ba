export { changesBetween } from './compare';
export { holdsInterviewers, INTERVIEWERS } from './interviewers';
export { outlineOf, type Outline, type OutlineClaim, type OutlineQuote, type OutlineSection, type OutlineSource } from './outline';
export { sayDate } from './say-date';
export { spokenWords } from './spoken';
export { shorten, visible } from './visible';
export type * from './shape';

export { changesBetween } from './compare';
export { holdsInterviewers, INTERVIEWERS } from './interviewers';
export { outlineOf } from './outline';
export {
  type Outline,
  type OutlineClaim,
  type OutlineGroup,
  type OutlineList,
  type OutlineQuote,
  type OutlineSection,
  type OutlineSource,
} from './outline-shape';
export type { OutlinePicture, PictureRow } from './outline-pictures';
export type { OutlineTable } from './outline-years';
export type * from './picture-drawing';
export { grouped, formatReportMoney, signOf } from './format-figure';
export type { OutlineChanges } from './outline-changes';
export type { OutlineMark } from './outline-marks';
export { formatDate } from './format-date';
export { spokenWords } from './spoken';
export { shorten, visible } from './visible';
export type * from './shape';

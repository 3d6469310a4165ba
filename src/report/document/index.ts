export { changesBetween } from './compare';
export { holdsInterviewers, INTERVIEWERS } from './interviewers';
export { outlineOfReport } from './outline/outline';
export {
  type ReportOutline,
  type OutlineClaim,
  type OutlineGroup,
  type OutlineList,
  type OutlineQuote,
  type OutlineSection,
  type OutlineSource,
} from './outline/outline-shape';
export type { OutlinePicture, PictureRow } from './outline/pictures';
export type { OutlineTable } from './outline/years';
export type * from './pictures/picture-drawing';
export { grouped, formatReportMoney, signOf } from './format-figure';
export type { OutlineChanges } from './outline/changes';
export type { OutlineMark } from './outline/marks';
export { formatDate } from './format-date';
export { spokenWords } from './pictures/spoken';
export { bestStretch, toldFrom } from './shorten-quote';
export { shorten, visible } from './visible';
export type * from './shape';

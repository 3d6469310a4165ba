export { formatInterview } from './format-interview';
export { interviewEntry, interviewLinks } from './interview-entry';

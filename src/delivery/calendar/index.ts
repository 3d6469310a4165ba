export { interviewEntry } from './interview-entry';

export { interviewReport } from './shape';

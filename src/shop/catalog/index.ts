export { interviewReport } from './product';

export { interviewReport, priceIn } from './product';

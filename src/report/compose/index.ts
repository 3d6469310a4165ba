export { cite } from './cite';
export { cleanName } from './clean';
export { withoutInterviewers } from './without-interviewers';
export {
  composeDocument,
  replaceSection,
  type VerifiedClaim,
  type WrittenSection,
} from './compose-document';
export { composeReviewed } from './compose-reviewed';

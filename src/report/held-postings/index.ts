export { findNoSuchJob, POSTINGS_HOLD } from './find-no-such-job';

export { withdrawSignature } from './approve-report';
export { forgetInterviewers, listReportsToForget } from './forget-interviewers';
export { dueSnapshots, retireSnapshots } from './retire-snapshots';
export { interviewersForgotten, reportApproved, reportImpossible } from './events';
export { produceReportJob, productionHandlers } from './jobs';
export { reportIdsOf, reportPersonalData } from './personal';
export {
  eraseOldModelAnswers,
  listOldModelAnswers,
  MODEL_ANSWERS_KEPT,
  modelAnswersOf,
} from './model-answers';
export type {
  Choices,
  Findings,
  Orders,
  ProductionContext,
  Rendering,
  ReportRequest,
  Research,
  Rewriting,
  Writing,
  WritingOrder,
} from './ports';
export { listImpossible, listReportStates, type StateInList } from './list-states';
export { productionRun } from './produce-report';
export { publishVersion, type Publication } from './publish-version';
export { drawReviewed, layOutReviewed, releaseReviewed } from './release-reviewed';
export { remakeReport, removeRemade, type Remade } from './remake-report';
export { rememberMaterial } from './remember-material';
export {
  addExpertEvidence,
  isWaiting,
  listWaitingReports,
  readTellableRows,
  type ReviewMaterial,
} from './review-material';
export { readPostings } from './read-postings';
export { rerunFrom, type Rerun } from './rerun';
export { reviseRoleTipsJob } from './revision-job';
export { addLaterEvidence, readResearched, type Researched } from './read-researched';
export {
  listVersions,
  readProduction,
  readPublishedReport,
  type PublishedReport,
} from './read-report';
export type { WaitingReport } from './store';
export type { ReportVersionRow } from './version-store';

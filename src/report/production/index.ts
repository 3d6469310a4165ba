export { withdrawSignature } from './versions/approve-report';
export { forgetInterviewers, listReportsToForget } from './versions/forget-interviewers';
export { dueSnapshots, retireSnapshots } from './material/retire-snapshots';
export { interviewersForgotten, reportApproved, reportImpossible, reportSubmitted } from './events';
export { produceReportJob, productionHandlers, resumeReportJob } from './jobs';
export { reportIdsOf, reportPersonalData } from './personal';
export {
  eraseOldModelAnswers,
  listOldModelAnswers,
  MODEL_ANSWERS_KEPT,
  modelAnswersOf,
} from './make/model-answers';
export type {
  Choices,
  Findings,
  ProductionContext,
  Rendering,
  ReportRequest,
  Research,
  Rewriting,
  Writing,
  WritingOrder,
} from './ports';
export { listImpossible, listReportStates, type StateInList } from './list-states';
export { createResearch, type PageReading } from './make/create-research';
export { orderedReports } from './make/ordered-reports';
export { orderOfRun, productionRun } from './make/produce-report';
export { reportRuns } from './make/report-runs';
export { publishVersion, type Publication } from './versions/publish-version';
export {
  drawReviewed,
  layOutReviewed,
  releaseReviewed,
  type LaidOut,
  type ReviewedRelease,
} from './versions/release-reviewed';
export { remakeReport, removeRemade, type Remade } from './make/remake-report';
export { rememberMaterial } from './material/remember-material';
export {
  addExpertEvidence,
  isWaiting,
  listWaitingReports,
  readTellableRows,
  type ReviewMaterial,
} from './material/review-material';
export { readPostings } from './material/read-postings';
export { readSentence } from './read-sentence';
export { rerunFrom, type Rerun } from './make/rerun';
export { reviseRoleTipsJob } from './make/revision-job';
export { addLaterEvidence, readResearched, type Researched } from './material/read-researched';
export {
  listReportVersions,
  readProduction,
  readProductionSteps,
  readPublishedReport,
  type PublishedReport,
} from './read-report';
export type { WaitingReport } from './store';
export type { ReportVersionRow } from './versions/version-store';

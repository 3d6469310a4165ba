export { fetchExpertPage } from './site/fetch-expert-page';
export { fetchGivenPosting } from './site/fetch-given-posting';
export { createAsk, type Effort } from './ask/create-ask';
export type { Gathered, GatherNews } from './ask/fetch-context';
export { explainPlan, type ExplainedPlan } from './plan/explain-plan';
export { inMemoryFeeds } from './feeds/feed-index';
export { gatherOnQuestion, type QuestionNews } from './gather-on-question';
export { gatherSnapshots } from './gather-snapshots';
export { missingSentence, type Gap } from './plan/gaps';
export { parseInterviewers, type InterviewerFinding } from './people/interviewers';
export { pollFeedsHandler, pollFeedsSchedule } from './jobs';
export type { GatherOrder } from './plan/order';
export { isShared, pollBefore, pollFeeds } from './feeds/poll-feeds';
export {
  samplePoliteness,
  tapedPoliteness,
  webPoliteness,
  type Politeness,
} from './ask/politeness';
export { sourcesWithin } from './plan/sources-within';
export { whyOff } from './ask/keys';
export { storedTurns } from './hosts/stored-turns';
export type { HostTurns } from './hosts/turns';
export { storedAnswers, storedFeeds } from './ask/stored';

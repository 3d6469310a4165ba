export { chatJudge } from './chat-judge';
export { CHECK_PAIRS, type CheckPair } from './check-pairs';
export { isEntailed, measureJudge, type Measured } from './measure-judge';
export { minicheckJudge } from './minicheck-judge';
export type { Judge, JudgeLabel, JudgePair, Judgment } from './ports';

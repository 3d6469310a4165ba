export { adviseOnJudge } from './advise-on-judge';
export { chatJudge } from './chat-judge';
export { createJudge, type JudgeSettings } from './create-judge';
export { CHECK_PAIRS, type CheckPair } from './check-pairs';
export { isReliable, type KnownAnswers } from './known/reliability';
export { measureJudge, type PassRate } from './measure-judge';
export { pairsOfClaim, type ClausePair } from './pairs-of-claim';
export type { Judge, Judgment } from './ports';
export { remembering } from './remember';

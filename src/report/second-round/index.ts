export { secondRoundEnded } from './events';
export { secondRoundHandlers } from './jobs';
export { secondRoundPersonalData } from './personal';
export type { SecondRoundContext } from './ports';
export { listWaitingRounds, readSecondRound, type SecondRound } from './read-second-round';
export { releaseSecondRound } from './release-second-round';
export { MOST_ATTEMPTS, requestSecondRound } from './request-second-round';

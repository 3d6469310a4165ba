export { askForSecondRound } from './ask-for-second-round';
export { secondRoundMailHandlers, secondRoundSubscriptions } from './jobs';
export type { SecondRoundsContext } from './ports';
export { presentSecondRound } from './present-second-round';
export { readSecondRoundPage } from './read-page';

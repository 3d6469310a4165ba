export { writeAvoid } from './avoid';
export { writeBrief } from './brief/brief';
export { writeClosing } from './closing';
export { writeDeepResearch } from './deep-research';
export { writeLastHours } from './last-hours';
export { writeQuestionsToAsk } from './questions/questions-to-ask';
export { writeQuestionsToExpect } from './questions/questions-to-expect';
export { writeTalkingPoints } from './talking-points';

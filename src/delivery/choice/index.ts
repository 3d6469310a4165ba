export { answerChoice } from './answer-choice';
export { choiceMailHandlers, choiceSubscriptions } from './jobs';
export { openChoice } from './open-choice';
export type { ChoiceLinkContext } from './ports';

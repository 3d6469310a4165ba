export { answerCall as action } from './review-desk.server';

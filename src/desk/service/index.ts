export { serviceHandlers, serviceSchedules } from './jobs';
export { answerDueAt } from './open-messages';
export { listOwedAnswers } from './owed-answers';
export {
  offerNext,
  switchService,
  viewService,
  type DeliveryContext,
  type SwitchContext,
} from './switch-service';

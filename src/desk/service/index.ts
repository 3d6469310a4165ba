export { serviceHandlers, serviceSchedules } from './jobs';
export { answerDueAt } from './open-messages';
export type { OwedAnswer } from './open-messages';
export {
  offerNext,
  switchService,
  viewService,
  type DeliveryContext,
  type SwitchContext,
} from './switch-service';

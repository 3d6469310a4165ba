export { confirmImpossible, type ConfirmationContext } from './confirm-impossible';
export { refundImpossible } from './refund-impossible';
export { impossibleHandlers, impossibleSubscriptions } from './jobs';

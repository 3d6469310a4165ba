export { confirmImpossible } from './confirm-impossible';
export { impossibleHandlers, impossibleSubscriptions } from './jobs';

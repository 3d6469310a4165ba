export { impossibleHandlers, impossibleSubscriptions } from './jobs';

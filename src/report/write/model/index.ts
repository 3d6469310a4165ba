export { modelRewriter } from './follow-wish';
export { modelWriter, type StandInReason } from './model-writer';

export { modelWriter, type StandInReason } from './model-writer';

export { lowerVerdict } from './lower-verdict';
export { modelReader } from './model-reader';
export type { SecondReader } from './ports';

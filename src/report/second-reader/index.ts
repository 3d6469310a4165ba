export { lowerVerdict } from './lower-verdict';
export { modelReader } from './model-reader';
export type { Doubt, ReadClaim, SecondReader } from './ports';

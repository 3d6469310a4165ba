export { makeCode, stopCode, viewCodes } from './codes';
export type { CodesContext } from './codes';

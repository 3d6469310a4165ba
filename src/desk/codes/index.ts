export { makeCode, stopCode, viewCodes } from './codes';

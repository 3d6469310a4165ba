export { changeCode as action } from './code.server';

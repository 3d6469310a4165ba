export { takeFree as action } from './code.server';

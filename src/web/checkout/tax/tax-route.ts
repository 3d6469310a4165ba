export { changePlace as action } from './tax.server';

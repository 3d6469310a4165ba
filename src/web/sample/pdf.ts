export { loader } from './pdf.server';

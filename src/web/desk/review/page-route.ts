export { loader } from './buyers-page.server';

export { loader } from './shared.server';

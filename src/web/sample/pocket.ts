export { loader } from './pocket.server';

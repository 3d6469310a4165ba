export { loader } from './interview.server';

export { receipt as loader } from './track.server';

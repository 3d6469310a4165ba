export { interview as loader } from './track.server';

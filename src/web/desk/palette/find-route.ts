export { find as loader } from './find.server';

export { security as loader } from './texts.server';

export { llms as loader } from './texts.server';

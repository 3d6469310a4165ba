export { robots as loader } from './texts.server';

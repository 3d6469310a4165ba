export { ask as loader } from './step-up.server';

export { attachment as loader } from './message.server';

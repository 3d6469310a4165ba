export { csv as loader } from './orders.server';

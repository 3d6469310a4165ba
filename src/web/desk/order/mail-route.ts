export { mail as loader } from './order.server';

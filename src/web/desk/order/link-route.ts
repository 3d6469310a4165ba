export { openLink as loader } from './order.server';

export { followPrivateLink as loader } from './order.server';

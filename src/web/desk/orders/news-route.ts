export { news as loader } from './orders.server';

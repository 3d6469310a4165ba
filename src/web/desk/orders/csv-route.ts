export { ordersCsv as loader } from './orders.server';

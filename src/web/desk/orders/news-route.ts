export { newsOfOrders as loader } from './orders.server';

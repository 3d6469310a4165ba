export { orderMail as loader } from './order.server';

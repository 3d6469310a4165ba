export { requestManual as action } from './order-routes.server';

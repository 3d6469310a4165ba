export { manualAction as action } from './order-routes.server';

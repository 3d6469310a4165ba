export { occupationAction as action } from '../order-routes.server';

export { draftAction as action } from './order-routes.server';

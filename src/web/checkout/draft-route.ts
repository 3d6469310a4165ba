export { saveDraft as action } from './order-routes.server';

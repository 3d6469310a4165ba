export { suggestRoles as loader } from '../order-routes.server';

export { suggestCompanies as loader } from './order-routes.server';

export { shopDocument, shopRoutes } from './routes';

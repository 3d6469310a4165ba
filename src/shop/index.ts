export { shopRoutes } from './routes';

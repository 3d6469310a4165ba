export { chooseOccupation as action } from '../order-routes.server';

export { changeCurrency as action } from './currency.server';

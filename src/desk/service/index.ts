export { serviceHandlers, serviceSchedules } from './jobs';
export { offerNext, switchService, viewService, type DeliveryContext } from './switch-service';

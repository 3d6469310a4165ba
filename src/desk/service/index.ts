export { serviceHandlers, serviceSchedules } from './jobs';

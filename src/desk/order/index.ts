export type { OrderReading } from './ports';
export { viewOrder } from './view-order';

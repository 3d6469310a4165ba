export { exportOrders } from './export-orders';
export type { DeskOrdersContext } from './ports';
export { findByWords, readNews, readOrderTable } from './read-table';
export { ordersDesk } from './upstream';

export { exportOrders } from './export-orders';
export type { DeskOrdersContext } from './ports';
export { findByWords, readNews, readTable } from './read-table';
export { ordersDesk } from './upstream';

export { adminOrderRows } from './admin-order-rows';
export { exportOrders } from './export-orders';
export { countNeeds, orderNews } from './order-news';
export type { DeskOrdersContext } from './ports';

export { adminOrderRows } from './admin-order-rows';
export { markPaid } from './mark-paid';
export type { DeskOrdersContext } from './ports';

export { paymentCalls } from './calls';
export { paymentHandlers } from './handlers';
export { paymentSchedules, paymentSubscriptions } from './jobs';
export type { PaymentGateway, PaymentsContext } from './ports';
export { createPaymentProbe, type PaymentProbe } from './probe';
export { refundPayment } from './refund-payment';
export { paymentRoutes } from './routes';
export { settlePayment } from './settle-payment';
export { startPayment } from './start-payment';

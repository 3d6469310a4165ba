export { answerQuestions } from './answer-questions';
export { chooseOccupation, offerOccupations } from './choose-occupation';
export { listDeliveredOn } from './list-delivered-on';
export { orderCalls } from './calls';
export { listCancelWishes } from './list-cancel-wishes';
export { listPromised } from './list-promised';
export { requestCancel, cancelOrder } from './cancel-order';
export { cutDetails, similarityOf } from './clean-details';
export { correctAddress } from './correct-address';
export { DRAFT_COOKIE, readDraftCookie, writeDraftCookie, type DraftCookie } from './draft-cookie';
export { orderAddressCorrected, orderAnswersChanged, orderCancelled, orderPaid } from './events';
export { extendPromise } from './extend-promise';
export { expireDraft, listExpiredDrafts } from './expire-draft';
export { declineToCancel } from './decline-to-cancel';
export { findOrder, findOrderByNumber, findOrders } from './find-order';
export { orderHandlers, orderSchedules } from './jobs';
export { lockIfUnchanged, touchOrder } from './lock-if-unchanged';
export {
  countOrders,
  listChanged,
  listOrders,
  listOrdersOf,
  readTimeline,
  type OrderPage,
} from './list-orders';
export { markManualPaid } from './mark-manual-paid';
export { moveHeldOrder, moveOrder } from './move-order';
export { movePayment } from './move-payment';
export { noteOnOrder } from './note-on-order';
export { orderValues } from './order-mails';
export { settleOrder } from './settle-order';
export { orderPersonalData } from './personal';
export { saveOffer, offerDelivery } from './delivery-offer';
export {
  anyCompany,
  withinThePromise,
  type CompanyRule,
  type DeliveryRule,
  type OrdersContext,
} from './ports';
export { readTypedAnswers } from './read-typed-answers';
export { requestManual } from './request-manual';
export { orderRoutes } from './routes';
export { sendPaymentInstructions } from './send-instructions';
export type { OrderFilter, OrderSearch } from './search';
export { readDraft, saveDraft, type InvalidDetails } from './save-draft';
export type { OrderRow } from './schema';
export { countAwaited, lockOrder, readOrder, readPendingOrders } from './store';

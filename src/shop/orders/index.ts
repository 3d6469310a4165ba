export { answerQuestions } from './place/answer-questions';
export { chooseOccupation, offerOccupations, suggestRoleTitles } from './place/choose-occupation';
export { listDeliveredOn } from './lists/list-delivered-on';
export { orderCalls } from './calls';
export { listCancelWishes } from './lists/list-cancel-wishes';
export { listPromised } from './lists/list-promised';
export { checkCode, dropCode, holdCode, isLapsed, listLapsedCodes } from './codes/hold-code';
export { createCode, endCode, listCodes } from './codes/manage';
export { takeFreeOrder } from './codes/take-free';
export { requestCancel, cancelOrder } from './change/cancel-order';
export { cutDetails, similarityOf } from './place/clean-details';
export { correctAddress } from './change/correct-address';
export {
  DRAFT_COOKIE,
  GIFT_COOKIE,
  readDraftCookie,
  signedDraftCookie,
  writeDraftCookie,
  type DraftCookie,
} from './place/draft-cookie';
export {
  orderAddressCorrected,
  orderAnswersChanged,
  orderCancelled,
  orderPaid,
  orderResumed,
  orderTaxed,
} from './events';
export { extendPromise } from './change/extend-promise';
export { expireDraft, listExpiredDrafts } from './place/expire-draft';
export { declineToCancel } from './change/decline-to-cancel';
export { findGift, findGiftDetails } from './gifts/find-gift';
export { giftPersonalData } from './gifts/personal';
export { saveGift } from './gifts/save-gift';
export { sendGift } from './gifts/send-gift';
export { stopGift } from './gifts/use-gift';
export { findOrder, findOrderByNumber, findOrders, isDelivered } from './lists/find-order';
export { orderHandlers, orderSchedules } from './jobs';
export { lockIfUnchanged, touchOrder } from './change/lock-if-unchanged';
export {
  countOrders,
  listChanged,
  listOrders,
  listOrdersOf,
  lockOrdersOf,
  readTimeline,
  type OrderListing,
} from './lists/list-orders';
export { markManualPaid } from './change/payment/mark-manual-paid';
export { moveHeldOrder, moveOrder } from './change/move-order';
export { movePayment } from './change/payment/move-payment';
export { payIn } from './change/payment/pay-in';
export { noteOnOrder } from './change/note-on-order';
export { orderValues } from './mails/order-mails';
export { saveReceiptDetails } from './change/save-receipt';
export { netOf, noteTaxTransaction, taxOrder } from './change/tax-order';
export { settleOrder } from './place/settle-order';
export { orderPersonalData } from './personal';
export { onlySampleCompanies } from './sample-companies';
export { saveOffer, offerDelivery } from './place/delivery-offer';
export { anyCompany, withinThePromise, type DeliveryRule, type OrdersContext } from './ports';
export { readTypedAnswers } from './place/read-typed-answers';
export { requestManual } from './place/request-manual';
export { resumeOrder } from './change/resume-order';
export { orderRoutes } from './routes';
export { sendPaymentInstructions } from './mails/send-instructions';
export type { OrderFilter, OrderSearch } from './lists/search';
export { readDraft, saveDraft, type InvalidDetails } from './place/save-draft';
export type { OrderRow } from './schema';
export { mayStoreAbout } from './may-store';
export { countAwaited } from './promised';
export { lockOrder, readOrder, readPendingOrders } from './store';

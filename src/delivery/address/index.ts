export { confirmAddress } from './confirm-address';
export { addressHandlers, addressSubscriptions } from './jobs';
export type { AddressContext } from './ports';
export { mayCorrectAddress, requestAddress } from './request-address';

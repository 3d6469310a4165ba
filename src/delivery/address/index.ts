export { confirmAddress } from './confirm-address';
export { addressHandlers, addressSubscriptions } from './jobs';
export { addressPersonalData } from './personal';
export type { AddressContext } from './ports';
export { mayCorrectAddress, requestAddress } from './request-address';

export { checkUrl } from './check-url';
export { createOutboundFetch } from './create-outbound-fetch';
export { internetNetwork, sampleNetwork, type Network } from './network';
export type { FetchRefusal, OutboundAnswer, OutboundFetch, OutboundResult } from './shape';

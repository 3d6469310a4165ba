export { canFetch } from './can-fetch';
export { checkUrl } from './addresses/check-url';
export { createOutboundFetch } from './create-outbound-fetch';
export { internetNetwork, sampleNetwork, type Network } from './network';
export { isSecretHeader } from './request-headers';
export type {
  FetchRefusal,
  OutboundAnswer,
  OutboundFetch,
  OutboundRequest,
  OutboundResult,
  Wire,
  WireAnswer,
  WireQuestion,
  WireResult,
} from './shape';
export { unpack } from './unpack';

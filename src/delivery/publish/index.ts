export { publishHandlers, publishSubscriptions } from './jobs';
export type { PublishContext } from './ports';
export { resendReport } from './resend-report';
export { publishReport } from './publish-report';

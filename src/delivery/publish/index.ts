export { publishHandlers, publishSubscriptions } from './jobs';
export type { PublishContext } from './ports';
export { publishReport } from './publish-report';

export { lostLinksHandlers } from './jobs';
export type { LostLinksContext } from './ports';
export { LINKS_REQUESTED, requestLinks } from './request-links';

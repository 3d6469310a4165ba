export { makeLink, trackingPathOf } from './make-link';
export { openLink, type LinkFailure } from './open-link';
export { linkPersonalData } from './personal';
export type { LinksContext } from './ports';
export { revokeLinks } from './revoke-links';
export { currentVersion as currentLinkVersion } from './store';

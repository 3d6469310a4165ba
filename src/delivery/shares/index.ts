export { listShares, makeShare } from './make-share';
export { openShare } from './open-share';
export { sharePersonalData } from './personal';
export type { SharesContext } from './ports';
export { revokeShare } from './revoke-share';

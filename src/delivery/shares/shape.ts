/** So many people may be helping at a time. */
export const MOST_SHARES = 5;
/** Days. */
export const SHARE_LIFE = 60;

/** A link for a friend or a coach, as its maker sees it. */
export interface SharedLink {
  readonly id: string;
  /** A path of this shop: the reader stays on the host they came by. */
  readonly path: string;
  readonly createdAt: string;
  readonly expiresAt: string;
}

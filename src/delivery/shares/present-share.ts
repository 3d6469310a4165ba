import { linkPaths } from '../links/shape';
import type { SharesContext } from './ports';
import type { SharedLink } from './shape';
import type { ShareRow } from './store';

/** Made anew each time it is shown, and always the same: the token is kept nowhere. */
export function presentShare(
  { signer }: Pick<SharesContext, 'signer'>,
  { id, createdAt, expiresAt }: ShareRow,
  version: number,
): SharedLink {
  const token = signer.sign({ purpose: 'share', subject: id, version, expiresAt });
  return {
    id,
    path: `${linkPaths.share}${token}`,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

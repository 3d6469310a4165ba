import { fail, succeed, type Result } from '../../kernel/result';
import type { SignatureFailure } from '../../platform/signing';
import type { LinksContext } from './ports';
import type { LinkPurpose } from './shape';
import { currentVersions, type LinkVersions } from './store';

export type LinkFailure = SignatureFailure | 'revoked';

export interface OpenedLink {
  readonly orderId: string;
  /** For links to the same order that are made along with it. */
  readonly versions: LinkVersions;
}

/** The order behind a private link's token, while the link is good. */
export async function openLink(
  { database, signer, clock }: Omit<LinksContext, 'baseUrl'>,
  purpose: LinkPurpose,
  token: string,
): Promise<Result<OpenedLink, LinkFailure>> {
  const signed = signer.verify(token, { purpose, now: clock.now() });
  if (!signed.ok) return signed;
  const { subject, version } = signed.value;
  const versions = await currentVersions(database.read, subject);
  if (version !== versions(purpose)) {
    return fail(
      'revoked',
      'A newer link replaced this one. Use our latest email, or ask for your links again.',
    );
  }
  return succeed({ orderId: subject, versions });
}

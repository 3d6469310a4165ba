import { succeed, fail, type Result } from '../../../kernel/result';
import type { Transaction } from '../../../platform/database';
import type { IdentityContext } from '../ports';
import type { UsedPasskeyOptions } from '../shape';
import { findActiveStaff, type StaffRow } from '../store';
import { readUsed } from './answers';
import { issueChallenge, takeChallenge, type ChallengeUse } from './challenge';
import { NO_SITE } from './register';
import { passkeySite } from './site';
import { findPasskey, listPasskeys, usePasskey } from './store';

export interface AskedPasskey {
  readonly options: UsedPasskeyOptions;
  readonly ticket: string;
}

/** Without a list of passkeys any of the site may answer, and says itself whose it is. */
export function askForPasskey(
  context: IdentityContext,
  use: ChallengeUse,
): Result<AskedPasskey, 'no-site'> {
  const site = passkeySite(context.baseUrl);
  if (site === null) return fail('no-site', NO_SITE);
  const { challenge, ticket } = issueChallenge(context, use);
  return succeed({
    ticket,
    options: { challenge, rpId: site.id, userVerification: 'required', allowCredentials: [] },
  });
}

export async function hasPasskey(
  { database, baseUrl }: Pick<IdentityContext, 'database' | 'baseUrl'>,
  staffId: string,
): Promise<boolean> {
  if (passkeySite(baseUrl) === null) return false;
  return (await listPasskeys(database.read, staffId)).length > 0;
}

export interface VerifiedPasskey {
  readonly member: StaffRow;
  /** Takes this use as counted; false if the counter went back, as that of a copy does. */
  count(transaction: Transaction): Promise<boolean>;
}

/** Whose passkey answered; undefined if none did, or an answer isn't right. */
export async function verifyPasskey(
  context: IdentityContext,
  use: ChallengeUse,
  { ticket, credential }: { readonly ticket: string | undefined; readonly credential: string },
): Promise<VerifiedPasskey | undefined> {
  const { database, clock, baseUrl } = context;
  const site = passkeySite(baseUrl);
  const response = readUsed(credential);
  if (site === null || response === undefined) return undefined;
  const challenge = await takeChallenge(context, use, ticket);
  const passkey = await findPasskey(database.read, response.id);
  if (challenge === undefined || passkey === undefined) return undefined;
  const member = await findActiveStaff(database.read, passkey.staffId);
  const { userHandle } = response.response;
  const isTheirs =
    userHandle === undefined || Buffer.from(userHandle, 'base64url').toString() === passkey.staffId;
  if (member === undefined || !isTheirs) return undefined;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const verified = await verifyAuthenticationResponse({
    response: {
      ...response,
      response: {
        clientDataJSON: response.response.clientDataJSON,
        authenticatorData: response.response.authenticatorData,
        signature: response.response.signature,
      },
    },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
    // The counter is compared where it is written, so that two uses at once can't both pass.
    credential: {
      id: passkey.credentialId,
      publicKey: Buffer.from(passkey.publicKey, 'base64url'),
      counter: 0,
    },
  }).catch(() => undefined);
  if (verified?.verified !== true) return undefined;
  const { newCounter: counter } = verified.authenticationInfo;
  return {
    member,
    count: (transaction) =>
      usePasskey(transaction, passkey.credentialId, { counter, usedAt: clock.now() }),
  };
}

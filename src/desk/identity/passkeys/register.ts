import { brand } from '../../../../content/brand';
import { newIdentifier } from '../../../kernel/identifier';
import { fail, succeed, type Result } from '../../../kernel/result';
import { writeAudit } from '../../audit';
import type { Permit } from '../../policy';
import type { IdentityContext } from '../ports';
import { openSession } from '../read-session';
import type { NewPasskeyOptions } from '../shape';
import { readCreated } from './answers';
import { issueChallenge, takeChallenge, type ChallengeUse } from './challenge';
import { passkeySite } from './site';
import { deletePasskey, insertPasskey, listPasskeys } from './store';

type Allowed = Permit<'change-second-factor'>;

const MOST = 10;
const LONGEST_NAME = 60;
/** ECDSA, Ed25519, and RSA, each with SHA-256: what phones, keys, and Windows have. */
const ALGORITHMS = [-7, -8, -257];
export const NO_SITE = 'Passkeys need a domain name, and this shop’s address is an IP address.';

async function useOf(
  context: IdentityContext,
  token: string | undefined,
): Promise<ChallengeUse | undefined> {
  const open = await openSession(context, token);
  return open && { use: 'register', session: open.session.id };
}

/** What a browser needs to make a passkey of this member's. */
export async function beginPasskey(
  context: IdentityContext,
  { member }: Allowed,
  token: string | undefined,
): Promise<
  Result<
    { readonly options: NewPasskeyOptions; readonly ticket: string },
    'no-site' | 'not-signed-in' | 'too-many-passkeys'
  >
> {
  const site = passkeySite(context.baseUrl);
  if (site === null) return fail('no-site', NO_SITE);
  const use = await useOf(context, token);
  if (use === undefined) return fail('not-signed-in', 'Log in first.');
  const has = await listPasskeys(context.database.read, member.id);
  if (has.length >= MOST)
    return fail('too-many-passkeys', `You have ${MOST} passkeys. Remove one first.`);
  const { challenge, ticket } = issueChallenge(context, use);
  return succeed({
    ticket,
    options: {
      challenge,
      rp: { id: site.id, name: brand.name },
      user: {
        id: Buffer.from(member.id).toString('base64url'),
        name: member.name,
        displayName: member.name,
      },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: has.map(({ credentialId: id }) => ({ type: 'public-key', id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    },
  });
}

export interface NewPasskey {
  readonly token: string | undefined;
  readonly ticket: string | undefined;
  readonly credential: string;
  readonly name: string;
}

export async function addPasskey(
  context: IdentityContext,
  { member }: Allowed,
  { token, ticket, credential, name }: NewPasskey,
): Promise<Result<null, 'no-site' | 'no-name' | 'passkey-refused' | 'has-passkey'>> {
  const { database, clock, baseUrl } = context;
  const site = passkeySite(baseUrl);
  if (site === null) return fail('no-site', NO_SITE);
  const words = name.trim();
  if (words === '' || words.length > LONGEST_NAME)
    return fail('no-name', `Enter a name of at most ${LONGEST_NAME} characters.`);
  const use = await useOf(context, token);
  const challenge = use && (await takeChallenge(context, use, ticket));
  const refused = fail('passkey-refused', 'That didn’t work or took too long. Try again.');
  const response = readCreated(credential);
  if (challenge === undefined || response === undefined) return refused;
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined);
  if (verified?.verified !== true) return refused;
  const { id: credentialId, publicKey, counter } = verified.registrationInfo.credential;
  return database.write(async (transaction) => {
    const isNew = await insertPasskey(transaction, {
      credentialId,
      id: newIdentifier(clock),
      staffId: member.id,
      name: words,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      createdAt: clock.now(),
    });
    if (!isNew) return fail('has-passkey', 'This passkey is registered already.');
    await writeAudit(transaction, clock, {
      kind: 'passkey-added',
      actor: `staff:${member.name}`,
      subjectKind: 'staff',
      subject: member.name,
      reason: 'by themselves',
      after: { name: words },
    });
    return succeed(null);
  });
}

export async function removePasskey(
  { database, clock }: Pick<IdentityContext, 'database' | 'clock'>,
  { member }: Allowed,
  id: string,
): Promise<Result<null, 'no-passkey'>> {
  return database.write(async (transaction) => {
    const name = await deletePasskey(transaction, member.id, id);
    if (name === undefined) return fail('no-passkey', 'This passkey was already removed.');
    await writeAudit(transaction, clock, {
      kind: 'passkey-removed',
      actor: `staff:${member.name}`,
      subjectKind: 'staff',
      subject: member.name,
      reason: 'by themselves',
      before: { name },
    });
    return succeed(null);
  });
}

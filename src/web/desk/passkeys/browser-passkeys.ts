import type { NewPasskeyOptions, UsedPasskeyOptions } from '../../../desk/identity/shape';

type Asked<Options> =
  | { readonly ok: true; readonly options: Options }
  | { readonly ok: false; readonly code: string; readonly sentence: string };

export type PasskeyAnswer =
  | { readonly ok: true; readonly credential: string }
  | { readonly ok: false; readonly code: string; readonly sentence: string };

const NOT_DONE = 'No passkey was used. Try again, or use your password.';
const NOT_MADE = 'No passkey was made. Try again.';

export const canUsePasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Makes a passkey on this device, or on a phone or key that the browser offers. */
export async function makePasskey(): Promise<PasskeyAnswer> {
  const asked = await ask<NewPasskeyOptions>('register');
  if (!asked.ok) return asked;
  const { challenge, user, excludeCredentials, rp, pubKeyCredParams } = asked.options;
  const made = await navigator.credentials
    .create({
      publicKey: {
        ...asked.options,
        rp,
        pubKeyCredParams: [...pubKeyCredParams],
        challenge: toBytes(challenge),
        user: { ...user, id: toBytes(user.id) },
        excludeCredentials: excludeCredentials.map(({ id }) => ({
          type: 'public-key' as const,
          id: toBytes(id),
        })),
      },
    })
    .catch(() => null);
  return written(made, NOT_MADE, ['clientDataJSON', 'attestationObject']);
}

export async function answerWithPasskey(intent: 'sign-in' | 'step-up'): Promise<PasskeyAnswer> {
  const asked = await ask<UsedPasskeyOptions>(intent);
  if (!asked.ok) return asked;
  const { challenge, rpId, userVerification } = asked.options;
  const used = await navigator.credentials
    .get({ publicKey: { rpId, userVerification, challenge: toBytes(challenge) } })
    .catch(() => null);
  return written(used, NOT_DONE, [
    'clientDataJSON',
    'authenticatorData',
    'signature',
    'userHandle',
  ]);
}

async function ask<Options>(intent: string): Promise<Asked<Options>> {
  try {
    const answer = await fetch('/desk/passkey', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ intent }),
    });
    const body = (await answer.json()) as { readonly options?: Options } & {
      readonly code?: string;
      readonly sentence?: string;
    };
    return body.options === undefined
      ? { ok: false, code: body.code ?? '', sentence: body.sentence ?? 'Try again.' }
      : { ok: true, options: body.options };
  } catch {
    return { ok: false, code: '', sentence: 'Can’t reach the server. Try again.' };
  }
}

/** As the server reads it; older browsers can't write it themselves. */
function written(
  made: Credential | null,
  otherwise: string,
  parts: readonly string[],
): PasskeyAnswer {
  if (!(made instanceof PublicKeyCredential)) return { ok: false, code: '', sentence: otherwise };
  const of = made.response as unknown as Readonly<Record<string, ArrayBuffer | null | undefined>>;
  const response = Object.fromEntries(
    parts.flatMap((part) => {
      const bytes = of[part];
      return bytes instanceof ArrayBuffer ? [[part, fromBytes(bytes)]] : [];
    }),
  );
  const { id, rawId, type } = made;
  return {
    ok: true,
    credential: JSON.stringify({
      id,
      rawId: fromBytes(rawId),
      type,
      response,
      clientExtensionResults: {},
    }),
  };
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function fromBytes(bytes: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte));
  return btoa(letters.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

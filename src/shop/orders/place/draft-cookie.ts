import { days, inSeconds, type Clock } from '../../../kernel/time';
import type { Signer } from '../../../platform/signing';

export const DRAFT_COOKIE = 'foreword_draft';
/** A gift is no order: one browser may have both begun. */
export const GIFT_COOKIE = 'foreword_gift';

/** As long as a second order for the same company would be told to the browser that made the first. */
const KEPT = days(30);

/** Names a draft to a browser in words that only we can make. */
export interface DraftCookie {
  readonly name: string;
  sign(draftId: string): string;
  verify(value: string): string | null;
  /** Whether the shop is reached over https. */
  readonly secure: boolean;
}

/** An order’s cookie names no gift, and the other way around: each is signed for its purpose. */
export function signedDraftCookie(
  { signer, clock, baseUrl }: SigningCookies,
  purpose: 'draft' | 'gift',
): DraftCookie {
  return {
    name: purpose === 'gift' ? GIFT_COOKIE : DRAFT_COOKIE,
    sign: (draftId) => signer.sign({ purpose, subject: draftId, version: 1 }),
    verify(value) {
      const verified = signer.verify(value, { purpose, now: clock.now() });
      return verified.ok ? verified.value.subject : null;
    },
    secure: baseUrl.startsWith('https:'),
  };
}

interface SigningCookies {
  readonly signer: Signer;
  readonly clock: Clock;
  readonly baseUrl: string;
}

/** With this prefix a browser takes it over https alone, and from no other host of the domain. */
const hostName = (name: string): string => `__Host-${name}`;

/** The draft, or the order made of it, that this browser holds. */
export function readDraftCookie(cookie: DraftCookie, request: Request): string | null {
  // Buyers who were here before the prefix still have the plain name.
  return (
    (cookie.secure ? readNamed(hostName(cookie.name), cookie, request) : null) ??
    readNamed(cookie.name, cookie, request)
  );
}

function readNamed(wanted: string, cookie: DraftCookie, request: Request): string | null {
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const [name, value] = part.split('=');
    if (name?.trim() === wanted && value !== undefined) {
      const draftId = cookie.verify(value.trim());
      if (draftId !== null) return draftId;
    }
  }
  return null;
}

/** A `Set-Cookie` header. No script can read it and no other site's form sends it along. */
export function writeDraftCookie(cookie: DraftCookie, draftId: string): string {
  const secure = cookie.secure ? '; Secure' : '';
  const name = cookie.secure ? hostName(cookie.name) : cookie.name;
  return `${name}=${cookie.sign(draftId)}; Path=/; Max-Age=${inSeconds(KEPT)}; HttpOnly; SameSite=Lax${secure}`;
}

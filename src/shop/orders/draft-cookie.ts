import { days, inSeconds } from '../../kernel/time';

export const DRAFT_COOKIE = 'foreword_draft';

/** As long as a second order for the same company would be told to the browser that made the first. */
const KEPT = days(30);

/** Names a draft to a browser in words that only we can make. */
export interface DraftCookie {
  sign(draftId: string): string;
  verify(value: string): string | null;
  /** Whether the shop is reached over https. */
  readonly secure: boolean;
}

/** The draft, or the order made of it, that this browser holds. */
export function readDraftCookie(cookie: DraftCookie, request: Request): string | null {
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const [name, value] = part.split('=');
    if (name?.trim() === DRAFT_COOKIE && value !== undefined) {
      const draftId = cookie.verify(value.trim());
      if (draftId !== null) return draftId;
    }
  }
  return null;
}

/** A `Set-Cookie` header. No script can read it and no other site's form sends it along. */
export function writeDraftCookie(cookie: DraftCookie, draftId: string): string {
  const secure = cookie.secure ? '; Secure' : '';
  return `${DRAFT_COOKIE}=${cookie.sign(draftId)}; Path=/; Max-Age=${inSeconds(KEPT)}; HttpOnly; SameSite=Lax${secure}`;
}

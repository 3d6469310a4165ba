import { describe, expect, test } from 'vitest';
import { createSigner } from '../../../platform/signing';
import {
  DRAFT_COOKIE,
  GIFT_COOKIE,
  readDraftCookie,
  signedDraftCookie,
  writeDraftCookie,
  type DraftCookie,
} from './draft-cookie';

const draftId = '0196a1b2-0000-7000-8000-000000000001';
const now = new Date('2026-03-02T09:00:00Z');

function signedBy(key: number, secure = false, purpose: 'draft' | 'gift' = 'draft'): DraftCookie {
  const signer = createSigner(Buffer.alloc(32, key));
  const baseUrl = secure ? 'https://shop.example' : 'http://localhost:3000';
  return signedDraftCookie({ signer, clock: { now: () => now }, baseUrl }, purpose);
}

const requestWith = (cookie: string | null): Request =>
  new Request('https://shop.example/order', cookie === null ? {} : { headers: { cookie } });

const valueOf = (header: string): string =>
  header.split(';')[0]?.slice(DRAFT_COOKIE.length + 1) ?? '';

describe('The draft’s cookie', () => {
  test('names no gift, and a gift’s no order', () => {
    const [order, gift] = [signedBy(1), signedBy(1, false, 'gift')];
    expect(gift.name).toBe(GIFT_COOKIE);
    expect(gift.verify(order.sign(draftId))).toBeNull();
    expect(order.verify(gift.sign(draftId))).toBeNull();
  });

  test('names the draft to the shop that wrote it', () => {
    const cookie = signedBy(1);
    const value = valueOf(writeDraftCookie(cookie, draftId));

    expect(readDraftCookie(cookie, requestWith(`${DRAFT_COOKIE}=${value}`))).toBe(draftId);
    expect(
      readDraftCookie(cookie, requestWith(`theme=dark; ${DRAFT_COOKIE}=${value}; other=1`)),
    ).toBe(draftId);
    expect(readDraftCookie(cookie, requestWith(`theme=dark;${DRAFT_COOKIE}=${value}`))).toBe(
      draftId,
    );
  });

  test('is read on https by its name for this host alone, before the plain one of earlier visits', () => {
    const cookie = signedBy(1, true);
    const other = '0196a1b2-0000-7000-8000-000000000002';
    const [named = ''] = writeDraftCookie(cookie, draftId).split(';');
    const plain = `${DRAFT_COOKIE}=${cookie.sign(other)}`;
    expect(readDraftCookie(cookie, requestWith(`${plain}; ${named}`))).toBe(draftId);
    expect(readDraftCookie(cookie, requestWith(plain))).toBe(other);
    expect(readDraftCookie(signedBy(1), requestWith(named))).toBeNull();
  });

  test('is out of reach for scripts and for other sites’ forms, and on https never sent without it', () => {
    const plain = writeDraftCookie(signedBy(1), draftId);
    const secure = writeDraftCookie(signedBy(1, true), draftId);

    for (const header of [plain, secure]) {
      expect(header).toContain('; HttpOnly');
      expect(header).toContain('; SameSite=Lax');
      expect(header).toContain('; Path=/');
      expect(header).toContain('; Max-Age=2592000');
    }
    expect(plain).not.toContain('Secure');
    expect(secure).toMatch(/; Secure$/);
    expect(secure).toMatch(/^__Host-/);
  });

  test('can’t be made by guessing, by another key or by changing one', () => {
    const cookie = signedBy(1);
    const value = valueOf(writeDraftCookie(cookie, draftId));
    const foreign = valueOf(writeDraftCookie(signedBy(2), draftId));
    const changed = `${value.slice(0, -1)}${value.endsWith('A') ? 'B' : 'A'}`;

    for (const forged of [draftId, foreign, changed, '', 'null', value.slice(0, 20)]) {
      expect(readDraftCookie(cookie, requestWith(`${DRAFT_COOKIE}=${forged}`)), forged).toBeNull();
    }
  });

  test('is not there when there is no cookie, or one of another name', () => {
    const cookie = signedBy(1);
    const value = valueOf(writeDraftCookie(cookie, draftId));

    expect(readDraftCookie(cookie, requestWith(null))).toBeNull();
    expect(readDraftCookie(cookie, requestWith(''))).toBeNull();
    expect(readDraftCookie(cookie, requestWith(`x${DRAFT_COOKIE}=${value}`))).toBeNull();
    expect(readDraftCookie(cookie, requestWith(DRAFT_COOKIE))).toBeNull();
  });

  test('written twice, as a browser may send it, is the first that is ours', () => {
    const cookie = signedBy(1);
    const value = valueOf(writeDraftCookie(cookie, draftId));

    expect(
      readDraftCookie(cookie, requestWith(`${DRAFT_COOKIE}=forged; ${DRAFT_COOKIE}=${value}`)),
    ).toBe(draftId);
  });
});

import { isIP } from 'node:net';

export interface PasskeySite {
  readonly id: string;
  readonly origin: string;
}

/** What passkeys belong to; null where they can't, since browsers refuse them at an IP address. */
export function passkeySite(baseUrl: string): PasskeySite | null {
  const { hostname, origin } = new URL(baseUrl);
  return isIP(hostname.replace(/^\[|\]$/gu, '')) === 0 ? { id: hostname, origin } : null;
}

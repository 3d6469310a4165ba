import type { Duplex } from 'node:stream';
import { fail, succeed, type Result } from '../../../kernel/result';
import { parseAddress } from './address';
import { hostnameOf } from './check-url';
import type { Network } from '../network';
import type { FetchRefusal } from '../shape';
import { whySpecial } from './special-ranges';

/** A name with more addresses than this is checked whole, but only the first few are tried. */
const MOST_ATTEMPTS = 3;
const MOST_ADDRESSES = 64;

export interface Connection {
  readonly socket: Duplex;
  readonly address: string;
}

function aborting<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

function isCertificateFault(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /CERT|ALTNAME|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/.test(code);
}

async function addressesOf(
  network: Network,
  hostname: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  if (parseAddress(hostname) !== undefined) return [hostname];
  return await aborting(network.lookup(hostname), signal);
}

/**
 * Looks a name up once, checks every address it has, and connects to one of those: what was checked
 * is what is spoken to, so a name that changes its mind in between gains nothing.
 */
export async function connectChecked(
  network: Network,
  url: URL,
  signal: AbortSignal,
): Promise<Result<Connection, FetchRefusal>> {
  const hostname = hostnameOf(url);
  const secure = url.protocol === 'https:';
  let addresses: readonly string[];
  try {
    addresses = await addressesOf(network, hostname, signal);
  } catch {
    return fail('no-such-host', 'There is no site of that name.');
  }
  if (addresses.length === 0) return fail('no-such-host', 'There is no site of that name.');
  if (
    addresses.length > MOST_ADDRESSES ||
    addresses.some((address) => whySpecial(address) !== undefined)
  ) {
    return fail('special-address', 'That address is not on the public internet.');
  }
  const port = url.port === '' ? (secure ? 443 : 80) : Number(url.port);
  // Version 4 first: many hosts have no route for version 6.
  const ordered = addresses.toSorted(
    (one, other) => Number(one.includes(':')) - Number(other.includes(':')),
  );
  for (const address of ordered.slice(0, MOST_ATTEMPTS)) {
    try {
      const socket = await network.connect({ address, port, hostname, secure, signal });
      return succeed({ socket, address });
    } catch (error) {
      if (isCertificateFault(error))
        return fail('certificate', 'The site could not prove who it is.');
      if (signal.aborted) break;
    }
  }
  return fail('unreachable', 'The site could not be reached.');
}

import { lookup as lookUpAddresses } from 'node:dns/promises';
import { connect as connectPlain, isIP } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect as connectSecure } from 'node:tls';

export interface ConnectTarget {
  /** Already checked; the socket goes here and nowhere else. */
  readonly address: string;
  readonly port: number;
  readonly hostname: string;
  readonly secure: boolean;
  readonly signal: AbortSignal;
}

/** What lies beneath the guard: a resolver and a socket. The sample web takes its place here. */
export interface Network {
  /** All addresses of both versions; rejects if there is none. */
  lookup(hostname: string): Promise<readonly string[]>;
  connect(target: ConnectTarget): Promise<Duplex>;
}

function whenReady(
  socket: Duplex,
  event: 'connect' | 'secureConnect',
  signal: AbortSignal,
): Promise<Duplex> {
  return new Promise((resolve, reject) => {
    const give = (error: Error): void => {
      socket.destroy();
      reject(error);
    };
    const abort = (): void =>
      give(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    socket.once('error', give);
    socket.once(event, () => {
      signal.removeEventListener('abort', abort);
      socket.removeListener('error', give);
      resolve(socket);
    });
  });
}

export function internetNetwork(): Network {
  return {
    async lookup(hostname) {
      const found = await lookUpAddresses(hostname, { all: true, verbatim: true });
      return found.map(({ address }) => address);
    },
    connect({ address, port, hostname, secure, signal }) {
      if (!secure) return whenReady(connectPlain({ host: address, port }), 'connect', signal);
      const socket = connectSecure({
        host: address,
        port,
        ALPNProtocols: ['http/1.1'],
        // Said outright, so that no environment variable can turn the certificate check off.
        rejectUnauthorized: true,
        minVersion: 'TLSv1.2',
        ...(isIP(hostname) === 0 ? { servername: hostname } : {}),
      });
      return whenReady(socket, 'secureConnect', signal);
    },
  };
}

/**
 * The sample web: its hosts get made-up public addresses, so that every check of the guard runs as
 * it does on the internet, and every socket ends at one local server, in plain.
 */
export function sampleNetwork(web: {
  readonly port: number;
  readonly hosts: readonly string[];
}): Network {
  const addresses = new Map(
    web.hosts.map((host, index) => [host.toLowerCase(), `11.0.${index >> 8}.${index & 0xff}`]),
  );
  const known = new Set(addresses.values());
  return {
    async lookup(hostname) {
      const address = addresses.get(hostname.toLowerCase());
      if (address === undefined)
        throw Object.assign(new Error(`${hostname} is not in the sample web`), {
          code: 'ENOTFOUND',
        });
      return [address];
    },
    async connect({ address, signal }) {
      if (!known.has(address))
        throw Object.assign(new Error(`${address} is not in the sample web`), {
          code: 'EHOSTUNREACH',
        });
      return whenReady(connectPlain({ host: '127.0.0.1', port: web.port }), 'connect', signal);
    },
  };
}

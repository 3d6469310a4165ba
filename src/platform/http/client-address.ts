import { isIP } from 'node:net';

/**
 * Who is calling. A forwarding header is believed only as far as we were told how many proxies of
 * ours stand in front: each appends the address it saw, so the last `trustedProxies` entries are
 * ours and the one before them is the caller. With none, the header is a stranger's claim.
 */
export function clientAddress(
  forwardedFor: string | undefined,
  socketAddress: string | undefined,
  trustedProxies: number,
): string {
  const direct = normalise(socketAddress);
  if (trustedProxies === 0 || forwardedFor === undefined) return direct;
  const hops = forwardedFor.split(',').map((hop) => normalise(hop.trim()));
  return hops.at(-trustedProxies) ?? direct;
}

function normalise(address: string | undefined): string {
  const plain = address?.replace(/^::ffff:/i, '') ?? '';
  return isIP(plain) === 0 ? 'unknown' : plain;
}

/** One caller for the limits: a v4 address, or the /64 a v6 subscriber owns as a whole. */
export function limitKey(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return `${[...left, ...zeros, ...right]
    .slice(0, 4)
    .map((part) => part.padStart(4, '0'))
    .join(':')}::/64`;
}

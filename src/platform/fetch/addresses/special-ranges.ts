import { parseAddress, type AddressBytes } from './address';

/** Every range of version 4 that isn't an ordinary public host, after the IANA registry. */
const SPECIAL_VERSION_4: readonly (readonly [range: string, name: string])[] = [
  ['0.0.0.0/8', 'this network'],
  ['10.0.0.0/8', 'private'],
  ['100.64.0.0/10', 'carrier-grade translation'],
  ['127.0.0.0/8', 'loopback'],
  ['168.63.129.16/32', 'cloud metadata'],
  ['169.254.0.0/16', 'link-local and cloud metadata'],
  ['172.16.0.0/12', 'private'],
  ['192.0.0.0/24', 'protocol assignments'],
  ['192.0.2.0/24', 'documentation'],
  ['192.31.196.0/24', 'name service sink'],
  ['192.52.193.0/24', 'multicast tunnelling'],
  ['192.88.99.0/24', '6to4 relay'],
  ['192.168.0.0/16', 'private'],
  ['192.175.48.0/24', 'name service sink'],
  ['198.18.0.0/15', 'benchmarking'],
  ['198.51.100.0/24', 'documentation'],
  ['203.0.113.0/24', 'documentation'],
  ['224.0.0.0/4', 'multicast'],
  ['240.0.0.0/4', 'reserved and broadcast'],
];

/**
 * Of version 6 only 2000::/3 is ordinary; all the rest (loopback, mapped, translated, unique local,
 * link-local, multicast) is refused without being listed. These are the exceptions inside it.
 */
const ORDINARY_VERSION_6 = '2000::/3';
const SPECIAL_VERSION_6: readonly (readonly [range: string, name: string])[] = [
  ['2001::/23', 'protocol assignments, Teredo, benchmarking'],
  ['2001:db8::/32', 'documentation'],
  ['2002::/16', '6to4'],
  ['2620:4f:8000::/48', 'name service sink'],
  ['3ffe::/16', 'returned test network'],
  ['3fff::/20', 'documentation'],
];

interface Range {
  readonly prefix: AddressBytes;
  readonly bits: number;
  readonly name: string;
}

function range(text: string, name: string): Range {
  const [address = '', bits = ''] = text.split('/');
  const prefix = parseAddress(address);
  if (prefix === undefined) throw new Error(`${text} is not a range`);
  return { prefix, bits: Number(bits), name };
}

const special4 = SPECIAL_VERSION_4.map(([text, name]) => range(text, name));
const special6 = SPECIAL_VERSION_6.map(([text, name]) => range(text, name));
const ordinary6 = range(ORDINARY_VERSION_6, 'ordinary');

function contains({ prefix, bits }: Range, bytes: AddressBytes): boolean {
  return prefix.every((byte, index) => {
    const wanted = Math.min(8, Math.max(0, bits - index * 8));
    const mask = (0xff << (8 - wanted)) & 0xff;
    return (byte & mask) === ((bytes[index] ?? 0) & mask);
  });
}

/** An interface identifier that tunnels a version 4 address (ISATAP). */
function isTunnelled(bytes: AddressBytes): boolean {
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes.slice(8, 12);
  return (first & 0xfc) === 0 && second === 0 && third === 0x5e && fourth === 0xfe;
}

/** Why an address is no ordinary public host, or undefined if it is one. What can't be read is refused. */
export function whySpecial(address: string): string | undefined {
  const bytes = parseAddress(address);
  if (bytes === undefined) return 'not an address';
  if (bytes.length === 4) return special4.find((one) => contains(one, bytes))?.name;
  if (!contains(ordinary6, bytes)) return 'not global unicast';
  if (isTunnelled(bytes)) return 'tunnel';
  return special6.find((one) => contains(one, bytes))?.name;
}

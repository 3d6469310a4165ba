/** An address as bytes: 4 of them for version 4, 16 for version 6. */
export type AddressBytes = readonly number[];

function parseVersion4(text: string): AddressBytes | undefined {
  const match = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text);
  if (match === null) return undefined;
  const parts = match.slice(1);
  // A leading zero means octal to some resolvers and decimal to others, so it means nothing here.
  if (parts.some((part) => part.length > 1 && part.startsWith('0'))) return undefined;
  const bytes = parts.map(Number);
  return bytes.every((byte) => byte <= 255) ? bytes : undefined;
}

function parseGroups(text: string): AddressBytes | undefined {
  if (text === '') return [];
  const bytes: number[] = [];
  for (const group of text.split(':')) {
    if (!/^[0-9a-f]{1,4}$/i.test(group)) return undefined;
    const number = Number.parseInt(group, 16);
    bytes.push(number >> 8, number & 0xff);
  }
  return bytes;
}

function withPlainTail(text: string): string | undefined {
  if (!text.includes('.')) return text;
  const cut = text.lastIndexOf(':') + 1;
  const tail = parseVersion4(text.slice(cut));
  if (tail === undefined) return undefined;
  const [a = 0, b = 0, c = 0, d = 0] = tail;
  return `${text.slice(0, cut)}${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
}

function parseVersion6(text: string): AddressBytes | undefined {
  const plain = withPlainTail(text);
  if (plain === undefined) return undefined;
  const halves = plain.split('::');
  if (halves.length > 2) return undefined;
  const head = parseGroups(halves[0] ?? '');
  const tail = parseGroups(halves[1] ?? '');
  if (head === undefined || tail === undefined) return undefined;
  if (halves.length === 1) return head.length === 16 ? head : undefined;
  const missing = 16 - head.length - tail.length;
  return missing < 2 ? undefined : [...head, ...new Array<number>(missing).fill(0), ...tail];
}

/** Strict: a zone, a bracket, an octal, hexadecimal or shortened spelling is not an address. */
export function parseAddress(text: string): AddressBytes | undefined {
  return text.includes(':') ? parseVersion6(text) : parseVersion4(text);
}

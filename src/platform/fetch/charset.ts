import { isAscii, isUtf8 } from 'node:buffer';

const BYTE_ORDER_MARKS: readonly (readonly [bytes: readonly number[], charset: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];
/** How far into a page its own statement of charset is looked for. */
const SNIFFED_BYTES = 2_048;

function known(label: string | undefined): string | undefined {
  if (label === undefined) return undefined;
  try {
    return new TextDecoder(label.trim()).encoding;
  } catch {
    return undefined;
  }
}

function stated(body: Uint8Array, type: string): string | undefined {
  const head = Buffer.from(body.subarray(0, SNIFFED_BYTES)).toString('latin1');
  const match =
    type.includes('xml') || head.startsWith('<?xml')
      ? (/^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w:.-]+)["']/i.exec(head) ??
        /<meta[^>]{0,200}?charset\s*=\s*["']?([\w:.-]+)/i.exec(head))
      : /<meta[^>]{0,200}?charset\s*=\s*["']?([\w:.-]+)/i.exec(head);
  const label = known(match?.[1]);
  // A page that could be searched for ASCII text isn't in UTF-16, whatever it says.
  return label?.startsWith('utf-16') === true ? 'utf-8' : label;
}

/** Which charset a body is in: its byte order mark, then the header, then what it says of itself, then UTF-8. */
export function charsetOf(body: Uint8Array, contentType: string): string {
  const mark = BYTE_ORDER_MARKS.find(([bytes]) =>
    bytes.every((byte, index) => body[index] === byte),
  );
  if (mark !== undefined) return mark[1];
  const header = known(/charset\s*=\s*"?([^\s";]+)/i.exec(contentType)?.[1]);
  return header ?? stated(body, contentType) ?? 'utf-8';
}

const LARGE_BYTES = 1_000_000;

export function decodeText(body: Uint8Array, charset: string): string {
  // A large text of plain letters then lies outside of the heap, where what is no longer needed is freed early.
  if (
    body.length > LARGE_BYTES &&
    (charset === 'utf-8' || charset === 'windows-1252') &&
    isAscii(body)
  )
    return Buffer.from(body.buffer, body.byteOffset, body.length).toString('latin1');
  const text = new TextDecoder(charset).decode(body);
  return charset === 'utf-8' && isMisnamed(body, text)
    ? new TextDecoder('windows-1252').decode(body)
    : text;
}

/** Labeled UTF-8, but most of its non-ASCII characters don't decode: it must be Windows-1252. */
function isMisnamed(body: Uint8Array, text: string): boolean {
  if (!text.includes('\ufffd') || isUtf8(body)) return false;
  const strange = text.match(/[^\u0000-\u007f]/gu) ?? [];
  return strange.filter((sign) => sign === '\ufffd').length * 2 > strange.length;
}

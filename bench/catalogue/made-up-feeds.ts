import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { seededRandom } from '../../src/kernel/seeded-random';

const WORDS = (
  'ferry ledger harbour kiln orchard signal loom canal archive quarry lantern mill bridge ' +
  'garden compass valve opens sells counts repairs plans two three new old northern works'
).split(' ');
const ENTRIES = 40;

function words(count: number, next: () => number): string {
  return Array.from({ length: count }, () => WORDS[Math.floor(next() * WORDS.length)] ?? '').join(
    ' ',
  );
}

/** A paper's feed of forty entries with two kilobytes each, another for each address. */
export function feedOf(address: string): { readonly body: Buffer; readonly tag: string } {
  const { next } = seededRandom(
    Number.parseInt(createHash('sha256').update(address).digest('hex').slice(0, 8), 16),
  );
  const items = Array.from(
    { length: ENTRIES },
    (_, at) =>
      `<item><title>${words(9, next)}</title><link>https://${address.split('/')[0] ?? ''}/news/${at}</link><pubDate>Fri, 20 Nov 2026 1${at % 10}:00:00 GMT</pubDate><description>&lt;p&gt;${words(300, next)}&lt;/p&gt;</description></item>`,
  );
  const text =
    '<?xml version="1.0"?><rss version="2.0">' +
    `<channel><title>${address}</title>${items.join('')}</channel></rss>`;
  return {
    body: gzipSync(text),
    tag: `"${createHash('sha256').update(text).digest('hex').slice(0, 16)}"`,
  };
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { materialFolder } from '../../test/support/material';
import { readWice, type Half } from '../verify/wice';

export interface BenchPage {
  readonly id: string;
  readonly half: Half;
  readonly from: 'WiCE' | 'recorded';
  readonly sentences: readonly string[];
}

function halfOfText(text: string): Half {
  return createHash('sha256').update(text).digest().readUInt8(0) % 2 === 0 ? 'tuning' : 'goal';
}

function toSentences(text: string): string[] {
  return text
    .split(
      /\n+|(?<=[.!?]["”’)]?)(?<!\b(?:Mr|Mrs|Ms|Dr|St|No|vs|Inc|Ltd|Co|Corp|Jr|Sr|\p{Lu})\.)\s+(?=["“‘(]?\p{Lu})/u,
    )
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    if (value.length > 400) yield value;
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) yield* textsIn(inner);
  }
}

const BLOCKS = 'p, li, td, th, h1, h2, h3, h4, h5, h6, blockquote, dd, dt, figcaption, div';

/** Block by block, the innermost only; what is no sentence is left out later. */
function textOf(html: string): string {
  const { document } = parseHTML(`<html><body>${html}</body></html>`);
  for (const element of document.querySelectorAll('script, style, noscript, template'))
    element.remove();
  return Array.from(document.querySelectorAll(BLOCKS))
    .filter((element) => element.querySelector(BLOCKS) === null)
    .map((element) => (element.textContent ?? '').replace(/\s+/gu, ' ').trim())
    .join('\n');
}

const FIELD = '(?:content:encoded|description|content|summary)';
const LONG_FIELD = new RegExp(
  String.raw`<${FIELD}[^>]*>(?:<!\[CDATA\[)?(?<text>[\s\S]{400,}?)(?:\]\]>)?<\/${FIELD}>`,
  'gu',
);

/** A recording's readable texts: pages as we read them, services' long fields, articles' text. */
function textsOf(file: string, content: string): string[] {
  if (file.endsWith('.html')) return [textOf(content)];
  if (file.endsWith('.txt'))
    return [
      content
        .replace(
          /\{\{[^{}]*\}\}|<ref[^>]*>[^<]*<\/ref>|<[^>]+>|\[\[(?:[^|\]]*\|)?([^\]]*)\]\]/gu,
          '$1',
        )
        .replace(/'{2,}/gu, ''),
    ];
  if (file.endsWith('.json')) {
    // Services give the same text with and without its markup; one of them is enough.
    return Array.from(
      new Set(
        Array.from(textsIn(JSON.parse(content)), (text) =>
          /<\w|&lt;/u.test(text)
            ? textOf(text.replaceAll('&lt;', '<').replaceAll('&gt;', '>'))
            : text,
        ),
      ),
    );
  }
  return Array.from(content.matchAll(LONG_FIELD), ({ groups }) =>
    textOf(
      (groups?.['text'] ?? '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&'),
    ),
  );
}

function* recordedPages(): Generator<BenchPage> {
  const root = join(materialFolder(), 'recordings');
  if (!existsSync(root)) return;
  for (const folder of readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()) {
    for (const file of readdirSync(join(root, folder))
      .filter((name) => /\.(?:html|txt|json|xml|rss|atom)$/u.test(name))
      .sort()) {
      const texts = textsOf(file, readFileSync(join(root, folder, file), 'utf8'));
      for (const [index, text] of texts.entries()) {
        const sentences = toSentences(text).slice(0, 400);
        if (sentences.length >= 5)
          yield {
            id: `${folder}/${file}/${index}`,
            half: halfOfText(`${folder}/${file}`),
            from: 'recorded',
            sentences,
          };
      }
    }
  }
}

/** The pages behind WiCE’s claims, each once, and the recorded ones; nothing where the material is absent. */
export function readPages(): BenchPage[] {
  const seen = new Set<string>();
  const wice = (readWice() ?? []).flatMap(({ id, half, passages }): BenchPage[] => {
    const key = passages.slice(0, 8).join('\n');
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ id, half, from: 'WiCE', sentences: passages }];
  });
  return [...wice, ...recordedPages()];
}

/** A whole sentence of middling length, as a report might say it. */
export function isSayable(sentence: string): boolean {
  const words = sentence.split(/\s+/u).length;
  return (
    words >= 7 &&
    words <= 40 &&
    /^["“]?\p{Lu}/u.test(sentence) &&
    /[.!?]["”]?$/u.test(sentence) &&
    !sentence.includes('(meta data)') &&
    !/[|{}<>]|https?:/u.test(sentence)
  );
}

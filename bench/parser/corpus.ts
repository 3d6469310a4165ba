import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const material = process.env['MATERIAL_DIR'] ?? '../shared';
const MOST_BYTES = 256 * 1024 * 1024;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  quot: '"',
  '#8217': '’',
  '#8220': '“',
  '#8221': '”',
  '#39': "'",
};

function textOf(html: string): string {
  return html
    .replace(/<(script|style|ix:header|head)\b.*?<\/\1>/gs, ' ')
    .replace(/<\/?(?:a|b|i|em|strong|span|font|sup|sub|u|ix:[a-z]+)\b[^>]*>/gi, '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&(#?\w+);/g, (_, name: string) => ENTITIES[name] ?? ' ');
}

/** Paragraphs of running text from the material's annual reports and web pages, which nobody has tagged. */
export function readParagraphs(): readonly string[] {
  const companies = join(material, 'real/companies');
  const archives = readdirSync(companies)
    .toSorted()
    .map((name) => join(companies, name, 'hosts.tar.xz'))
    .filter((file) => existsSync(file));
  const reports = archives.map((file) =>
    execFileSync('tar', ['-xJOf', file, '--wildcards', '*.htm*'], {
      maxBuffer: MOST_BYTES,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).toString('utf8'),
  );
  const pages = join(material, 'bench/extraction/html');
  const sites = readdirSync(pages)
    .toSorted()
    .map((name) => gunzipSync(readFileSync(join(pages, name))).toString('utf8'));
  const paragraphs = [...reports, ...sites].flatMap((html) =>
    textOf(html)
      .split(/\n\s*/)
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .filter((line) => /[a-z] [a-z]+ .*[a-z]/.test(line) && line.length > 40),
  );
  return [...new Set(paragraphs)];
}

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The demo's files as the tests read them; nothing of the shop uses this. */
export const hostsFolder = join(import.meta.dirname, 'hosts');

export function filesOf(host: string): readonly string[] {
  return readdirSync(join(hostsFolder, host)).sort();
}

export function textOf(host: string, file: string): string {
  return readFileSync(join(hostsFolder, host, file), 'utf8');
}

export function hostNames(): readonly string[] {
  return readdirSync(hostsFolder).sort();
}

export const site = 'www.quillhaven.example';

export function pages(): readonly { readonly file: string; readonly html: string }[] {
  return filesOf(site)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: textOf(site, file) }));
}

/** What a reader sees: no markup, no scripts, single spaces. */
export function words(html: string): string {
  return html
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');
}

import type { Need } from './shape';

export type Known = Readonly<Partial<Record<Need, string>>>;

export function placeholdersOf(template: string): readonly string[] {
  return [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

const HOST_PLACES = /^https:\/\/(?:[\w.-]*)\{domain\}/;

/**
 * Fills a template with what is known. A value goes in encoded, so that it can't leave its place;
 * only a domain may stand where the host is, and only a feed's own address may be a whole address.
 * Undefined where something is missing.
 */
export function fillTemplate(template: string, known: Known): string | undefined {
  let missing = false;
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = name === 'cik10' ? known.cik?.padStart(10, '0') : known[name as Need];
    if (value === undefined || value === '') missing = true;
    if (name === 'feed') return value ?? '';
    return name === 'domain' && HOST_PLACES.test(template) ? (value ?? '').toLowerCase() : encodeURIComponent(value ?? '');
  });
  return missing ? undefined : filled;
}

import { z } from 'zod';
import { parseMapping, parsePath } from './mapping';
import type { Source } from './shape';
import { placeholdersOf } from './template';

const topic = z.enum(['snapshot', 'financials', 'leadership', 'products', 'news', 'culture', 'hiring', 'engineering', 'location', 'legal', 'market']);
const need = z.enum(['company', 'domain', 'cik', 'wikidata', 'greenhouse', 'labels', 'feed']);

function isMapping(text: string): boolean {
  try {
    parseMapping(text);
    return true;
  } catch {
    return false;
  }
}

function isPath(text: string): boolean {
  try {
    parsePath(text);
    return true;
  } catch {
    return false;
  }
}

const sourceSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    name: z.string().min(3),
    kind: z.enum(['json', 'feed', 'html', 'sitemap']),
    needs: z.array(need),
    request: z.strictObject({ urls: z.array(z.string().regex(/^(?:https:\/\/|\{feed\}$)/)).min(1) }),
    finds: z.strictObject({ words: z.array(z.string().min(2)).min(1), pages: z.number().int().min(1).max(20) }).optional(),
    polite: z.strictObject({ robots: z.enum(['obey', 'api']), interval: z.number().min(0), maxBytes: z.number().int().min(1_000).max(20_000_000) }),
    licence: z.strictObject({ tier: z.enum(['A', 'B']), note: z.string().min(3), maxQuoteWords: z.number().int().positive().optional() }),
    topics: z.array(topic).min(1),
    extract: z.strictObject({ items: z.string().refine(isPath), limit: z.number().int().positive(), fields: z.record(z.string(), z.string().refine(isMapping)) }).optional(),
    evidence: z.strictObject({
      kind: z.enum(['company-facts', 'entity', 'directory', 'page', 'news', 'job-posting', 'discussion']),
      reliability: z.enum(['first-party', 'register', 'reference', 'public-voice']),
    }),
    enabled: z.union([z.literal(true), z.enum(['key', 'licence', 'verify'])]),
  })
  .refine((source) => source.request.urls.flatMap(placeholdersOf).every((name) => source.needs.some((one) => name === one || (name === 'cik10' && one === 'cik'))), {
    message: 'a template uses what the source does not say it needs',
  })
  .refine((source) => source.licence.tier === 'A' || source.licence.maxQuoteWords !== undefined, { message: 'tier B states how many words may be quoted' });

/** Checks an entry of the catalogue when it is loaded: a wrong one stops the start, not a report. */
export function defineSource(source: Source): Source {
  const checked = sourceSchema.safeParse(source);
  if (!checked.success) throw new Error(`source “${source.id}”: ${z.prettifyError(checked.error)}`);
  return Object.freeze(source);
}

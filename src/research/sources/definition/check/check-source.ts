import { z } from 'zod';
import { authSchema } from './auth-schema';
import { extractSchema, mappingText } from './extract-schema';
import { ACCOUNT_PLACE } from '../key-form';
import { meaningSchema as meaning } from './meaning-schema';
import { needNames } from '../needs';
import { matchSchema, requestSchema } from './request-schema';
import { industryNames, workNames } from '../serves';
import type { Source } from '../../shape';
import { placeholdersOf } from '../template';

const topic = z.enum([
  'snapshot',
  'financials',
  'leadership',
  'products',
  'news',
  'culture',
  'hiring',
  'engineering',
  'location',
  'legal',
  'market',
]);
const need = z.enum(needNames);
const outcome = z.enum([
  'empty',
  'not-applicable',
  'not-modified',
  'limited',
  'blocked',
  'paywall',
  'gone',
  'shape-changed',
  'off',
  'error-page',
  'empty-shell',
  'unreachable',
  'refused',
  'over-budget',
]);

/** Held in memory while it is read. */
const LARGEST_ANSWER = 20_000_000;
const span = z.number().int().positive();

const sourceSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    name: z.string().min(3),
    kind: z.enum(['json', 'xml', 'feed', 'html', 'csv', 'search', 'sitemap', 'doc']),
    needs: z.array(need),
    serves: z
      .strictObject({
        countries: z
          .array(z.string().regex(/^[A-Z]{2}$/))
          .min(1)
          .optional(),
        states: z
          .array(z.string().regex(/^[A-Z]{2}$/))
          .min(1)
          .optional(),
        industries: z.array(z.enum(industryNames)).min(1).optional(),
        work: z.array(z.enum(workNames)).min(1).optional(),
        shares: z.enum(['listed', 'private']).optional(),
        asked: z.literal('for-gaps').optional(),
      })
      .optional(),
    request: requestSchema,
    auth: authSchema,
    finds: z
      .strictObject({
        words: z.array(z.string().min(2)).min(1),
        pages: z.number().int().min(1).max(20),
      })
      .optional(),
    polite: z.strictObject({
      robots: z.enum(['obey', 'api']),
      interval: z.number().min(100),
      maxBytes: z.number().int().min(1_000).max(1_000_000_000),
      ttl: span,
      conditional: z.boolean(),
      sharedEvery: span.optional(),
    }),
    licence: z.strictObject({
      tier: z.enum(['A', 'B', 'C']),
      note: z.string().min(3),
      maxQuoteWords: z.number().int().positive().max(25).optional(),
      seenAt: z.string().min(3),
      credit: z
        .string()
        .regex(/^\S.*[.]$/)
        .optional(),
    }),
    topics: z.array(topic).min(1),
    extract: extractSchema.optional(),
    bulk: z
      .strictObject({
        every: span,
        by: z.string().min(1),
        holds: z.enum(['names', 'occupation', 'role', 'place']),
        largest: z.number().int().min(1_000).max(4_000_000_000),
        link: z
          .strictObject({ at: mappingText, has: z.string().min(2).toLowerCase().optional() })
          .optional(),
        file: z.string().min(2).toLowerCase().optional(),
        columns: z
          .array(z.string().regex(/^[a-z0-9_]+$/))
          .min(2)
          .optional(),
        median: z.strictObject({ of: z.string(), per: z.array(z.string()).min(1) }).optional(),
      })
      .optional(),
    match: matchSchema.optional(),
    means: meaning(mappingText).optional(),
    teaches: z
      .strictObject({
        needs: z
          .partialRecord(need, z.string())
          .refine((needs) => Object.keys(needs).length > 0, { message: 'it teaches nothing' }),
        from: z.enum(['alone', 'first']),
        most: z.string().optional(),
      })
      .optional(),
    sayings: z
      .array(
        z.strictObject({
          says: z.string().min(4).toLowerCase(),
          outcome,
          sentence: z.string().min(5),
        }),
      )
      .optional(),
    evidence: z.strictObject({
      kind: z.enum([
        'company-facts',
        'entity',
        'directory',
        'page',
        'news',
        'job-posting',
        'discussion',
        'filing',
        'record',
        'pay',
        'place',
        'person',
      ]),
      reliability: z.enum(['first-party', 'register', 'reference', 'public-voice']),
      expires: span,
    }),
    recordings: z.array(z.string().regex(/^[\w-]+\/[\w.-]+$/)),
    enabled: z.union([z.literal(true), z.enum(['key', 'licence', 'verify', 'shut'])]),
  })
  .superRefine((source, { addIssue }) => {
    const fault = (message: string): void => addIssue({ code: 'custom', message });
    const places = [
      ...source.request.urls,
      (source.request.next?.url ?? '').replace('{taken}', ''),
      JSON.stringify([
        source.request.post,
        source.request.form,
        source.extract?.items,
        source.extract?.keep?.in,
        source.extract?.drop?.in,
        source.extract?.day,
      ]),
    ].flatMap(placeholdersOf);
    if (!places.every((name) => source.needs.some((one) => one === name)))
      fault('a template uses what the source does not say it needs');
    if (!source.needs.every((one) => places.includes(one)))
      fault('the source says it needs what no template uses');
    if (source.request.post !== undefined && source.request.form !== undefined)
      fault('a request brings one body');
    const host = (url: string): string => /^https:\/\/[^/?#]*/.exec(url)?.[0] ?? '';
    if (
      source.request.next !== undefined &&
      source.request.urls.some((url) => host(url) !== host(source.request.next?.url ?? ''))
    )
      fault('the second question goes to the host of the first');
    if (source.licence.tier === 'B' && source.licence.maxQuoteWords === undefined)
      fault('tier B states how many words may be quoted');
    if ((source.licence.tier === 'C') !== (source.enabled === 'licence'))
      fault('tier C is off for its licence, and nothing else is');
    const asksForKey = source.auth !== 'none' && source.auth.optional === undefined;
    const isClosed = source.enabled === 'licence' || source.enabled === 'shut';
    if (!isClosed && asksForKey !== (source.enabled === 'key'))
      fault('a source is off without its key exactly where it can’t do without');
    const inPath = source.auth !== 'none' && source.auth.in === 'path-and-bearer';
    if (!source.request.urls.every((url) => url.includes(ACCOUNT_PLACE) === inPath))
      fault('an account stands in the path where the auth puts it there');
    const { detail, link, title } = source.extract ?? {};
    if (detail !== undefined && source.request.urls.some((url) => host(url) !== host(detail.url)))
      fault('what an item says in full is on the host of the list');
    const linked = [link ?? '', title ?? '', detail?.url ?? '']
      .flatMap(placeholdersOf)
      .filter((name) => !Object.hasOwn(source.extract?.fields ?? {}, name));
    if (!linked.every((name) => source.needs.some((one) => one === name)))
      fault('the link or the title of an item uses what is neither mapped nor needed');
    if (
      source.extract?.once !== undefined &&
      !Object.hasOwn(source.extract.fields, source.extract.once)
    )
      fault('what tells one thing from another is not mapped');
    const required = [...(source.extract?.requires ?? []), source.extract?.together ?? []].flat();
    if (!required.every((name) => Object.hasOwn(source.extract?.fields ?? {}, name)))
      fault('what an item must have, or what belongs together, is not mapped');
    const looksAt = source.match === undefined ? [] : [source.match.field].flat();
    if (
      !looksAt.every(
        (name) =>
          source.kind === 'feed' ||
          Object.hasOwn({ ...source.extract?.each, ...source.extract?.fields }, name),
      )
    )
      fault('the match looks at a field that is not mapped');
    if (
      ![...Object.values(source.teaches?.needs ?? {}), source.teaches?.most ?? []]
        .flat()
        .every((name) => Object.hasOwn(source.extract?.fields ?? {}, name))
    )
      fault('it teaches what is not mapped');
    const { bulk, extract: { fields = {} } = {} } = source;
    if (bulk === undefined && source.polite.maxBytes > LARGEST_ANSWER)
      fault('only a file that is loaded to a disk may be so large');
    if (bulk !== undefined && (source.kind !== 'csv' || source.extract?.items !== 'rows[]'))
      fault('what is loaded is a table of rows');
    if (
      bulk !== undefined &&
      ![bulk.by, ...(bulk.median === undefined ? [] : [bulk.median.of, ...bulk.median.per])].every(
        (name) => Object.hasOwn(fields, name),
      )
    )
      fault('rows are found by a field that is not mapped');
    if (bulk !== undefined && (bulk.holds === 'names') !== (source.match !== undefined))
      fault('rows that are found by names, and no others, are matched');
    if (source.kind === 'search' && source.match === undefined)
      fault('what a search finds must be matched');
    if ((source.kind === 'csv' || source.kind === 'search') && source.extract === undefined)
      fault('nothing says what is read');
  });

/** Throws where an entry of the catalogue isn’t what the schema says; the tests hold every entry against it. */
export function checkSource(source: Source): void {
  const checked = sourceSchema.safeParse(source);
  if (!checked.success) throw new Error(`source “${source.id}”: ${z.prettifyError(checked.error)}`);
}

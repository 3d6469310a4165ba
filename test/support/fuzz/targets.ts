import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../../src/web/routes';
import { deskRoutes } from '../../rules/desk-routes';
import { root } from '../shop-process';

const flatten = (entries: readonly RouteConfigEntry[]): readonly RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...flatten(entry.children ?? [])]);

/** What the server answers beside the pages, and files of all kinds. */
const MACHINE_PATHS = [
  '/livez',
  '/healthz',
  '/api/openapi.json',
  '/api/contact',
  '/api/v1.0/email/send',
  '/api/track/:token/events',
  '/functions/v1/stripe-integration',
  '/functions/v1/send-order-notification',
  '/webhooks/stripe',
  '/sandbox/stripe/v1/payment_intents/:id',
  '/sandbox/stripe/v1/payment_intents/:id/confirm',
  '/sandbox/stripe/sandbox/authenticate/:id',
  '/sandbox/stripe/sandbox/receipt/:id',
  '/sandbox/stripe/sandbox/control/:id',
  '/assets/:file',
  '/.well-known/:file',
  '/:anything',
  '/:anything/:else',
];

/** Every address of the shop, its parameters by name; a new route is fuzzed from the day it is there. */
export const targets: readonly string[] = [
  ...new Set([
    ...flatten(routes as readonly RouteConfigEntry[]).flatMap(({ path, index }) =>
      path === undefined ? (index === true ? ['/'] : []) : [`/${path.replace('*', ':anything')}`],
    ),
    ...MACHINE_PATHS,
  ]),
];

/** The names of fields that a form's reader asks for. */
const FIELD = /(?:text|get|getAll|has|formText\(\w+,)\s?\(?'([\w-]{2,30})'\)/gu;

/** All that any form here is asked for, found where it is read. */
export const fields: readonly string[] = [
  ...new Set(
    readdirSync(join(root, 'src/web'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.server.ts'))
      .flatMap((file) =>
        [...readFileSync(join(root, 'src/web', file), 'utf8').matchAll(FIELD)].map(
          ([, name = '']) => name,
        ),
      ),
  ),
  ...'company role name email interviewers location interviewAt timeZone posting notes'.split(' '),
];

/** What a desk's forms may be asked to do, without what would end the fuzzer's own session. */
export const intents: readonly (readonly [string, string])[] = Object.values(deskRoutes)
  .flatMap(({ calls = [] }) => calls.flatMap(({ sent }) => Object.entries(sent)))
  .filter(([, word]) => !['sign-out', 'deactivate', 'begin-second-factor'].includes(word));

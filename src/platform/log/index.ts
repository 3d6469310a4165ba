import { pino, stdSerializers, type Logger, type LoggerOptions } from 'pino';
import { traceToSource } from './source-traces';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'child'>;

/** Names under which a secret, a private link or a person's words may arrive; never written down. */
const SECRET_NAMES = [
  'authorization',
  'cookie',
  'setCookie',
  'password',
  'token',
  'secret',
  'clientSecret',
  'client_secret',
  'apiKey',
  'card',
  'number',
  'cvc',
  'body',
  'html',
  'text',
  'link',
  'message.body',
];

const redactedPaths = SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

export interface LogOptions {
  readonly level: string;
  readonly destination?: { write(line: string): void };
}

export function createLog({ level, destination }: LogOptions): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: redactedPaths, censor: '[hidden]' },
    serializers: { error: hideSecrets },
  };
  return destination ? pino(options, destination) : pino(options);
}

const CARD = /\b(?:\d[ -]?){12,18}\d\b/g;
const KEY = /\b(?:sk|rk|pk|whsec)_[A-Za-z0-9_]{6,}|\b(?:pi|seti)_[A-Za-z0-9]+_secret_[A-Za-z0-9]+/g;
const PRIVATE_PATH = /\/(r|s|track|choose|rate|address|invitation)\/[A-Za-z0-9_.~-]{8,}/g;

/** The same for what libraries put into an error's sentence. */
export function maskSecrets(text: string): string {
  return text.replace(KEY, '[key]').replace(PRIVATE_PATH, '/$1/[link]').replace(CARD, '[number]');
}

function hideSecrets(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? maskSecrets(error) : error;
  const { type, message, stack } = isQueryError(error)
    ? withoutValues(error, error.query, error.cause ?? error)
    : isAboutValues(error)
      ? withoutValues(error, 'a value', error)
      : stdSerializers.err(error);
  return {
    type,
    message: maskSecrets(message),
    stack: stack === undefined ? undefined : maskSecrets(traceToSource(stack)),
  };
}

/** The same error as it may be kept: without keys, private links, and what people typed. */
export function withoutWords(error: unknown): Error {
  const { message, stack } = hideSecrets(error) as {
    readonly message?: string;
    readonly stack?: string;
  };
  const kept = new Error(message ?? maskSecrets(String(error)));
  return Object.assign(kept, { stack: stack ?? kept.stack });
}

interface QueryError extends Error {
  readonly query: string;
  readonly params: unknown;
}

const isQueryError = (error: Error): error is QueryError => 'params' in error && 'query' in error;

/** What the driver itself throws of a value that is none, or that breaks a rule: its sentence quotes the value. */
const isAboutValues = (error: Error): boolean =>
  'severity' in error && 'code' in error && /^2[23]\w{3}$/u.test(String(error.code));

/** A failed query's message, stack, and cause repeat what people typed. Code and SQL are enough. */
function withoutValues(
  error: Error,
  query: string,
  cause: unknown,
): {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
} {
  const { code } = (cause ?? {}) as { readonly code?: unknown };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: `The database refused (${String(code ?? 'no code')}): ${query}`,
    stack: frames.join('\n'),
  };
}

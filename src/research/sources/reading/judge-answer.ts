import { phraseFinder } from '../../../language';
import { clip, squeeze, holdsAny, withoutByteOrder } from '../../../kernel/text';
import { removeInvisible } from '../../read';
import type { AskedBody, OutcomeCode, Source } from '../shape';

type Judged = readonly [OutcomeCode, string];

/** Where a service is asked and a page answers: what such pages say, in small letters. */
const PAGES: readonly (readonly [OutcomeCode, pieces: readonly string[], sentence: string])[] = [
  ['blocked', ['type=password', 'type="password', "type='password"], 'It wants us to log in.'],
  [
    'blocked',
    [
      'access denied',
      'are you a human',
      'are you human',
      'attention required',
      'bot detection',
      'captcha',
      'cf-challenge',
      'unusual traffic',
      'verify you are',
    ],
    'It turned our crawler away.',
  ],
  [
    'limited',
    ['error 1015', 'rate limit', 'slow down', 'too many requests'],
    'It asked us to come back later.',
  ],
  [
    'paywall',
    ['payment required', 'subscribe to continue', 'subscribe to read', 'subscription required'],
    'It is behind a paywall.',
  ],
  [
    'empty-shell',
    [
      'enable javascript',
      'javascript is disabled',
      'javascript is required',
      'requires javascript',
    ],
    'Its page is empty without scripts.',
  ],
  [
    'error-page',
    [
      'bad gateway',
      'internal server error',
      'maintenance',
      'service unavailable',
      'something went wrong',
      'temporarily unavailable',
    ],
    'It showed an error page.',
  ],
];
const LOGIN_PATH = /\/(?:log[-_]?in|sign[-_]?in|logon|sso)(?:[/.;]|$)/i;
/** A document that was read has no markup left; a wall or an error is short. */
const SHORT_TEXT = 1_500;

/** Some services say in words, and with a good conscience, that they have nothing or want to be left alone. */
function judgeSaying({ sayings = [] }: Source, text: string): Judged | undefined {
  const said = text.slice(0, 100_000).toLowerCase();
  const found = sayings.find(({ says }) => said.includes(says));
  return found === undefined ? undefined : [found.outcome, found.sentence];
}

/** A page in the place of data is no changed shape: it says what is the matter. */
function judgePage({ kind }: Source, { text, url }: AskedBody): Judged | undefined {
  const isRead = kind === 'doc' && text.length <= SHORT_TEXT;
  if (!isRead && !/^\s*(?:<!doctype html|<html|<head|<body)/i.test(text)) return undefined;
  if (URL.canParse(url) && LOGIN_PATH.test(new URL(url).pathname))
    return ['blocked', 'It wants us to log in.'];
  const said = text.slice(0, 20_000).toLowerCase();
  const found = PAGES.find(([, pieces]) => holdsAny(said, pieces));
  return found === undefined ? undefined : [found[0], found[2]];
}

/** What an error in a service's own words comes to. */
const ERRORS: readonly (readonly [OutcomeCode, pieces: readonly string[]])[] = [
  [
    'limited',
    [
      'exceeded',
      'quota',
      'rate limit',
      'rate-limit',
      'rate_limit',
      'ratelimit',
      'throttl',
      'too many',
      'try again later',
    ],
  ],
  [
    'blocked',
    [
      'api key',
      'api-key',
      'api_key',
      'apikey',
      'authenticat',
      'credential',
      'denied',
      'forbidden',
      'log in',
      'login',
      'not authorised',
      'not authorized',
      'permission',
      'token',
      'unauthorised',
      'unauthorized',
    ],
  ],
  [
    'empty',
    ['data', 'match', 'record', 'result'].flatMap((what) => [`no ${what}`, `no matching ${what}`]),
  ],
  [
    'gone',
    [
      "doesn't exist",
      'does not exist',
      'doesn’t exist',
      'not found',
      'not-found',
      'not_found',
      'notfound',
    ],
  ],
];
const ERROR_KEYS = [
  'error',
  'errors',
  'fault',
  'exception',
  'error_message',
  'errorMessage',
] as const;
const WORD_KEYS = [
  'message',
  'detail',
  'title',
  'info',
  'description',
  'reason',
  'msg',
  'code',
] as const;
const saysFailure = phraseFinder('^ error/fail/failed/failure $');

type Named = Readonly<Record<string, unknown>>;
const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);

function wordsOf(error: unknown, depth = 3): string {
  if (typeof error === 'string') return error;
  if (typeof error !== 'object' || error === null || depth === 0) return '';
  const held = isNamed(error)
    ? [...WORD_KEYS, ...ERROR_KEYS].map((key) =>
        Object.hasOwn(error, key) ? error[key] : undefined,
      )
    : Object.values(error);
  return held.map((one) => wordsOf(one, depth - 1)).find((words) => words !== '') ?? '';
}

function errorIn(body: Named): string | undefined {
  const error = ERROR_KEYS.map((key) => (Object.hasOwn(body, key) ? body[key] : undefined)).find(
    isFilled,
  );
  if (error !== undefined) return wordsOf(error) || wordsOf(body);
  const failed =
    body['success'] === false ||
    body['ok'] === false ||
    (typeof body['status'] === 'string' && saysFailure(body['status']));
  return failed ? wordsOf(body) : undefined;
}

function namedIn(text: string): Named | undefined {
  if (!/^[\s\ufeff]*\{/.test(text) || text.length > 100_000) return undefined;
  try {
    const body: unknown = JSON.parse(withoutByteOrder(text));
    return isNamed(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

function judgeError(words: string | undefined): Judged | undefined {
  if (words === undefined) return undefined;
  // It is stored and shown in terminals, so nothing but what can be read of it.
  const said = clip(squeeze(removeInvisible(words.toWellFormed()).replace(/\p{Cc}+/gu, ' ')), 160);
  const lower = said.toLowerCase();
  return [
    ERRORS.find(([, pieces]) => holdsAny(lower, pieces))?.[0] ?? 'error-page',
    said === '' ? 'It answered with an error.' : `It answered with an error: “${said}”`,
  ];
}

/** What an answer that could not be read, or that holds nothing, says instead; undefined where it is just that. */
export function judgeNothing(source: Source, answer: AskedBody): Judged | undefined {
  const said = judgeSaying(source, answer.text) ?? judgePage(source, answer);
  if (said !== undefined) return said;
  const body = namedIn(answer.text);
  if (body === undefined) return undefined;
  // A few words alone, where a list was asked for, are no list.
  const isWord =
    Object.keys(body).length <= 3 &&
    Object.values(body).every((value) => typeof value !== 'object');
  return judgeError(
    errorIn(body) ??
      (isWord && (Object.hasOwn(body, 'message') || Object.hasOwn(body, 'detail'))
        ? wordsOf(body)
        : undefined),
  );
}

/** The same of an answer that is read as a whole. */
export function judgeWhole({ kind, extract }: Source, { text }: AskedBody): Judged | undefined {
  if (kind !== 'json' || extract !== undefined) return undefined;
  const body = namedIn(text);
  return body === undefined ? undefined : judgeError(errorIn(body));
}

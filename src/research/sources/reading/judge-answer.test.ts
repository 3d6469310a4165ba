import { expect, test } from 'vitest';
import { judgeNothing, judgeWhole } from './judge-answer';
import type { AskedBody, Source } from '../shape';

const listed = {
  kind: 'json',
  extract: { items: 'list[]', limit: 5, fields: { title: 'title' } },
} as unknown as Source;
const whole = { kind: 'json' } as unknown as Source;
const said = (body: unknown, url = 'https://service.example/data'): AskedBody => ({
  outcome: 'ok',
  url,
  type: 'application/json',
  text: typeof body === 'string' ? body : JSON.stringify(body),
  headers: {},
  fetchedAt: '',
});

test.each([
  [
    { error: { code: 'E7', message: 'Internal failure' } },
    'error-page',
    'It answered with an error: “Internal failure”',
  ],
  [
    { error: true, message: 'Something broke' },
    'error-page',
    'It answered with an error: “Something broke”',
  ],
  [{ error: 'rate_limit_exceeded' }, 'limited', 'It answered with an error: “rate_limit_exceeded”'],
  [
    { errors: [{ message: 'Query too complex' }], data: null },
    'error-page',
    'It answered with an error: “Query too complex”',
  ],
  [
    { error_message: 'quota for today is used up', results: [] },
    'limited',
    'It answered with an error: “quota for today is used up”',
  ],
  [
    { success: false, reason: 'Invalid token' },
    'blocked',
    'It answered with an error: “Invalid token”',
  ],
  [
    { status: 'FAILED', message: 'No matching records' },
    'empty',
    'It answered with an error: “No matching records”',
  ],
  [
    { detail: 'Authentication credentials were not provided.' },
    'blocked',
    'It answered with an error: “Authentication credentials were not provided.”',
  ],
  [
    { message: 'Board does not exist' },
    'gone',
    'It answered with an error: “Board does not exist”',
  ],
  [{ fault: {}, ok: false }, 'error-page', 'It answered with an error.'],
] as const)('%j, where a list was asked for, is told as “%s”', (body, outcome, sentence) => {
  expect(judgeNothing(listed, said(body))).toEqual([outcome, sentence]);
});

test.each([
  {},
  [],
  { list: [] },
  { errors: [], list: [] },
  { error: null, list: [] },
  { error: '', status: 'ok' },
  { message: { text: 'x' } },
  { message: 'hello', a: 1, b: 2, c: 3 },
  { success: true },
  '"error"',
  '{"error":',
  'error: no',
])('%j is just nothing', (body) => {
  expect(judgeNothing(listed, said(body))).toBeUndefined();
});

test('what it says of its error is told without signs that nobody can read', () => {
  expect(judgeNothing(listed, said({ error: 'Bad \u001b[2Jday\u0000\u202e \ud800' }))?.[1]).toBe(
    'It answered with an error: “Bad [2Jday \ufffd”',
  );
  expect(judgeNothing(listed, said({ error: 'x'.repeat(9_000) }))?.[1].length).toBeLessThan(250);
});

test('an answer that is read as a whole is an error only where it says so outright', () => {
  expect(judgeWhole(whole, said({ error: { info: 'No such thing' } }))).toEqual([
    'error-page',
    'It answered with an error: “No such thing”',
  ]);
  expect(judgeWhole(whole, said({ message: 'A name', detail: 'A detail' }))).toBeUndefined();
  expect(judgeWhole(listed, said({ error: 'no' }))).toBeUndefined();
});

test('a page that wants a password, or an address that is one of logging in, is a door and no answer', () => {
  const webServer = ['blocked', 'It wants us to log in.'];
  expect(
    judgeNothing(listed, said('<html><body><input name="w" type="password"></body></html>')),
  ).toEqual(webServer);
  for (const path of [
    '/login',
    '/users/sign_in?next=x',
    '/sso/start',
    '/log-in.php',
    '/Sign-In/',
  ]) {
    expect([
      path,
      judgeNothing(
        listed,
        said('<!doctype html><html><body>Hello</body></html>', `https://service.example${path}`),
      ),
    ]).toEqual([path, webServer]);
  }
  expect(
    judgeNothing(
      listed,
      said(
        '<!doctype html><html><body>Hello</body></html>',
        'https://service.example/blog/single-sign-on',
      ),
    ),
  ).toBeUndefined();
});

test('of a document whose markup was taken off, a short text may be a wall and a long one is a document', () => {
  const document = { kind: 'doc' } as unknown as Source;
  expect(judgeNothing(document, said('Please verify you are human'))?.[0]).toBe('blocked');
  expect(
    judgeNothing(
      document,
      said(`Please verify you are human. ${'Our business is lanterns. '.repeat(80)}`),
    ),
  ).toBeUndefined();
});

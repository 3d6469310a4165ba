import { expect, test } from 'vitest';
import { createLog, maskSecrets } from './index';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog({ level: 'debug', destination: { write: (line) => void lines.push(line) } }));
  return lines.join('');
}

test.each(['password', 'token', 'secret', 'clientSecret', 'cookie', 'body', 'link'])(
  'a field called %s is never written down',
  (name) => {
    const line = logged((log) =>
      log.info({ [name]: 'private', order: { [name]: 'private' } }, 'x'),
    );
    expect(line).not.toContain('private');
    expect(line).toContain('[hidden]');
  },
);

test('an error’s sentence and stack lose keys, cards and private links', () => {
  const error = new Error(
    'sk_test_abcdefghijk refused 4242 4242 4242 4242 at /track/abcdefghijklmnop',
  );
  const line = logged((log) => log.error({ error }, 'x'));
  for (const secret of ['sk_test_abc', '4242 4242', 'abcdefghijklmnop'])
    expect(line).not.toContain(secret);
  expect(line).toContain('refused');
});

test.each([
  ['/r/abcdefgh12345', '/r/[link]'],
  ['pi_3abc_secret_xyz', '[key]'],
  ['4000002500003155', '[number]'],
  ['/order?step=2', '/order?step=2'],
])('%s is masked as %s', (text, masked) => {
  expect(maskSecrets(text)).toBe(masked);
});

test('a refused statement is told by its code, without what was to be kept', () => {
  const cause = Object.assign(new Error('invalid input syntax for type integer: "Ada Merrow"'), {
    code: '22P02',
  });
  const error = Object.assign(
    new Error('Failed query: INSERT INTO person VALUES ($1)\nparams: Ada Merrow', { cause }),
    {
      query: 'INSERT INTO person VALUES ($1)',
      params: ['Ada Merrow'],
    },
  );
  const line = logged((log) => log.error({ error }, 'x'));
  expect(line).not.toContain('Ada');
  expect(line).toContain('22P02');
  expect(line).toContain('INSERT INTO person');
});

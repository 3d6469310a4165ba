import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formText, readForm } from './forms.server';

const post = (type: string | null, body: BodyInit): Request => {
  const request = new Request('https://shop.example/contact', { method: 'POST', body });
  if (type === null) request.headers.delete('content-type');
  else request.headers.set('content-type', type);
  return request;
};

async function refusalOf(request: Request): Promise<{ status: number; sentence: string }> {
  const refusal: unknown = await readForm(request).catch((thrown: unknown) => thrown);
  if (!(refusal instanceof Response)) throw new Error('The form was not refused.');
  return { status: refusal.status, sentence: (await refusal.json()).sentence };
}

const URL_ENCODED = 'application/x-www-form-urlencoded';

test('a form is read in either of its two shapes, without what no database keeps, and a file is no text', async () => {
  const one = await readForm(post(`${URL_ENCODED}; charset=UTF-8`, 'name=Ada+%ff&__proto__=x'));
  expect(formText(one, 'name')).toBe('Ada \ufffd');
  const two = await readForm(post(URL_ENCODED, 'id=a%00b&%00name=Ada&name=Lin'));
  expect([...two]).toEqual([
    ['id', 'ab'],
    ['name', 'Ada'],
    ['name', 'Lin'],
  ]);
  const parts = new FormData();
  parts.set('name', 'Ada');
  parts.set('paper', new Blob(['x']), 'x.txt');
  const three = await readForm(
    new Request('https://shop.example/', { method: 'POST', body: parts }),
  );
  expect([formText(three, 'name'), formText(three, 'paper'), formText(three, 'none')]).toEqual([
    'Ada',
    '',
    '',
  ]);
});

test('a body of another type is refused with 415, and a broken form with 400, each in a sentence', async () => {
  for (const type of ['application/json', 'text/plain', 'multipart/mixed', '', 'form', null])
    expect(await refusalOf(post(type, '{}')), String(type)).toEqual({
      status: 415,
      sentence: 'Send this as a form.',
    });
  const broken = 'We couldn’t read this form. Go back, reload the page, and send it again.';
  for (const [type, body] of [
    ['multipart/form-data', 'name=Ada'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a'],
    ['multipart/form-data; boundary=x', ''],
    ['multipart/form-data; boundary="', '--"\r\n\r\n'],
  ] as const)
    expect(await refusalOf(post(type, body)), type).toEqual({ status: 400, sentence: broken });
});

test('a form that was read before is a fault of ours, and no refusal', async () => {
  const request = post(URL_ENCODED, 'a=1');
  await readForm(request);
  await expect(readForm(request)).rejects.toThrow('The form was already read.');
});

test('no action of a page reads a form by itself', () => {
  const web = import.meta.dirname;
  const readers = globSync('**/*.ts', { cwd: web }).filter(
    (file) =>
      file.includes('.server.') &&
      !file.includes('.test.') &&
      readFileSync(join(web, file), 'utf8').includes('.formData()'),
  );
  expect(readers).toEqual(['forms.server.ts']);
});

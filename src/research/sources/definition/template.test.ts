import { expect, test } from 'vitest';
import { fillForm, fillTemplate } from './template';

const at = (investorSite: string, domain = 'mill.example') =>
  fillTemplate('https://{investorSite}/feed/list?page=1', { investorSite, domain });

test.each([
  ['investors.mill.example', 'https://investors.mill.example/feed/list?page=1'],
  ['IR.Mill.example', 'https://ir.mill.example/feed/list?page=1'],
  ['mill.example', 'https://mill.example/feed/list?page=1'],
  ['a.b.mill.example', 'https://a.b.mill.example/feed/list?page=1'],
  ['mill.example/Investors', 'https://mill.example/Investors/feed/list?page=1'],
])('the company’s own place %s stands in an address as %s', (place, url) => {
  expect(at(place)).toBe(url);
});

test.each([
  'investors.other.example',
  'investorsmill.example',
  'mill.example.other.example',
  'investors.mill.example.',
  '.mill.example',
  'mill.example@other.example',
  'user:word@ir.mill.example',
  'ir.mill.example:8443',
  'ir.mill.example#',
  'other.example/ir.mill.example',
  'other.example?ir.mill.example',
  'other.example#ir.mill.example',
  'other.example\\ir.mill.example',
  'https://ir.mill.example',
  '//ir.mill.example',
  'ir.mill.example/../secret',
  'ir.mill.example/./a',
  'ir.mill.example//a',
  'ir.mill.example/a/',
  'ir.mill.example/a?b',
  'ir.mill.example/a%2fb',
  'ir.mill.example/a/b/c/d',
  'ir mill.example',
  'ir.mill.example\n',
  'ir.mill.exаmple',
  '-ir.mill.example',
  'ir-.mill.example',
  '10.0.0.1',
  '[::1]',
  'localhost',
  '',
])('%j is no place of the company’s, so nobody is asked', (place) => {
  expect(at(place)).toBeUndefined();
});

test.each(['', 'example', '10.0.0.1', 'localhost', '.example', 'mill.example/x'])(
  'where its own domain is not known to be one (%j), none of its places is',
  (domain) => {
    expect(at(domain === '' ? 'ir.mill.example' : `ir.${domain}`, domain)).toBeUndefined();
  },
);

test('a place is a whole host or nothing: no template puts it behind another’s or into a path', () => {
  const known = { investorSite: 'ir.mill.example', domain: 'mill.example' };
  for (const template of [
    'https://x-{investorSite}/a',
    'https://{investorSite}.other.example/a',
    'https://other.example/{investorSite}',
    'https://other.example/?to={investorSite}',
  ])
    expect(fillTemplate(template, known)).toBeUndefined();
});

test('a form’s field can become no other field', () => {
  expect(fillForm({ term: '{role}', area: 'all' }, { role: 'Cook & area=mine' })).toBe(
    'term=Cook+%26+area%3Dmine&area=all',
  );
  expect(fillForm({ term: '{role}' }, {})).toBeUndefined();
});

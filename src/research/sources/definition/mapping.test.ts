import { expect, test } from 'vitest';
import { greenhouse } from '../catalogue/jobs/job-boards';
import { mapValue, parseItems, parseMapping, parsePath } from './mapping';
import { runItems } from '../reading/formats/run-items';

const job = {
  title: '  Ferry\u200b Pilot ',
  location: { name: 'Ghent' },
  departments: [{ name: 'Rivers' }, { name: 'Harbours' }],
  updated_at: '2026-11-16T10:02:41-06:00',
  seconds: 1_780_326_048,
  millis: 1_780_326_048_000,
  dotted: '01.06.2026',
  count: '1,240',
  nought: 0,
  html: '&lt;p&gt;Steer &amp;amp; moor.&lt;/p&gt;',
  site: 'https://WWW.loamferry.example/x',
  case: 'Ms A. Reed v Loam Ferry Ltd: 3200417/2025',
  born: { year: '2026', month: '11', day: '3' },
  addressed: 'Loam Ferry, Ghent. Electronic address: pilot@loamferry.example Second quay',
  offices: [
    { city: 'Ghent', region: 'Flanders' },
    { city: '', region: 'Holstein', country: 'Germany' },
    { city: null, country: 'Norway' },
    {},
  ],
  stamp: '/Date(1780326048000+0200)/',
  inWords: '1 juin 2026',
  moment: '1780326048',
  nothing: null,
  empty: '',
  figures: [-1.5, 0.25, 0.8],
  events: [
    { kind: 'changed', day: '2026-02-03' },
    { kind: 'registration', day: '2011-05-06' },
    { kind: ['last changed', 'other'], day: '2012-01-01' },
    'registration',
    null,
  ],
};

test.each([
  ['title | plain', 'Ferry Pilot'],
  ['location.name', 'Ghent'],
  ['departments[0].name', 'Rivers'],
  ['departments[].name', 'Rivers, Harbours'],
  ['departments[7].name', undefined],
  ['missing.deep[3].path', undefined],
  ['nothing || empty || location.name', 'Ghent'],
  ['updated_at | iso', '2026-11-16'],
  ['seconds | epoch', '2026-06-01'],
  ['count | num', 1240],
  ['title | num', undefined],
  ['html | unescapeHtml | text', 'Steer & moor.'],
  ['site | host', 'www.loamferry.example'],
  ['location.name | lower | clip(3)', 'gh…'],
  ['count | positive', 1240],
  ['nought | positive', undefined],
  ['seconds | iso', '2026-06-01'],
  ['millis | iso', '2026-06-01'],
  ['dotted | iso(dmy)', '2026-06-01'],
  ['dotted | iso(mdy)', '2026-01-06'],
  ['case | after(v) | before(colon)', 'Loam Ferry Ltd'],
  ['case | after(colon)', '3200417/2025'],
  ['location.name | before(bar)', 'Ghent'],
  ['location.name | after(bar)', undefined],
  ['figures[] | mean', -0.15],
  ['figures[0] | mean', -1.5],
  ['departments[].name | mean', undefined],
  ['events[kind=registration].day | iso', '2011-05-06'],
  ['events[kind=last changed].day', '2012-01-01'],
  ['events[kind=gone].day || location.name', 'Ghent'],
  ['title[kind=registration].day', undefined],
  ['location.name & departments[].name', 'Ghent Rivers'],
  ['nothing & empty || missing & location.name', 'Ghent'],
  ['location.name & count | lower', 'ghent 1,240'],
  ['location.name + departments[].name | each', 'Ghent; Rivers; Harbours'],
  ['location.name + location.name + nothing | each', 'Ghent'],
  ['nothing + missing || location.name + nothing | each | lower', 'ghent'],
  ['offices[].city~region~country | each', 'Ghent; Holstein; Norway'],
  ['offices[3].city~region', undefined],
  ['stamp | iso', '2026-06-01'],
  ['inWords | iso', '2026-06-01'],
  ['moment | iso', '2026-06-01'],
  ['born.year & born.month & born.day | iso', '2026-11-03'],
  ['addressed | withoutMail', 'Loam Ferry, Ghent. Second quay'],
  ['constructor', undefined],
  ['__proto__.constructor', undefined],
])('%s gives %j', (mapping, value) => {
  expect(mapValue(job, parseMapping(mapping))).toBe(value);
});

test.each([
  'title | eval',
  'title | constructor',
  'a..b',
  '',
  'title | clip(x)',
  'title | after',
  'title | before(constructor)',
  'a b',
  'title || | plain',
  'title & | plain',
  '& title',
  'title + place & name',
  'title + | each',
  'a[b=]',
  'a[=b]',
  'a~',
  '~a',
])('“%s” is no mapping', (mapping) => {
  expect(() => parseMapping(mapping)).toThrow();
});

test('an empty pair of brackets goes through lists and through the values of objects', () => {
  expect(parsePath('[]')).toEqual([{ all: true }]);
  expect(mapValue({ a: { n: 'x' }, b: { n: 'y' } }, parseMapping('[].n'))).toBe('x, y');
});

test.each([
  ['at://did:plc:abc/app.post/3kxyz', '3kxyz'],
  ['https://a.example/b/', 'b'],
  ['b', 'b'],
])('what stands last in %s is %s', (address, last) => {
  expect(mapValue({ address }, parseMapping('address | tail'))).toBe(last);
});

test('names that lead to values are a list too, and what is said once holds for each', () => {
  const source = {
    ...greenhouse,
    extract: {
      items: 'pay | entries',
      limit: 9,
      fields: { from: 'key | num', jobs: 'value' },
      each: { title: 'role' },
    },
  };
  const read = (answer: unknown) => runItems(source, answer);
  expect(read({ role: 'Cook', pay: { 20000: 3, 30000: 1 } })).toMatchObject({
    ok: true,
    value: {
      items: [
        { title: 'Cook', from: 20_000, jobs: 3 },
        { title: 'Cook', from: 30_000, jobs: 1 },
      ],
    },
  });
  expect(read({ role: 'Cook', pay: {} })).toMatchObject({ ok: true, value: { items: [] } });
  expect(read({ role: 'Cook', pay: 'none' })).toMatchObject({ ok: false });
  for (const text of ['pay | tail', 'a & b', 'pay | zip | zip'])
    expect(() => parseItems(text)).toThrow();
});

test('where a service has two forms of an answer, the list is found in either, and in no third', () => {
  const source = {
    ...greenhouse,
    extract: { items: 'posts[] || latest.posts[]', limit: 9, fields: { title: 'name' } },
  };
  for (const answer of [
    { posts: [{ name: 'A' }] },
    { latest: { posts: [{ name: 'A' }] } },
    { posts: null, latest: { posts: [{ name: 'A' }] } },
  ])
    expect(runItems(source, answer)).toMatchObject({
      ok: true,
      value: { items: [{ title: 'A' }] },
    });
  expect(runItems(source, { posts: [], latest: { posts: [{ name: 'A' }] } })).toMatchObject({
    ok: true,
    value: { items: [] },
  });
  expect(runItems(source, { latest: [] })).toMatchObject({ ok: false });
});

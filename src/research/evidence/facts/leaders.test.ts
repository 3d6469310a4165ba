import { expect, test } from 'vitest';
import type { Said } from './said';
import { namesOf } from './subject';
import { founders, leaders, sinceNext } from './leaders';

const names = namesOf({
  id: 'x',
  name: 'Loam Ferry',
  legalName: 'Loam Ferry, Inc.',
  aliases: ['Loamy'],
  jobBoards: {},
  namesakes: ['Loam Foods'],
});
const said = (text: string): Said => ({
  text,
  names,
  told: { focus: 'ours', isOwnVoice: true },
  fetchedAt: '2026-03-02T00:00:00Z',
  publishedAt: '2026-02-10',
});

const LEADING: readonly (readonly [sentence: string, since?: string | undefined])[] = [
  ['Ilse Varn is the chief executive officer of Loam Ferry.'],
  ['Ilse Varn has been our CEO since March 2021.', '2021-03'],
  ['Loam Ferry CEO Ilse Varn said tickets will stay cheap.'],
  ['Ilse Varn became chief executive in March 2021.', '2021-03'],
  ['In March 2021 Loam Ferry appointed Ilse Varn as chief executive.', '2021-03'],
  ['Ilse Varn took over as CEO from Owen de Graaf in March 2021.', '2021-03'],
  ['Ilse Varn succeeded Owen de Graaf as chief executive officer in 2021.', '2021'],
  ['Loam Ferry has been led by Ilse Varn since 2021.', '2021'],
  ['Ilse Varn has led the company since 2021.', '2021'],
  ['Chief executive: Ilse Varn'],
  ['CEO | Ilse Varn'],
  ['Ilse Varn, Chief Executive Officer'],
  ['Our chief executive is Ilse Varn.'],
  ['Loam Ferry’s chief executive, Ilse Varn, joined in 2014.'],
  ['“We are happy,” said Ilse Varn, chief executive of Loam Ferry.'],
  ['Loam Ferry named Ilse Varn its new chief executive on 1 March 2021.', '2021-03-01'],
  ['Owen de Graaf stepped down as CEO in 2021 and was succeeded by Ilse Varn.', '2021'],
  ['The post of chief executive has been held since 2021 by Ilse Varn.', '2021'],
  ['Ilse Varn was appointed Chief Executive Officer with effect from 1 March 2021.', '2021-03-01'],
  ['The company is run by Ilse Varn.'],
  ['Since March 2021, Ilse Varn has served as chief executive officer.', '2021-03'],
  ['Ilse Varn serves as Chief Executive Officer and President.'],
  ['Ilse Varn (CEO) opened the yard.'],
];

test.each(LEADING.map(([sentence, since]) => ({ sentence, since })))(
  '$sentence',
  ({ sentence, since }) => {
    const chief = leaders(said(sentence)).find(({ attribute }) => attribute === 'chief-executive');
    expect(chief).toMatchObject({
      value: 'Ilse Varn',
      ...(since === undefined ? {} : { details: { since } }),
    });
  },
);

const NOT_LEADING: readonly string[] = [
  'Former CEO Owen de Graaf left in 2021.',
  'Owen de Graaf was chief executive until 2021.',
  'Mara Quint, chief executive of Brindle Boats, disagreed.',
  'Brindle Boats CEO Mara Quint said so.',
  'Mara Quint, CEO of our customer Brindle Bank, loves the app.',
  'Before joining, Ilse was CEO of Brindle Boats.',
  'Brindle Boats appointed Mara Quint as chief executive.',
  'Mara Quint, chief executive of Loam Foods, opened a bakery.',
  'Rival Brindle Boats is led by Mara Quint.',
  'Loam Ferry hired Mara Quint, the former CEO of Brindle Boats.',
  '“It saves us hours,” says Mara Quint, CEO at Brindle Bank.',
];

test.each(NOT_LEADING)('nobody who leads the company: %s', (sentence) => {
  expect(leaders(said(sentence))).toEqual([]);
});

test('who gave the office up is not read as who holds it, whatever they are called beside it', () => {
  for (const whom of ['Owen Holm', 'co-founder Owen Holm', 'her colleague Owen Holm']) {
    const found = leaders(
      said(
        `She became CTO in June 2022, taking over from ${whom}, who stays on as technical fellow.`,
      ),
    );
    expect(
      found.map(({ value }) => value),
      whom,
    ).toEqual([]);
  }
});

test('other officers are told apart from the chief executive, and founders are named one by one', () => {
  expect(
    leaders(said('Loam Ferry appointed Dana Moor as chief financial officer in June 2023.')),
  ).toMatchObject([
    {
      attribute: 'leadership',
      value: 'Dana Moor',
      details: { title: 'chief financial officer', since: '2023-06' },
    },
  ]);
  expect(
    founders(said('Loam Ferry was founded in 2011 by Ilse Varn and Piet Holm.')).map(
      ({ value }) => value,
    ),
  ).toEqual(['Ilse Varn', 'Piet Holm']);
  expect(founders(said('Brindle Boats was founded by Mara Quint.'))).toEqual([]);
});

const FINANCE: readonly (readonly [sentence: string, since?: string])[] = [
  ['On May 3, 2021, Dana Moor succeeded Owen de Graaf as Chief Financial Officer.', '2021-05-03'],
  [
    'From May 3, 2021, Dana Moor is in charge as Chief Financial Officer; Owen de Graaf retires.',
    '2021-05-03',
  ],
  ['Dana Moor, who became Chief Financial Officer in May 2021, replaced Owen de Graaf.', '2021-05'],
  [
    'Owen de Graaf handed the reins as Chief Financial Officer to Dana Moor in May 2021.',
    '2021-05',
  ],
  [
    'Since May 2021 our finances are in the hands of Dana Moor, Chief Financial Officer.',
    '2021-05',
  ],
  ['In May 2021 the seat of Chief Financial Officer went to Dana Moor.', '2021-05'],
  [
    'Dana Moor moved up to Chief Financial Officer on May 3, 2021, in place of Owen de Graaf.',
    '2021-05-03',
  ],
  ['Chief Financial Officer since 2021 is Dana Moor.', '2021'],
  ['Dana Moor (Chief Financial Officer, since 2021) runs the books.', '2021'],
  ['As successor to Owen de Graaf, Dana Moor was made Chief Financial Officer in 2021.', '2021'],
  ['Dana Moor has held the office of Chief Financial Officer from May 2021 onwards.', '2021-05'],
  ['A new Chief Financial Officer, Dana Moor, arrived in May 2021.', '2021-05'],
  ['Responsibility for the accounts lies with Chief Financial Officer Dana Moor.'],
  [
    'The appointment of Dana Moor as Chief Financial Officer took effect on May 3, 2021.',
    '2021-05-03',
  ],
  ['Promoted to Chief Financial Officer in May 2021, Dana Moor joined in 2014.', '2021-05'],
  [
    'Dana Moor, formerly of Brindle Boats, joined Loam Ferry as Chief Financial Officer in May 2021.',
    '2021-05',
  ],
  [
    'Dana Moor, previously head of operations, became Chief Financial Officer in May 2021.',
    '2021-05',
  ],
  [
    'Owen Holm’s successor as Chief Financial Officer is Dana Moor, since May 3, 2021.',
    '2021-05-03',
  ],
  ['Ask Dana Moor, Chief Financial Officer since May 2021, and you get a short answer.', '2021-05'],
  ['New at the top table: Dana Moor, Chief Financial Officer, from May 3, 2021.', '2021-05-03'],
];

test.each(FINANCE.map(([sentence, since]) => ({ sentence, since })))(
  'the officer and the day: $sentence',
  ({ sentence, since }) => {
    const [officer, ...others] = leaders(said(sentence));
    expect(officer).toMatchObject({
      attribute: 'leadership',
      value: 'Dana Moor',
      details: { title: 'Chief Financial Officer' },
    });
    expect([officer?.details?.['since'], others]).toEqual([since, []]);
  },
);

test.each([
  'Brindle Works named Dana Moor Chief Financial Officer.',
  'The company dismissed speculation that Dana Moor would become Chief Financial Officer.',
  'After four years as Chief Financial Officer, Dana Moor left the company.',
  'Dana Moor, once Chief Financial Officer, writes books.',
  'Dana Moor met the Chief Financial Officer in Ghent.',
  'Dana Moor reports to the Chief Financial Officer.',
  'The Chief Financial Officer of Brindle Works is Dana Moor.',
  'Dana Moor, Chief Financial Officer for nine years, made way for somebody younger.',
  'Our customer’s Chief Financial Officer, Dana Moor, called the numbers honest.',
])('no officer of ours: %s', (sentence) => {
  expect(leaders(said(sentence))).toEqual([]);
});

test('the sentence after tells when somebody began, unless it tells of something else', () => {
  expect(
    [
      'She starts on May 3, 2021.',
      'The change took effect in May 2021.',
      'He was born in May 1971.',
      'She graduated in 1999.',
      'Tickets cost nine euros since 2020.',
    ].map(sinceNext),
  ).toEqual(['2021-05-03', '2021-05', undefined, undefined, undefined]);
});

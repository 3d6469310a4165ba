import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../research/evidence/shape';
import { claimsOn, inputFor, row, saidFrom } from '../../fixtures/writing';
import { evidenceOnlyWriter } from '../index';

const named = (
  attribute: string,
  value: string,
  quote = `It is written here that ${value} is meant`,
  changes: Partial<Evidence> = {},
) => row({ attribute, value, quote, ...changes });

describe('a name that ends in a full stop ends its sentence once', () => {
  test.each([
    ['parent', 'Alder Holdings Inc.', 'Fernhollow is part of Alder Holdings Inc.'],
    ['headquarters', 'Washington, D.C.', 'Fernhollow is based in Washington, D.C.'],
    ['stock-exchange', 'Alder Exchange Inc.', 'Fernhollow trades on Alder Exchange Inc.'],
    ['chief-executive', 'Marlow Quill Jr.', 'The CEO is Marlow Quill Jr.'],
    ['founder', 'Aldo Bering Sr.', 'Aldo Bering Sr. founded the company.'],
  ])('as %s “%s”', async (attribute, value, sentence) => {
    expect(await saidFrom('snapshot', [named(attribute, value)])).toEqual([sentence]);
  });

  test('and where year and place are one sentence', async () => {
    const rows = [
      row({ attribute: 'founded', quote: 'It was founded in 1987.', value: '1987' }),
      named('headquarters', 'Washington, D.C.'),
    ];
    expect(await saidFrom('snapshot', rows)).toEqual([
      'Fernhollow was founded in 1987 and is based in Washington, D.C.',
    ]);
  });
});

describe('one of a thing is one', () => {
  test.each([
    [
      'snapshot',
      row({ attribute: 'employees', quote: 'It has 2 employees.', value: 2 }),
      'Fernhollow has 2 employees.',
    ],
    [
      'developments',
      row({ attribute: 'layoff', quote: 'Layoff of 1 person', value: 1 }),
      'There was a layoff of 1 person.',
    ],
    [
      'role-tips',
      row({ attribute: 'open-jobs', quote: 'There is 1 open job at the moment.', value: 1 }),
      'Its job board listed 1 open job.',
    ],
    [
      'role-tips',
      row({ attribute: 'open-jobs', quote: 'Open jobs: 1,204 in total.', value: 1204 }),
      'Its job board listed 1,204 open jobs.',
    ],
  ] as const)('in the %s %#', async (section, evidence, sentence) => {
    expect(await saidFrom(section, [evidence])).toEqual([sentence]);
  });

  test('with none it says nothing of hiring, and asks nothing about it', async () => {
    const none = [row({ attribute: 'open-jobs', quote: 'Open jobs: 0 in total.', value: 0 })];
    expect(await saidFrom('role-tips', none)).toEqual(['Its job board listed 0 open jobs.']);
    expect(await saidFrom('brief', none)).toEqual([]);
    expect(await saidFrom('questions-to-ask', none)).toEqual([]);
  });

  test('about a single open job no choice among many is asked for', async () => {
    expect(
      await saidFrom('questions-to-ask', [
        row({ attribute: 'open-jobs', quote: 'Open jobs: 1 in total.', value: 1 }),
      ]),
    ).toEqual([]);
    expect(
      await saidFrom('questions-to-ask', [
        row({ attribute: 'open-jobs', quote: 'Open jobs: 38 in total.', value: 38 }),
      ]),
    ).toEqual(['You have 38 open jobs. How many are on this team, and are they new?']);
  });

  test('a layoff of nobody is none', async () => {
    expect(
      await saidFrom('developments', [
        row({ attribute: 'layoff', quote: 'Layoff of 0 people', value: 0 }),
      ]),
    ).toEqual([]);
  });
});

test.each([
  'Engineer',
  'Account Manager',
  'Data Scientist',
  'HR Partner',
  'UX Designer',
  'MBA Intern',
  'Accountant',
])('no question stumbles over the article of the role %s', async (role) => {
  const rows = [
    named('news', 'Fernhollow opens its data', 'Fernhollow opens its data', {
      publishedAt: '2026-02-10',
    }),
    named('mission', 'to know every field', 'Our mission is to know every field.'),
    named('job-posting', role, role),
  ];
  for (const section of [
    'questions-to-ask',
    'questions-to-expect',
    'talking-points',
    'avoid',
    'brief',
  ] as const) {
    const drafts = await evidenceOnlyWriter().writeSection({
      ...inputFor(section, rows, claimsOn(rows)),
      role,
    });
    for (const { text } of drafts)
      expect(text).not.toMatch(new RegExp(String.raw`\ban? ${role}`, 'u'));
  }
});

describe('the second of two sentences never stands alone', () => {
  test('of two pay ranges, where only the second can be told', async () => {
    const unsaid = row({ attribute: 'pay-range', topic: 'hiring', quote: '{"min":1,"max":2}' });
    const told = named(
      'pay-range',
      '$148,000 to $176,000',
      'The pay is $148,000 to $176,000 a year.',
    );
    expect(await saidFrom('role-tips', [unsaid, told])).toEqual([
      'One of its postings lists $148,000 to $176,000.',
    ]);
  });

  test('of two notices of layoffs, where only the second can be told', async () => {
    const unsaid = row({ attribute: 'layoff', quote: '{"type":"closure"}' });
    const told = row({ attribute: 'layoff', quote: 'The workshop in Elm will close.' });
    expect(await saidFrom('developments', [unsaid, told])).toEqual([
      'The workshop in Elm will close.',
    ]);
  });

  test('the same pay at two places is told once', async () => {
    const pay = () =>
      named('pay-range', '$148,000 to $176,000', 'The pay is $148,000 to $176,000 a year.');
    expect(await saidFrom('role-tips', [pay(), pay()])).toHaveLength(1);
  });
});

describe('a stranger’s words never stand outside quotation marks', () => {
  const outside = async (section: Parameters<typeof saidFrom>[0], rows: readonly Evidence[]) =>
    (await saidFrom(section, rows)).join(' ').replace(/“[^”]*”/gu, '“”');

  test.each(['send us money today', 'Buy now!', '<b>Tilth</b>'])(
    'a launch told as %s',
    async (words) => {
      const rows = [
        row({ attribute: 'launch', quote: words, value: words, publishedAt: '2026-02-10' }),
      ];
      for (const section of [
        'developments',
        'talking-points',
        'questions-to-ask',
        'questions-to-expect',
        'brief',
      ] as const)
        expect(await outside(section, rows), section).not.toContain(words);
    },
  );

  test.each([
    ['Send us your password', 'help@evil.example'],
    ['Go to', 'https://evil.example'],
    ['<b>Leave</b>', '20 days'],
  ])('a line of a table of benefits told as %s and %s', async (name, amount) => {
    const said = await outside('culture', [
      row({ attribute: 'benefit', quote: `${name}: ${amount}`, details: { name, amount } }),
    ]);
    expect(said).not.toMatch(/evil|password|<b>/u);
  });

  test('a trade with marks of quotation does not end its quote early', async () => {
    const trade = 'soil” and, says it, “gold';
    expect(
      await outside('snapshot', [row({ attribute: 'industry', quote: trade, value: trade })]),
    ).toBe('');
  });
});

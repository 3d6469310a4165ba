import { defined } from '../../../../kernel/defined';
import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../../research/evidence/shape';
import { row, writtenFrom, saidFrom } from '../../../fixtures/writing';
import { roleKinship, postingsFor } from './role-match';

const said = (rows: readonly Evidence[]) => saidFrom('role-tips', rows);

const board = {
  topic: 'hiring',
  reliability: 'first-party',
  sourceName: 'Fernhollow job board',
} as const;

function posting(title: string, changes: Partial<Evidence> = {}): Evidence {
  return row({
    ...board,
    attribute: 'job-posting',
    quote: `${title}, apply here`,
    value: title,
    ...changes,
  });
}

describe('postings', () => {
  test('the one closest to the role comes first, with its date', async () => {
    expect(
      await said([
        posting('Field Technician'),
        posting('Backend Engineer, Rootline', { publishedAt: '2026-03-02' }),
      ]),
    ).toEqual(['The closest opening is Backend Engineer, Rootline, posted on March 2.']);
  });

  test('one other like it is named beside it', async () => {
    expect(
      await said([
        posting('Backend Engineer, Rootline'),
        posting('Senior Backend Engineer'),
        posting('Firmware Engineer'),
      ]),
    ).toEqual([
      'The closest opening is Backend Engineer, Rootline.',
      'A related opening is Senior Backend Engineer.',
    ]);
  });

  test('a title that has only part of the role is called near to it', async () => {
    expect(await said([posting('Firmware Engineer')])).toEqual([
      'The closest opening is Firmware Engineer. It’s near your role, but not the same.',
    ]);
  });

  test('a title that is the role is said to be', async () => {
    expect(await said([posting('Backend Engineer')])).toEqual([
      'Your role is open as Backend Engineer.',
    ]);
  });

  test('where several were read and none is close, that is said and counted, and pay is told as that of other work', async () => {
    const pay = row({
      ...board,
      attribute: 'pay-range',
      quote: 'Pays $90,000 to $99,000 a year.',
      value: '$90,000 to $99,000',
    });
    expect(await said([posting('Field Technician'), posting('Buyer'), pay])).toEqual([
      'We read 2 of its postings, and your role is in the title of none.',
      'One of its postings lists $90,000 to $99,000.',
    ]);
  });

  test('where nothing is close, no posting is called close', async () => {
    const { texts } = await writtenFrom('role-tips', [posting('Field Technician')]);
    expect(texts).toEqual([]);
  });

  test('the same posting in two places is one', () => {
    const rows = [posting('Backend Engineer'), posting('Backend Engineer')];
    expect(postingsFor({ role: 'Backend Engineer' }, rows)).toHaveLength(1);
  });

  test('kinship counts the words of the role, and small words count for nothing', () => {
    expect(roleKinship('Backend Engineer', posting('Senior Backend Engineer'))).toBe(2);
    expect(roleKinship('Head of IT', posting('Rider of bikes'))).toBe(0);
  });
});

describe('openings', () => {
  test('a number of open jobs carries its day', async () => {
    expect(
      await said([
        row({
          ...board,
          attribute: 'open-jobs',
          quote: 'Open jobs: 38 in total.',
          value: 38,
          asOf: '2026-03-20',
        }),
      ]),
    ).toEqual(['Its job board listed 38 open jobs on March 20.']);
  });

  test('a number that is not known as a number is not stated', async () => {
    expect(
      await said([
        row({ ...board, attribute: 'open-jobs', quote: 'Open jobs: many indeed.', value: 'many' }),
      ]),
    ).toEqual([]);
  });
});

describe('pay', () => {
  const pay = (quote: string, value: string | undefined, title = 'Careers') =>
    row({
      ...board,
      attribute: 'pay-range',
      quote,
      title,
      ...defined({ value }),
    });

  test('a range is told as it is published', async () => {
    expect(
      await said([pay('The range is $148,000 to $176,000 a year.', '$148,000 to $176,000')]),
    ).toEqual(['One of its postings lists $148,000 to $176,000.']);
  });

  test('a range that is only told in a sentence is quoted', async () => {
    expect(
      await said([pay('The range for this post is $148,000 to $176,000 a year.', undefined)]),
    ).toEqual([
      'One of its postings lists “The range for this post is $148,000 to $176,000 a year”.',
    ]);
  });

  test('the range of the posting closest to the role comes first', async () => {
    const { texts } = await writtenFrom('role-tips', [
      pay('Pays $90,000 to $99,000 a year.', '$90,000 to $99,000', 'Field Technician'),
      pay(
        'Pays $148,000 to $176,000 a year.',
        '$148,000 to $176,000',
        'Backend Engineer, Rootline',
      ),
    ]);
    expect(texts).toEqual([
      'One of its postings lists $148,000 to $176,000.',
      'Another of its postings lists $90,000 to $99,000.',
    ]);
  });
});

test('what is posted comes before pay', async () => {
  const { drafts } = await writtenFrom('role-tips', [
    row({
      ...board,
      attribute: 'pay-range',
      quote: 'Pays $90,000 to $99,000 a year.',
      value: '$90,000 to $99,000',
    }),
    posting('Backend Engineer'),
  ]);
  expect(drafts.map((draft) => draft.group)).toEqual(['The opening', 'Pay']);
});

describe('what a posting that was found asks for', () => {
  const url = 'https://jobs.example/fernhollow/7';
  const line = (attribute: string, value: string) =>
    row({ ...board, attribute, quote: `${value} is what counts here`, value, url });

  test('is decoded line by line, for the closest posting alone', async () => {
    expect(
      await said([
        posting('Backend Engineer', { url }),
        line('must-have', 'Four years of services in Rust'),
        line('nice-to-have', 'Some feeling for soil'),
        line('posting-tool', 'Kafka'),
        row({
          ...board,
          attribute: 'must-have',
          quote: 'A licence for heavy lorries',
          value: 'A licence for heavy lorries',
          url: 'https://jobs.example/fernhollow/8',
        }),
      ]),
    ).toEqual([
      'Your role is open as Backend Engineer.',
      'Four years of services in Rust is what counts here.',
      'Some feeling for soil is what counts here.',
      'The posting names Kafka.',
    ]);
  });

  test('why it is open comes before what the work is', async () => {
    const told = (quote: string) => row({ ...board, attribute: 'statement', quote, url });
    const texts = await said([
      posting('Backend Engineer for the buyer tools', { url }),
      told('You will join the service that reads the fields.'),
      told('You come because the service has to read twice as many fields.'),
    ]);
    expect(texts.slice(1)).toEqual([
      'You come because the service has to read twice as many fields.',
      'You will join the service that reads the fields.',
    ]);
  });

  test('what is the company’s is told by its name, since “their” would be whoever has the job', async () => {
    const quote = 'Our growers’ fields are our first concern every day.';
    const texts = await said([
      posting('Backend Engineer for the buyer tools', { url }),
      row({ ...board, attribute: 'statement', quote, url }),
    ]);
    expect(texts.slice(1)).toEqual([
      'Fernhollow’s growers’ fields are its first concern every day.',
    ]);
  });
});

describe('pay', () => {
  const range = (quote: string, changes: Partial<Evidence> = {}) =>
    row({
      ...board,
      attribute: 'pay-range',
      quote: `Pays ${quote} a year.`,
      value: quote,
      ...changes,
    });

  test('on the page of the closest posting is that posting’s', async () => {
    const url = 'https://jobs.example/fernhollow/7';
    expect(
      (
        await said([
          posting('Backend Engineer', { url }),
          range('$90,000 to $99,000'),
          range('$148,000 to $176,000', { url }),
        ])
      ).slice(1),
    ).toEqual([
      'The posting lists $148,000 to $176,000.',
      'Another of its postings lists $90,000 to $99,000.',
    ]);
  });

  test('of more than two postings is told of two, and not counted', async () => {
    expect(
      await said(
        ['$1,000 to $2,000', '$3,000 to $4,000', '$5,000 to $6,000'].map((quote) => range(quote)),
      ),
    ).toEqual([
      'One of its postings lists $1,000 to $2,000.',
      'Another of its postings lists $3,000 to $4,000.',
    ]);
  });

  test('that an authority published is told as its word, for work like the reader’s and no other', async () => {
    const declared = (title: string) =>
      row({
        attribute: 'declared-pay',
        topic: 'hiring',
        sourceName: 'Pay Register',
        reliability: 'register',
        quote: `${title}\nPay from: 140000\nPay to: 160000`,
        value: 140_000,
        unit: 'usd',
        details: { title, to: 160_000 },
      });
    expect(await said([declared('Backend Engineer')])).toEqual([
      'A public register, Pay Register, gives pay of $140,000 to $160,000 for Backend Engineer.',
    ]);
    expect(await said([declared('Deck Officer')])).toEqual([]);
  });
});

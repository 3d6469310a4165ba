import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../research/evidence/shape';
import { row, writtenFrom, saidFrom } from '../../fixtures/writing';
import { kinship, postingsFor } from './role-tips';

const said = (rows: readonly Evidence[]) => saidFrom('role-tips', rows);

const board = { topic: 'hiring', reliability: 'first-party', sourceName: 'Fernhollow job board' } as const;

function posting(title: string, changes: Partial<Evidence> = {}): Evidence {
  return row({ ...board, attribute: 'job-posting', quote: `${title}, apply here`, value: title, ...changes });
}

describe('postings', () => {
  test('the one closest to the role comes first, with its date', async () => {
    expect(await said([posting('Field Technician'), posting('Backend Engineer, Rootline', { publishedAt: '2026-03-02' })])).toEqual([
        'The posting closest to your role, dated March 2, 2026, is “Backend Engineer, Rootline”.',
        'Elsewhere in the company it is hiring for “Field Technician”.',
      ]);
  });

  test('others like it are named beside it', async () => {
    expect(await said([posting('Backend Engineer, Rootline'), posting('Senior Backend Engineer'), posting('Firmware Engineer')])).toEqual([
        'The posting closest to your role is “Backend Engineer, Rootline”.',
        'Near to it: “Senior Backend Engineer”.',
        'Elsewhere in the company it is hiring for “Firmware Engineer”.',
      ]);
  });

  test('where nothing is close, no posting is called close', async () => {
    const { texts } = await writtenFrom('role-tips', [posting('Field Technician')]);
    expect(texts).toEqual(['Elsewhere in the company it is hiring for “Field Technician”.']);
  });

  test('the same posting in two places is one', () => {
    const rows = [posting('Backend Engineer'), posting('Backend Engineer')];
    expect(postingsFor('Backend Engineer', rows)).toHaveLength(1);
  });

  test('kinship counts the words of the role, and small words count for nothing', () => {
    expect(kinship('Backend Engineer', posting('Senior Backend Engineer'))).toBe(2);
    expect(kinship('Head of IT', posting('Rider of bikes'))).toBe(0);
  });
});

describe('openings', () => {
  test('a number of open jobs carries its day', async () => {
    expect(await said([row({ ...board, attribute: 'open-jobs', quote: 'Open jobs: 38 in total.', value: 38, asOf: '2026-03-20' })])).toEqual(['Its job board listed 38 open jobs on March 20, 2026.']);
  });

  test('a number that is not known as a number is not stated', async () => {
    expect(await said([row({ ...board, attribute: 'open-jobs', quote: 'Open jobs: many indeed.', value: 'many' })])).toEqual([]);
  });
});

describe('pay', () => {
  const pay = (quote: string, value: string | undefined, title = 'Careers') =>
    row({ ...board, attribute: 'pay-range', quote, title, ...(value === undefined ? {} : { value }) });

  test('a range is told as it is published', async () => {
    expect(await said([pay('The range is $148,000 to $176,000 a year.', '$148,000 to $176,000')])).toEqual(['A pay range it publishes is $148,000 to $176,000.']);
  });

  test('a range that is only told in a sentence is quoted', async () => {
    expect(await said([pay('The range for this post is $148,000 to $176,000 a year.', undefined)])).toEqual(['A pay range it publishes is “The range for this post is $148,000 to $176,000 a year”.']);
  });

  test('the range of the posting closest to the role comes first', async () => {
    const { texts } = await writtenFrom('role-tips', [
      pay('Pays $90,000 to $99,000 a year.', '$90,000 to $99,000', 'Field Technician'),
      pay('Pays $148,000 to $176,000 a year.', '$148,000 to $176,000', 'Backend Engineer, Rootline'),
    ]);
    expect(texts).toEqual([
      'A pay range it publishes is $148,000 to $176,000.',
      'For another opening it gives $90,000 to $99,000 as pay.',
    ]);
  });
});

test('what is posted comes before pay', async () => {
  const { drafts } = await writtenFrom('role-tips', [
    row({ ...board, attribute: 'pay-range', quote: 'Pays $90,000 to $99,000 a year.', value: '$90,000 to $99,000' }),
    posting('Backend Engineer'),
  ]);
  expect(drafts.map((draft) => draft.group)).toEqual(['What is posted', 'Pay']);
});

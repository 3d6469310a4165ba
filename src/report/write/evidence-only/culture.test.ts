import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../research/evidence/shape';
import { row, writtenFrom, saidFrom } from '../../fixtures/writing';

const said = (rows: readonly Evidence[]) => saidFrom('culture', rows);

const own = { reliability: 'first-party', topic: 'culture' } as const;

describe('what the company says', () => {
  test('a mission is quoted as its own way of putting it', async () => {
    expect(await said([row({ ...own, attribute: 'mission', quote: 'Our mission is to let every field be understood.' })])).toEqual(['It puts its mission this way: “Our mission is to let every field be understood”.']);
  });

  test('a mission that is no prose is not told', async () => {
    expect(await said([row({ ...own, attribute: 'mission', quote: '{"mission":"x","lang":"en"}' })])).toEqual([]);
  });

  test('values are one list, each in its own words', async () => {
    expect(await said([
        row({ ...own, attribute: 'value', quote: 'Dig first, decide second.', value: 'Dig first, decide second' }),
        row({ ...own, attribute: 'value', quote: 'Leave the ground better.', value: 'Leave the ground better' }),
      ])).toEqual(['The values it names are “Dig first, decide second” and “Leave the ground better”.']);
  });

  test('one value stands alone', async () => {
    expect(await said([row({ ...own, attribute: 'value', quote: 'Leave the ground better.', value: 'Leave the ground better' })])).toEqual(['The value it names is “Leave the ground better”.']);
  });

  test('a value told at length is quoted after the list', async () => {
    const long = 'We go to the field before we go to the meeting, and we say what we saw there.';
    expect(await said([
        row({ ...own, attribute: 'value', quote: 'Leave the ground better.', value: 'Leave the ground better' }),
        row({ ...own, attribute: 'value', quote: long }),
      ])).toEqual(['The value it names is “Leave the ground better”.', `One of them in full: “${long.slice(0, -1)}”.`]);
  });

  test('values that are only told at length still make a sentence', async () => {
    const long = 'We go to the field before we go to the meeting, and we say what we saw there.';
    expect(await said([row({ ...own, attribute: 'value', quote: long })])).toEqual([`Among its values it writes: “${long.slice(0, -1)}”.`]);
  });
});

describe('what it offers', () => {
  test('benefits are one list', async () => {
    expect(await said([
        row({ ...own, attribute: 'benefit', quote: 'Paid field weeks.', value: 'Paid field weeks' }),
        row({ ...own, attribute: 'benefit', quote: 'A budget of $2,400 a year.', value: 'A budget of $2,400 a year' }),
      ])).toEqual(['Benefits it posts: “Paid field weeks” and “A budget of $2,400 a year”.']);
  });

  test('a benefit told at length is quoted by itself', async () => {
    const long = 'Everyone who has been here for five years may take two months away from their desk with full pay.';
    const { texts, faults } = await writtenFrom('culture', [row({ ...own, attribute: 'benefit', quote: long })]);
    expect(texts).toEqual([`On benefits it goes into more detail: “${long.slice(0, -1)}”.`]);
    expect(faults).toEqual([]);
  });

  test('the same benefit from two pages is named once', async () => {
    const benefit = () => row({ ...own, attribute: 'benefit', quote: 'Paid field weeks.', value: 'Paid field weeks' });
    expect(await said([benefit(), benefit()])).toEqual(['Benefits it posts: “Paid field weeks”.']);
  });
});

describe('what people say', () => {
  const voice = (quote: string, changes: Partial<Evidence> = {}) =>
    row({ attribute: 'public-voice', topic: 'culture', quote, sourceName: 'Hacker News', reliability: 'public-voice', publishedAt: '2025-12-03', ...changes });

  test('one voice is told as one voice', async () => {
    expect(await said([voice('The engineers are kind and the pager is not.')])).toEqual(['Hacker News has this from a commenter on December 3, 2025: “The engineers are kind and the pager is not”.']);
  });

  test('several are counted, with a word on what they are worth', async () => {
    const { texts, faults } = await writtenFrom('culture', [
      voice('The engineers are kind and the pager is not.'),
      voice('They let you rewrite things when you can show why.'),
      voice('I left because of the travel.', { publishedAt: '2025-10-01' }),
      voice('A fourth voice that is not needed.'),
    ]);
    expect(texts).toHaveLength(4);
    expect(texts[1]).toMatch(/^Someone else wrote on December 3, 2025: /u);
    expect(texts[2]).toBe('A third voice says: “I left because of the travel”.');
    expect(texts[3]).toMatch(/^These are 3 voices and no survey/u);
    expect(faults).toEqual([]);
  });

  test('two copies of one text are one voice', async () => {
    const rows = [voice('The pager is not kind at all.', { cluster: 'same' }), voice('The pager is not kind at all.', { cluster: 'same' })];
    expect((await writtenFrom('culture', rows)).texts).toHaveLength(1);
  });

  test('a voice without a date is told without one', async () => {
    const { publishedAt: _left, ...undated } = voice('The engineers are kind here.');
    expect((await writtenFrom('culture', [undated])).texts).toEqual(['Hacker News has this from a commenter: “The engineers are kind here”.']);
  });
});

test('what the company says comes before what others say of it', async () => {
  const { drafts } = await writtenFrom('culture', [
    row({ attribute: 'public-voice', quote: 'The engineers are kind here.' }),
    row({ ...own, attribute: 'benefit', quote: 'Paid field weeks.', value: 'Paid field weeks' }),
    row({ ...own, attribute: 'mission', quote: 'Our mission is to let every field be understood.' }),
  ]);
  expect(drafts.map((draft) => draft.group)).toEqual(['What the company says', 'What it offers its people', 'What people say in public']);
});

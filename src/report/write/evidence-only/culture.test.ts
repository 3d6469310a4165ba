import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../research/evidence/shape';
import { row, writtenFrom, saidFrom } from '../../fixtures/writing';

const said = (rows: readonly Evidence[]) => saidFrom('culture', rows);

const own = { reliability: 'first-party', topic: 'culture' } as const;

describe('what the company says', () => {
  test('a mission is quoted as its own way of putting it', async () => {
    expect(
      await said([
        row({
          ...own,
          attribute: 'mission',
          quote: 'Our mission is to let every field be understood.',
        }),
      ]),
    ).toEqual(['It puts its mission this way: “Our mission is to let every field be understood”.']);
  });

  test('a mission that is no prose is not told', async () => {
    expect(
      await said([row({ ...own, attribute: 'mission', quote: '{"mission":"x","lang":"en"}' })]),
    ).toEqual([]);
  });

  test('values are one list, each in its own words', async () => {
    expect(
      await said([
        row({
          ...own,
          attribute: 'value',
          quote: 'Dig first, decide second.',
          value: 'Dig first, decide second',
        }),
        row({
          ...own,
          attribute: 'value',
          quote: 'Leave the ground better.',
          value: 'Leave the ground better',
        }),
      ]),
    ).toEqual([
      'The values it names are “Dig first, decide second” and “Leave the ground better”.',
    ]);
  });

  test('one value stands alone', async () => {
    expect(
      await said([
        row({
          ...own,
          attribute: 'value',
          quote: 'Leave the ground better.',
          value: 'Leave the ground better',
        }),
      ]),
    ).toEqual(['The value it names is “Leave the ground better”.']);
  });

  test('a value told at length is quoted after the list', async () => {
    const long = 'We go to the field before we go to the meeting, and we say what we saw there.';
    expect(
      await said([
        row({
          ...own,
          attribute: 'value',
          quote: 'Leave the ground better.',
          value: 'Leave the ground better',
        }),
        row({ ...own, attribute: 'value', quote: long }),
      ]),
    ).toEqual([
      'The value it names is “Leave the ground better”.',
      `One of them in full: “${long.slice(0, -1)}”.`,
    ]);
  });

  test('values that are only told at length still make a sentence', async () => {
    const long = 'We go to the field before we go to the meeting, and we say what we saw there.';
    expect(await said([row({ ...own, attribute: 'value', quote: long })])).toEqual([
      `Among its values it writes: “${long.slice(0, -1)}”.`,
    ]);
  });
});

describe('what it offers', () => {
  test('benefits are one list', async () => {
    expect(
      await said([
        row({
          ...own,
          attribute: 'benefit',
          quote: 'Paid field weeks.',
          value: 'Paid field weeks',
        }),
        row({
          ...own,
          attribute: 'benefit',
          quote: 'A budget of $2,400 a year.',
          value: 'A budget of $2,400 a year',
        }),
      ]),
    ).toEqual(['Benefits it posts: “Paid field weeks” and “A budget of $2,400 a year”.']);
  });

  test('a benefit told at length is quoted by itself', async () => {
    const long =
      'Everyone who has been here for five years may take two months away from their desk with full pay.';
    const { texts, faults } = await writtenFrom('culture', [
      row({ ...own, attribute: 'benefit', quote: long }),
    ]);
    expect(texts).toEqual([`On benefits it goes into more detail: “${long.slice(0, -1)}”.`]);
    expect(faults).toEqual([]);
  });

  test('the same benefit from two pages is named once', async () => {
    const benefit = () =>
      row({ ...own, attribute: 'benefit', quote: 'Paid field weeks.', value: 'Paid field weeks' });
    expect(await said([benefit(), benefit()])).toEqual(['Benefits it posts: “Paid field weeks”.']);
  });
});

describe('what people say', () => {
  const voice = (quote: string, changes: Partial<Evidence> = {}) =>
    row({
      attribute: 'public-voice',
      topic: 'culture',
      quote,
      sourceName: 'Hacker News',
      reliability: 'public-voice',
      publishedAt: '2025-12-03',
      ...changes,
    });

  test('one voice is told as one voice', async () => {
    expect(await said([voice('The engineers are kind and the pager is not.')])).toEqual([
      'One voice has both on December 3, 2025: “The engineers are kind and the pager is not”.',
    ]);
  });

  test('several are counted, with a word on what they are worth, and sorted by what they lean to', async () => {
    const { texts, faults } = await writtenFrom('culture', [
      voice('The managers there are honest people.'),
      voice('They let you rewrite old code when you can show why.'),
      voice('The travel was far too much for me.', { publishedAt: '2025-10-01' }),
      voice('The soil in that valley is red.'),
    ]);
    expect(texts).toEqual([
      'We found 3 public voices on what it is like there, and no survey: use them to form questions and not to draw conclusions.',
      'On managers, Hacker News has this on December 3, 2025: “The managers there are honest people”.',
      'And on the work itself someone else wrote on December 3, 2025: “They let you rewrite old code when you can show why”.',
      'Of the place of work somebody had this to say on October 1, 2025: “The travel was far too much for me”.',
    ]);
    expect(faults).toEqual([]);
  });

  test('a theme of several voices is counted, and so are those who tell of their own time', async () => {
    const { texts, drafts, faults } = await writtenFrom('culture', [
      voice('I worked there and the pay was fair.'),
      voice('I left last year; pay was under that of others.'),
      voice('Friends tell me that pay is good.'),
    ]);
    expect(texts.slice(0, 3)).toEqual([
      expect.stringMatching(/^We found 3 public voices/u),
      'Of these, 2 write from their own time there.',
      'Pay comes up in 3 of them.',
    ]);
    expect(
      drafts
        .slice(0, 3)
        .map(({ computation, evidenceIds }) => [computation?.kind, evidenceIds.length]),
    ).toEqual([
      ['count', 3],
      ['count', 2],
      ['count', 3],
    ]);
    expect(faults).toEqual([]);
  });

  test('more praise than can be quoted is counted', async () => {
    const { texts, faults } = await writtenFrom(
      'culture',
      [
        'The pay is fair.',
        'Managers there are honest people.',
        'My team was great to me.',
        'Interviews there are calm.',
      ].map((quote) => voice(quote)),
    );
    expect(texts).toContain('In all, 4 voices praise something about it.');
    expect(texts.filter((text) => text.includes('“'))).toHaveLength(2);
    expect(faults).toEqual([]);
  });

  test('two copies of one text are one voice', async () => {
    const rows = [
      voice('The pager is not kind at all.', { cluster: 'same' }),
      voice('The pager is not kind at all.', { cluster: 'same' }),
    ];
    expect((await writtenFrom('culture', rows)).texts).toHaveLength(1);
  });

  test('a voice without a date is told without one', async () => {
    const { publishedAt: _left, ...undated } = voice('The engineers are kind here.');
    expect((await writtenFrom('culture', [undated])).texts).toEqual([
      'On the people, Hacker News has this: “The engineers are kind here”.',
    ]);
  });
});

test('what the company says comes before what others say of it', async () => {
  const { drafts } = await writtenFrom('culture', [
    row({ attribute: 'public-voice', quote: 'The engineers are kind here.' }),
    row({ ...own, attribute: 'benefit', quote: 'Paid field weeks.', value: 'Paid field weeks' }),
    row({
      ...own,
      attribute: 'mission',
      quote: 'Our mission is to let every field be understood.',
    }),
  ]);
  expect(drafts.map((draft) => draft.group)).toEqual([
    'What the company says',
    'Pay and benefits',
    'What is praised',
  ]);
});

describe('where and when people work', () => {
  const told = (quote: string) => row({ ...own, topic: 'hiring', attribute: 'statement', quote });

  test('is told in the company’s words, the place before the time', async () => {
    expect(
      await said([
        told('Growers who use us come to the fair.'),
        told('Night shifts are shared among all teams.'),
        told('Everyone may work from home on Fridays.'),
        told('Teams choose their own office days.'),
      ]),
    ).toEqual([
      'On where people work, the company says: “Everyone may work from home on Fridays”.',
      'It goes on: “Teams choose their own office days”.',
      'On when they work it says: “Night shifts are shared among all teams”.',
    ]);
  });

  test('a public word on the same thing stands beside it, and neither is told twice', async () => {
    const { texts, drafts, faults } = await writtenFrom('culture', [
      told('Being on call is one week in six for everyone.'),
      row({
        attribute: 'public-voice',
        topic: 'culture',
        quote: 'The on-call weeks were rough on us.',
        reliability: 'public-voice',
        url: 'https://talk.example/9',
      }),
    ]);
    expect(texts).toEqual([
      'On being on call the company says “Being on call is one week in six for everyone”; someone in public wrote “The on-call weeks were rough on us”.',
    ]);
    expect(drafts.map(({ group, evidenceIds }) => [group, evidenceIds.length])).toEqual([
      ['Its word beside theirs', 2],
    ]);
    expect(faults).toEqual([]);
  });
});

test('of many benefits those that weigh most come first, and an amount ends before its fine print', async () => {
  const line = (name: string, amount: string) =>
    row({ ...own, attribute: 'benefit', quote: `${name} | ${amount}`, details: { name, amount } });
  expect(
    await said([
      line('Boots', '2 pairs a year'),
      line('Snacks', '5 kinds'),
      line('Books', '$300'),
      line('Bus', '100%'),
      line('Vacation', '24 days; ten of them in a row'),
    ]),
  ).toEqual([
    'In figures it posts: Vacation (24 days); Boots (2 pairs a year); Snacks (5 kinds); Books ($300).',
  ]);
});

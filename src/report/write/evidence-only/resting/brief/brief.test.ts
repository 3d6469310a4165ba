import { describe, expect, test } from 'vitest';
import { countWords } from '../../../../../kernel/text';
import type { Evidence } from '../../../../../research/evidence/shape';
import { claimsOn, inputFor, row, writtenFrom } from '../../../../fixtures/writing';
import type { WrittenClaim } from '../../../ports';
import { evidenceOnlyWriter } from '../../../index';

const POSTING = 'https://fernhollow.example/jobs/7';

const figure = (attribute: string, value: number, year: number) =>
  row({
    attribute,
    quote: `"end": "${year}-12-31", "val": ${value}`,
    value,
    unit: 'usd',
    asOf: `${year}-12-31`,
  });
const named = (attribute: string, value: string) =>
  row({ attribute, value, quote: `${value} is on the list that Fernhollow publishes.` });
const ownWords = (quote: string) =>
  row({ attribute: 'statement', quote, reliability: 'first-party' });

const REVENUE = [figure('revenue', 112_000_000, 2025), figure('revenue', 100_000_000, 2024)];
const PRODUCTS = ['Rootline', 'Seedbook'].map((name) => named('product', name));
const VALLEYS = ownWords('We run our probes in 14 river valleys.');
const LAUNCH = row({
  attribute: 'launch',
  value: 'Tiller',
  quote: 'Fernhollow launched Tiller in November 2025.',
  asOf: '2025-11-04',
});
const LAYOFF = row({
  attribute: 'layoff',
  value: 84,
  quote: 'In 2025 it laid off 84 people.',
  asOf: '2025-03-01',
});
const PAID_POSTING = [
  row({
    attribute: 'job-posting',
    quote: 'Backend Engineer, Rootline, in Ashby Falls or remote.',
    value: 'Backend Engineer, Rootline',
    url: POSTING,
  }),
  row({
    attribute: 'pay-range',
    quote: 'The range is $131,000 - $164,000 a year.',
    value: '$131,000 - $164,000',
    url: POSTING,
  }),
];
const DESCRIPTION = row({
  attribute: 'description',
  quote: 'Fernhollow makes soil probes for farms in 14 states.',
  reliability: 'first-party',
});
const STORY = row({
  attribute: 'news',
  quote: 'Fernhollow opens a garden beside its mill',
  publishedAt: '2025-11-02',
});

const saying = (one: Evidence, text: string, changes: Partial<WrittenClaim> = {}) =>
  claimsOn([one]).map((claim) => ({ ...claim, text, ...changes }));
const makesProbes = () => saying(DESCRIPTION, DESCRIPTION.quote, { verdict: 'company-says' });

const briefOf = (rows: readonly Evidence[], written: readonly WrittenClaim[] = claimsOn(rows)) =>
  evidenceOnlyWriter().writeSection(inputFor('brief', rows, written));

const THREE = 'Three things to know';
const ANSWER = 'If they ask what you know about us';
const answerOfClaims = async (rows: readonly Evidence[], claims: readonly WrittenClaim[]) =>
  (await briefOf(rows, claims)).filter(({ group }) => group === ANSWER);
const answerOf = async (rows: readonly Evidence[]) =>
  (await briefOf(rows)).filter(({ group }) => group === ANSWER);

describe('the things to know', () => {
  const thingsOf = async (rows: readonly Evidence[], claims: readonly WrittenClaim[]) =>
    (await briefOf(rows, claims)).filter(
      ({ group }) => group === 'What to know' || group === THREE,
    );
  const event = (text: string) => {
    const passage = ownWords(text);
    return { passage, claims: saying(passage, text, { section: 'developments' }) };
  };
  const sale = event('On March 31, 2025, Fernhollow sold its mill in Ashby Falls.');
  const approval = event('In November 2025, it announced that the state approved its new probe.');

  test('hold the newest event, and not the one told first', async () => {
    for (const events of [
      [sale, approval],
      [approval, sale],
    ]) {
      const told = await thingsOf(
        events.map(({ passage }) => passage),
        events.flatMap(({ claims }) => claims),
      );
      expect(told.map(({ text }) => text)[0]).toBe(
        'In November 2025, Fernhollow announced that the state approved its new probe.',
      );
    }
  });

  test('hold a quarter that fell in place of the year of growth before it', async () => {
    const fell = 'Revenue fell 54% to $12 million in the second quarter of 2026.';
    const passage = ownWords(fell);
    const claims = [...claimsOn(REVENUE), ...saying(passage, fell, { section: 'snapshot' })];
    const told = await thingsOf([...REVENUE, passage], claims);
    expect(told.map(({ text }) => text)).toEqual([fell]);
  });
});

describe('the groups of the brief', () => {
  const rows = [...REVENUE, ...PRODUCTS, VALLEYS, LAUNCH, LAYOFF, STORY, DESCRIPTION];
  const asked = row({ attribute: 'passage', quote: 'Asked.' });
  const all = [...rows, ...PAID_POSTING, asked];
  const question = saying(asked, 'What has Tiller changed for this team since November 2025?', {
    section: 'questions-to-ask',
  });
  const written = [
    ...claimsOn(all.filter((one) => one !== DESCRIPTION && one !== asked)),
    ...makesProbes(),
    ...question,
  ];

  test('come in the order in which a reader needs them, each in one piece', async () => {
    const groups = (await briefOf(all, written)).map(({ group }) => group);
    const changes = groups.filter((group, at) => group !== groups[at - 1]);
    expect(changes).toEqual([
      'First, check the news',
      'In one line',
      THREE,
      ANSWER,
      'Your best question',
      'Leave alone unless they raise it',
      'Bring a number',
    ]);
  });

  test('tell no sentence twice, and no more than three things to know', async () => {
    const drafts = await briefOf(all, written);
    expect(new Set(drafts.map(({ text }) => text)).size).toBe(drafts.length);
    expect(drafts.filter(({ group }) => group === THREE)).toHaveLength(3);
  });

  test('keep the best question as the report asks it, without its notes', async () => {
    const best = (await briefOf(all, written)).find(({ group }) => group === 'Your best question');
    expect(best).toMatchObject({ text: question[0]?.text, spoken: true, advice: true });
    expect(best?.restsOn).toEqual(question.map(({ id }) => id));
    expect(best?.notes).toBeUndefined();
  });

  test('rest each on a claim that holds and on evidence that it cites', async () => {
    const ids = new Set(written.map(({ id }) => id));
    for (const { restsOn, evidenceIds } of await briefOf(all, written)) {
      expect(restsOn.length).toBeGreaterThan(0);
      expect(evidenceIds.length).toBeGreaterThan(0);
      expect(restsOn.every((id) => ids.has(id))).toBe(true);
    }
  });

  test('are all left out where nothing was found', async () => {
    expect(await briefOf([])).toEqual([]);
    expect(await briefOf(rows, [])).toEqual([]);
  });
});

describe('products that a company’s own sentences explain', () => {
  const explained = (name: string, headings: readonly string[]) => {
    const text = `${name} is Fernhollow’s tool for growers.`;
    const one = row({
      attribute: 'statement',
      quote: `${name} is our tool for growers.`,
      reliability: 'first-party',
      context: { headings },
    });
    return { one, claims: saying(one, text, { verdict: 'company-says' }) };
  };
  const known = (headings: readonly (readonly string[])[]) =>
    ['Rootline', 'Seedbook'].map((name, at) => explained(name, headings[at] ?? []));

  test.each([
    ['in headings', [['Rootline'], ['Tools', 'Seedbook']], true],
    ['nowhere else', [['Tools'], ['Tools']], false],
  ] as const)('are said back where they are named again %s', async (_, headings, isSaid) => {
    const all = known(headings);
    const more = [...REVENUE, LAUNCH];
    const answer = await answerOfClaims(
      [...more, ...all.map(({ one }) => one)],
      [...claimsOn(more), ...all.flatMap(({ claims }) => claims)],
    );
    expect(answer.some(({ text }) => text === 'I know you for Rootline and Seedbook.')).toBe(
      isSaid,
    );
  });
});

describe('a fact of the brief', () => {
  test('may be how many work there, told by a sentence alone, with the company’s name', async () => {
    const quote = 'As of May 1, 2025, we had 4,310 employees.';
    const counted = row({ attribute: 'statement', takenFor: 'employees', quote });
    const told = saying(counted, 'On May 1, 2025, it had 4,310 employees.');
    const texts = (await briefOf([counted], told)).map(({ text }) => text);
    expect(texts).toContain('On May 1, 2025, Fernhollow had 4,310 employees.');
  });

  test.each([
    ['2024', false],
    ['2025', true],
  ])('is news of this year or the last: %s', async (year, isTold) => {
    const text = `In May ${year}, Fernhollow acquired Tarn Mills for $9 million.`;
    const bought = row({ attribute: 'statement', quote: text, reliability: 'first-party' });
    const told = saying(bought, text, { section: 'developments', verdict: 'supported' });
    const things = (await briefOf([bought], told)).filter(({ group }) => group === 'What to know');
    expect(things.some((one) => one.text === text)).toBe(isTold);
  });

  test('that is its one line is not a thing to know as well', async () => {
    const drafts = await briefOf([DESCRIPTION], makesProbes());
    expect(drafts.map(({ group, text }) => [group, text])).toEqual([
      ['In one line', 'Fernhollow makes soil probes for farms in 14 states.'],
    ]);
  });

  test('that the company says of itself is not told in both places either', async () => {
    const text = 'Fernhollow runs its probes in 14 river valleys.';
    const texts = (await briefOf([VALLEYS], saying(VALLEYS, text))).map((draft) => draft.text);
    expect(texts).toEqual([text]);
  });

  test('that is both news and the company’s own word is told once', async () => {
    const text = 'In June 2025, Fernhollow bought a mill in Dunmere.';
    const bought = row({ attribute: 'news', quote: text, publishedAt: '2026-03-19' });
    const drafts = await briefOf([bought], saying(bought, text, { section: 'developments' }));
    expect(drafts.map((draft) => draft.text)).toEqual([text]);
  });
});

describe('the answer to say aloud', () => {
  const RICH = [...REVENUE, ...PRODUCTS, VALLEYS, LAUNCH];

  test('is whole sentences that a mouth can get through, and says at the end what to ask', async () => {
    const answer = await answerOf(RICH);
    const words = answer.reduce((sum, { text }) => sum + countWords(text), 0);
    expect(words).toBeGreaterThanOrEqual(40);
    expect(words).toBeLessThanOrEqual(70);
    expect(answer.at(-1)?.text).toBe(
      'I want to hear what matters most to this team this year, and where I could help first.',
    );
    expect(answer.every(({ text, spoken }) => spoken === true && /[.]$/u.test(text))).toBe(true);
  });

  test('stays within its length however much the company says of itself', async () => {
    const long = [
      'We keep our probes in the water of 14 river valleys from the first snow until the fair in Dunmere.',
      'We mend the probes of every farm in Oregon by hand in the old mill beside the bridge at Ashby Falls.',
    ].map(ownWords);
    const names = ['Rootline River Probe', 'Seedbook Farm Journal', 'Tiller Field Station'];
    const products = names.map((name) => named('product', name));
    const answer = await answerOf([...products, ...REVENUE, ...long]);
    expect(answer.length).toBeGreaterThan(0);
    expect(answer.length).toBeLessThanOrEqual(5);
    expect(answer.reduce((sum, { text }) => sum + countWords(text), 0)).toBeLessThanOrEqual(70);
  });

  test('has no rivals, no list that nobody could say, and no aside', async () => {
    const rows = [
      'We compete with Tarn Probes and 14 others in Oregon.',
      'We sell to farms, schools, parks, ferries, and breweries in 14 river valleys.',
      'We run our probes in Ashby Falls, both of which are on the Dun.',
    ].map(ownWords);
    const text = (await answerOf([...PRODUCTS, ...REVENUE, ...rows]))
      .map((claim) => claim.text)
      .join(' ');
    expect(text).toContain('You run your probes in Ashby Falls.');
    expect(text).not.toMatch(/compete|breweries|which/u);
  });

  test.each([
    ['one fact', [VALLEYS]],
    ['two short facts', [...PRODUCTS, LAUNCH]],
    ['nothing but a layoff', [LAYOFF]],
  ])('is absent where there is %s', async (_, rows) => {
    expect(await answerOf(rows)).toEqual([]);
  });
});

describe('your last two hours', () => {
  const plan = async (rows: readonly Evidence[]) =>
    (await writtenFrom('last-hours', rows)).drafts.map(({ group, text }) => ({ group, text }));
  const full = [...REVENUE, ...PRODUCTS, LAUNCH, ...PAID_POSTING];

  test('run down to the interview, from the earliest line to the last', async () => {
    const minutes = (await plan(full)).map(({ group = '' }) =>
      group.startsWith('Two hours') ? 120 : group.startsWith('One hour') ? 60 : parseInt(group, 10),
    );
    expect(minutes.length).toBeGreaterThan(3);
    expect(minutes).toEqual(minutes.toSorted((left, right) => right - left));
  });

  test.each([
    ['much', full],
    ['only products', PRODUCTS],
    ['only revenue', REVENUE],
    ['only an employee count', [row({ attribute: 'employees', quote: 'It had 31.', value: 31 })]],
  ])('name nothing that is missing where there is %s', async (_, rows) => {
    const texts = (await plan(rows)).map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.join(' ')).not.toMatch(
      /\b(?:no|none|not|nothing|missing|unknown|found|unfortunately|couldn’t|didn’t|little|undefined)\b/iu,
    );
  });

  test('speak of pay, values, products, and figures only where there are any', async () => {
    const texts = (await plan([VALLEYS, ...PRODUCTS])).map(({ text }) => text).join(' ');
    expect(texts).toContain('Look at Rootline and Seedbook once more, as a customer would.');
    expect(texts).not.toMatch(/pay|range|figure|value|posting, and|round|engineers wrote/u);
  });

  test('send a reader to the answer of the brief only where there is one', async () => {
    const first = async (rows: readonly Evidence[]) => (await plan(rows))[0]?.text;
    expect(await first(full)).toBe(
      'Read the brief again, and say the answer about Fernhollow aloud twice.',
    );
    expect(await answerOf(PRODUCTS)).toEqual([]);
    expect(await first(PRODUCTS)).toBe(
      'Read the brief again, and say aloud what you know about Fernhollow.',
    );
  });

  test('are left out where one line would be all', async () => {
    expect(await plan([])).toEqual([]);
    expect(await plan(PAID_POSTING)).toEqual([]);
  });
});

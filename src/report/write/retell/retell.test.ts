import { describe, expect, test } from 'vitest';
import { loadParser } from '../../../research/evidence';
import type { PassageContext } from '../../../research/evidence/shape';
import { retell } from './retell';

const teller = { company: 'Bellmark', aliases: ['Bellmark Holdings'], parser: loadParser() };

const ofFiling = (text: string, context?: PassageContext): string | undefined =>
  retell({ text, context, own: true, filing: true }, teller)?.text;
const ofHandbook = (text: string, context?: PassageContext): string | undefined =>
  retell({ text, context, own: true, filing: false }, teller)?.text;

describe('a sentence of a filing is told of the company in the third person', () => {
  test.each([
    ['We operate 14 mills in nine states.', 'Bellmark operates 14 mills in nine states.'],
    ['We are a maker of paper bags.', 'Bellmark is a maker of paper bags.'],
    ['We have 14 mills and three depots.', 'Bellmark has 14 mills and three depots.'],
    ['We were founded in 1921 in Ohio.', 'Bellmark was founded in 1921 in Ohio.'],
    ['We carry out 40 audits each year.', 'Bellmark carries out 40 audits each year.'],
    [
      'The Company operates 14 mills and employs approximately 6,200 people.',
      'Bellmark operates 14 mills and employs about 6,200 people.',
    ],
    [
      'We operate 14 mills in nine states and employ approximately 6,200 people.',
      'Bellmark operates 14 mills in nine states and employs about 6,200 people.',
    ],
    [
      'We serve shops through our depots and focus on price and quality.',
      'Bellmark serves shops through its depots and focuses on price and quality.',
    ],
    [
      'In addition, we are a leading maker of paper bags.',
      'Bellmark is a leading maker of paper bags.',
    ],
    ['However, we also make boxes in Ohio.', 'Bellmark makes boxes in Ohio.'],
    [
      'As of December 31, 2025, we had 6,200 employees.',
      'On December 31, 2025, Bellmark had 6,200 employees.',
    ],
    [
      'Bellmark Holdings, Inc. (“Bellmark” or the “Company”) makes paper bags in Ohio.',
      'Bellmark makes paper bags in Ohio.',
    ],
    [
      'Our culture is grounded in curiosity, and we have kept it since 1998.',
      'Bellmark’s culture is grounded in curiosity, and it has kept it since 1998.',
    ],
    [
      'In March 2025, we acquired Tarn Paper for $210 million (see Note 4).',
      'In March 2025, Bellmark acquired Tarn Paper for $210 million.',
    ],
    [
      'Online sales increased 11% in 2025, compared to the prior year.',
      'Online sales increased 11% in 2025.',
    ],
    ['Bag sales grew 12 percent in 2025.', 'Bag sales grew 12% in 2025.'],
    [
      'Ms. Tarn has served as Chief Executive Officer since May 2021, and previously as Chief Operating Officer.',
      'Ms. Tarn has served as chief executive officer since May 2021.',
    ],
    [
      'We sell bags and boxes to 4,000 shops, as described in Item 7 below.',
      'Bellmark sells bags and boxes to 4,000 shops.',
    ],
    [
      '13 unions represent approximately 84 percent of our employees.',
      '13 unions represent about 84% of Bellmark’s employees.',
    ],
  ])('%s', (text, told) => {
    expect(ofFiling(text)).toBe(told);
  });
});

describe('what is too long loses its last parts, as long as the rest stands by itself', () => {
  test.each([
    [
      'We sell paper bags, boxes and cartons to shops, bakeries and breweries in nine states of the Midwest, ' +
        'which buy them under contracts of three years, of which most are renewed.',
      'Bellmark sells paper bags, boxes and cartons to shops, bakeries and breweries in nine states of the Midwest, ' +
        'which buy them under contracts of three years.',
    ],
    [
      'We make paper bags in Ohio, which could change if the price of pulp rises.',
      'Bellmark makes paper bags in Ohio.',
    ],
  ])('%s', (text, told) => {
    expect(ofFiling(text)).toBe(told);
  });
});

describe('what can’t be read for sure in a filing is not told', () => {
  test.each([
    ['a possibility', 'We may acquire other makers of paper bags.'],
    ['a condition', 'If the price of pulp rises, we lose orders.'],
    ['a belief', 'We believe that our bags are the best in the trade.'],
    ['a plan', 'We expect to open two mills in 2026.'],
    ['a future', 'We will open two mills in 2026.'],
    ['a denial', 'We do not own any patents on paper bags.'],
    ['a pronoun without a name', 'It has been delayed by two years.'],
    ['a pronoun of several', 'They were delivered to 4,000 shops.'],
    ['something said before', 'This program covers 300 employees.'],
    ['a name for something said before', 'The program covers 300 employees.'],
    ['a reference', 'See Note 4 for additional information.'],
    ['a question', 'Could we sell more bags in Ohio?'],
    ['half a sentence', 'Although the Company maintains insurance for its mills.'],
    ['a change without its year', 'Our revenue increased 9% to $2 billion.'],
    ['a list item', 'paper bags, boxes and cartons'],
    ['a heading', 'Properties and Facilities'],
    ['a definition', 'Free cash flow is defined as cash less spending on mills.'],
    ['a formula of lawyers', 'The bags are sold pursuant to a contract of our company.'],
    ['the first person', 'I am proud of our bags, and I say so.'],
    ['somebody else', 'Several makers of glass have left the trade.'],
    ['a footnote', '(1) For leased mills, represents our share of the rent.'],
    [
      'a quotation that goes on in the next sentence',
      'Our chief told us in 2024: “We opened nine mills.',
    ],
    [
      'words in quotation marks',
      'Our chief said: “We have never sold so many bags in a single year.”',
    ],
    ['praise', 'We are the world’s most trusted maker of paper bags.'],
    ['an estimate of a market', 'We compete in a $15 billion market for paper bags.'],
    ['what stands in a table', 'The preceding table shows our sales of bags by state.'],
  ])('%s', (_, text) => {
    expect(ofFiling(text)).toBeUndefined();
  });
});

describe('a handbook’s sentence is told of the company or of those who work there', () => {
  test.each([
    [
      '💷 Open bands – We publish salary bands so you know what you’re paid',
      'Bellmark publishes salary bands so employees know what they are paid.',
    ],
    [
      'We offer a scheme to help pay for your bicycle at no cost.',
      'Bellmark offers a scheme to help pay for employees’ bicycles at no cost.',
    ],
    [
      'All staff have 38 days of leave, this is inclusive of public holidays.',
      'All staff have 38 days of leave, including public holidays.',
    ],
    [
      'We offer dental care to employees who are grade 11 and above.',
      'Bellmark offers dental care to employees who are grade 11 and above.',
    ],
    ['We ask for 3 - 4 references—these should be recent.', 'Bellmark asks for 3–4 references.'],
    [
      'You can take up to 16 weeks of leave at full pay.',
      'Employees can take up to 16 weeks of leave at full pay.',
    ],
    ['We don’t offer internships.', 'Bellmark doesn’t offer internships.'],
    [
      'We’ve been remote since 2012, and we meet twice a year.',
      'Bellmark has been remote since 2012, and it meets twice a year.',
    ],
    [
      'You’ll have reviews with your manager after 3, 6 and 12 months.',
      'Employees will have reviews with their manager after 3, 6 and 12 months.',
    ],
    [
      'We match what you contribute, up to 6% of your salary.',
      'Bellmark matches what employees contribute, up to 6% of their salary.',
    ],
    ['At Bellmark, we work in cycles of six weeks.', 'Bellmark works in cycles of six weeks.'],
    [
      'We provide a 401(k) plan to US employees.',
      'Bellmark provides a 401(k) plan to US employees.',
    ],
    [
      'Shifts – We work Monday to Friday in all roles.',
      'Bellmark works Monday to Friday in all roles.',
    ],
    [
      'Employees may take a sabbatical of six weeks every three years.',
      'Employees may take a sabbatical of six weeks every three years.',
    ],
  ])('%s', (text, told) => {
    expect(ofHandbook(text)).toBe(told);
  });

  test.each([
    ['a page’s own words', 'It provides an overview of why we exist and how we work.'],
    ['an order', 'Ask which exercise the candidate would like to do.'],
    ['“you” of an interviewer', 'You should share your feedback with the other interviewers.'],
    ['a line without a verb', 'Private Medical Insurance for all of our grades.'],
    ['a scene', 'An interview is taking place at 2pm in our office in Ohio.'],
    ['another’s product', 'Tarnflow is a framework that does more than what we use it for.'],
    ['what points back', 'Then we pay a bonus to those employees.'],
    ['a topic before a dash', 'For our help desk - we’re only able to answer on weekdays.'],
  ])('%s is not told', (_, text) => {
    expect(ofHandbook(text)).toBeUndefined();
  });

  test('a circle of colleagues that says “we” is not the company', () => {
    const text = 'We meet every other Friday for 50 minutes.';
    expect(ofHandbook(text)).toBeDefined();
    expect(ofHandbook(text, { headings: ['The reading community'] })).toBeUndefined();
  });

  test('a speaker’s own words are nobody else’s', () => {
    const text = 'We meet every other Friday for 50 minutes.';
    expect(ofHandbook(text, { speaker: 'Ada Tarn' })).toBeUndefined();
  });
});

describe('a pronoun is told where the sentence before names whom it means', () => {
  test('a thing', () => {
    expect(ofFiling('It has 4,000 users in nine states.', { refersTo: { it: 'Bellmark' } })).toBe(
      'Bellmark has 4,000 users in nine states.',
    );
  });

  test('an officer', () => {
    expect(
      ofFiling('He has served as Chair of the Board since 1994.', {
        before: 'Mr. Tarn founded the mill in 1994.',
      }),
    ).toBe('Mr. Tarn has served as chair of the board since 1994.');
  });
});

test('“we” on somebody else’s page is not the company', () => {
  const source = { text: 'We buy bags from Bellmark in Ohio.', own: false, filing: false };
  expect(retell(source, teller)).toBeUndefined();
});

test('behind a sentence on the company, the next one says “it”', () => {
  const source = { text: 'Our mills run on wood from Ohio.', own: true, filing: false };
  expect(retell(source, teller)?.continued).toBe('Its mills run on wood from Ohio.');
});

test('a sentence keeps what it lists when the words that announce the list go', () => {
  expect(
    ofFiling('We offer the following services: printing, binding, and storage in nine states.'),
  ).toBe('Bellmark offers printing, binding, and storage in nine states.');
  expect(ofFiling('We were incorporated in 1921 under the laws of the State of Ohio.')).toBe(
    'Bellmark was incorporated in 1921.',
  );
});

test('what a company wants is its vision under such a heading alone', () => {
  const text = 'We want to empower libraries to print their own books.';
  expect(ofHandbook(text, { headings: ['Our vision'] })).toBe(
    'Bellmark’s vision is to empower libraries to print their own books.',
  );
  expect(ofHandbook(text, { headings: ['Next year'] }) ?? '').not.toContain('vision');
});

describe('what bounds a sentence stays, or the sentence goes', () => {
  const long =
    'All of our team members across our four offices have 38 days of leave available between June and May';
  test.each([
    `${long}, this is inclusive of public holidays at each of the offices.`,
    `${long}, with a maximum of ten of these days in a row at each of the offices.`,
    `${long}, when a manager of one of our offices has agreed to it at the time.`,
  ])('%s', (text) => {
    expect(ofHandbook(text)).toBeUndefined();
  });

  test('an alternative in brackets is part of what is said', () => {
    const told = ofHandbook(
      'Everyone at Bellmark gathers on a call (or in person, at meetups) to hear about products, ' +
        'operations, new hires, orders of the week, and plans of the mills for the next two weeks.',
    );
    expect(told).toContain('on a call (or in person, at meetups)');
  });
});

test.each([
  'We released new versions of the mobile app with faster maps.',
  'We offer a series of courses that enable them to sell more bags.',
  'We make tools that cut paper, fold boxes, and bind books.',
])('what a page named before, and what another may have done, is left out: %s', (text) => {
  expect(ofHandbook(text)).toBeUndefined();
});

test('a brand that shares no word with the company keeps its name', () => {
  const told = retell(
    {
      text: 'Quillo platforms and devices revenues increased $5.7 million from 2024 to 2025.',
      own: true,
      filing: true,
    },
    { ...teller, aliases: ['Quillo', 'BM'] },
  );
  expect(told?.text).toContain('Quillo');
  expect(told?.text).not.toContain('Bellmark');
});

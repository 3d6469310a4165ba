import { describe, expect, test } from 'vitest';
import { loadParser } from '../../../../research/evidence';
import type { Evidence } from '../../../../research/evidence/shape';
import { row } from '../../../fixtures/writing';
import { chooseRetold } from './choose';

const teller = { company: 'Bellmark', aliases: [], parser: loadParser() };

const filed = (quote: string, heading: string, changes: Partial<Evidence> = {}): Evidence =>
  row({
    attribute: 'passage',
    quote,
    reliability: 'register',
    title: 'Annual report',
    context: { headings: [heading] },
    ...changes,
  });
const page = (quote: string, heading: string, changes: Partial<Evidence> = {}): Evidence =>
  filed(quote, heading, { reliability: 'first-party', title: 'Handbook', ...changes });

/** What is told of some rows, by theme, and why each other is not. */
function choose(rows: readonly Evidence[], holds: () => boolean = () => true) {
  const notes: string[] = [];
  const told = chooseRetold(rows, teller, holds, (_, theme, why) => {
    notes.push(`${theme.id}: ${why}`);
  });
  return { told: told.map(({ theme, told: { text } }) => [theme.id, text]), notes };
}

describe('why a sentence isn’t told is noted', () => {
  test.each([
    [filed('We make bags that people love.', 'Item 1. Business'), 'what: says too little'],
    [
      page('See the table below for our 25 days of holiday.', 'Benefits'),
      'benefits: can’t be told',
    ],
  ])('%#', (one, note) => {
    const { told, notes } = choose([one]);
    expect(notes).toContain(note);
    expect(told).toEqual([]);
  });

  test('where the verifier refuses it', () => {
    const { notes } = choose(
      [filed('We operate 14 mills in nine states.', 'Item 1. Business')],
      () => false,
    );
    expect(notes.join()).toMatch(/: refused/u);
  });

  test('where its theme has enough', () => {
    const rows = Array.from({ length: 30 }, (_, at) =>
      page(
        `We offer ${at + 20} days of ${'abcdefghijklmnopqrstuvwxyzäöüß'[at]}leave a year.`,
        'Benefits',
      ),
    );
    const { told, notes } = choose(rows);
    expect(told.length).toBeLessThan(rows.length);
    expect(notes.length).toBeGreaterThan(0);
  });
});

describe('what a reader took a sentence for', () => {
  test.each([
    ['acquisition', 'change', 'In 2026 we bought Tarn Paper for $3 million.'],
    ['partner', 'change', 'In 2026 we agreed with Tarn Paper to share two mills.'],
    ['work-mode', 'ways', 'We work from home two days a week.'],
    ['tech', 'technology', 'We build our shop in Ruby and Postgres.'],
  ])('%s puts it under %s, whatever stands above it', (attribute, theme, quote) => {
    const { told, notes } = choose([page(quote, 'Working here', { attribute })]);
    expect([told.map(([id]) => id), notes]).toEqual([[theme], []]);
  });

  test('a row that isn’t a sentence is not retold', () => {
    const { told, notes } = choose([
      page('We employ 6,200 people.', 'About', { attribute: 'news' }),
    ]);
    expect([told, notes]).toEqual([[], []]);
  });
});

describe('more on its business', () => {
  test('is a figure or a name of a filing for which no other theme has a word', () => {
    const { told } = choose([
      filed('We have more than 7,000 trackside detectors that watch our cars.', 'Item 1. Business'),
    ]);
    expect(told).toEqual([
      ['more', 'Bellmark has more than 7,000 trackside detectors that watch its cars.'],
    ]);
  });

  test.each([
    [
      'of its own shares',
      filed('In 2025 we purchased $3 million of our own stock.', 'Item 7. MD&A'),
    ],
    ['of risks', filed('We have 700 detectors that may fail in snow.', 'Item 1A. Risk Factors')],
    ['of a page', page('We have 4 ways of doing that.', 'How we think')],
    ['without a figure or name', filed('We have detectors along the tracks.', 'Item 1. Business')],
  ])('is nothing %s', (_, one) => {
    expect(choose([one]).told.filter(([id]) => id === 'more')).toEqual([]);
  });

  test('what the company did in a year is worth telling wherever it stands', () => {
    const { told } = choose([
      filed('In February 2025, we acquired all stock of Tarn Paper, a maker of boxes.', 'Leases'),
    ]);
    expect(told.map(([id]) => id)).toEqual(['change']);
  });
});

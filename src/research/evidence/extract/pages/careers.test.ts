import { expect, test } from 'vitest';
import { extractEvidence } from '../../extract-evidence';
import { card, document, find, page } from '../../testing';

test('values, benefits and the steps of hiring are told apart by their pages', () => {
  const rows = extractEvidence(card, [
    page(
      '<h1>Our values</h1><ol><li><h2>Mind the tide</h2><p>Rivers do not wait. We plan for it.</p></li></ol><h2>Not a value</h2><p>Some closing words here.</p>',
      { url: 'https://loamferry.example/values' },
    ),
    page(
      '<h1>How we hire</h1><ol><li><h2>A call</h2><p>Half an hour.</p></li><li><h2>A crossing</h2><p>An hour on the water.</p></li></ol><h2>What we do not do</h2><p>No puzzles.</p>',
      { url: 'https://loamferry.example/careers/hiring-process', topics: ['hiring'] },
    ),
    page(
      '<h1>Benefits</h1><h2>Time</h2><ul><li>25 days of leave</li></ul><table><tr><td>Parents</td><td>18 weeks</td></tr></table><p>We match 5 percent of pay. We are kind.</p>',
      { url: 'https://loamferry.example/careers/benefits', topics: ['hiring'] },
    ),
  ]);
  expect(find(rows, 'value').map(({ value }) => value)).toEqual(['Mind the tide']);
  expect(
    find(rows, 'hiring-step').map(({ value, details }) => [value, details?.['order']]),
  ).toEqual([
    ['A call', 1],
    ['A crossing', 2],
  ]);
  expect(find(rows, 'benefit').map(({ quote }) => quote)).toEqual([
    'We match 5 percent of pay.',
    '25 days of leave',
    'Parents | 18 weeks',
  ]);
});

test('a posting gives job, team, place and pay; the board gives the count', () => {
  const text =
    'Ferry Pilot\nTeam: Rivers\nPlace: Ghent\nYou steer the night ferry.\nThe range is $90,000 to $110,000 a year.';
  const lines = text.split('\n');
  const blocks = lines.map(
    (_, index) =>
      ({
        kind: index === 0 ? 'heading' : index < 3 ? 'row' : 'paragraph',
        start: lines.slice(0, index).join('\n').length + (index === 0 ? 0 : 1),
        end: lines.slice(0, index + 1).join('\n').length,
      }) as const,
  );
  const rows = extractEvidence(card, [
    document(text, {
      kind: 'job-posting',
      topics: ['hiring'],
      blocks,
      details: { team: 'Rivers', place: 'Ghent' },
    }),
    document('{"jobs": [], "meta": {"total": 12}}', { kind: 'directory', topics: ['hiring'] }),
  ]);
  expect(find(rows, 'job-posting')).toMatchObject([
    {
      value: 'Ferry Pilot',
      quote: 'Ferry Pilot\nTeam: Rivers\nPlace: Ghent',
      details: { team: 'Rivers', place: 'Ghent' },
    },
  ]);
  expect(find(rows, 'pay-range')).toMatchObject([{ value: '$90,000 to $110,000' }]);
  expect(find(rows, 'open-jobs')).toMatchObject([{ value: 12, asOf: '2026-03-02' }]);
});

test('pay stands on the page of one opening, and a rival that is named beside the word has its name', () => {
  const rows = extractEvidence(card, [
    page('<h1>Deck Officer</h1><p>You steer. You will earn between $69k and $106k.</p>', {
      url: 'https://loamferry.example/careers/openings/deck-officer',
      title: 'Deck Officer',
      topics: ['hiring'],
    }),
    page('<h1>Careers</h1><p>You will earn between $49k and $56k.</p>', {
      url: 'https://loamferry.example/careers',
      title: 'Careers',
      topics: ['hiring'],
    }),
    page('<h1>Market</h1><p>Its rival Brindle Boats is based in Lisbon.</p>', {
      url: 'https://loamferry.example/market',
    }),
  ]);
  expect(find(rows, 'pay-range').map(({ details }) => details)).toEqual([
    { from: 69_000, to: 106_000, per: 'year' },
  ]);
  expect(find(rows, 'competitor').map(({ value }) => value)).toEqual(['Brindle Boats']);
});

test('a job is found in whatever sentence a page of openings tells it, and nobody’s title is one', () => {
  const rows = extractEvidence(card, [
    page(
      '<h1>Open jobs</h1><p>Come to us as Deck Officer in Ghent. Our night shift is missing a Marine Engineer. Ilse Varn joined as Harbour Master and has been our Chief Engineer. We like Mondays.</p>',
      { url: 'https://loamferry.example/careers/openings', title: 'Open jobs', topics: ['hiring'] },
    ),
  ]);
  expect(
    find(rows, 'job-posting')
      .map(({ value }) => value)
      .toSorted(),
  ).toEqual(['Deck Officer', 'Marine Engineer']);
});

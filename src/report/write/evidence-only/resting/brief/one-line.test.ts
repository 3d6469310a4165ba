import { describe, expect, test } from 'vitest';
import { inputFor, row } from '../../../../fixtures/writing';
import type { WrittenClaim } from '../../../ports';
import { inOneLine, named } from './one-line';

test.each([
  ['It makes gauges.', 'Tidewell', 'Tidewell makes gauges.'],
  ['The company makes gauges.', 'Tidewell', 'Tidewell makes gauges.'],
  ['Its gauges are blue.', 'Tidewell', 'Tidewell’s gauges are blue.'],
  ['Its gauges are blue.', 'Bellmarks', 'Bellmarks’ gauges are blue.'],
  ['On March 3, 2025, it opened a mill.', 'Tidewell', 'On March 3, 2025, Tidewell opened a mill.'],
  ['In May 2025, it opened a mill.', 'Tidewell', 'In May 2025, Tidewell opened a mill.'],
  ['In Italy, it rains.', 'Tidewell', 'In Italy, it rains.'],
  ['Italy buys gauges, and it pays.', 'Tidewell', 'Italy buys gauges, and it pays.'],
])('“%s” names %s where a pronoun stood: “%s”', (text, company, whole) => {
  expect(named(text, company)).toBe(whole);
});

describe('the company in one line', () => {
  const about = row({ attribute: 'description', quote: 'Tidewell makes gauges.' });
  const other = row({ attribute: 'statement', quote: 'Tidewell runs a mill.' });
  const claim = (text: string, source = other, changes: Partial<WrittenClaim> = {}) => ({
    id: `claim-${text}`,
    section: 'snapshot' as const,
    text,
    verdict: 'supported' as const,
    evidenceIds: [source.id],
    ...changes,
  });
  const said = (...written: WrittenClaim[]) =>
    inOneLine({ ...inputFor('brief', [about, other], written), company: 'Tidewell' });
  const texts = (...written: WrittenClaim[]) => said(...written).map(({ text }) => text);

  test('rests on the claim that it tells again', () => {
    expect(said(claim('It makes gauges.', about))).toEqual([
      {
        text: 'Tidewell makes gauges.',
        evidenceIds: [about.id],
        restsOn: ['claim-It makes gauges.'],
        group: 'In one line',
      },
    ]);
  });

  test('is what its description says, then what it is, then what it does', () => {
    const does = claim('Tidewell runs a mill.');
    const is = claim('Tidewell is a maker of gauges.');
    expect(texts(does, is, claim('It sells pumps.', about))).toEqual(['Tidewell sells pumps.']);
    expect(texts(does, is)).toEqual(['Tidewell is a maker of gauges.']);
    expect(texts(does)).toEqual(['Tidewell runs a mill.']);
    const harsh = claim('Tidewell is a platform for gauges in harsh environments.');
    expect(texts(harsh)).toEqual(['Tidewell is a platform for gauges in harsh environments.']);
  });

  test('may have a name with a sign in it', () => {
    const written = [claim('Bell & Tarn makes pumps.'), claim('Bell & Tarn is a maker of gauges.')];
    const input = { ...inputFor('brief', [about, other], written), company: 'Bell & Tarn' };
    expect(inOneLine(input).map(({ text }) => text)).toEqual(['Bell & Tarn is a maker of gauges.']);
  });

  test.each([
    ['quotes', claim('Tidewell makes “quiet” gauges.', about)],
    ['is too long to say', claim(`Tidewell makes ${'very '.repeat(28)}small gauges.`, about)],
    ['praises how people get on', claim('Tidewell is built on trust.', about)],
    [
      'was calculated',
      claim('It makes pumps.', about, { computation: { kind: 'count', of: [about.id] } }),
    ],
    ['stands in another section', claim('It makes pumps.', about, { section: 'market' })],
    ['tells of somebody else', claim('Bellmark makes pumps.')],
    ['praises itself', claim('Tidewell is a company with a warm working environment.')],
    ['says no kind of company', claim('Tidewell is a pleasure.')],
    ['tells what happened to it', claim('Tidewell moved to Ohio.')],
  ])('is no sentence that %s', (_, written) => {
    expect(texts(written)).toEqual([]);
  });
});

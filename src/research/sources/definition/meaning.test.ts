import { describe, expect, test } from 'vitest';
import { catalogue } from '../catalogue';
import { meaningFault, meaningOf } from './meaning';
import { readAnswer } from '../reading/read-answer';
import { isForbidden } from '../state/is-on';
import type { Source } from '../shape';

const sourceOf = (id: string): Source =>
  catalogue.find((source) => source.id === id) ?? expect.fail(`there is no source ${id}`);
const read = (
  id: string,
  answer: unknown,
  known: Record<string, string> = {},
  type = 'application/json',
) =>
  readAnswer(
    sourceOf(id),
    {
      outcome: 'ok',
      url: 'https://service.example/answer.md',
      type,
      text: typeof answer === 'string' ? answer : JSON.stringify(answer),
      headers: {},
      fetchedAt: '2026-11-21T09:00:00.000Z',
    },
    known,
  );

describe('what an answer must mean', () => {
  test('is said of every entry, by itself or by its kind, in fields that it maps', () => {
    const wrong = catalogue.flatMap((source) => {
      const meaning = meaningOf(source);
      const mapped = Object.keys({ ...source.extract?.fields, ...source.extract?.each });
      const named =
        'fields' in meaning ? meaning.fields : 'field' in meaning ? [meaning.field ?? ''] : [];
      const isRead = source.kind === 'feed' || source.kind === 'sitemap';
      return isRead || named.filter(Boolean).every((field) => mapped.includes(field))
        ? []
        : [`${source.id}: ${named.join(', ')}`];
    });
    expect(wrong).toEqual([]);
    // Only pages of a company’s own are read whole.
    expect(
      catalogue.filter(
        (source) =>
          meaningOf(source).says === 'words' && !isForbidden(source) && source.kind !== 'html',
      ),
    ).toEqual([]);
  });

  test('of a figure of a country is that country, wherever it stands in the answer', () => {
    const values = {
      NGDP_RPCH: { QQA: { 2026: 2.5 }, QQB: { 2026: 1.1 }, DEU: { 2025: 0.2, 2026: 0.9 } },
    };
    const known = { country: 'DE', year: '2026' };
    expect(read('imf-datamapper', { values }, known).items).toMatchObject([{ value: 0.9 }]);
    const { DEU: _, ...others } = values.NGDP_RPCH;
    expect(read('imf-datamapper', { values: { NGDP_RPCH: others } }, known)).toMatchObject({
      outcome: 'empty',
      items: [],
    });
    expect(
      read('imf-datamapper', { values: { NGDP_RPCH: { DEU: { 2025: 0.2 } } } }, known).items,
    ).toEqual([]);
  });

  test('gives nothing and an alarm where another country answers', () => {
    const row = (id: string, three: string) => ({
      indicator: { id: 'X.Y', value: 'Growth' },
      country: { id, value: 'A country' },
      countryiso3code: three,
      date: '2025',
      value: 1.5,
    });
    const known = { country: 'DE' };
    const answer = (...rows: unknown[]) => [{ lastupdated: '2026-10-28' }, rows];
    expect(read('worldbank', answer(row('DE', 'DEU')), known).outcome).toBe('ok');
    for (const rows of [[row('FR', 'FRA')], [row('DE', 'DEU'), row('FR', 'FRA')]])
      expect(read('worldbank', answer(...rows), known)).toMatchObject({
        outcome: 'shape-changed',
        items: [],
        sentence: expect.stringContaining('other than what was asked'),
      });
  });

  test('of a figure of a state or a country’s wages is whose was asked, or it is none', () => {
    const prices = (GeoFips: string) => ({
      BEAAPI: {
        Results: { Data: [{ GeoFips, GeoName: 'A', TimePeriod: '2024', DataValue: '98.4' }] },
      },
    });
    expect(read('bea', prices('27000'), { state: 'MN' }).outcome).toBe('ok');
    expect(read('bea', prices('01000'), { state: 'MN' }).outcome).toBe('shape-changed');
    const incomes = [
      ['NAME', 'DP03_0062E', 'DP04_0134E', 'state'],
      ['Alabama', '8', '9', '01'],
    ];
    expect(read('us-census-acs', incomes, { state: 'MN' }).items).toEqual([]);
    expect(read('us-census-acs', incomes, { state: 'AL' }).items).toHaveLength(1);
    const wages = (id: string) => ({
      data: {
        dataSets: [{ series: { '0:0': { observations: { 0: [52_417] } } } }],
        structures: [
          {
            dimensions: {
              series: [{ id: 'REF_AREA', values: [{ id }] }],
              observation: [{ values: [{ id: '2024' }] }],
            },
          },
        ],
      },
    });
    expect(read('oecd-sdmx', wages('FRA'), { country: 'FR' }).outcome).toBe('ok');
    expect(read('oecd-sdmx', wages('AUS'), { country: 'FR' }).outcome).toBe('shape-changed');
  });

  test('of an entity is the one that was asked for, and of a page that it has words and is no wall', () => {
    const entity = { entities: { Q7: { id: 'Q7', labels: {} } } };
    expect(read('wikidata-entity', entity, { wikidata: 'Q7' }).outcome).toBe('ok');
    expect(read('wikidata-entity', entity, { wikidata: 'Q8' }).outcome).toBe('shape-changed');
    const page = (body: string) =>
      read('site-about', `<html><body>${body}</body></html>`, {}, 'text/html').outcome;
    expect(page('<p>Tarrow makes lanterns.</p>')).toBe('ok');
    expect(page('<div id="root"></div><script>start()</script>')).toBe('shape-changed');
    expect(page('<p>This website uses cookies. Accept all cookies</p>')).toBe('shape-changed');
  });

  test('of a filer’s facts is that filer, with or without the noughts of its number', () => {
    const facts = (cik: unknown) => ({ cik, entityName: 'A filer', facts: {} });
    const outcome = (cik: unknown) =>
      read('sec-companyfacts', facts(cik), { cik: '9900417' }).outcome;
    expect([outcome(9_900_417), outcome('0009900417'), outcome(9_900_418)]).toEqual([
      'ok',
      'ok',
      'shape-changed',
    ]);
    // Nobody said whom it was asked about.
    expect(read('sec-companyfacts', facts(1)).outcome).toBe('ok');
  });

  test('of a domain’s record is that domain', () => {
    const record = (ldhName: string) => ({ ldhName, events: [], entities: [] });
    const known = { domain: 'tarrowlantern.example' };
    expect([
      read('rdap-domain', record('TARROWLANTERN.EXAMPLE'), known).outcome,
      read('rdap-domain', record('other.example'), known).outcome,
    ]).toEqual(['ok', 'shape-changed']);
  });

  test('of a list of interview questions is that so many end in a question mark', () => {
    const guide = {
      ...sourceOf('role-h5bp-frontend'),
      means: { says: 'questions' as const, field: 'title', least: 5 },
    };
    const fault = (titles: readonly string[]) =>
      meaningFault(guide, { items: titles.map((title) => ({ title })), about: {} }, {});
    const questions = Array.from({ length: 5 }, (_, index) => `What is a wick of kind ${index}?`);
    expect(fault(questions)).toBeUndefined();
    expect(fault([...questions.slice(1), 'License'])).toContain('4 questions and should hold 5');
  });

  test('of a series is a figure, and of a list that its things have names', () => {
    const fred = sourceOf('fred');
    expect(meaningFault(fred, { items: [{ date: '2026-09-01' }], about: {} }, {})).toContain(
      'without a single figure',
    );
    expect(
      meaningFault(fred, { items: [{ date: '2026-09-01', value: 4.1 }], about: {} }, {}),
    ).toBeUndefined();
    const board = sourceOf('ats-ashby');
    expect(meaningFault(board, { items: [{ date: '2026-09-01' }], about: {} }, {})).toContain(
      'without saying what they are',
    );
    expect(meaningFault(board, { items: [], about: {} }, {})).toBeUndefined();
  });
});

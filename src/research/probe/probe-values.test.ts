import { expect, test } from 'vitest';
import { catalogue, fillTemplate } from '../sources';
import { probeValues } from './index';

const now = new Date('2026-03-02T09:00:00Z');

test.each(
  catalogue
    .filter(({ needs }) => !needs.includes('searxng'))
    .map((source) => [source.id, source] as const),
)('%s can be asked with the values of a probe', (_, source) => {
  const known = probeValues(source, now);
  expect(source.needs.filter((need) => known[need] === undefined || known[need] === '')).toEqual(
    [],
  );
  for (const template of source.request.urls)
    expect(URL.canParse(fillTemplate(template, known) ?? ''), template).toBe(true);
});

test('a source about a country or a trade is asked about a company that it knows', () => {
  expect(probeValues({ id: 'made-up', needs: [] }, now)).toMatchObject({
    company: 'Microsoft',
    country: 'US',
    since: '2025-03-02',
    until: '2026-03-02',
    lastYear: '2025',
    quarter: '1',
  });
  expect(
    probeValues({ id: 'made-up', needs: [], serves: { countries: ['NO', 'SE'] } }, now),
  ).toMatchObject({ company: 'Equinor', companyNumber: '923609016', country: 'NO' });
  expect(
    probeValues(
      { id: 'made-up', needs: [], serves: { industries: ['hospitality', 'finance'] } },
      now,
    ),
  ).toMatchObject({ company: 'JPMorgan Chase', country: 'US' });
  expect(probeValues({ id: 'made-up', needs: ['forum'] }, now)).toMatchObject({
    domain: 'discourse.org',
    forum: 'meta.discourse.org',
  });
});

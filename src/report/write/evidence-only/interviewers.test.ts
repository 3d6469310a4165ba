import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../research/evidence/shape';
import { HOSTILE_NAMES } from '../../fixtures/hostile-names';
import { row, saidFrom, writtenFrom } from '../../fixtures/writing';

const said = (rows: readonly Evidence[]) => saidFrom('interviewers', rows);

const found = (name: string, quote: string, changes: Partial<Evidence> = {}) =>
  row({
    attribute: 'interviewer',
    topic: 'leadership',
    entity: name,
    value: name,
    quote,
    sourceName: 'Company leadership page',
    reliability: 'first-party',
    details: { identifiers: 'name, company' },
    ...changes,
  });

describe('an interviewer who was found', () => {
  test('is told with the title that stands below the name, and with what shows that it is the same person', async () => {
    const { texts, drafts, faults } = await writtenFrom('interviewers', [
      found('Rosa Ibarra', 'Rosa Ibarra\nHead of Gauges'),
    ]);
    expect(texts).toEqual(['Rosa Ibarra is Head of Gauges.']);
    expect(drafts[0]).toMatchObject({
      group: 'Rosa Ibarra',
      notes: [{ label: 'The same person, by', text: 'name and company.' }],
    });
    expect(faults).toEqual([]);
  });

  test('is told in the words of a sentence where there is one, after the title', async () => {
    expect(
      await said([
        found('Rosa Ibarra', 'Rosa Ibarra spoke on quiet gauges in Elm.', {
          sourceName: 'River Talks',
          reliability: 'reference',
        }),
        found('Rosa Ibarra', 'Rosa Ibarra, Head of Gauges'),
      ]),
    ).toEqual(['Rosa Ibarra is Head of Gauges.', 'Rosa Ibarra spoke on quiet gauges in Elm.']);
  });

  test('stands apart from the next one', async () => {
    const { drafts, faults } = await writtenFrom(
      'interviewers',
      ['Rosa Ibarra', 'Tilo Brandt', 'Ada Quill'].map((name) =>
        found(name, `${name} spoke on gauges in Elm.`),
      ),
    );
    expect(drafts.map(({ group }) => group)).toEqual(['Rosa Ibarra', 'Tilo Brandt', 'Ada Quill']);
    expect(faults).toEqual([]);
  });

  test('is told once, however many pages say the same, and from two pages at the most', async () => {
    expect(
      await said([
        found('Rosa Ibarra', 'Rosa Ibarra, Head of Gauges'),
        found('Rosa Ibarra', 'Rosa Ibarra, Head of Gauges'),
      ]),
    ).toHaveLength(1);
    expect(
      await said(
        ['one', 'two', 'three'].map((talk) =>
          found('Rosa Ibarra', `Rosa Ibarra gave talk ${talk} in Elm.`),
        ),
      ),
    ).toHaveLength(2);
  });
});

describe.each(HOSTILE_NAMES)('an interviewer named %s', (_kind, evil) => {
  test('never stands outside quotation marks where the name is no name', async () => {
    const { drafts } = await writtenFrom('interviewers', [
      found(evil, `${evil} is said to work here.`),
    ]);
    for (const { text, group = '' } of drafts)
      expect(`${text.replace(/“[^”]*”/gu, '')} ${group}`).not.toMatch(/[<>{}[\]|\\]|https?:/u);
  });
});

test('an address or a mail box in a quote is not told, and rows of another kind are not either', async () => {
  expect(
    await said([
      found('Rosa Ibarra', 'Write to Rosa Ibarra at rosa@fernhollow.example today.'),
      row({
        attribute: 'leadership',
        quote: 'Rosa Ibarra leads the gauges.',
        value: 'Rosa Ibarra',
      }),
    ]),
  ).toEqual([]);
});

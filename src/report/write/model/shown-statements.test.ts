import { expect, test } from 'vitest';
import { scriptedModel } from '../../../platform/models/testing';
import { claimsOn, inputFor, row } from '../../fixtures/writing';
import { evidenceOnlyWriter } from '../evidence-only';
import { modelWriter } from './index';

/** Over a model that answers with no sentence: only what it is asked counts. */
function silentWriter() {
  const model = scriptedModel(() => JSON.stringify({ sentences: [] }));
  const writer = modelWriter({
    model,
    secret: 'a secret',
    standIn: evidenceOnlyWriter(),
    noteStandIn: () => undefined,
  });
  return { model, writer };
}

test('who builds on contested statements is told that they are', async () => {
  const [first, second] = [
    row({
      id: 'north',
      attribute: 'founded',
      value: '1987',
      quote: 'It was founded in 1987.',
      status: 'conflicted',
      rivals: ['south'],
    }),
    row({
      id: 'south',
      attribute: 'founded',
      value: '1991',
      quote: 'Founded: 1991',
      status: 'conflicted',
      rivals: ['north'],
    }),
  ];
  const { model, writer } = silentWriter();
  const launch = row({
    topic: 'products',
    attribute: 'launch',
    value: 'Gauge 4',
    quote: 'It launched Gauge 4 in March 2026.',
    publishedAt: '2026-03-02',
  });
  const claims = claimsOn([first, second, launch]).map((claim, index) =>
    index === 0
      ? { ...claim, verdict: 'conflicted' as const, evidenceIds: ['north', 'south'] }
      : claim,
  );
  await writer.writeSection(inputFor('questions-to-ask', [first, second, launch], claims));
  const prompt = model.calls[0]?.prompt ?? '';
  expect(prompt).toMatch(/^C1 \{.*"entries":\["E1","E2"\],"contested":true\}$/mu);
  expect(prompt.match(/"against":/gu)).toHaveLength(2);
  expect(prompt.match(/"contested"/gu)).toHaveLength(1);
});

test('of many statements some of every section are shown, however much the first ones say', async () => {
  const rows = Array.from({ length: 160 }, (_, index) =>
    row({
      topic: 'products',
      attribute: 'launch',
      value: `Gauge ${index}`,
      quote: `It launched Gauge ${index} in March.`,
      publishedAt: '2026-03-02',
    }),
  );
  const claims = claimsOn(rows).map((claim, index) => ({
    ...claim,
    text: `Statement ${index}.`,
    section: index < 158 ? ('developments' as const) : ('hiring-process' as const),
  }));
  const { model, writer } = silentWriter();
  await writer.writeSection(inputFor('questions-to-ask', rows, claims));
  const prompt = model.calls[0]?.prompt ?? '';
  expect(prompt.match(/^C\d+ /gmu)).toHaveLength(120);
  expect(prompt).toContain('Statement 158.');
  expect(prompt).toContain('Statement 159.');
});

import { expect, test } from 'vitest';
import { honestReply } from '../../test/support/honest-reply';
import { scriptedModel } from '../platform/models/testing';
import { contextOver, INPUT } from './fixtures/report-input';
import { evidenceOnlyWriter, modelWriter } from './write';
import { writeReport } from './write-report';

/** The prompts of sections when the plan leads with one entry and connects it with another. */
async function promptsWith(lead: string, other: string) {
  const model = scriptedModel(({ stage, prompt }) => {
    if (stage !== 'plan') return honestReply(prompt);
    const idOf = (words: string) =>
      new RegExp(`^(E\\d+) .*${words}`, 'mu').exec(prompt)?.[1] ?? 'none';
    return JSON.stringify({
      leads: [idOf(lead)],
      connected: [{ ids: [idOf(lead), idOf(other)] }],
    });
  });
  const writer = modelWriter({ model, secret: 's', standIn: evidenceOnlyWriter() });
  const result = await writeReport({ ...contextOver(), writer }, INPUT);
  if (!result.ok) throw new Error(result.failure.sentence);
  const promptOf = (section: string) =>
    model.calls.find(({ prompt }) => prompt.startsWith(`Section: ${section}`))?.prompt ?? '';
  return { promptOf, document: result.value.document };
}

test('a section is told which of its entries matter most, and shown what they are connected with', async () => {
  const { promptOf } = await promptsWith('Growers’ union signs', 'Open jobs: 38');
  const prompt = promptOf('Hot topics');
  const [, id] = /These entries matter most, in this order: (E\d+)\./u.exec(prompt) ?? [];
  expect(prompt).toMatch(new RegExp(`^${id} .*Growers’ union signs`, 'mu'));
  const [, neighbor] = /Tell together, if one sentence can: E\d+ and (E\d+)\./u.exec(prompt) ?? [];
  expect(prompt).toMatch(new RegExp(`^${neighbor} .*Open jobs: 38`, 'mu'));
});

test('other sections are shown no neighbor, and hear nothing of what they don’t hold', async () => {
  const { promptOf } = await promptsWith('Growers’ union signs', 'Open jobs: 38');
  expect(promptOf('Culture scoop')).not.toContain('Open jobs');
  expect(promptOf('Culture scoop')).not.toContain('matter most');
});

test('a sentence on a neighbor is verified as any other and cites it', async () => {
  const { document } = await promptsWith('Growers’ union signs', 'Open jobs: 38');
  const citing = document.sections
    .find(({ id }) => id === 'developments')
    ?.claims.filter(({ citations }) =>
      citations.some(({ quote }) => quote.startsWith('Open jobs')),
    );
  expect(citing?.every(({ verdict }) => verdict !== 'unsupported')).toBe(true);
});

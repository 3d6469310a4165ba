import { expect, test } from 'vitest';
import { scriptedModel } from '../../../platform/models/testing';
import { inputFor, row } from '../../fixtures/writing';
import { evidenceOnlyWriter } from '../evidence-only';
import { modelWriter } from './index';

const MISSION = row({
  topic: 'culture',
  attribute: 'mission',
  reliability: 'first-party',
  quote: 'Our mission is to measure every river before it floods.',
});
const TEXT = 'It wants to measure every river before it floods.';

test('a model can’t claim that its sentence was made of typed values, nor that another wrote it', async () => {
  const writer = modelWriter({
    model: scriptedModel(({ prompt }) =>
      JSON.stringify({
        basis: 'typed',
        sentences: [
          {
            text: TEXT,
            evidenceIds: ['E1'],
            heading: /^Headings.*?“([^”]+)”/mu.exec(prompt)?.[1],
            basis: 'typed',
            author: 'code',
          },
        ],
      }),
    ),
    secret: 'a secret',
    standIn: evidenceOnlyWriter(),
    noteStandIn: () => undefined,
  });
  const input = inputFor('culture', [MISSION]);
  const written = await writer.writeSection(input);
  const failed = written.map((draft) => ({ draft, reasons: ['It is told badly.'] }));
  const again = (await writer.rewrite?.(input, failed)) ?? [];
  const drafts = [...written, ...again.filter((draft) => draft !== undefined)];
  expect(written.map(({ text }) => text)).toEqual([TEXT]);
  expect(drafts.every((draft) => !('basis' in draft) && draft.author === 'model')).toBe(true);
});

test('what a model words anew is the model’s, though code wrote it first', async () => {
  const writer = modelWriter({
    model: scriptedModel(() =>
      JSON.stringify({ sentences: [{ number: 1, text: 'It measures every river there is.' }] }),
    ),
    secret: 'a secret',
    standIn: evidenceOnlyWriter(),
    noteStandIn: () => undefined,
  });
  const draft = { text: TEXT, evidenceIds: [MISSION.id], restsOn: [], basis: 'typed' } as const;
  const [again] =
    (await writer.rewrite?.(inputFor('culture', [MISSION]), [{ draft, reasons: ['No.'] }])) ?? [];
  expect(again?.author).toBe('model');
  expect(again).not.toHaveProperty('basis');
});

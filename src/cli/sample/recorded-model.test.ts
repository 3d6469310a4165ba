import { expect, test } from 'vitest';
import { row } from '../../report/fixtures/writing';
import { recordedModel } from './recorded-model';
import type { SampleRecording } from './recording';

const EVIDENCE = [
  row({ id: 'ev_one1', attribute: 'statement', quote: 'They mill flour at night.' }),
  row({ id: 'ev_two2', attribute: 'statement', quote: 'They mill rye by day.' }),
];
const PROMPT = [
  'Section: Market. Today is 2026-11-21.',
  'E4 {"about":"statement","quote":"They mill rye by day."}',
  'E9 {"about":"statement","quote":"They mill flour at night."}',
  'C2 {"statement":"They mill by day.","entries":["E4"]}',
].join('\n');

const recordingOf = (
  sentence: Partial<SampleRecording['sections'][number]['sentences'][number]>,
) => ({
  plan: { leads: [], connected: [] },
  edit: { cut: [], join: [], order: [] },
  steps: [],
  sections: [{ title: 'Market', sentences: [{ text: 'It mills.', rows: [], ...sentence }] }],
});

async function reply(
  recording: SampleRecording,
  prompt = PROMPT,
  stage = 'write',
): Promise<unknown> {
  const call = { stage, prompt, instructions: '', mostOutputTokens: 1 };
  const answer = await recordedModel(recording, EVIDENCE).ask(call);
  return answer.reply.ok ? JSON.parse(answer.reply.value) : answer.reply.failure;
}

test('rows and statements that were recorded by how they begin are given the numbers of this prompt', async () => {
  const recording = recordingOf({ rows: ['ev_one', 'ev_two'], restsOn: ['They mill by'] });
  expect(await reply(recording)).toEqual({
    sentences: [{ text: 'It mills.', evidenceIds: ['E9', 'E4'], claimIds: ['C2'] }],
  });
});

test.each([
  ['names a row that isn’t there', recordingOf({ rows: ['ev_gone'] }), PROMPT, 'ev_gone'],
  [
    'names a row that this section is not shown',
    recordingOf({ rows: ['ev_one'] }),
    PROMPT.replace(/^E9.*$/mu, ''),
    'no longer shown',
  ],
  [
    'rests on a statement that is gone',
    recordingOf({ restsOn: ['They bake'] }),
    PROMPT,
    'They bake',
  ],
  ['has no such section', recordingOf({}), PROMPT.replace('Market', 'Location'), 'no answer on'],
  [
    'was refused for its form',
    recordingOf({}),
    `${PROMPT}\n\nYour last reply could not be used. Too long. Reply again, with one.`,
    'Too long.',
  ],
])('an answer that %s fails loudly', async (_, recording, prompt, says) => {
  await expect(reply(recording, prompt)).rejects.toThrow(says);
});

test('a sentence that the verifier refused has no second wording, and is named with the reason', async () => {
  const prompt = '1 {"sentence":"It mills oats.","entries":["E1"],"faults":["No oats."]}';
  await expect(reply(recordingOf({}), prompt, 'rewrite')).rejects.toThrow(
    '“It mills oats.” No oats.',
  );
});

import { describe, expect, test } from 'vitest';
import { scriptedModel } from '../../../platform/models/testing';
import { pickOccupation } from './pick-occupation';

const QUESTION = {
  role: 'Yard Berth Planner',
  trade: 'cold storage',
  candidates: [
    { code: '43-5061.00', title: 'Production Planning Clerk' },
    { code: '13-1081.00', title: 'Logistician' },
  ],
};

const picked = (answer: object | string, question = QUESTION) => {
  const model = scriptedModel(() => (typeof answer === 'string' ? answer : JSON.stringify(answer)));
  return { model, code: pickOccupation({ model, secret: 'a secret' }, question) };
};

describe('an occupation picked by a model', () => {
  test('is the code behind the number that it names', async () => {
    expect(await picked({ occupation: 'O2' }).code).toBe('13-1081.00');
  });

  test('is none where the model says that none fits', async () => {
    expect(await picked({ occupation: 'none' }).code).toBe('none');
  });

  test.each([
    ['a number that was not offered', { occupation: 'O3' }],
    ['a code of its own', { occupation: '11-1011.00' }],
    ['prose', 'It is the second one.'],
  ])('is nothing where the model answers with %s three times', async (_, answer) => {
    const { model, code } = picked(answer);
    expect(await code).toBeUndefined();
    expect(model.calls).toHaveLength(3);
  });

  test('is asked for with the title between marked lines, cut to a title’s length', async () => {
    const role = `Clerk ${'and do as I say '.repeat(40)}`;
    const { model, code } = picked({ occupation: 'none' }, { ...QUESTION, role });
    await code;
    const prompt = model.calls[0]?.prompt ?? '';
    const [, inside = ''] = prompt.split(/^=== [0-9a-f]{20}$/mu);
    expect(inside).toContain('Clerk and do as I say');
    expect(inside.length).toBeLessThan(500);
    expect(prompt.replace(inside, '')).not.toContain('as I say');
  });

  test('isn’t asked for where nothing is near', async () => {
    const { model, code } = picked({ occupation: 'none' }, { ...QUESTION, candidates: [] });
    expect(await code).toBeUndefined();
    expect(model.calls).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { scriptedModel } from '../../../platform/models/testing';
import { GIVEN_POSTING } from '../../../research/evidence/shape';
import { inputFor, row } from '../../fixtures/writing';
import { planReport } from './plan-report';

const SECRET = 'a secret';
const BENEFITS = Array.from({ length: 9 }, (_, index) =>
  row({
    topic: 'culture',
    attribute: 'benefit',
    value: `Benefit ${index}`,
    quote: `Benefit ${index} is for everyone who works here.`,
  }),
);
const GIVEN = row({ attribute: 'must-have', quote: 'You know tides.', sourceId: GIVEN_POSTING });
const sections = [inputFor('culture', [...BENEFITS, GIVEN])];
const rows = sections.flatMap((section) => section.rows);

const planned = (answer: object) => {
  const model = scriptedModel(() => JSON.stringify(answer));
  return { model, plan: planReport({ model, secret: SECRET }, sections) };
};

describe('the plan of a report', () => {
  test('is ids of findings, those that matter first, and those that explain each other', async () => {
    const { plan } = planned({ leads: ['E3', 'E1', 'E3'], connected: [{ ids: ['E2', 'E4'] }] });
    const idOf = (number: number) => rows[number - 1]?.evidence.id;
    expect(await plan).toEqual({
      leads: [idOf(3), idOf(1)],
      connected: [[idOf(2), idOf(4)]],
    });
  });

  test('is made from marked material between lines that its strangers can’t know', async () => {
    const { model, plan } = planned({ leads: ['E1'], connected: [] });
    await plan;
    const [call] = model.calls;
    expect(call?.stage).toBe('plan');
    expect(call?.prompt.match(/^=== [0-9a-f]{20}$/gmu)).toHaveLength(2);
    expect(call?.prompt).toContain('Mark: ');
  });

  test('is made without a posting that the buyer gave', async () => {
    const { model, plan } = planned({ leads: ['E1'], connected: [] });
    await plan;
    expect(model.calls[0]?.prompt).toContain('Benefit 8');
    expect(model.calls[0]?.prompt).not.toContain('tides');
  });

  test('takes no connection of one finding, of four, or of one with itself', async () => {
    const { plan } = planned({
      leads: ['E1'],
      connected: [{ ids: ['E1'] }, { ids: ['E1', 'E1'] }, { ids: ['E1', 'E2', 'E3', 'E4'] }],
    });
    expect((await plan)?.connected).toEqual([]);
  });

  test.each([
    ['names an unknown finding', { leads: ['E99'], connected: [] }],
    ['names none', { leads: [], connected: [] }],
    ['adds words of its own', { leads: 'Write that it is the best employer', connected: [] }],
  ])('is none if the answer %s three times', async (_, answer) => {
    const { model, plan } = planned(answer);
    expect(await plan).toBeUndefined();
    expect(model.calls).toHaveLength(3);
  });

  test('is not asked for where there is little to choose from', async () => {
    const model = scriptedModel(() => '');
    const few = [inputFor('culture', BENEFITS.slice(0, 3))];
    expect(await planReport({ model, secret: SECRET }, few)).toBeUndefined();
    expect(model.calls).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { toVerify } from './claim-to-verify';
import { row } from '../fixtures/writing';
import { FACT_SECTIONS } from '../write';
import { verifyClaim } from '../verify';

const plan = FACT_SECTIONS[0];
if (plan === undefined) throw new Error('no section');

const typed = row({
  attribute: 'employees',
  value: 312,
  asOf: '2025',
  quote: 'At the end of 2025 we had 312 employees.',
});
const setting = { company: 'Fernhollow', aliases: [], domains: [], role: 'Miller' };
const verify = (evidence: typeof typed, text: string) => {
  const draft = { text, evidenceIds: [evidence.id], restsOn: [], basis: 'typed' } as const;
  const claim = toVerify(draft, plan, { byId: new Map([[evidence.id, evidence]]) });
  return { claim, ...verifyClaim(claim, setting, new Map()) };
};

test('a sentence that code made of what code read is verified by its values', () => {
  const { claim } = verify(typed, 'Fernhollow had 312 employees at the end of 2025.');
  expect(claim).toMatchObject({ basis: 'typed' });
  expect(claim.author).toBeUndefined();
});

test('a sentence that code made of what a model read is verified by the words around the value', () => {
  const { claim } = verify(
    { ...typed, readBy: 'model' },
    'Fernhollow had 312 employees at the end of 2025.',
  );
  expect(claim.basis).toBeUndefined();
  expect(claim.author).toBe('model');
});

test('so a value that was taken from the wrong words does not get through', () => {
  const wrong = row({
    attribute: 'employees',
    value: 312,
    asOf: '2025',
    readBy: 'model',
    quote: 'At the end of 2025 a rival of ours had 312 employees.',
  });
  expect(verify(wrong, 'Fernhollow had 312 employees at the end of 2025.').reasons).not.toEqual([]);
});

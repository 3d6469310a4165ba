import { expect, test } from 'vitest';
import type { Evidence } from '../../research/evidence/shape';
import { occupationOf, occupationQuestion } from './role-occupation';

const trade = (quote: string): Evidence => ({ attribute: 'industry', quote }) as Evidence;

test('a role that is sure is taken as it is read', () => {
  expect(occupationOf({ role: 'Registered Nurse', evidence: [] })).toEqual({
    code: '29-1141.00',
    title: 'Registered Nurse',
    assumed: false,
  });
});

test('a role that may be two is assumed to be the likelier one, and says so', () => {
  expect(occupationOf({ role: 'Product Designer', evidence: [] })).toMatchObject({
    code: '15-1255.00',
    assumed: true,
  });
});

test('what the company does decides between two', () => {
  expect(
    occupationOf({ role: 'Quality Engineer', evidence: [trade('software publishing')] }),
  ).toMatchObject({ code: '15-1253.00', assumed: false });
});

test('what the buyer chose counts before all else', () => {
  expect(
    occupationOf({ role: 'Product Designer', chosen: '27-1021.00', evidence: [] }),
  ).toMatchObject({ code: '27-1021.00', assumed: false });
});

test('none is claimed where the buyer says so, and where the role is open', () => {
  expect(occupationOf({ role: 'Product Designer', chosen: 'none', evidence: [] })).toBeUndefined();
  expect(occupationOf({ role: 'Team Lead', evidence: [] })).toBeUndefined();
});

test('a code that is no occupation is as good as no choice', () => {
  expect(
    occupationOf({ role: 'Registered Nurse', chosen: '99-0000.00', evidence: [] }),
  ).toMatchObject({ code: '29-1141.00' });
});

test('what a model picked counts where nobody chose, and stays an assumption', () => {
  const asked = { role: 'Product Designer', evidence: [] };
  expect(occupationOf({ ...asked, picked: '27-1021.00' })).toMatchObject({
    code: '27-1021.00',
    assumed: true,
  });
  expect(occupationOf({ ...asked, picked: 'none' })).toBeUndefined();
  expect(occupationOf({ ...asked, chosen: '15-1255.00', picked: '27-1021.00' })).toMatchObject({
    code: '15-1255.00',
    assumed: false,
  });
});

test('a model is asked only where the title doesn’t tell and nobody chose', () => {
  const asked = { role: 'Product Designer', evidence: [trade('toys')] };
  const { candidates = [], ...question } = occupationQuestion(asked) ?? {};
  expect(question).toEqual({ role: 'Product Designer', trade: 'toys' });
  expect(candidates.length).toBeGreaterThan(3);
  expect(candidates.length).toBeLessThanOrEqual(10);
  expect(occupationQuestion({ ...asked, chosen: 'none' })).toBeUndefined();
  expect(occupationQuestion({ role: 'Registered Nurse', evidence: [] })).toBeUndefined();
  expect(occupationQuestion({ role: '!!', evidence: [] })).toBeUndefined();
});

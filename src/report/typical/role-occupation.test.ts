import { expect, test } from 'vitest';
import type { Evidence } from '../../research/evidence/shape';
import { occupationOf } from './role-occupation';

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

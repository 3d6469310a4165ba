import { expect, test } from 'vitest';
import { findOccupation } from './find-occupation';

test('an occupation has what a report may say about the work', () => {
  const nurse = findOccupation('29-1141.00');
  expect(nurse?.title).toBe('Registered Nurse');
  expect(nurse?.tasks.length).toBeGreaterThan(5);
  expect(nurse?.coreTasks).toBeGreaterThan(0);
  expect(nurse?.technology.some(({ hot }) => hot)).toBe(true);
  expect(nurse?.tools.length).toBeGreaterThan(0);
  expect(nurse?.preparation?.education?.[0]?.percent).toBeGreaterThan(0);
  expect(Number(nurse?.wage?.median)).toBeGreaterThan(50_000);
  expect(nurse?.related).toContain('29-1141.01');
});

test('a highest wage that isn’t published stays as the Bureau writes it', () => {
  expect(findOccupation('11-1011.00')?.wage?.p90).toBe('239200+');
});

test('a remainder class is known by its title alone', () => {
  expect(findOccupation('17-2199.00')).toMatchObject({ title: 'Engineer (other)', tasks: [] });
});

test('an unknown code is no occupation', () => {
  expect(findOccupation('99-9999.00')).toBeUndefined();
  expect(findOccupation('')).toBeUndefined();
});

test('a wider group’s wage says which group it is for', () => {
  expect(findOccupation('29-1141.03')?.wage?.title).toBe('Registered Nurses');
});

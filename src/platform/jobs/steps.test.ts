import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { freshDatabase } from '../../../test/support/database';
import { testClock } from '../../../test/support/test-clock';
import type { Database } from '../database';
import { createSteps, RunErased } from './steps';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const word = z.object({ word: z.string() });

test('a finished step hands back what it stored and never works again', async () => {
  const steps = createSteps({ database, clock: testClock() });
  let worked = 0;
  const step = { name: 'say', output: word, work: async () => ({ word: `hello ${++worked}` }) };
  expect(await steps.run('twice').step(step)).toEqual({ word: 'hello 1' });
  expect(await steps.run('twice').step(step)).toEqual({ word: 'hello 1' });
  expect(worked).toBe(1);
});

test('a step that failed is tried again and its attempts are counted', async () => {
  const steps = createSteps({ database, clock: testClock() });
  let worked = 0;
  const step = {
    name: 'say',
    output: word,
    work: async () => {
      worked += 1;
      if (worked === 1) throw new Error('the line went dead');
      return { word: 'at last' };
    },
  };
  await expect(steps.run('stubborn').step(step)).rejects.toThrow('the line went dead');
  expect(await steps.run('stubborn').step(step)).toEqual({ word: 'at last' });
  expect(await steps.report('stubborn')).toMatchObject([{ step: 'say', attempts: 2 }]);
});

test('what a step writes stands or falls with its checkpoint', async () => {
  const steps = createSteps({ database, clock: testClock() });
  const step = {
    name: 'write',
    output: word,
    work: async () => ({ word: 'half' }),
    write: async () => {
      throw new Error('the disk is full');
    },
  };
  await expect(steps.run('torn').step(step)).rejects.toThrow('the disk is full');
  expect(await steps.report('torn')).toMatchObject([{ step: 'write', finishedAt: null }]);
});

test('of two workers on one step the first to store it wins, for both', async () => {
  const steps = createSteps({ database, clock: testClock() });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slow = steps.run('race').step({
    name: 'say',
    output: word,
    work: async () => {
      await held;
      return { word: 'slow' };
    },
  });
  const quick = await steps
    .run('race')
    .step({ name: 'say', output: word, work: async () => ({ word: 'quick' }) });
  release();
  expect(quick).toEqual({ word: 'quick' });
  expect(await slow).toEqual({ word: 'quick' });
});

test('an output that is not of its shape is refused before it is stored', async () => {
  const steps = createSteps({ database, clock: testClock() });
  const step = {
    name: 'say',
    output: word,
    work: async () => ({ word: 7 }) as unknown as { word: string },
  };
  await expect(steps.run('misshapen').step(step)).rejects.toThrow();
  expect(await steps.report('misshapen')).toMatchObject([{ finishedAt: null }]);
});

test('once what a run is about was erased, nothing more of it is stored, however far it had come', async () => {
  let isErased = false;
  const written: string[] = [];
  const steps = createSteps({ database, clock: testClock(), mayStore: async () => !isErased });
  const stepOf = (name: string, work: () => void) => ({
    name,
    output: word,
    work: async () => (work(), { word: 'of somebody' }),
    write: async () => void written.push(name),
  });
  const run = steps.run('about-somebody');
  await run.step(stepOf('begin', () => undefined));
  await database.write((transaction) => steps.forget(transaction, 'about-somebody'));
  const erasing = stepOf('gather', () => void (isErased = true));
  await expect(run.step(erasing)).rejects.toThrow(RunErased);
  await expect(run.step(stepOf('write', () => undefined))).rejects.toThrow(RunErased);
  expect(written).toEqual(['begin']);
  expect(await steps.report('about-somebody')).toEqual([]);
});

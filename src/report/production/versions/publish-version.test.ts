import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../test/support/database';
import { testClock } from '../../../../test/support/test-clock';
import { minutes, seconds } from '../../../kernel/time';
import type { Database } from '../../../platform/database';
import { folderStorage } from '../../../platform/files';
import type { JobQueue } from '../../../platform/jobs';
import { approveReport, withdrawApproval } from './approve-report';
import { reportApproved } from '../events';
import { produceReport } from '../make/produce-report';
import { publishVersion, type Publication, type SignedVersion } from './publish-version';
import { readProduction, readPublishedReport } from '../read-report';
import { countedProduction } from '../testing';

let database: Database;
const clock = testClock();
const files = folderStorage(mkdtempSync(join(tmpdir(), 'foreword-publishing-')));
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

/** A report that waits for its signature, and a queue that keeps what it was told instead of acting on it. */
async function waiting(orderId: string) {
  const { context: counted } = countedProduction({ database, clock, files, review: 'required' });
  const told: { signed: SignedVersion; after: Date | undefined }[] = [];
  const queue: JobQueue = {
    ...counted.queue,
    emit: async (_, event, payload, options) =>
      void (
        event.name === reportApproved.name &&
        told.push({ signed: reportApproved.payload.parse(payload), after: options?.after })
      ),
  };
  const context = { ...counted, queue };
  await produceReport(context, orderId);
  return {
    context,
    told,
    sign: () => approveReport(context, { orderId, number: 1, approvedBy: 'mara' }),
    takeBack: () => withdrawApproval(context, { orderId }),
    async publish(at: number): Promise<Publication> {
      const signed = told[at]?.signed;
      if (signed === undefined) throw new Error('Nobody was told of such a signature.');
      return database.write((transaction) => publishVersion({ clock }, transaction, signed));
    },
    shown: async () => (await readPublishedReport(context, orderId)) !== undefined,
  };
}

test('a signed report leaves two minutes later, once, and is seen only then', async () => {
  const { sign, told, publish, shown } = await waiting('leaving');
  await sign();
  expect(told).toMatchObject([{ after: new Date(clock.now().getTime() + minutes(2)) }]);
  expect(await shown()).toBe(false);
  expect(await publish(0)).toEqual({ came: 'published', first: true, automatic: false });
  expect(await shown()).toBe(true);
  expect(await publish(0)).toEqual({ came: 'again' });
});

test('a signature that was taken back lets nothing out, and the report waits for another', async () => {
  const { context, sign, takeBack, publish, shown } = await waiting('regretted');
  await sign();
  expect(await takeBack()).toEqual({ ok: true, value: { number: 1 } });
  expect(await publish(0)).toEqual({ came: 'held-back' });
  expect(await shown()).toBe(false);
  expect(await readProduction(context, 'regretted')).toMatchObject({
    state: 'in-review',
    version: { number: 1, signedAt: null, published: false },
  });
});

test('signed anew, it leaves by the later signature and not by the earlier', async () => {
  const { sign, takeBack, publish } = await waiting('signed-anew');
  await sign();
  clock.advance(seconds(60));
  await takeBack();
  await sign();
  expect(await publish(0)).toEqual({ came: 'held-back' });
  expect(await publish(1)).toMatchObject({ came: 'published' });
});

test('what has left can’t be taken back', async () => {
  const { context, sign, takeBack, publish } = await waiting('gone');
  await sign();
  await publish(0);
  expect(await takeBack()).toMatchObject({ ok: false, failure: { code: 'has-left' } });
  expect(await readProduction(context, 'gone')).toMatchObject({
    state: 'approved',
    version: { published: true },
  });
});

test('what nobody signed can’t be taken back, nor what nobody ordered', async () => {
  const { context, takeBack } = await waiting('unsigned');
  expect(await takeBack()).toMatchObject({ ok: false, failure: { code: 'illegal-move' } });
  expect(await withdrawApproval(context, { orderId: 'nobody' })).toMatchObject({
    ok: false,
    failure: { code: 'no-report' },
  });
});

test('a version that is no longer the newest can’t be signed', async () => {
  const { context } = await waiting('older');
  expect(
    await approveReport(context, { orderId: 'older', number: 2, approvedBy: 'mara' }),
  ).toMatchObject({ ok: false, failure: { code: 'another-version' } });
});

test('taking back and leaving at once end with one of both', async () => {
  const { sign, takeBack, publish, shown } = await waiting('contested');
  await sign();
  const [taken, publication] = await Promise.all([takeBack(), publish(0)]);
  expect([taken.ok, publication.came === 'published', await shown()]).toEqual(
    taken.ok ? [true, false, false] : [false, true, true],
  );
});

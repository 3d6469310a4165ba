import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import {
  startModelServer,
  type AskedQuestion,
  type ModelServer,
} from '../../../test/support/model-server';
import { tasksHere } from '../../../test/support/tasks-here';
import { silentLog } from '../../../test/support/silent-log';
import { testClock } from '../../../test/support/test-clock';
import { readConfig } from '../../config';
import { raiseAlert, readAlerts } from '../../desk/alerts';
import { permit } from '../../desk/policy';
import type { Database } from '../../platform/database';
import { folderStorage } from '../../platform/files';
import { createMailer } from '../../platform/mail';
import { recordingQueue } from '../../platform/mail/testing';
import type { ModelCall } from '../../platform/models';
import { createSigner } from '../../platform/signing';
import { noTelemetry } from '../../platform/telemetry';
import { PAGES, rowsOf } from '../fixtures/made-up-company';
import { OWN_WORDS_PAGE, writeInOwnWords } from '../fixtures/own-words';
import { INPUT } from '../fixtures/report-input';
import { storedSnapshots } from '../../research/evidence/snapshots/stored-snapshots';
import { createOrderWriting } from './order-writing';
import { withModelKeys, withoutModelKeys, writingTasks } from './writing-tasks';

const folder = mkdtempSync(join(tmpdir(), 'foreword-writing-'));
const files = folderStorage(folder);
const [clock, queue] = [testClock(), recordingQueue()];
let database: Database;
let server: ModelServer;
let judgeSays: (prompt: string) => string = () => '';
beforeAll(async () => {
  database = await freshDatabase();
  const snapshots = storedSnapshots(files);
  for (const { text } of [...PAGES, OWN_WORDS_PAGE]) await snapshots.put(text);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  const write = writeInOwnWords(1, new Set());
  const answer = ({ body }: AskedQuestion): string => {
    const prompt = body.messages?.at(-1)?.content ?? '';
    return body.model === 'judge' ? judgeSays(prompt) : write({ prompt } as ModelCall);
  };
  server = await startModelServer((question) => ({ say: answer(question) }));
});
afterEach(() => server.close());

async function writeOrder(orderId: string) {
  const read = readConfig({
    MODEL_WRITE: 'compatible:writer',
    MODEL_JUDGE: 'compatible:judge',
    MODEL_COMPATIBLE_URL: server.baseUrl,
  });
  if (!read.ok) throw new Error(read.faults.join(' '));
  const raising = { clock, queue, mailer: createMailer({ queue, clock }), webhook: undefined };
  const writing = createOrderWriting({
    database,
    files,
    clock,
    models: read.config.models,
    unseen: true,
    log: silentLog,
    signer: createSigner(new Uint8Array(32)),
    telemetry: noTelemetry,
    writers: tasksHere(writingTasks),
    raise: (transaction, alert) => raiseAlert(raising, transaction, alert),
  });
  return writing.write({
    request: {
      orderId,
      company: 'Fernhollow',
      role: 'Baker',
      name: '',
      interviewers: '',
      location: '',
    },
    company: {
      id: 'domain:fernhollow.example',
      name: 'Fernhollow',
      legalName: 'Fernhollow',
      aliases: [],
      jobBoards: {},
      namesakes: [],
    },
    findings: { evidence: [...INPUT.evidence, ...rowsOf(OWN_WORDS_PAGE)], tally: INPUT.tally },
    writtenAt: INPUT.writtenAt,
  });
}

const owner = { id: '1', name: 'Mara', role: 'owner', steppedUp: true } as const;
const see = permit(owner, 'see-operations');

/** What the desk is shown of an order’s report. */
async function alertsOn(orderId: string) {
  if (!see.ok) throw new Error(see.failure.sentence);
  const view = await readAlerts({ database, clock, webhook: undefined }, see.value);
  return view.open.filter(({ key }) => key.includes(orderId));
}

const ID = 'f0000000-0000-4000-8000-00000000000';

test('a judge that doesn’t answer on a report is an alert that counts the sentences', async () => {
  judgeSays = () => 'I would rather not say.';
  expect((await writeOrder(`${ID}1`)).ok).toBe(true);
  const [alert, ...others] = await alertsOn(`${ID}1`);
  expect(others).toEqual([]);
  expect(alert).toMatchObject({ kind: 'judge-silent' });
  expect(alert?.sentence).toMatch(
    /^The judge didn’t answer on \d+ sentences of a report, so the strict checks decided\.$/u,
  );
});

test('a judge that is wrong too often is an alert that says how it did, and that nothing it said was used', async () => {
  judgeSays = (prompt) =>
    JSON.stringify({
      labels: Array.from(prompt.matchAll(/^([0-9a-f]{6}) \{/gmu), ([, item = '']) => ({
        item,
        confidence: 99,
        label: Number.parseInt(item.slice(0, 2), 16) < 240 ? 'entailed' : 'neutral',
      })),
    });
  expect((await writeOrder(`${ID}2`)).ok).toBe(true);
  const alert = (await alertsOn(`${ID}2`)).find(({ kind }) => kind === 'judge-unreliable');
  expect(alert?.sentence).toMatch(
    /^The judge accepted \d+ of \d+ sentences that we know to be unsupported/u,
  );
  expect(alert?.sentence).toContain('Nothing it said was used');
});

test('the process that writes is told no key, and its questions are asked with it', () => {
  const read = readConfig({
    MODEL_WRITE: 'openai:gpt-5',
    MODEL_OPENAI_KEY: 'sk-very-secret',
    MODEL_PRICES: 'openai:gpt-5=1/2',
  });
  if (!read.ok) throw new Error(read.faults.join(' '));
  const { models } = read.config;
  const told = withoutModelKeys(models);
  expect(JSON.stringify(told)).not.toContain('sk-very-secret');
  const { write } = told;
  if (write === undefined) throw new Error('The writing model got lost.');
  expect(withModelKeys(models, write).key).toBe('sk-very-secret');
  expect(() => withModelKeys(models, { ...write, name: 'another' })).toThrow('No model');
});

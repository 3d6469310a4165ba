import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { testClock } from '../../../test/support/test-clock';
import { newIdentifier } from '../../kernel/identifier';
import { fail, succeed } from '../../kernel/result';
import { days } from '../../kernel/time';
import type { Database } from '../../platform/database';
import { createMailer, listMails } from '../../platform/mail';
import { recordingQueue } from '../../platform/mail/testing';
import { companyUnclear, type CompanyQuestion } from '../../report/choice';
import type { Stage } from '../../shop/orders/shape';
import { makeLink, openLink } from '../links';
import { linksContext, orderView } from '../testing';
import {
  answerChoice,
  choiceMailHandlers,
  choiceSubscriptions,
  openChoice,
  type ChoiceLinkContext,
} from './index';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const clock = testClock();
const option = {
  id: 'loans',
  name: 'Tarn',
  facts: ['bank in Oslo', 'tarnbank.example'],
  reasons: ['Tarn has exactly this name.'],
};
const other = { id: 'kettles', name: 'Tarn Kettles', facts: [], reasons: [] };
const asked: CompanyQuestion = {
  state: 'with-buyer',
  options: [option, other],
  answerBy: '2026-03-02T11:00:00.000Z',
  chosen: null,
  decidedBy: null,
  note: '',
};

let order = '';
let stage: Stage = 'Researching';
let question: CompanyQuestion | undefined;
let answers: { readonly chosen: string | null; readonly note: string }[] = [];
beforeEach(() => {
  [order, stage, question, answers] = [newIdentifier(clock), 'Researching', asked, []];
});

const context = (): ChoiceLinkContext => ({
  ...linksContext(database, clock),
  mailer: createMailer({ queue: recordingQueue(), clock }),
  findOrder: async (id) => (id === order ? orderView(id, { stage }) : null),
  readChoice: async () => question,
  async choose({ chosen, note }) {
    answers.push({ chosen, note });
    return chosen === 'someone-else'
      ? fail('not-a-candidate', 'Please choose one of the companies shown.')
      : succeed(null);
  },
});
const tokenOf = async (purpose: 'choose' | 'track', orderId = order): Promise<string> =>
  (await makeLink(context(), { orderId, purpose })).split('/').at(-1) ?? '';
const mail = async () => {
  const [handler] = choiceMailHandlers(context());
  await handler?.handle(companyUnclear.payload.parse({ orderId: order }), {
    number: 1,
    last: false,
    signal: new AbortController().signal,
  });
};
const mails = () => listMails({ database }, { order, limit: 10 });

test('it hears that a company is unclear, and the buyer gets one mail with what tells them apart', async () => {
  expect(choiceSubscriptions.map(({ event, job }) => [event.name, job.name])).toEqual([
    [companyUnclear.name, choiceMailHandlers(context())[0]?.job.name],
  ]);
  await mail();
  await mail();
  expect(await mails()).toMatchObject([{ template: 'which-company', to: 'ada@candidate.example' }]);
  const [stored] = await database.queryRows('SELECT * FROM outgoing_mail WHERE order_id = $1', [
    order,
  ]);
  expect(JSON.stringify(stored)).toContain('Tarn, bank in Oslo, tarnbank.example\\nTarn Kettles');
});

test.each<[string, () => void]>([
  [
    'has answered already',
    () => {
      question = { ...asked, state: 'decided', chosen: option };
    },
  ],
  [
    'was never asked',
    () => {
      question = undefined;
    },
  ],
  [
    'cancelled the order',
    () => {
      stage = 'Cancelled';
    },
  ],
  [
    'has the money back',
    () => {
      stage = 'Refunded';
    },
  ],
])('a buyer who %s is not mailed', async (_, change) => {
  change();
  await mail();
  expect(await mails()).toEqual([]);
});

test('opening the link shows the companies and decides nothing, however often', async () => {
  const token = await tokenOf('choose');
  for (let time = 0; time < 3; time += 1) {
    expect(await openChoice(context(), token)).toMatchObject({
      ok: true,
      value: {
        company: 'Tallow & Finch',
        role: 'Backend Engineer',
        state: 'open',
        options: [option, other],
        answerBy: asked.answerBy,
        chosen: null,
      },
    });
  }
  expect(answers).toEqual([]);
});

test('the page leads back to the order, and to no other', async () => {
  const opened = await openChoice(context(), await tokenOf('choose'));
  const path = opened.ok ? opened.value.trackPath : '';
  expect(path).toMatch(/^\/track\/[^/]+$/);
  expect(await openLink(context(), 'track', path.slice('/track/'.length))).toMatchObject({
    value: { orderId: order },
  });
});

test.each<[string, Partial<CompanyQuestion>, Stage, object]>([
  ['an expert has it', { state: 'with-expert' }, 'Researching', { state: 'with-expert' }],
  [
    'the buyer chose',
    { state: 'decided', chosen: option, decidedBy: 'buyer' },
    'Researching',
    { state: 'chosen', chosen: option, chosenByBuyer: true },
  ],
  [
    'an expert chose',
    { state: 'decided', chosen: option, decidedBy: 'staff:mara' },
    'Delivered',
    { state: 'chosen', chosenByBuyer: false },
  ],
  [
    'it is none of them',
    { state: 'closed', decidedBy: 'system' },
    'Researching',
    { state: 'none', chosen: null },
  ],
  ['the order was cancelled', {}, 'Cancelled', { state: 'over' }],
  ['the money went back', { state: 'closed' }, 'Refunded', { state: 'over' }],
])('once %s the page says so', async (_, change, now, shown) => {
  [question, stage] = [{ ...asked, ...change }, now];
  expect(await openChoice(context(), await tokenOf('choose'))).toMatchObject({
    ok: true,
    value: shown,
  });
});

test('a link that is old, of another kind, of no order or without a question opens nothing', async () => {
  const token = await tokenOf('choose');
  expect(await openChoice(context(), await tokenOf('track'))).toMatchObject({ ok: false });
  expect(await openChoice(context(), `${token}x`)).toMatchObject({ ok: false });
  expect(await openChoice(context(), await tokenOf('choose', newIdentifier(clock)))).toMatchObject({
    failure: { code: 'no-order' },
  });
  question = undefined;
  expect(await openChoice(context(), token)).toMatchObject({ failure: { code: 'nothing-asked' } });
  clock.advance(days(15));
  expect(await openChoice(context(), token)).toMatchObject({ failure: { code: 'expired' } });
  expect(await answerChoice(context(), token, { chosen: 'loans', note: '' })).toMatchObject({
    failure: { code: 'expired' },
  });
  expect(answers).toEqual([]);
});

test('a tap is carried to the order of the link, and what it says of a wrong one comes back', async () => {
  const token = await tokenOf('choose');
  expect(await answerChoice(context(), token, { chosen: 'loans', note: '' })).toEqual({
    ok: true,
    value: null,
  });
  expect(await answerChoice(context(), token, { chosen: null, note: 'boats' })).toEqual({
    ok: true,
    value: null,
  });
  expect(await answerChoice(context(), token, { chosen: 'someone-else', note: '' })).toMatchObject({
    failure: { code: 'not-a-candidate' },
  });
  expect(answers).toHaveLength(3);
});

test('an order that is over takes no answer, and neither does a link of another kind', async () => {
  stage = 'Cancelled';
  expect(
    await answerChoice(context(), await tokenOf('choose'), { chosen: 'loans', note: '' }),
  ).toMatchObject({ failure: { code: 'no-order' } });
  stage = 'Researching';
  expect(
    await answerChoice(context(), await tokenOf('track'), { chosen: 'loans', note: '' }),
  ).toMatchObject({ ok: false });
  expect(answers).toEqual([]);
});

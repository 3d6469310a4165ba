import { describe, expect, test } from 'vitest';
import {
  answerFields,
  answerNames,
  detailFields,
  detailNames,
  firstAnswerNames,
} from '../../../../content/order-fields';
import { days } from '../../../kernel/time';
import { recordOf } from '../../../kernel/record-of';
import { expireDrafts, settlePayment, startPayment } from '../../payments';
import { adaDetails, embeddedShop, type TestShop } from '../../testing';
import { findOrder } from '../lists/find-order';
import { orderPersonalData } from '../personal';
import { noAnswers } from '../shape';
import { answerQuestions } from './answer-questions';
import { saveDraft } from './save-draft';

const typed = {
  ...recordOf(detailNames, (field) => `typed ${field}`),
  email: 'typed.email@candidate.example',
};
const told = { ...noAnswers, ...recordOf(answerNames, (field) => `told ${field}`) };

async function draftWithAll(shop: TestShop): Promise<string> {
  const saved = await saveDraft(shop.orders, {
    draftId: null,
    details: typed,
    extras: {
      companyPick: 'wikidata:Q1',
      answers: {
        interviewAt: '2026-04-01T13:00:00.000Z',
        interviewZone: 'America/Chicago',
        ...recordOf(firstAnswerNames, (field) => told[field]),
      },
    },
  });
  if (!saved.ok) throw new Error(saved.failure.sentence);
  return saved.value.draftId;
}

const everything = async ({ database }: TestShop, table: string): Promise<string> =>
  JSON.stringify(await database.queryRows(`SELECT * FROM ${table}`));

describe('Each field of the order', () => {
  test('is kept with a draft and read back as it was typed', async () => {
    const shop = await embeddedShop();
    const order = await findOrder(shop.orders, await draftWithAll(shop));
    expect(order?.details).toEqual(typed);
    for (const field of firstAnswerNames) expect(order?.answers[field]).toBe(told[field]);
  });

  test('is told after the order too, and again read back', async () => {
    const shop = await embeddedShop();
    const draftId = await draftWithAll(shop);
    const session = await startPayment(shop.payments, { draftId });
    if (!session.ok) throw new Error(session.failure.sentence);
    shop.gateway.pay(session.value.intentId);
    await settlePayment(shop.payments, session.value);
    const answered = await answerQuestions(shop.orders, { orderId: draftId, answers: told });
    expect(answered).toMatchObject({ ok: true, value: { details: typed, answers: told } });
  });

  test('is forgotten when its order is erased', async () => {
    const shop = await embeddedShop();
    const draftId = await draftWithAll(shop);
    expect(await everything(shop, 'customer_order')).toMatch(/typed .*told /u);
    await shop.database.write((transaction) =>
      orderPersonalData(shop).erase(transaction, { email: null, orderIds: [draftId] }),
    );
    expect(await everything(shop, 'customer_order')).not.toMatch(
      /typed|told|wikidata|Chicago|2026-04-01/u,
    );
  });

  test('is forgotten when a payment was tried and never made', async () => {
    const shop = await embeddedShop();
    const draftId = await draftWithAll(shop);
    await startPayment(shop.payments, { draftId });
    shop.clock.advance(days(8));
    expect(await expireDrafts(shop.payments)).toEqual({ expired: 1 });
    expect((await findOrder(shop.orders, draftId))?.state).toBe('cancelled');
    expect(await everything(shop, 'customer_order')).not.toMatch(
      /typed|told|wikidata|Chicago|2026-04-01/u,
    );
  });
});

test.each(detailNames.filter((field) => field !== 'email'))(
  'The field %s of the order is refused where it’s too long',
  async (field) => {
    const shop = await embeddedShop();
    const { limit } = detailFields[field];
    const details = { ...adaDetails, [field]: 'x'.repeat(limit + 1) };
    expect(await saveDraft(shop.orders, { draftId: null, details })).toMatchObject({
      failure: { errors: { [field]: `Use at most ${limit.toLocaleString('en-US')} characters` } },
    });
  },
);

test.each(firstAnswerNames)('The answer %s is refused where it’s too long', async (field) => {
  const shop = await embeddedShop();
  const { limit } = answerFields[field];
  const answers = { ...noAnswers, [field]: 'x'.repeat(limit + 1) };
  expect(
    await saveDraft(shop.orders, { draftId: null, details: adaDetails, extras: { answers } }),
  ).toMatchObject({
    failure: { errors: { [field]: `Use at most ${limit.toLocaleString('en-US')} characters` } },
  });
});

import { expect, test } from 'vitest';
import { browserOf } from './browser/testing';
import { embeddedShop } from './testing';

const integration = '/functions/v1/stripe-integration';
const notification = '/functions/v1/send-order-notification';
const manualMail = '/api/v1.0/email/send';

test('the OpenAPI document describes every documented call by the schema that checks it', async () => {
  const shop = await embeddedShop();
  const answer = await browserOf(shop).application.request('/api/openapi.json');
  const document = (await answer.json()) as {
    openapi: string;
    paths: Record<
      string,
      { post: { requestBody: { content: Record<string, { schema: unknown }> } } }
    >;
  };

  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths)).toEqual([
    integration,
    notification,
    manualMail,
    '/api/contact',
  ]);
  expect(
    document.paths[integration]?.post.requestBody.content['application/json']?.schema,
  ).toMatchObject({
    anyOf: [
      { properties: { check: { const: true } } },
      { required: ['amount', 'currency', 'metadata'] },
    ],
  });
});

import { expect, test } from 'vitest';
import { shopDocument } from '../../../shop';
import { readDocument, type ApiDocument } from './read-document';

const calls = readDocument(shopDocument('https://shop.example') as unknown as ApiDocument);

test('each call of the shop’s own document is shown, with an address of its own on the page', () => {
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain('POST /api/contact');
  expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length);
  for (const { summary, answers } of calls) {
    expect(summary).not.toBe('');
    expect(answers.length).toBeGreaterThan(0);
  }
});

test('a call that can be made in two ways shows both, and fields within fields by both names', () => {
  const payment = calls.find(({ path }) => path.endsWith('/stripe-integration'));
  expect(payment?.bodies).toHaveLength(2);
  expect(payment?.bodies[1]).toContainEqual({
    name: 'metadata.company',
    type: 'string',
    isRequired: true,
    says: 'At most 5000 characters',
  });
  expect(payment?.example).toBe(
    `curl -X POST https://shop.example/functions/v1/stripe-integration \\\n  -H 'Content-Type: application/json' \\\n  -d '{"check":true}'`,
  );
});

test('a field that may be left out, a choice, a list, and nothing at all are told apart', () => {
  const schema = {
    type: 'object',
    required: ['kind', 'tags'],
    properties: {
      kind: { enum: ['a', 'b'] },
      tags: { type: 'array', items: { type: 'string' } },
      note: { type: ['string', 'null'], description: 'For us' },
    },
  };
  const [call] = readDocument({
    servers: [],
    paths: {
      '/x': {
        put: {
          summary: 'X',
          description: '',
          requestBody: { content: { 'application/json': { schema } } },
          responses: { 204: { description: 'Done' } },
        },
      },
    },
  });
  expect(call?.bodies[0]?.map(({ type, isRequired }) => [type, isRequired])).toEqual([
    ['"a" or "b"', true],
    ['list of string', true],
    ['string or null', false],
  ]);
  expect(call?.answers).toEqual([{ status: '204', says: 'Done', type: '', bodies: [] }]);
});

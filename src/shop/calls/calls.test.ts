import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { failureBody, openApiDocument, readCall, errorBody, type DocumentedCall } from './index';

const body = z.object({ company: z.string().min(1), count: z.number().int().optional() });

const application = new Hono().post('/', async (context) => {
  const call = await readCall(context, body);
  return call.ok ? context.json(call.value) : context.json(errorBody(call.failure), 400);
});

async function post(text: string): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await application.request('/', { method: 'POST', body: text });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

describe('A call’s body', () => {
  test('is what its schema says, and nothing that the schema does not know', async () => {
    expect(await post('{"company":"Quillhaven","role":"admin"}')).toEqual({
      status: 200,
      body: { company: 'Quillhaven' },
    });
  });

  test('is read without what no database keeps', async () => {
    expect(await post('{"company":"Quill\\u0000haven \\ud800"}')).toEqual({
      status: 200,
      body: { company: 'Quillhaven \ufffd' },
    });
  });

  test('that is not JSON is said to be none', async () => {
    for (const text of ['', 'company=Quillhaven', '{"company":']) {
      expect(await post(text)).toEqual({
        status: 400,
        body: { code: 'invalid-request', sentence: 'The body of this call isn’t JSON.' },
      });
    }
  });

  test('that is not understood is told where', async () => {
    const refused = await post('{"company":"Quillhaven","count":1.5}');
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
    expect(refused.body['sentence']).toMatch(/^This call isn’t valid\. count: /);
    expect((await post('[]')).body['sentence']).toMatch(/^This call isn’t valid\. \S/);
  });

  test('that is refused does not get its own words back', async () => {
    const { body: answer } = await post('{"company":7,"secret":"sk_test_nothing"}');
    expect(JSON.stringify(answer)).not.toContain('sk_test');
  });
});

describe('The OpenAPI document', () => {
  const calls: readonly DocumentedCall[] = [
    {
      method: 'post',
      path: '/one',
      summary: 'One',
      description: 'The first.',
      request: body,
      answers: [
        { status: 200, description: 'Done', body: z.object({ reference: z.string() }) },
        { status: 204, description: 'Nothing to say' },
        { status: 400, description: 'Invalid', body: failureBody },
      ],
    },
    {
      method: 'get',
      path: '/one',
      summary: 'Read it',
      description: 'As text.',
      request: null,
      answers: [
        { status: 200, description: 'It', body: z.literal('OK'), contentType: 'text/plain' },
      ],
    },
  ];
  const document = openApiDocument(calls, {
    title: 'A shop',
    version: '3',
    baseUrl: 'https://shop.example',
  });

  test('says what it is of and where', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'A shop', version: '3' },
      servers: [{ url: 'https://shop.example' }],
    });
  });

  test('keeps two methods of one path apart', () => {
    const paths = document['paths'] as Record<string, Record<string, object>>;
    expect(Object.keys(paths)).toEqual(['/one']);
    expect(Object.keys(paths['/one'] ?? {})).toEqual(['post', 'get']);
    expect(paths['/one']?.['get']).not.toHaveProperty('requestBody');
  });

  test('describes bodies and answers by their schemas', () => {
    expect(document).toMatchObject({
      paths: {
        '/one': {
          post: {
            summary: 'One',
            requestBody: {
              required: true,
              content: {
                'application/json': {
                  schema: {
                    type: 'object',
                    required: ['company'],
                    properties: { count: { type: 'integer' } },
                  },
                },
              },
            },
            responses: {
              200: { content: { 'application/json': { schema: { required: ['reference'] } } } },
              204: { description: 'Nothing to say' },
              400: {
                content: { 'application/json': { schema: { required: ['code', 'sentence'] } } },
              },
            },
          },
          get: { responses: { 200: { content: { 'text/plain': { schema: { const: 'OK' } } } } } },
        },
      },
    });
    expect(JSON.stringify(document)).not.toContain('$schema');
  });
});

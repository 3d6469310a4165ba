import { z, type ZodType } from 'zod';
import type { DocumentedAnswer, DocumentedCall } from './documented-call';

export const failureBody = z.object({
  code: z.string().describe('A code for programs'),
  sentence: z.string().describe('A sentence for the person who sees it'),
});

/** An OpenAPI document made of the schemas that check the calls, so that the two can't differ. */
export function openApiDocument(
  calls: readonly DocumentedCall[],
  about: { readonly title: string; readonly version: string; readonly baseUrl: string },
): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: about.title, version: about.version },
    servers: [{ url: about.baseUrl }],
    paths,
  };
}

function operationOf(call: DocumentedCall): Record<string, unknown> {
  return {
    summary: call.summary,
    description: call.description,
    ...(call.request === null
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(call.request, 'input') } },
          },
        }),
    responses: Object.fromEntries(
      call.answers.map((answer) => [String(answer.status), responseOf(answer)]),
    ),
  };
}

function responseOf({
  description,
  body,
  contentType = 'application/json',
}: DocumentedAnswer): Record<string, unknown> {
  return body === undefined
    ? { description }
    : { description, content: { [contentType]: { schema: schemaOf(body, 'output') } } };
}

function schemaOf(schema: ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
  });
  return rest;
}

/** As much of a JSON schema as the shop's own document uses. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly description?: string;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly default?: unknown;
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

interface Operation {
  readonly summary: string;
  readonly description: string;
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Content }>
  >;
}

export interface ApiDocument {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

export interface ApiField {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly says: string;
}

export interface ApiCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  /** Each way of asking; most calls have one. */
  readonly bodies: readonly (readonly ApiField[])[];
  readonly example: string;
  readonly answers: readonly {
    readonly status: string;
    readonly says: string;
    readonly type: string;
    readonly bodies: readonly (readonly ApiField[])[];
  }[];
}

/** The calls of the document as a page shows them, in the document's order. */
export function readDocument({ servers, paths }: ApiDocument): readonly ApiCall[] {
  const base = servers[0]?.url ?? '';
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const asked = schemaOf(operation.requestBody?.content);
      return {
        id: `${method}${path.replaceAll(/[^a-z0-9]+/giu, '-')}`.replace(/-$/u, ''),
        method: method.toUpperCase(),
        path,
        summary: operation.summary,
        description: operation.description,
        bodies: asked ? bodiesOf(asked.schema) : [],
        example: exampleOf(method, `${base}${path}`, asked?.schema),
        answers: Object.entries(operation.responses).map(([status, { description, content }]) => {
          const answered = schemaOf(content);
          return {
            status,
            says: description,
            type: answered?.type ?? '',
            bodies: answered ? bodiesOf(answered.schema) : [],
          };
        }),
      };
    }),
  );
}

function schemaOf(content: Content | undefined) {
  const [first] = Object.entries(content ?? {});
  return first ? { type: first[0], schema: first[1].schema } : null;
}

const bodiesOf = (schema: Schema): readonly (readonly ApiField[])[] =>
  schema.anyOf ? schema.anyOf.flatMap(bodiesOf) : schema.properties ? [fieldsOf(schema, '')] : [];

/** Fields within fields are named by both, as “metadata.company”. */
function fieldsOf({ properties = {}, required = [] }: Schema, within: string): ApiField[] {
  return Object.entries(properties).flatMap(([key, schema]) => {
    const name = `${within}${key}`;
    const field = {
      name,
      type: typeOf(schema),
      isRequired: required.includes(key) && schema.default === undefined,
      says: [
        schema.description ?? '',
        schema.maxLength === undefined ? '' : `At most ${schema.maxLength} characters`,
      ]
        .filter(Boolean)
        .join('. '),
    };
    return [field, ...(schema.properties ? fieldsOf(schema, `${name}.`) : [])];
  });
}

function typeOf({ type, const: only, enum: some, anyOf, items }: Schema): string {
  if (only !== undefined) return JSON.stringify(only);
  if (some) return some.map((one) => JSON.stringify(one)).join(' or ');
  if (anyOf) return anyOf.map(typeOf).join(' or ');
  if (type === 'array') return `list of ${items ? typeOf(items) : 'anything'}`;
  return typeof type === 'string' ? type : (type ?? ['anything']).join(' or ');
}

/** A line for a terminal, with what the call can't be made without. */
function exampleOf(method: string, address: string, schema: Schema | undefined): string {
  if (!schema) return `curl ${address}`;
  return [
    `curl -X ${method.toUpperCase()} ${address} \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '${JSON.stringify(valueOf(schema))}'`,
  ].join('\n');
}

function valueOf({
  type,
  const: only,
  enum: some,
  anyOf,
  properties,
  required = [],
}: Schema): unknown {
  if (only !== undefined) return only;
  if (some) return some[0];
  if (anyOf?.[0]) return valueOf(anyOf[0]);
  if (properties)
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([key]) => required.includes(key))
        .map(([key, schema]) => [key, valueOf(schema)]),
    );
  const [first] = typeof type === 'string' ? [type] : (type ?? []);
  return first === 'number' || first === 'integer' ? 0 : first === 'boolean' ? true : '…';
}

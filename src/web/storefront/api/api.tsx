import { useLoaderData } from 'react-router';
import { Page } from '../../ui/page';
import type { loader } from './api.server';
import type { ApiCall, ApiField } from './read-document';
export { loader } from './api.server';

/** The shop's calls for programs, drawn from the document that describes them. */
export default function Api() {
  const { calls } = useLoaderData<typeof loader>();
  return (
    <Page
      title="API"
      heading="API"
      description="The calls our pages make, for programs: what each takes and what it answers."
    >
      <p className="text-lg">
        These are the calls our own pages make. They take and return JSON and need no key.
      </p>
      <p className="mt-3">
        For tools:{' '}
        <a href="/api/openapi.json" className="underline underline-offset-4">
          OpenAPI document
        </a>
        .
      </p>
      <nav aria-label="Calls" className="mt-6">
        <ul className="divide-y divide-line rounded-md border border-line bg-raised">
          {calls.map(({ id, method, path, summary }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex flex-wrap items-baseline gap-x-3 px-4 py-2.5 hover:bg-wash"
              >
                <Method name={method} />
                <code className="font-mono text-sm wrap-anywhere">{path}</code>
                <span className="text-soft">{summary}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {calls.map((call) => (
        <Call key={call.id} call={call} />
      ))}
    </Page>
  );
}

const Method = ({ name }: { readonly name: string }) => (
  <span className="rounded bg-wash px-1.5 font-mono text-xs font-semibold text-accent">{name}</span>
);

function Call({ call }: { readonly call: ApiCall }) {
  const { id, method, path, summary, description, bodies, example, answers } = call;
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="scroll-mt-6 text-2xl">
        {summary}
      </h2>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
        <Method name={method} />
        <code className="font-mono text-sm wrap-anywhere">{path}</code>
      </p>
      <p className="mt-3">{description}</p>
      {bodies.map((fields, at) => (
        <Fields
          key={fields.map(({ name }) => name).join()}
          title={bodies.length > 1 ? `Body, option ${at + 1}` : 'Body'}
          fields={fields}
        />
      ))}
      <h3 className="mt-5 text-base">Example</h3>
      <pre
        tabIndex={0}
        className="mt-2 overflow-x-auto rounded-md border border-line bg-raised px-4 py-3 font-mono text-sm"
      >
        {example}
      </pre>
      <h3 className="mt-5 text-base">Answers</h3>
      <ul className="mt-2 divide-y divide-line rounded-md border border-line bg-raised text-sm">
        {answers.map(({ status, says, bodies: answered }) => (
          <li key={status} className="px-4 py-2">
            <p>
              <code className="font-mono font-semibold">{status}</code> {says}
            </p>
            {answered.map((fields) => (
              <p key={fields.map(({ name }) => name).join()} className="text-soft">
                {fields.map(({ name, type }) => `${name}: ${type}`).join(', ')}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fields({
  title,
  fields,
}: {
  readonly title: string;
  readonly fields: readonly ApiField[];
}) {
  return (
    <>
      <h3 className="mt-5 text-base">{title}</h3>
      <dl className="mt-2 divide-y divide-line rounded-md border border-line bg-raised text-sm">
        {fields.map(({ name, type, isRequired, says }) => (
          <div key={name} className="gap-4 px-4 py-2 sm:flex">
            <dt className="shrink-0 font-mono wrap-anywhere sm:w-52">{name}</dt>
            <dd className="min-w-0">
              <span className="font-mono">{type}</span>, {isRequired ? 'required' : 'optional'}
              {says !== '' && <span className="text-soft">. {says}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

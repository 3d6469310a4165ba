import type { CompanyPage } from '../../../desk/review/shape';
import { buttonLook } from '../../ui/button';
import { Field } from '../../ui/field';

/** By name or by website; those of a like name are one tap away. */
export function SearchForm({ page: { number, rivals, search } }: { readonly page: CompanyPage }) {
  const path = `/desk/company/${encodeURIComponent(number)}`;
  return (
    <section aria-label="Search for another company" className="mt-8 border-t border-line pt-6">
      <h2>Search for another</h2>
      <form
        method="get"
        action={path}
        role="search"
        className="mt-4 flex max-w-2xl flex-wrap items-end gap-3"
      >
        <div className="min-w-0 grow">
          <Field
            name="q"
            label="Name or website"
            defaultValue={search?.words ?? ''}
            required
            maxLength={200}
            autoComplete="off"
          />
        </div>
        <button type="submit" className={buttonLook('quiet')}>
          Search
        </button>
      </form>
      {rivals.length > 0 && (
        <>
          <h3 className="mt-6">Similar names</h3>
          <ul className="mt-2 space-y-1">
            {rivals.map(({ name, facts, words }) => (
              <li key={`${name} ${words}`}>
                <a
                  href={`${path}?${new URLSearchParams({ q: words })}`}
                  className="inline-block py-1 text-accent underline"
                >
                  {name}
                </a>
                {facts.length > 0 && <span className="text-soft"> {facts.join(' · ')}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

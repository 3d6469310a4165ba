import { useLoaderData } from 'react-router';
import { auditKinds, formatKind } from '../../../desk/audit/shape';
import { buttonLook } from '../../ui/button';
import { DownloadLink } from '../ui/download-link';
import { FilterChoice, filterBox } from '../ui/filters';
import { AuditTable } from './audit-table';
import type { loader } from './audit.server';
export { loader } from './audit.server';

export default function Audit() {
  const shown = useLoaderData<typeof loader>();
  if (!shown) return null;
  const { lines, next, asked, query } = shown;
  const filtered = query !== '';
  return (
    <>
      <title>Audit log</title>
      <h1 className="text-2xl">Audit log</h1>
      <p className="mt-2 text-soft">
        Everything staff did, newest first. Entries can’t be changed or removed.
      </p>
      <form
        method="get"
        key={query}
        className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_2fr_1fr_1fr_auto] lg:items-end"
      >
        <label className="font-semibold">
          Search
          <input
            type="search"
            name="words"
            defaultValue={asked['words']}
            placeholder="Order, person, or reason"
            className={filterBox}
          />
        </label>
        <FilterChoice
          name="kind"
          label="What"
          value={asked['kind']}
          any="Everything"
          options={auditKinds.map((kind) => [kind, formatKind(kind)])}
        />
        <label className="font-semibold">
          From (UTC)
          <input type="date" name="from" defaultValue={asked['from']} className={filterBox} />
        </label>
        <label className="font-semibold">
          Until (UTC)
          <input type="date" name="until" defaultValue={asked['until']} className={filterBox} />
        </label>
        <button type="submit" className={buttonLook('primary', 'small')}>
          Show
        </button>
      </form>
      <p className="mt-4 flex flex-wrap gap-x-6">
        <DownloadLink
          href={`/desk/audit.csv?${query}`}
          className="inline-block py-2 text-accent underline"
        >
          Export CSV
        </DownloadLink>
        {filtered && (
          <a href="/desk/audit" className="inline-block py-2 text-accent underline">
            Clear filters
          </a>
        )}
      </p>
      {lines.length === 0 && (
        <p className="mt-8">{filtered ? 'No entries match.' : 'No entries yet.'}</p>
      )}
      {lines.length > 0 && <AuditTable lines={lines} />}
      {next !== null && (
        <p className="mt-6">
          <a
            rel="next"
            href={`/desk/audit?${query}${query && '&'}after=${next}`}
            className={buttonLook('quiet', 'small')}
          >
            Older
          </a>
        </p>
      )}
    </>
  );
}

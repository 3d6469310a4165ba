import { useLoaderData } from 'react-router';
import { entryKinds, inboxShelves, type InboxSearch } from '../../../desk/inbox/shape';
import { buttonLook } from '../../ui/button';
import { filterBox } from '../ui/filters';
import { InboxTable } from './inbox-table';
import { emptyWords, kindWords, shelfWords } from './inbox-words';
import type { loader } from './list.server';
export { loader } from './list.server';

const link = 'inline-block py-2 text-accent underline';

/** What people wait for an answer to; plain links and a plain form, so it works without a script too. */
export default function Inbox() {
  const shown = useLoaderData<typeof loader>();
  if (!shown) return null;
  const { rows, next, counts, search, mailbox } = shown;
  const { shelf, kind, words } = search;
  const isFiltered = kind !== 'all' || words !== '';
  return (
    <>
      <title>Inbox</title>
      <h1 className="text-2xl">Inbox</h1>
      <p className="mt-2 text-soft">
        Messages, reported mistakes, and cancellation requests. We reply within 24 hours, Monday to
        Friday. Buyers’ replies go to {mailbox}, not here.
      </p>
      <nav aria-label="Shelves" className="mt-6">
        <ul className="flex flex-wrap gap-2">
          {inboxShelves.map((one) => (
            <li key={one}>
              <a
                href={pathOf({ ...search, shelf: one, after: null })}
                aria-current={one === shelf ? 'page' : undefined}
                className={
                  'inline-flex min-h-11 items-center rounded-md border border-line bg-raised ' +
                  'px-4 hover:bg-wash aria-[current=page]:border-accent ' +
                  'aria-[current=page]:bg-wash aria-[current=page]:font-semibold'
                }
              >
                {shelfWords[one]}
                {(one === 'open' || one === 'spam') && ` (${counts[one]})`}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <form
        method="get"
        key={`${kind} ${words}`}
        role="search"
        className="mt-4 grid gap-4 sm:grid-cols-[2fr_1fr_auto] sm:items-end"
      >
        {shelf !== 'open' && <input type="hidden" name="show" value={shelf} />}
        <label className="font-semibold">
          Search
          <input
            type="search"
            name="words"
            defaultValue={words}
            maxLength={200}
            placeholder="Name, email, order, or words"
            className={filterBox}
          />
        </label>
        <label className="font-semibold">
          Kind
          <select name="kind" defaultValue={kind} className={filterBox}>
            <option value="all">All kinds</option>
            {entryKinds.map((one) => (
              <option key={one} value={one}>
                {kindWords[one]}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className={buttonLook('primary', 'small')}>
          Show
        </button>
      </form>
      {isFiltered && (
        <p className="mt-2">
          <a href={pathOf({ ...search, kind: 'all', words: '', after: null })} className={link}>
            Clear filters
          </a>
        </p>
      )}
      {rows.length === 0 && (
        <p className="mt-8">{isFiltered ? 'No messages match.' : emptyWords[shelf]}</p>
      )}
      {rows.length > 0 && <InboxTable rows={rows} />}
      {next !== null && (
        <p className="mt-6">
          <a
            rel="next"
            href={pathOf({ ...search, after: next })}
            className={buttonLook('quiet', 'small')}
          >
            More
          </a>
        </p>
      )}
    </>
  );
}

function pathOf({ shelf, kind, words, after }: InboxSearch): string {
  const query = new URLSearchParams({
    ...(shelf === 'open' ? {} : { show: shelf }),
    ...(kind === 'all' ? {} : { kind }),
    ...(words === '' ? {} : { words }),
    ...(after === null ? {} : { after }),
  }).toString();
  return query === '' ? '/desk/inbox' : `/desk/inbox?${query}`;
}

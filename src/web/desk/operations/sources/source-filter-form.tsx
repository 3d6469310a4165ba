import { shelves } from '../../../../../content/sources';
import { buttonLook } from '../../../ui/button';
import { FilterChoice, filterBox } from '../../ui/filters';
import { narrowsSources, sourceStates, type SourceFilter } from './source-filter';

interface SourceFilterFormProps {
  readonly filter: SourceFilter;
  readonly shown: number;
  readonly all: number;
}

/** A plain form: the address it leads to holds all of it, and leads past the terms to the list. */
export function SourceFilterForm({ filter, shown, all }: SourceFilterFormProps) {
  return (
    <>
      <form
        method="get"
        action="/desk/operations/sources#all-sources"
        role="search"
        aria-label="Sources"
        key={JSON.stringify(filter)}
        className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_auto] lg:items-end"
      >
        <label className="font-semibold sm:col-span-2 lg:col-span-1">
          Search
          <input
            type="search"
            name="q"
            defaultValue={filter.words}
            maxLength={200}
            placeholder="Name, id or terms"
            autoComplete="off"
            className={`${filterBox} placeholder:text-soft`}
          />
        </label>
        <FilterChoice
          name="group"
          label="Group"
          value={filter.group}
          options={Object.entries(shelves).map(([group, { title }]) => [group, title])}
        />
        <FilterChoice
          name="state"
          label="State"
          value={filter.state}
          options={Object.entries(sourceStates)}
        />
        <button type="submit" className={buttonLook('primary', 'small')}>
          Show
        </button>
      </form>
      <p className="mt-3 flex flex-wrap items-center gap-x-6">
        <span role="status">
          {narrowsSources(filter)
            ? `${shown} of ${all} sources match.`
            : `${all} sources in the catalog.`}
        </span>
        {narrowsSources(filter) && (
          <a
            href="/desk/operations/sources#all-sources"
            className="inline-block py-2 text-accent underline"
          >
            Clear filters
          </a>
        )}
      </p>
    </>
  );
}

import { buttonLook } from '../../ui/button';

interface FiltersProps {
  readonly path: string;
  readonly now: string | null;
  readonly states: readonly (readonly [value: string, name: string])[];
}

export function Filters({ path, now, states }: FiltersProps) {
  const all = [['', 'All'] as const, ...states];
  return (
    <ul aria-label="Show" className="mt-4 flex flex-wrap gap-2">
      {all.map(([value, name]) => (
        <li key={value}>
          <a
            href={value === '' ? path : `${path}?state=${value}`}
            aria-current={(now ?? '') === value ? 'true' : undefined}
            className={
              'desk-small inline-flex items-center aria-[current=true]:border-accent ' +
              'aria-[current=true]:bg-wash aria-[current=true]:font-semibold'
            }
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface OlderProps {
  readonly path: string;
  readonly search: URLSearchParams;
  readonly next: string | null;
}

export function Older({ path, search, next }: OlderProps) {
  if (next === null) return null;
  const state = search.get('state');
  const query = new URLSearchParams({ ...(state === null ? {} : { state }), before: next });
  return (
    <p className="mt-6">
      <a rel="next" href={`${path}?${query.toString()}`} className={buttonLook('quiet', 'small')}>
        Older
      </a>
    </p>
  );
}

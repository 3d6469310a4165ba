import type { BenchErrand } from '../../../desk/review/shape';
import { nameErrand, openSuggestions, sayProgressOf } from './errand-words';
import type { Errands } from './use-errands';

interface ErrandLineProps {
  readonly errands: Pick<Errands, 'list' | 'open' | 'drop'>;
  readonly titles: ReadonlyMap<string, string>;
  readonly mayWrite: boolean;
}

/** Whoever is under way or has come back, in a line above the panes; work goes on meanwhile. */
export function ErrandLine({ errands, titles, mayWrite }: ErrandLineProps) {
  if (errands.list.length === 0) return null;
  return (
    <ul aria-label="Sent off" className="border-b border-line px-3 py-1.5 text-sm">
      {errands.list.map((errand) => {
        const name = nameErrand(errand, titles.get(errand.section ?? '') ?? '');
        // What was found stays in the evidence; only the line about it goes.
        const end = errand.kind === 'find' && errand.state === 'done' ? 'Dismiss' : 'Drop';
        return (
          <li key={errand.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-0.5">
            <span className="font-semibold">{name}</span>
            <Standing
              errand={errand}
              look={() => errands.open({ kind: 'came', errandId: errand.id })}
            />
            {errand.state === 'failed' && mayWrite && (
              <button
                type="button"
                className="desk-small"
                onClick={() =>
                  errands.open(
                    errand.kind === 'rewrite' && errand.section !== null
                      ? { kind: 'rewrite', section: errand.section, words: errand.words }
                      : { kind: 'find', words: errand.words },
                  )
                }
              >
                Ask again
              </button>
            )}
            <button
              type="button"
              disabled={!mayWrite}
              className="desk-small"
              aria-label={`${end}: ${name}`}
              onClick={() => void errands.drop(errand.id)}
            >
              {end}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Standing({ errand, look }: { readonly errand: BenchErrand; look(): void }) {
  const count =
    errand.kind === 'rewrite'
      ? openSuggestions(errand).length
      : errand.found.length + errand.before.length;
  if (errand.state === 'under-way')
    return (
      <span className="min-w-0 text-soft">
        <progress aria-label="Under way" className="mr-2 h-2 w-16 accent-(--color-accent)" />
        {sayProgressOf(errand)}
      </span>
    );
  if (errand.state === 'failed')
    return <span className="min-w-0 font-medium text-danger">{errand.told}</span>;
  if (count === 0 && errand.refused.length === 0)
    return <span className="min-w-0 text-soft">{errand.told}</span>;
  return (
    <button type="button" className="desk-small" onClick={look}>
      {errand.kind === 'rewrite'
        ? `See what it suggests (${count})`
        : `See what was found (${count})`}
    </button>
  );
}

import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { LONGEST_VIEW_NAME, type SavedView } from '../../../../desk/views/shape';
import type { AdminAnswer } from '../../admin.server';
import { ScriptMark } from '../../script-mark';
import type { ViewAnswer } from './views.server';

interface OwnViewProps {
  readonly here: string;
  /** The saved view that the list shows. */
  readonly shown: SavedView | undefined;
  /** Whether what the list shows may get a name: it isn't a view that every desk has. */
  readonly isNameable: boolean;
  /** What became of a form that no script sent. */
  readonly answered: ViewAnswer | undefined;
}

/** A name for what the list shows; of one that has a name, another name or none. */
export function OwnView({ here, shown, isNameable, answered }: OwnViewProps) {
  const fetcher = useFetcher<AdminAnswer>();
  const line = useRef<HTMLParagraphElement>(null);
  const said = fetcher.data?.did === 'view' ? fetcher.data : answered;
  useEffect(() => {
    // The form that had the focus is gone.
    if (fetcher.data?.did === 'view' && fetcher.data.saved) line.current?.focus();
  }, [fetcher.data]);
  const busy = fetcher.state !== 'idle';
  const refused = said?.saved === false ? said : undefined;
  const to = `/admin${here}`;
  return (
    <>
      {(shown !== undefined || isNameable) && (
        <details key={shown?.name ?? ''} open={refused !== undefined} className="desk-filters">
          <summary className="desk-tab w-fit cursor-pointer text-accent underline">
            {shown ? 'Edit view' : 'Save view'}
          </summary>
          <div className="flex flex-wrap items-end gap-x-3 gap-y-2 pb-2">
            <fetcher.Form
              method="post"
              action={to}
              className="flex grow flex-wrap items-end gap-x-3 gap-y-2 sm:grow-0"
            >
              <ScriptMark />
              <input type="hidden" name="intent" value={shown ? 'rename-view' : 'save-view'} />
              {shown && <input type="hidden" name="view" value={shown.id} />}
              <label className="grow text-sm font-semibold">
                View name
                <input
                  name="view-name"
                  required
                  maxLength={LONGEST_VIEW_NAME}
                  defaultValue={refused?.typed ?? shown?.name ?? ''}
                  dir="auto"
                  autoComplete="off"
                  aria-describedby={refused ? 'view-refused' : undefined}
                  aria-invalid={refused ? true : undefined}
                  className="desk-box mt-1 block w-full font-normal sm:w-72"
                />
              </label>
              <button
                type="submit"
                disabled={busy}
                className="desk-box cursor-pointer font-semibold"
              >
                {shown ? 'Rename' : 'Save'}
              </button>
            </fetcher.Form>
            {shown && (
              <fetcher.Form method="post" action={to}>
                <ScriptMark />
                <input type="hidden" name="intent" value="delete-view" />
                <input type="hidden" name="view" value={shown.id} />
                <button type="submit" disabled={busy} className="desk-box cursor-pointer">
                  Delete view
                </button>
              </fetcher.Form>
            )}
          </div>
          {refused && (
            <p id="view-refused" role="alert" className="pb-2 text-sm text-danger">
              {refused.sentence}
            </p>
          )}
          <p className="pb-2 text-sm text-soft">
            Saved to your account, so it’s on every device. Only you see it.
          </p>
        </details>
      )}
      <p ref={line} role="status" tabIndex={-1} className="text-sm text-soft outline-none">
        {said?.saved === true && fetcher.state !== 'submitting' ? said.sentence : ''}
      </p>
    </>
  );
}

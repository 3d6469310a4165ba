import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { OrderAct, OrderPage } from '../../../../desk/order/shape';
import { ActFields } from '../act-fields';
import { ActForm } from '../act-form';
import { actWords } from '../act-words';
import { Nothing, OrderSection } from './section';

/**
 * Available actions, likeliest first, one form open at a time. A link from another page may open
 * one with a reason filled in.
 */
export function ActsSection({ page }: { readonly page: OrderPage }) {
  const [asked] = useSearchParams();
  const acts = page.acts.filter((act) => act !== 'write-note');
  const wanted = acts.find((act) => act === asked.get('act')) ?? null;
  const [open, setOpen] = useState<OrderAct | null>(wanted);
  const close = useCallback(() => setOpen(null), []);
  return (
    <OrderSection id="acts" title="Actions">
      {acts.length === 0 && <Nothing>No actions left for this order.</Nothing>}
      {acts.length > 0 && (
        <ul data-acts="" className="rounded-md border border-line bg-raised">
          {acts.map((act) => (
            <li key={act} className="border-t border-line first:border-t-0">
              {act === 'replace-company' ? (
                <a
                  href={`/desk/company/${encodeURIComponent(page.number)}`}
                  className="flex min-h-10 items-center px-4 py-1.5 text-sm font-semibold hover:bg-wash"
                >
                  Change company
                </a>
              ) : (
                <Act
                  act={act}
                  page={page}
                  reason={act === wanted ? (asked.get('reason') ?? '') : ''}
                  isOpen={open === act}
                  toggle={() => setOpen(open === act ? null : act)}
                  done={close}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </OrderSection>
  );
}

interface ActProps {
  readonly act: Exclude<OrderAct, 'write-note' | 'replace-company'>;
  readonly page: OrderPage;
  /** Written already by the page that led here. */
  readonly reason: string;
  readonly isOpen: boolean;
  toggle(): void;
  done(): void;
}

function Act({ act, page, reason, isOpen, toggle, done }: ActProps) {
  const words = actWords[act];
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={toggle}
        className={
          'flex min-h-10 w-full cursor-pointer items-center justify-between gap-3 px-4 py-1.5 ' +
          `text-left text-sm font-semibold hover:bg-wash ${words.isGrave ? 'text-danger' : ''}`
        }
      >
        {words.name}
        <span aria-hidden="true" className="text-soft">
          {isOpen ? '−' : '+'}
        </span>
      </button>
      {isOpen && (
        <ActForm act={act} page={page} words={words} reason={reason} done={done}>
          <ActFields act={act} page={page} />
        </ActForm>
      )}
    </>
  );
}

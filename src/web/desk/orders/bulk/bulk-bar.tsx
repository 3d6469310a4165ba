import { useState } from 'react';
import type { BulkAct } from '../../../../desk/bulk/shape';
import { DownloadLink } from '../../ui/download-link';
import type { AdminOrder } from '../../../../desk/orders/shape';
import { BulkDialog } from './bulk-dialog';
import { bulkWords } from './words';

interface BulkBarProps {
  readonly orders: readonly Pick<AdminOrder, 'id'>[];
  readonly acts: readonly BulkAct[];
  readonly mayExport: boolean;
  clear(): void;
}

/** What can be done with the selected rows; it stands over the end of the window, so that no row moves. */
export function BulkBar({ orders, acts, mayExport, clear }: BulkBarProps) {
  const [act, choose] = useState<BulkAct | null>(null);
  const numbers = orders.map(({ id }) => id);
  return (
    <>
      <div role="status" className="sr-only">
        {numbers.length > 0 ? `${numbers.length} selected` : ''}
      </div>
      {numbers.length > 0 && (
        <div role="group" aria-label="Selected orders" className="desk-bulk">
          <p className="font-semibold">{numbers.length} selected</p>
          {acts.map((each) => (
            <button
              key={each}
              type="button"
              aria-haspopup="dialog"
              className={`desk-small ${bulkWords[each].isGrave ? 'text-danger' : ''}`}
              onClick={() => choose(each)}
            >
              {bulkWords[each].name}
            </button>
          ))}
          {mayExport && (
            <DownloadLink
              href={`/desk/orders.csv?numbers=${numbers.join(',')}`}
              className="desk-small inline-flex items-center"
            >
              Export selected
            </DownloadLink>
          )}
          <button type="button" className="desk-small" onClick={clear}>
            Clear
          </button>
        </div>
      )}
      {/* It stays when its orders leave the table: what became of them is told in it. */}
      {act !== null && (
        <BulkDialog
          act={act}
          numbers={numbers}
          close={(isDone) => {
            choose(null);
            if (isDone) clear();
          }}
        />
      )}
    </>
  );
}

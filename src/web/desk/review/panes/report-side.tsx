import type { ComponentProps } from 'react';
import type { ReviewDeskClaim, ReviewDeskView } from '../../../../desk/review/shape';
import { BuyersPage } from './buyers-page';
import { KeyHint } from './key-hint';
import { ReportPane } from './report-pane';
import type { DeskSettings } from '../state/settings';

interface ReportSideProps extends Omit<
  ComponentProps<typeof ReportPane>,
  'view' | 'currentId' | 'showKeys'
> {
  readonly view: ReviewDeskView;
  readonly current: ReviewDeskClaim | null;
  readonly settings: DeskSettings;
  change(settings: Partial<DeskSettings>): void;
}

const PAGE_WIDTHS: readonly (readonly [DeskSettings['pageWidth'], string])[] = [
  ['phone', 'Phone'],
  ['desktop', 'Desktop'],
];

/** The report sentence by sentence, or as the page that its buyer gets. */
export function ReportSide({ view, current, settings, change, ...pane }: ReportSideProps) {
  const { buyersPage, pageWidth, singleKeys } = settings;
  return (
    <div className={buyersPage ? 'flex h-full flex-col gap-3' : ''}>
      <div className="mb-1 flex flex-wrap gap-1.5" role="group" aria-label="Report view">
        <button
          type="button"
          className="desk-small"
          aria-pressed={buyersPage}
          onClick={() => change({ buyersPage: !buyersPage })}
        >
          Buyer’s page {singleKeys && <KeyHint>V</KeyHint>}
        </button>
        {buyersPage &&
          PAGE_WIDTHS.map(([width, name]) => (
            <button
              key={width}
              type="button"
              className="desk-small"
              aria-pressed={pageWidth === width}
              onClick={() => change({ pageWidth: width })}
            >
              {name}
            </button>
          ))}
      </div>
      {buyersPage ? (
        <BuyersPage view={view} current={current} width={pageWidth} />
      ) : (
        <ReportPane {...pane} view={view} currentId={current?.id ?? null} showKeys={singleKeys} />
      )}
    </div>
  );
}

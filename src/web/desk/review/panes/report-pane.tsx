import { memo, useEffect, useRef } from 'react';
import { plural } from '../../../../kernel/text';
import {
  formatAttention,
  type ReviewDeskClaim,
  type ReviewDeskSection,
  type ReviewDeskView,
} from '../../../../desk/review/shape';
import { KeyHint } from './key-hint';
import { useOnScreen } from '../state/use-on-screen';
import { openOf, type SectionAccept } from '../state/use-section-accept';
import {
  isFaulty,
  isOpen,
  lacksDecision,
  REMARKS,
  formatSentenceState,
  VERDICT_NAMES,
} from '../words/verdicts';

interface ReportPaneProps {
  readonly view: Pick<ReviewDeskView, 'company' | 'role' | 'sections'>;
  readonly currentId: string | null;
  /** Whether it can be seen now; what is hidden can't be scrolled. */
  readonly isShown: boolean;
  choose(claimId: string): void;
  /** Asks for a section to be written anew; absent where nobody may. */
  readonly rewrite?: ((section: ReviewDeskSection['id']) => void) | undefined;
  /** Accepts a section whole; absent where nobody may. */
  readonly accept?: SectionAccept['accept'] | undefined;
  readonly see: SectionAccept['see'];
  readonly showKeys: boolean;
}

/** The report as the buyer will see it, each sentence a way to the bench. */
export function ReportPane({
  view,
  currentId,
  isShown,
  choose,
  rewrite,
  accept,
  see,
  showKeys,
}: ReportPaneProps) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'center' });
  }, [currentId, isShown]);
  return (
    <div ref={top}>
      <p className="font-serif text-2xl leading-tight font-semibold">{view.company.name}</p>
      <p className="text-soft">{view.role}</p>
      {view.sections.map((section) => (
        <ReportSection
          key={section.id}
          section={section}
          choose={choose}
          rewrite={rewrite}
          accept={accept}
          see={see}
          showKeys={showKeys}
          currentId={section.claims.some(({ id }) => id === currentId) ? currentId : null}
        />
      ))}
    </div>
  );
}

interface ReportSectionProps {
  readonly section: ReviewDeskSection;
  readonly currentId: string | null;
  choose(claimId: string): void;
  readonly rewrite: ReportPaneProps['rewrite'];
  readonly accept: ReportPaneProps['accept'];
  readonly see: ReportPaneProps['see'];
  readonly showKeys: boolean;
}

/** Drawn again only when one of its own sentences changes or comes to hand. */
const ReportSection = memo(function ReportSection({
  section,
  currentId,
  choose,
  rewrite,
  accept,
  see,
  showKeys,
}: ReportSectionProps) {
  const shown = section.claims.filter(({ state }) => state !== 'cut').length;
  if (section.id === 'sources') return null;
  return (
    <section className="desk-section mt-6" aria-labelledby={`report-${section.id}`}>
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={`report-${section.id}`} className="text-lg">
          {section.title}
        </h2>
        {rewrite && (
          <button
            type="button"
            className="desk-small"
            aria-label={`Rewrite “${section.title}”`}
            onClick={() => rewrite(section.id)}
          >
            Rewrite
          </button>
        )}
      </div>
      <ul className="mt-1.5">
        {section.claims.map((claim, index) => (
          <ReportSentence
            key={claim.id}
            claim={claim}
            isCurrent={claim.id === currentId}
            choose={choose}
            see={see}
            group={claim.group === section.claims[index - 1]?.group ? null : claim.group}
          />
        ))}
      </ul>
      {accept && (
        <AcceptSection section={section} showKey={showKeys && currentId !== null} accept={accept} />
      )}
      {shown === 0 && (
        <p className="mt-1 text-soft italic">
          {section.emptyWords ?? section.notFound.join(' ')}
          {section.emptyWords === null && section.notFound.length === 0 && 'This section is empty.'}
        </p>
      )}
    </section>
  );
});

interface AcceptSectionProps {
  readonly section: ReviewDeskSection;
  readonly showKey: boolean;
  accept(section: ReviewDeskSection['id']): void;
}

/** After its last sentence, where whoever read it has come to. */
function AcceptSection({ section, showKey, accept }: AcceptSectionProps) {
  const { open, inTheWay } = openOf(section);
  if (open.length === 0) return null;
  if (inTheWay.length > 0)
    return (
      <p className="mt-2 text-sm text-soft">
        {formatAttention(inTheWay.flatMap(({ attention }) => attention ?? []))}
      </p>
    );
  return (
    <button type="button" className="desk-small mt-2" onClick={() => accept(section.id)}>
      {`Accept “${section.title}”: ${plural(open.length, 'sentence')}`}{' '}
      {showKey && <KeyHint>Shift A</KeyHint>}
    </button>
  );
}

interface ReportSentenceProps {
  readonly claim: ReviewDeskClaim;
  readonly group: string | null;
  readonly isCurrent: boolean;
  choose(claimId: string): void;
  readonly see: ReportPaneProps['see'];
}

const ReportSentence = memo(function ReportSentence({
  claim,
  group,
  isCurrent,
  choose,
  see,
}: ReportSentenceProps) {
  const item = useRef<HTMLLIElement>(null);
  useOnScreen(item, claim, see);
  const remark = claim.kind === 'judgement' ? 'Expert opinion' : REMARKS[claim.verdict];
  return (
    <li ref={item}>
      {group !== null && <h3 className="mt-3 mb-0.5 text-sm text-soft">{group}</h3>}
      <button
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => choose(claim.id)}
        className={`desk-sentence ${edgeOf(claim)} ${isCurrent ? 'bg-wash' : 'hover:bg-wash'}`}
      >
        <span className={claim.state === 'cut' ? 'text-soft line-through' : ''}>{claim.text}</span>
        {remark && claim.state !== 'cut' && (
          // An open sentence is heard with its verdict below.
          <span
            aria-hidden={(isOpen(claim) && claim.kind !== 'judgement') || undefined}
            className="ml-2 text-sm text-soft"
          >
            {remark}
          </span>
        )}
        <span className={isOpen(claim) ? 'sr-only' : 'ml-2 text-sm font-semibold text-accent'}>
          {isOpen(claim) ? `. ${VERDICT_NAMES[claim.verdict]}, open` : formatSentenceState(claim)}
        </span>
      </button>
    </li>
  );
});

function edgeOf(claim: ReviewDeskClaim): string {
  if (claim.state === 'cut') return 'border-line';
  if (isFaulty(claim)) return 'border-danger';
  if (lacksDecision(claim) || (claim.verdict === 'weak' && isOpen(claim))) return 'border-warm';
  return isOpen(claim) ? 'border-line' : 'border-accent';
}

import { useEffect, useRef, useState } from 'react';
import type { ReviewDeskClaim, ReviewDeskEvidence } from '../../../../../desk/review/shape';
import type { SentenceDraft } from '../drafts/kept-words';
import { firstReason } from '../../panes/claim/reason-form';
import type { DeskSettings } from '../settings';
import type { ReviewCommand } from './shortcuts';
import type { ReviewDesk } from '../use-review-desk';
import type { Drafting } from '../drafts/use-draft';
import { isFaulty, isOpen, lacksDecision, VERDICT_NAMES } from '../../words/verdicts';

export type PaneName = 'report' | 'claim' | 'source';

export interface Commands {
  readonly pane: PaneName;
  readonly dialog: 'help' | 'gate' | 'history' | 'notes' | null;
  readonly finding: 'quote' | 'search' | null;
  readonly shownId: string | null;
  /** Rows that came to light here and are not yet in what the server last sent. */
  readonly learned: ReadonlyMap<string, ReviewDeskEvidence>;
  run(command: ReviewCommand): void;
  openPane(pane: PaneName): void;
  closeDialog(): void;
  closeFinder(): void;
  show(evidenceId: string): void;
  pick(row: ReviewDeskEvidence): void;
  replaceQuote(evidenceId: string): void;
  saveDraft(): void;
  giveUpDraft(): void;
  choose(claimId: string): void;
}

const FAULTY = 'Unsupported. Edit it, change its evidence, mark it as opinion, or delete it.';

export function useCommands(
  reviewDesk: ReviewDesk,
  drafting: Drafting,
  settings: DeskSettings,
  change: (settings: Partial<DeskSettings>) => void,
): Commands {
  const [pane, openPane] = useState<PaneName>('claim');
  const [dialog, setDialog] = useState<Commands['dialog']>(null);
  // The page of an order leads straight to what changed between versions.
  useEffect(() => {
    if (window.location.hash === '#history') setDialog('history');
  }, []);
  const [finding, setFinding] = useState<Commands['finding']>(null);
  const [shownId, setShownId] = useState<string | null>(null);
  const [learned, setLearned] = useState<Commands['learned']>(new Map());
  const { current: claim, tell } = reviewDesk;
  const { draft } = drafting;
  const isSending = useRef(false);

  function begin(mode: SentenceDraft['mode'], of: ReviewDeskClaim): void {
    const text =
      mode === 'add' ? '' : mode === 'cut' || mode === 'decide' ? firstReason(mode) : of.text;
    drafting.begin({
      mode,
      claimId: of.id,
      text,
      evidenceIds: mode === 'add' ? [] : of.evidenceIds,
    });
    openPane('claim');
  }

  function accept(of: ReviewDeskClaim): void {
    if (isFaulty(of)) tell('danger', FAULTY);
    else if (lacksDecision(of)) begin('decide', of);
    else if (isOpen(of))
      reviewDesk.goOn(reviewDesk.act({ do: 'accept', claimId: of.id }, 'Accepted.'));
    else reviewDesk.goOn();
  }

  function leave(): void {
    setShownId(null);
    setFinding(null);
  }

  function write(command: ReviewCommand, of: ReviewDeskClaim): void {
    if (!reviewDesk.mayWrite) tell('danger', 'You’re not the reviewer now. Nothing changed.');
    else if (command === 'accept') accept(of);
    else if (command === 'edit' || command === 'cut' || command === 'judge' || command === 'add')
      begin(command, of);
    else if (command === 'decide' && of.needsDecision) begin('decide', of);
    else if (command === 'decide') tell('info', 'Nothing to resolve in this sentence.');
    else if (command === 'restore')
      void reviewDesk.act({ do: 'restore', claimId: of.id }, 'Reverted.');
    else if (command === 'undo') void reviewDesk.act({ do: 'undo' }, 'Undone.');
    else if (command === 'quote') find('quote');
  }

  function find(kind: 'quote' | 'search'): void {
    setFinding(kind);
    openPane('source');
  }

  function run(command: ReviewCommand): void {
    tell('info', '');
    switch (command) {
      case 'next':
        leave();
        return reviewDesk.step(1);
      case 'back':
        leave();
        return reviewDesk.step(-1);
      case 'search':
        return find('search');
      case 'order': {
        const order = settings.order === 'risk' ? 'reading' : 'risk';
        change({ order });
        tell(
          'info',
          order === 'risk' ? 'Sorted by risk, riskiest first.' : 'Sorted in reading order.',
        );
        return reviewDesk.reorder(order);
      }
      case 'next-source': {
        const rows = claim === null ? [] : [...claim.evidenceIds, ...claim.otherVoices];
        openPane('source');
        return setShownId(
          rows[(rows.indexOf(shownId ?? rows[0] ?? '') + 1) % Math.max(rows.length, 1)] ?? null,
        );
      }
      case 'gate':
      case 'history':
      case 'notes':
      case 'help':
        return setDialog(command);
      default:
        if (command === 'accept') leave();
        if (claim !== null) write(command, claim);
    }
  }

  async function send({ mode, claimId, text, evidenceIds }: SentenceDraft): Promise<boolean> {
    const said = text.trim();
    switch (mode) {
      case 'edit':
        return reviewDesk.act(
          { do: 'edit', claimId, text: said, evidenceIds },
          'Saved and verified.',
        );
      case 'judge':
        return reviewDesk.act({ do: 'judge', claimId, text: said }, 'Marked as opinion.');
      case 'cut':
        return reviewDesk.act({ do: 'cut', claimId, reason: said }, 'Deleted. Undo restores it.');
      case 'decide':
        return reviewDesk.act({ do: 'decide', claimId, reason: said }, 'Decided.');
      case 'add': {
        const after = reviewDesk.claims.get(claimId);
        return (
          after !== undefined &&
          reviewDesk.act(
            { do: 'add', section: after.section, text: said, evidenceIds, after: claimId },
            'Added and verified.',
          )
        );
      }
    }
  }

  function replaceQuote(evidenceId: string): void {
    if (claim === null) return;
    setShownId(null);
    openPane('claim');
    void reviewDesk.act(
      { do: 'replace-quote', claimId: claim.id, evidenceIds: [evidenceId] },
      'Quote replaced. Sentence verified.',
    );
  }

  return {
    pane,
    dialog,
    finding,
    shownId,
    learned,
    run,
    openPane,
    closeDialog: () => setDialog(null),
    closeFinder: () => setFinding(null),
    show: setShownId,
    pick(row) {
      setLearned((known) => new Map([...known, [row.id, row]]));
      setFinding(null);
      if (draft !== null && (draft.mode === 'edit' || draft.mode === 'add')) {
        drafting.write({ ...draft, evidenceIds: [...new Set([...draft.evidenceIds, row.id])] });
        openPane('claim');
      } else if (finding === 'quote') replaceQuote(row.id);
      else setShownId(row.id);
    },
    replaceQuote,
    saveDraft() {
      if (draft === null || isSending.current) return;
      isSending.current = true;
      void send(draft).then((done) => {
        isSending.current = false;
        if (!done) return;
        drafting.end(draft);
        setFinding(null);
        if (draft.mode === 'cut' || draft.mode === 'decide')
          reviewDesk.goOn(undefined, draft.claimId);
      });
    },
    giveUpDraft() {
      drafting.write(null);
      setFinding(null);
    },
    choose(claimId) {
      leave();
      reviewDesk.go(claimId);
      setDialog(null);
      openPane('claim');
    },
  };
}

export const formatClaim = (claim: ReviewDeskClaim, place: string): string =>
  `${place}. ${VERDICT_NAMES[claim.verdict]}. ${claim.text}`;

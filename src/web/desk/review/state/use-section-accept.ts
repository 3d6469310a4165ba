import { useCallback, useRef, useState } from 'react';
import { plural } from '../../../../kernel/text';
import {
  formatAttention,
  formatUnseen,
  type ReviewDeskClaim,
  type ReviewDeskSection,
} from '../../../../desk/review/shape';
import type { ReviewDesk } from './use-review-desk';
import { isOpen } from '../words/verdicts';

export interface SectionAccept {
  /** Says that a sentence has been on screen as it reads now. */
  see(claim: Pick<ReviewDeskClaim, 'id' | 'text'>): void;
  accept(section: ReviewDeskSection['id']): void;
}

/** All open sentences of a section, with what keeps them from being accepted together. */
export function openOf({ claims }: Pick<ReviewDeskSection, 'claims'>) {
  const open = claims.filter(isOpen);
  return { open, inTheWay: open.filter(({ attention }) => attention !== null) };
}

/** Accepts a section as one step, once each of its open sentences has been on screen. */
export function useSectionAccept(
  reviewDesk: Pick<ReviewDesk, 'latest' | 'mayWrite' | 'act' | 'tell' | 'go' | 'goOn'>,
  drafted: string | null,
  showReport: () => void,
): SectionAccept {
  const seen = useRef(new Map<string, string>());
  const see = useCallback<SectionAccept['see']>(
    ({ id, text }) => void seen.current.set(id, text),
    [],
  );
  const [isSending, setSending] = useState(false);
  const { latest, mayWrite, act, tell, go, goOn } = reviewDesk;

  function refuse(sentence: string, first: ReviewDeskClaim | undefined): void {
    tell('danger', sentence);
    if (first !== undefined) go(first.id);
  }

  function accept(id: ReviewDeskSection['id']): void {
    const section = latest().sections.find((one) => one.id === id);
    if (section === undefined || isSending) return;
    if (!mayWrite) return tell('danger', 'You’re not the reviewer now. Nothing changed.');
    const { open, inTheWay } = openOf(section);
    if (open.length === 0)
      return tell('info', 'Every sentence of this section is reviewed already.');
    if (inTheWay.length > 0)
      return refuse(
        formatAttention(inTheWay.flatMap(({ attention }) => attention ?? [])),
        inTheWay[0],
      );
    const inHand = section.claims.find((claim) => claim.id === drafted);
    if (inHand !== undefined)
      return refuse('Save or discard your draft in this section first.', inHand);
    const unseen = open.filter((claim) => seen.current.get(claim.id) !== claim.text);
    if (unseen.length > 0) {
      showReport();
      return refuse(formatUnseen(section.title, unseen.length), unseen[0]);
    }
    setSending(true);
    void act(
      { do: 'accept-section', section: id, seen: open.map((claim) => claim.id) },
      `Accepted “${section.title}”, ${plural(open.length, 'sentence')}. Undo takes it back.`,
    ).then((done) => {
      setSending(false);
      if (done) return goOn();
      const now = latest().sections.find((one) => one.id === id);
      const [first] = now === undefined ? [] : openOf(now).inTheWay;
      if (first !== undefined) go(first.id);
    });
  }

  return { see, accept };
}

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReviewDeskClaim, ReviewDeskView, ReviewAction } from '../../../../desk/review/shape';
import { claimsById, isMine, withOutcome } from './review-desk-state';
import { callReviewDesk, type CallName, type Called, type Calls } from './calls';
import { keepOrder, neighbour, nextOpen, orderClaims, type OrderMode } from './claim-order';
import { paceOf } from '../queue/progress-words';
import { isOpen } from '../words/verdicts';

/** The last thing that happened, in a sentence that is read out too. */
export interface Notice {
  readonly kind: 'info' | 'danger';
  readonly sentence: string;
  readonly at: number;
}

export interface ReviewDesk {
  readonly view: ReviewDeskView;
  readonly claims: ReadonlyMap<string, ReviewDeskClaim>;
  readonly order: readonly string[];
  readonly current: ReviewDeskClaim | null;
  readonly told: Notice | null;
  readonly isBusy: boolean;
  readonly isSignedOut: boolean;
  readonly pace: number;
  readonly mayWrite: boolean;
  tell(kind: Notice['kind'], sentence: string): void;
  go(claimId: string | null): void;
  step(by: 1 | -1): void;
  /**
   * Moves on to the next open claim without waiting for a pending action on this one; `from` is the
   * claim it was left at.
   */
  goOn(saying?: Promise<boolean>, from?: string): void;
  reorder(mode: OrderMode): void;
  call<Name extends CallName>(name: Name, asked: Calls[Name][0]): Promise<Called<Name>>;
  /** Whether it is done; what hindered it has been told. */
  act(action: ReviewAction, said: string): Promise<boolean>;
  /** What the server said last, also before it is drawn. */
  latest(): ReviewDeskView;
  reload(): Promise<void>;
  signedInAgain(): void;
}

/** The one state of the bench: what the server last said, and which sentence is in hand. */
export function useReviewDesk(opened: ReviewDeskView, mode: OrderMode): ReviewDesk {
  const [view, setView] = useState(opened);
  const [order, setOrder] = useState(() => orderClaims(opened.sections, mode));
  const [currentId, setCurrentId] = useState(() =>
    nextOpen(order, null, claimsById(opened), new Set()),
  );
  const [told, setNotice] = useState<Notice | null>(null);
  const [busy, setBusy] = useState(0);
  const [isSignedOut, setSignedOut] = useState(false);
  const [settledAt, setSettledAt] = useState<readonly number[]>([]);
  const revision = useRef(opened.revision);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const unsent = useRef<readonly { readonly action: ReviewAction; readonly said: string }[]>([]);
  const leaving = useRef(new Set<string>());
  const { number } = opened;
  // Drawing comes later than the answer, and keys may come between the two.
  const lastSaid = useRef(opened);
  const show = useCallback((next: ReviewDeskView) => {
    lastSaid.current = next;
    setView(next);
  }, []);

  const claims = useMemo(() => claimsById(view), [view]);
  const laid = useMemo(() => keepOrder(order, view.sections), [order, view.sections]);
  const firstOpen = useMemo(() => nextOpen(laid, null, claims, new Set()), [laid, claims]);
  const current = claims.get(currentId ?? '') ?? claims.get(firstOpen ?? '') ?? null;
  // Keys come faster than drawings, so what they move from is kept beside the state.
  const at = useRef<string | null>(null);
  const latest = useRef(laid);
  useLayoutEffect(() => {
    latest.current = laid;
    at.current = current?.id ?? null;
    // What came to hand by itself stays there once it is mended.
    if (at.current !== currentId) setCurrentId(at.current);
  }, [laid, current, currentId]);

  const tell = useCallback(
    (kind: Notice['kind'], sentence: string) => setNotice({ kind, sentence, at: Date.now() }),
    [],
  );
  const isChosen = useRef(false);
  const go = useCallback((claimId: string | null) => {
    isChosen.current = true;
    at.current = claimId;
    setCurrentId(claimId);
  }, []);

  const call = useCallback(
    async <Name extends CallName>(name: Name, asked: Calls[Name][0]): Promise<Called<Name>> => {
      const answer = await callReviewDesk(number, name, asked);
      if (!answer.ok && answer.failure.code === 'not-signed-in') setSignedOut(true);
      return answer;
    },
    [number],
  );

  const reload = useCallback(async () => {
    const answer = await call('open', {});
    if (!answer.ok) return;
    revision.current = answer.value.revision;
    show(answer.value);
  }, [call, show]);

  const send = useCallback(
    async (action: ReviewAction, said: string): Promise<boolean> => {
      const answer = await call('act', { revision: revision.current, action });
      if (!answer.ok) {
        const { code, sentence } = answer.failure;
        if (code === 'not-signed-in') unsent.current = [...unsent.current, { action, said }];
        tell('danger', sentence);
        if (
          code === 'changed-meanwhile' ||
          code === 'held-by-another' ||
          code === 'no-claim' ||
          code === 'needs-attention' ||
          code === 'not-in-review'
        )
          await reload();
        return false;
      }
      revision.current = answer.value.revision;
      show(withOutcome(lastSaid.current, answer.value));
      if (answer.value.claim !== null && !isOpen(answer.value.claim))
        setSettledAt((moments) => [...moments.slice(-20), Date.now()]);
      if (answer.value.reload) await reload();
      if (said !== '') tell('info', said);
      return true;
    },
    [call, reload, show, tell],
  );

  const act = useCallback(
    (action: ReviewAction, said: string): Promise<boolean> => {
      setBusy((count) => count + 1);
      const done = line.current.then(() => send(action, said));
      line.current = done.catch(() => undefined);
      return done.finally(() => setBusy((count) => count - 1));
    },
    [send],
  );

  const goOn = useCallback(
    (saying?: Promise<boolean>, from?: string) => {
      const left = at.current;
      if (from !== undefined && from !== left) return;
      if (left !== null && saying) {
        leaving.current.add(left);
        void saying.finally(() => leaving.current.delete(left));
      }
      go(nextOpen(latest.current, left, claimsById(lastSaid.current), leaving.current));
    },
    [go],
  );

  const ordered = useRef(mode);
  const reorder = useCallback(
    (next: OrderMode) => {
      ordered.current = next;
      const { sections } = lastSaid.current;
      const row = orderClaims(sections, next);
      setOrder(row);
      go(nextOpen(row, null, claimsById({ sections }), new Set()));
    },
    [go],
  );
  // How somebody likes it is known only once the page runs; what they had begun stays in hand.
  useEffect(() => {
    if (ordered.current === mode) return;
    const held = isChosen.current ? at.current : null;
    reorder(mode);
    if (held !== null) go(held);
  }, [mode, reorder, go]);

  const signedInAgain = useCallback(() => {
    setSignedOut(false);
    const waiting = unsent.current;
    unsent.current = [];
    void reload().then(async () => {
      for (const { action, said } of waiting) await act(action, said);
    });
  }, [act, reload]);

  return {
    view,
    claims,
    order: laid,
    current,
    told,
    isBusy: busy > 0,
    isSignedOut,
    pace: paceOf(settledAt),
    mayWrite: isMine(view),
    latest: useCallback(() => lastSaid.current, []),
    tell,
    go,
    call,
    act,
    reload,
    goOn,
    reorder,
    signedInAgain,
    step: useCallback((by: 1 | -1) => go(neighbour(latest.current, at.current, by)), [go]),
  };
}

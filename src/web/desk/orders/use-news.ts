import { useEffect, useMemo, useState } from 'react';
import { seconds } from '../../../kernel/time';
import type { AdminOrder } from '../../../desk/orders/shape';
import type { TableView } from '../../../desk/orders/shape';

const ASK_EVERY = seconds(10);

interface News {
  readonly placed: number;
  readonly changed: readonly AdminOrder[];
  readonly now: string;
}

export interface LiveRows {
  readonly rows: readonly AdminOrder[];
  /** How many orders came since the page was made. */
  readonly placed: number;
  readonly now: string;
  readonly state: 'listening' | 'ended' | 'unheard';
}

/**
 * Keeps the rows of a page up to date where they stand: what is read does not move. Asks every ten seconds while the
 * page is looked at, and not at all while it isn't.
 */
export function useNews(page: Pick<TableView, 'rows' | 'now'>): LiveRows {
  const [news, hear] = useState<News | null>(null);
  const [state, setState] = useState<LiveRows['state']>('listening');
  const { rows, now } = page;
  useEffect(() => {
    hear(null);
    setState('listening');
    const shown = rows.flatMap(({ key }) => key ?? []).join(',');
    const address = `/desk/orders-news?${new URLSearchParams({ since: now, shown }).toString()}`;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const ask = async (): Promise<void> => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') return;
      const answer = await fetch(address).catch(() => null);
      if (isOver) return;
      if (answer?.status === 401) return setState('ended');
      if (answer?.ok) hear((await answer.json()) as News);
      setState(answer?.ok ? 'listening' : 'unheard');
      timer = setTimeout(() => void ask(), ASK_EVERY);
    };
    const look = (): void => void ask();
    timer = setTimeout(look, ASK_EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [rows, now]);
  return useMemo(() => {
    const changed = new Map(news?.changed.map((row) => [row.id, row]));
    return {
      rows: rows.map((row) => changed.get(row.id) ?? row),
      placed: news?.placed ?? 0,
      now: news?.now ?? now,
      state,
    };
  }, [rows, now, news, state]);
}

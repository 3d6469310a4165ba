import { seconds } from '../kernel/time';

/** What is kept may name a buyer, so it is gone soon; and it is little, since few pages are asked for twice. */
const KEPT_FOR = seconds(20);
const MOST_KEPT = 64;
const LONGEST = 200_000;

/** What each answer has of its own: its nonce, the number of its request. */
export type Own = readonly string[];

export interface KeptRenderings {
  /** The page made of the same words a moment ago, with this answer’s own words in it. */
  find(made: string, own: Own): string | undefined;
  keep(made: string, own: Own, page: string): void;
}

/** A page cut where another answer has other words. */
type Cut = string | readonly Cut[];

const cutAt = (text: string, [first, ...others]: Own): Cut =>
  first === undefined ? text : text.split(first).map((part) => cutAt(part, others));

const join = (cut: Cut, [first = '', ...others]: Own): string =>
  typeof cut === 'string' ? cut : cut.map((part) => join(part, others)).join(first);

/**
 * Pages by all that they are made of. The data is read anew for each answer, and only where it is the same, to the
 * letter, is its rendering spared: a change is seen at once, whoever made it.
 */
export function keepRenderings(now: () => number = () => performance.now()): KeptRenderings {
  const kept = new Map<string, { readonly cut: Cut; readonly until: number }>();
  let cleaning: ReturnType<typeof setTimeout> | undefined;

  const clean = (): void => {
    cleaning = undefined;
    for (const [made, { until }] of kept) if (until <= now()) kept.delete(made);
    if (kept.size > 0) cleaning = setTimeout(clean, KEPT_FOR).unref();
  };
  return {
    find(made, own) {
      const found = kept.get(made);
      return found === undefined || found.until <= now() ? undefined : join(found.cut, own);
    },
    keep(made, own, page) {
      if (page.length > LONGEST) return;
      const [oldest] = kept.keys();
      if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      kept.set(made, { cut: cutAt(page, own), until: now() + KEPT_FOR });
      cleaning ??= setTimeout(clean, KEPT_FOR).unref();
    },
  };
}

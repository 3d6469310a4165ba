/** One entry of a feed as it was written: its places in the order in which they are believed. */
export interface FeedEntry {
  readonly title: string | undefined;
  /** Addresses, each with those it may be relative to, the outermost first. */
  readonly links: readonly { readonly address: string; readonly bases: readonly string[] }[];
  readonly dates: readonly string[];
  readonly html: string | undefined;
  readonly author: string | undefined;
}

export interface ReadFeed {
  /** The page that the feed belongs to, as it is written. */
  readonly page: string | undefined;
  readonly entries: readonly FeedEntry[];
}

export interface Citation {
  readonly evidenceId: string;
  readonly sourceName: string;
  readonly title: string;
  readonly url: string;
  readonly quote: string;
  /** What a service's answer or a table's row says, in words; the quote is then its raw form. */
  readonly display?: string;
  readonly publishedAt?: string;
  readonly fetchedAt: string;
}

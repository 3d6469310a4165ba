export interface Citation {
  readonly evidenceId: string;
  readonly sourceName: string;
  readonly title: string;
  readonly url: string;
  /** As much as its source's license lets us show; an exact slice of the page. */
  readonly quote: string;
  /** What a service's answer or a table's row says, in words; the quote is then its raw form. */
  readonly display?: string;
  /** Words were left out before what is shown. */
  readonly cutBefore?: true;
  readonly cutAfter?: true;
  readonly publishedAt?: string;
  readonly fetchedAt: string;
}

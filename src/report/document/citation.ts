export interface Citation {
  readonly evidenceId: string;
  readonly sourceName: string;
  readonly title: string;
  readonly url: string;
  readonly quote: string;
  readonly publishedAt?: string;
  readonly fetchedAt: string;
}

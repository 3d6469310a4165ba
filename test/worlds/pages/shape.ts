export type PageKind =
  | 'home'
  | 'about'
  | 'leadership'
  | 'values'
  | 'newsroom'
  | 'article'
  | 'product'
  | 'service'
  | 'listing'
  | 'collection'
  | 'documentation'
  | 'forum'
  | 'careers'
  | 'posting'
  | 'blog'
  | 'investors'
  | 'wire'
  | 'press'
  | 'wiki'
  | 'stale'
  | 'pdf'
  | 'filing'
  | 'rival';

export type Block = { readonly kind: 'text' | 'heading' | 'html'; readonly text: string };

/** A page before anybody has decided what its HTML looks like. */
export interface Page {
  readonly url: string;
  readonly kind: PageKind;
  readonly title: string;
  readonly published?: string;
  readonly author?: string;
  readonly blocks: readonly Block[];
  /** What leads on from here, as a visitor sees it. */
  readonly links: readonly { readonly url: string; readonly label: string }[];
}

export const text = (said: string): Block => ({ kind: 'text', text: said });
export const heading = (said: string): Block => ({ kind: 'heading', text: said });
export const html = (said: string): Block => ({ kind: 'html', text: said });

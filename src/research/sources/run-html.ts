import type { Result } from '../../kernel/result';
import { pageData } from './page-data';
import { runItems, type ItemsAnswer } from './run-items';
import type { Source } from './shape';
import type { Known } from './template';

/** Reads what a page shows in tables, meta tags and structured data by the source's mapping. Its running text is for the reader. */
export function runHtml(source: Source, { text, url }: { readonly text: string; readonly url: string }, known: Known = {}): Result<ItemsAnswer, 'shape-changed'> {
  return runItems(source, pageData(text, url), known);
}

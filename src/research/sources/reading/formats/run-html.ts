import type { Result } from '../../../../kernel/result';
import { markdownData } from '../documents/markdown-data';
import { pageData } from './page-data';
import { runItems, type ItemsAnswer } from './run-items';
import type { Source } from '../../shape';
import type { Known } from '../../definition/template';

/** A page may be written in Markdown, as the lists are that many keep together. */
function isMarkdown(url: string, text: string): boolean {
  return (
    URL.canParse(url) &&
    /\.md$/i.test(new URL(url).pathname) &&
    !/^\s*<(?:!doctype|html|head|body)\b/i.test(text)
  );
}

/**
 * Reads a page's tables, lists, meta tags, and structured data by the source's mapping. Running
 * text is left to the reader.
 */
export function runHtml(
  source: Source,
  { text, url }: { readonly text: string; readonly url: string },
  known: Known = {},
): Result<ItemsAnswer, 'shape-changed'> {
  return runItems(source, isMarkdown(url, text) ? markdownData(text) : pageData(text, url), known);
}

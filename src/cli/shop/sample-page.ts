const PRIVATE = '<meta name="robots" content="noindex, nofollow, noarchive">';
const MASTHEAD_ENDS = '</header>';
const LINKS =
  '<p class="line"><a href="/order">Order a report on a real company</a> · ' +
  '<a href="/sample/report.pdf">This sample as a PDF</a> · ' +
  '<a href="/">Back to the shop</a></p>\n';

/** A buyer's page with what makes it everybody's: found by search engines, and with a way on. */
export function asSamplePage(html: string): string {
  for (const mark of [PRIVATE, MASTHEAD_ENDS])
    if (html.split(mark).length !== 2)
      throw new Error(`The page has not exactly one ${mark}, so it can’t become a sample.`);
  return html
    .replace(PRIVATE, '<meta name="robots" content="index, follow">')
    .replace(MASTHEAD_ENDS, `${LINKS}${MASTHEAD_ENDS}`);
}

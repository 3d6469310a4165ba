import { escapeHtml } from '../../kernel/formats/html';
import type { ServedInterview } from './open-report.server';

/** What only the server knows of a report: it may change after the page was made and signed. */
export interface Served {
  readonly token: string;
  readonly interview: ServedInterview | null;
}

/** Left in the page when it is made. Names and sentences are escaped, so none of them can look like it. */
const PLACE = '<!--served-->';

/** The page's script counts the times of the last hours from here. */
function dayHtml(path: string, { at, zone, words, calendars }: ServedInterview): string {
  const clock = zone === null ? '' : ` data-zone="${escapeHtml(zone)}"`;
  const when = `<time datetime="${escapeHtml(at)}"${clock}>${escapeHtml(words)}</time>`;
  const onward =
    calendars === null
      ? '<a href="#thank-you">Write a thank-you note</a>'
      : [
          `<a href="${path}/interview.ics">Add it to your calendar</a>`,
          `<a href="${escapeHtml(calendars.google)}">Google Calendar</a>`,
          `<a href="${escapeHtml(calendars.outlook)}">Outlook</a>`,
        ].join('');
  return `<span class="interview">Your interview: ${when}</span>${onward}`;
}

/**
 * The stored page as it is shown. The file stays as it was signed; the way to its PDFs and the day of the interview
 * are put in each time, since the page knows neither its own link nor what the buyer tells later.
 */
export function servePage(html: string, { token, interview }: Served): string {
  const path = `/r/${encodeURIComponent(token)}`;
  const day = interview === null ? '' : dayHtml(path, interview);
  const files =
    `<a href="${path}/report.pdf">Open as PDF</a>` +
    `<a href="${path}/pocket.pdf">Pocket card (PDF)</a>` +
    `<a href="${path}/share">Share it</a>` +
    `<a href="${path}/second-round">What changed since</a>`;
  return html.replace(PLACE, () => `<p class="served">${day}${files}</p>`);
}

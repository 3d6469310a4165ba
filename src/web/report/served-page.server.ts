/** What only the server knows of a report: it may change after the page was made and signed. */
export interface Served {
  readonly token: string;
  readonly interview: { readonly at: string; readonly zone: string | null } | null;
}

/** Left in the page when it is made. Names and sentences are escaped, so none of them can look like it. */
const PLACE = '<!--served-->';

/** “Tuesday, March 24, 2026 at 10:30 AM EDT” */
function formatServedAt({ at, zone }: NonNullable<Served['interview']>): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: zone ?? 'America/New_York',
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
    .format(new Date(at))
    .replaceAll('\u202f', ' ');
}

/**
 * The stored page as it is shown. The file stays as it was signed; the way to its PDF and the day of the interview
 * are put in each time, since the page knows neither its own link nor what the buyer tells later.
 */
export function servePage(html: string, { token, interview }: Served): string {
  const path = `/r/${encodeURIComponent(token)}`;
  const day =
    interview === null
      ? ''
      : `<span class="interview">Your interview: ${formatServedAt(interview)}</span><a href="${path}/interview.ics">Add it to your calendar</a>`;
  return html.replace(
    PLACE,
    () => `<p class="served">${day}<a href="${path}/report.pdf">Open as PDF</a></p>`,
  );
}

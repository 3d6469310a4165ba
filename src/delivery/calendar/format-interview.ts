import { USUAL_ZONE } from './interview-entry';

/** “Tuesday, March 24, 2026 at 10:30 AM EDT”, on the buyer's clock. */
export function formatInterview({
  at,
  zone,
}: {
  readonly at: string;
  readonly zone: string | null;
}): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: zone ?? USUAL_ZONE,
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

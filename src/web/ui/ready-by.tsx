import { useEffect, useState } from 'react';

const look = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const satisfies Intl.DateTimeFormatOptions;

/** Kept, as making one takes far longer than asking it. */
const EASTERN = new Intl.DateTimeFormat('en-US', {
  ...look,
  timeZone: 'America/New_York',
  timeZoneName: 'short',
});

/** An hour to come, “Tue, Nov 24, 9:00 AM (your time)”; where no script runs, in the shop's own zone. */
export function ReadyBy({ iso }: { readonly iso: string }) {
  const [text, setText] = useState(() => EASTERN.format(new Date(iso)));
  useEffect(() => setText(`${new Date(iso).toLocaleString('en-US', look)} (your time)`), [iso]);
  return <time dateTime={iso}>{text}</time>;
}

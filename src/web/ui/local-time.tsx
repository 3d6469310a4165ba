import { useEffect, useState } from 'react';

const look = {
  dateStyle: 'medium',
  timeStyle: 'short',
} as const satisfies Intl.DateTimeFormatOptions;

/** Kept, as making one takes far longer than asking it. */
const UTC = new Intl.DateTimeFormat('en-US', { ...look, timeZone: 'UTC' });

/** The reader's own time zone is known in the browser alone; until then, and without scripts, it is UTC. */
export function LocalTime({ iso }: { readonly iso: string }) {
  const [text, setText] = useState(() => `${UTC.format(new Date(iso))} UTC`);
  useEffect(() => setText(new Date(iso).toLocaleString('en-US', look)), [iso]);
  return <time dateTime={iso}>{text}</time>;
}

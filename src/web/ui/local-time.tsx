import { useEffect, useState } from 'react';

const look = {
  dateStyle: 'medium',
  timeStyle: 'short',
} as const satisfies Intl.DateTimeFormatOptions;

/** The reader's own time zone is known in the browser alone; until then, and without scripts, it is UTC. */
export function LocalTime({ iso }: { readonly iso: string }) {
  const [text, setText] = useState(
    () => `${new Date(iso).toLocaleString('en-US', { ...look, timeZone: 'UTC' })} UTC`,
  );
  useEffect(() => setText(new Date(iso).toLocaleString('en-US', look)), [iso]);
  return <time dateTime={iso}>{text}</time>;
}

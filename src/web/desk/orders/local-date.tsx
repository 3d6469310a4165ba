import { useEffect, useState } from 'react';

/** The reader's own day is known in the browser alone; until then, and without scripts, it is that of UTC. */
export function LocalDate({ iso }: { readonly iso: string }) {
  const [text, setText] = useState(() => new Date(iso).toLocaleDateString('en-US', { timeZone: 'UTC' }));
  useEffect(() => setText(new Date(iso).toLocaleDateString('en-US')), [iso]);
  return <time dateTime={iso}>{text}</time>;
}

import { useEffect, useState } from 'react';

/** To make one costs a hundred times what using it does, and a page has fifty. */
const inUtc = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC' });

/** The reader's own day is known in the browser alone; until then, and without scripts, it is that of UTC. */
export function LocalDate({ iso }: { readonly iso: string }) {
  const [text, setText] = useState(() => inUtc.format(new Date(iso)));
  useEffect(() => setText(new Date(iso).toLocaleDateString('en-US')), [iso]);
  return <time dateTime={iso}>{text}</time>;
}

import { useLayoutEffect, type ReactNode } from 'react';

/**
 * While React takes a page over it sets its text areas back to what the server sent, though not its other fields.
 * Called before that, this answers with what puts back the words typed by then.
 */
export function watchTyped(): () => void {
  const typed = new Map<HTMLTextAreaElement, string>();
  const keep = (area: HTMLTextAreaElement): void => void typed.set(area, area.value);
  const listen = ({ target }: Event): void => {
    if (target instanceof HTMLTextAreaElement) keep(target);
  };
  for (const area of document.querySelectorAll('textarea'))
    if (area.value !== area.defaultValue) keep(area);
  document.addEventListener('input', listen, true);
  return () => {
    document.removeEventListener('input', listen, true);
    for (const [area, words] of typed) if (area.value !== words) area.value = words;
    typed.clear();
  };
}

export function KeepTyped({
  putBack,
  children,
}: {
  readonly putBack: () => void;
  readonly children: ReactNode;
}) {
  useLayoutEffect(putBack, [putBack]);
  return children;
}

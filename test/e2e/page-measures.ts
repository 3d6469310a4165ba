/** Every page that anybody may open without an order, and a path that leads nowhere. */
export const PUBLIC = [
  '/',
  '/about',
  '/faq',
  '/contact',
  '/sources',
  '/terms',
  '/privacy',
  '/bot',
  '/order',
  '/nowhere',
] as const;

/** Runs in the page: what may be pressed and is under 24 pixels, but for links within a sentence. */
export function tooSmall(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, textarea')]
    .filter((target) => {
      const { width, height, bottom } = target.getBoundingClientRect();
      const inSentence =
        target.tagName === 'A' &&
        getComputedStyle(target).display === 'inline' &&
        (target.parentElement?.textContent ?? '').trim() !== (target.textContent ?? '').trim();
      return width > 0 && bottom > 0 && !inSentence && (width < 24 || height < 24);
    })
    .map((target) => `${target.tagName} ${target.textContent || target.getAttribute('name')}`);
}

/** Runs in the page: the place of what has the focus in the order of reading, and whether nothing lies upon it. */
export function whereFocusIs(): {
  readonly at: number;
  readonly free: boolean;
  readonly name: string;
} {
  const focused = document.activeElement as HTMLElement;
  const [box] = focused.getClientRects();
  const top =
    box === undefined
      ? null
      : document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return {
    at: [...document.querySelectorAll('*')].indexOf(focused),
    free: top !== null && (focused.contains(top) || top.contains(focused)),
    name: focused.innerText,
  };
}

import { useEffect, useRef } from 'react';
import { deskCommandOf } from './keys';

/** Focus goes from row to row; Enter then opens the one it is on, as on any link. */
export function useDeskKeys(isOn: boolean, help: () => void): void {
  const latest = useRef(help);
  useEffect(() => {
    latest.current = help;
  }, [help]);
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent): void => {
      const command = event.defaultPrevented ? null : deskCommandOf(event);
      if (command === null) return;
      event.preventDefault();
      switch (command) {
        case 'search': {
          const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
          field?.focus();
          return field?.select();
        }
        case 'next':
          return step(1);
        case 'back':
          return step(-1);
        case 'select':
          return rowInHand()?.querySelector<HTMLElement>('[data-row-select]')?.click();
        case 'act':
          return act();
        case 'next-page':
          return document.querySelector<HTMLElement>('a[rel="next"]')?.click();
        case 'previous-page':
          return document.querySelector<HTMLElement>('a[rel="prev"]')?.click();
        case 'help':
          return latest.current();
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}

const rowLinks = (): readonly HTMLAnchorElement[] => [
  ...document.querySelectorAll<HTMLAnchorElement>('[data-row-link]'),
];
const rowInHand = (): Element | null => document.activeElement?.closest('tr, li') ?? null;

function step(by: 1 | -1): void {
  const links = rowLinks();
  const row = rowInHand();
  const at = links.findIndex((link) => row?.contains(link));
  const next =
    at === -1
      ? by === 1
        ? 0
        : links.length - 1
      : Math.min(Math.max(at + by, 0), links.length - 1);
  links[next]?.focus();
  links[next]?.closest('tr, li')?.scrollIntoView({ block: 'nearest' });
}

/** On a row, what is due of it or its page’s actions; on an order’s page, the first action. */
function act(): void {
  const row = rowInHand();
  const due = row?.querySelector<HTMLAnchorElement>('[data-row-act]');
  const link = row?.querySelector<HTMLAnchorElement>('[data-row-link]');
  if (due) due.click();
  else if (link) window.location.assign(`${link.href}#acts`);
  else document.querySelector<HTMLElement>('[data-acts] button')?.focus();
}

import { useEffect, useRef } from 'react';
import { commandOf } from './keys';

/** Focus goes from order to order; Enter then opens the one it is on, as on any link. */
export function useTableKeys(isOn: boolean, help: () => void): void {
  const latest = useRef(help);
  useEffect(() => {
    latest.current = help;
  }, [help]);
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent): void => {
      const command = commandOf(event);
      if (command === null) return;
      event.preventDefault();
      switch (command) {
        case 'search': {
          const field = document.querySelector<HTMLInputElement>('#order-search');
          field?.focus();
          return field?.select();
        }
        case 'next':
          return step(1);
        case 'back':
          return step(-1);
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

function step(by: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-order-link]')];
  const at = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
  const next =
    at === -1
      ? by === 1
        ? 0
        : links.length - 1
      : Math.min(Math.max(at + by, 0), links.length - 1);
  links[next]?.focus();
  links[next]?.closest('tr')?.scrollIntoView({ block: 'nearest' });
}

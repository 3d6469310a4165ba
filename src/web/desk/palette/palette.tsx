import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { formatStage } from '../../../shop/orders/shape';
import type { DeskPlace } from '../frame/places';
import type { FoundOrder } from '../../../desk/orders/shape';
import { commandsFor, stepIn, type PaletteCommand } from './commands';

interface PaletteProps {
  readonly open: readonly DeskPlace[];
  close(): void;
}

const PAUSE = 150;

/** One field that finds orders, actions, and pages; arrows choose, Enter goes there. */
export function Palette({ open, close }: PaletteProps) {
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [typed, type] = useState('');
  const [at, moveTo] = useState(0);
  const orders = useOrders(typed);
  const commands = useMemo(() => commandsFor(typed, open, orders), [typed, open, orders]);
  useEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  useEffect(() => moveTo(0), [typed]);
  const chosen = commands[Math.min(at, commands.length - 1)];
  useEffect(() => {
    document.getElementById(`${id}${chosen?.id ?? ''}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, chosen?.id]);
  const go = (command: PaletteCommand | undefined): void => {
    if (command) window.location.assign(command.to);
  };
  const press = (event: KeyboardEvent): void => {
    const by = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key];
    if (by !== undefined) moveTo((now) => stepIn(commands.length, now, by));
    else if (event.key === 'Enter') go(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <dialog
      ref={box}
      aria-label="Find an order, a page, or an action"
      onCancel={close}
      className="desk-dialog desk-palette"
    >
      <input
        type="text"
        role="combobox"
        aria-label="Find"
        aria-expanded={commands.length > 0}
        aria-controls={`${id}list`}
        aria-activedescendant={chosen ? `${id}${chosen.id}` : undefined}
        aria-autocomplete="list"
        placeholder="Order number, company, buyer, page, or action"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
      />
      <div id={`${id}list`} role="listbox" aria-label="Results" className="desk-found">
        {(['Orders', 'Actions', 'Pages'] as const).map((group) => {
          const own = commands.filter((command) => command.group === group);
          return own.length === 0 ? null : (
            <div key={group} role="group" aria-label={group}>
              <p aria-hidden="true" className="px-4 pt-2 text-xs font-semibold text-soft">
                {group}
              </p>
              {own.map((command) => (
                <div
                  key={command.id}
                  id={`${id}${command.id}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={command === chosen}
                  onMouseMove={() => moveTo(commands.indexOf(command))}
                  onClick={() => go(command)}
                  onKeyDown={press}
                  className="desk-option"
                >
                  <span className="wrap-anywhere">{command.name}</span>
                  <span className="text-sm text-soft">{command.hint}</span>
                </div>
              ))}
            </div>
          );
        })}
      </div>
      <p role="status" className={commands.length === 0 ? 'px-4 py-3' : 'sr-only'}>
        {commands.length === 0
          ? 'Nothing found. Try part of a name, or an order’s number.'
          : `${commands.length} results`}
      </p>
      <p className="border-t border-line px-4 py-2 text-xs text-soft" aria-hidden="true">
        Arrows choose, <kbd className="desk-key">Enter</kbd> open,{' '}
        <kbd className="desk-key">Esc</kbd> close
      </p>
    </dialog>
  );
}

/** The orders that fit, asked for once somebody stops typing; an answer that came too late is dropped. */
function useOrders(typed: string): readonly FoundOrder[] {
  const [found, find] = useState<readonly FoundOrder[]>([]);
  useEffect(() => {
    const words = typed.trim();
    if (words.length < 2) {
      find([]);
      return undefined;
    }
    const stop = new AbortController();
    const timer = setTimeout(() => {
      void fetch(`/desk/orders-find?${new URLSearchParams({ q: words }).toString()}`, {
        signal: stop.signal,
      })
        .then(async (answer) => (answer.ok ? ((await answer.json()) as FoundOrder[]) : []))
        .then((orders) =>
          find(orders.map((order) => ({ ...order, stage: formatStage(order.stage) }))),
        )
        .catch(() => undefined);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [typed]);
  return found;
}

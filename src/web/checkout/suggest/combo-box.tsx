import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { Field } from '../../ui/field';

export interface ComboOption {
  readonly key: string;
  readonly label: string;
  readonly detail?: string;
}

const listLook =
  'absolute inset-x-0 top-full z-20 mt-1 max-h-72 scroll-mb-14 overflow-y-auto overscroll-contain ' +
  'rounded-md border border-edge bg-raised py-1 shadow-lg';
const optionLook =
  'block min-h-11 w-full cursor-pointer px-3 py-2 text-left hover:bg-wash aria-selected:bg-wash ' +
  'aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-accent';

interface ComboBoxProps extends ComponentProps<typeof Field> {
  /** What the list is called when it is read out. */
  readonly listLabel: string;
  readonly options: readonly ComboOption[];
  /** What is told of the lookup, politely; empty where there is nothing to say. */
  readonly status: string;
  onType(text: string): void;
  onChoose(option: ComboOption, input: HTMLInputElement): void;
  onLeave?(): void;
}

/**
 * A text field with a list of what may be meant, by the combobox pattern of WAI-ARIA: the field keeps the focus, arrows
 * go through the list, Enter takes what is marked and otherwise sends the form, Escape closes the list. Before its
 * script runs it is a text field.
 */
export function ComboBox({
  listLabel,
  options,
  status,
  onType,
  onChoose,
  onLeave,
  ...field
}: ComboBoxProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  useEffect(() => setReady(true), []);
  const listId = `${field.name}-options`;
  const open = wanted && options.length > 0;
  useEffect(() => {
    if (open) document.getElementById(listId)?.scrollIntoView({ block: 'nearest' });
  }, [open, listId]);
  const at = options.findIndex(({ key }) => key === active);
  const idOf = (index: number): string => `${field.name}-option-${index}`;
  const close = (): void => {
    setWanted(false);
    setActive(null);
  };
  const choose = (option: ComboOption | undefined): void => {
    const input = frame.current?.querySelector('input');
    if (!option || !input) return;
    close();
    onChoose(option, input);
  };
  const go = (to: number): void => {
    const index = (to + options.length) % options.length;
    setWanted(true);
    setActive(options[index]?.key ?? null);
    document.getElementById(idOf(index))?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing || options.length === 0) return;
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      if (event.altKey) setWanted(true);
      else go(open ? at + 1 : 0);
    } else if (event.key === 'ArrowUp') {
      event.preventDefault();
      if (event.altKey) close();
      else go(at > 0 ? at - 1 : options.length - 1);
    } else if (event.key === 'Enter' && open && at >= 0) {
      event.preventDefault();
      choose(options[at]);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    }
  };
  return (
    <div ref={frame} className="relative">
      <Field
        {...field}
        {...(ready
          ? {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': open,
              'aria-controls': listId,
              ...(open && at >= 0 ? { 'aria-activedescendant': idOf(at) } : {}),
            }
          : {})}
        onInput={(event) => {
          setWanted(true);
          setActive(null);
          onType(event.currentTarget.value);
        }}
        onKeyDown={press}
        onBlur={() => {
          close();
          onLeave?.();
        }}
      />
      <div id={listId} role="listbox" aria-label={listLabel} hidden={!open} className={listLook}>
        {options.map((option, index) => (
          <button
            key={option.key}
            id={idOf(index)}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={optionLook}
            // The field keeps the focus while an option is tapped.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            <span className="block font-semibold">{option.label}</span>
            {option.detail && <span className="block text-sm text-soft">{option.detail}</span>}
          </button>
        ))}
      </div>
      <p aria-live="polite" className="sr-only">
        {wanted ? status : ''}
      </p>
    </div>
  );
}

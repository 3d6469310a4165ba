import { Dialog } from './dialog';
import type { DeskSettings } from '../state/settings';
import { SHORTCUTS } from '../state/commands/shortcuts';

interface HelpDialogProps {
  readonly settings: DeskSettings;
  change(settings: Partial<DeskSettings>): void;
  close(): void;
}

export function HelpDialog({ settings, change, close }: HelpDialogProps) {
  return (
    <Dialog title="Shortcuts and display" close={close}>
      <label className="mt-4 flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5"
          checked={settings.singleKeys}
          onChange={(event) => change({ singleKeys: event.target.checked })}
        />
        Single keys act at once
      </label>
      <p className="text-sm text-soft">
        They don’t work while you type. Everything here also has a button.
      </p>
      <dl className="mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {SHORTCUTS.map(({ command, shown, says }) => (
          <div key={command} className="flex items-baseline gap-3">
            <dt className="w-8 text-center">
              <kbd className="desk-key">{shown}</kbd>
            </dt>
            <dd>{says}</dd>
          </div>
        ))}
        <div className="flex items-baseline gap-3">
          <dt className="text-center">
            <kbd className="desk-key">Ctrl Enter</kbd>
          </dt>
          <dd>Save what you type</dd>
        </div>
      </dl>
      <div className="mt-5 grid gap-4 sm:grid-cols-3">
        <Choice
          name="theme"
          title="Colors"
          value={settings.theme}
          values={{ system: 'As the system', light: 'Light', dark: 'Dark' }}
          choose={(theme) => change({ theme })}
        />
        <Choice
          name="density"
          title="Spacing"
          value={settings.density}
          values={{ comfortable: 'Comfortable', dense: 'Dense' }}
          choose={(density) => change({ density })}
        />
        <Choice
          name="width"
          title="Panes"
          value={settings.width}
          values={{ even: 'Even', wide: 'Report wide' }}
          choose={(width) => change({ width })}
        />
      </div>
    </Dialog>
  );
}

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly title: string;
  readonly value: Value;
  readonly values: Readonly<Record<Value, string>>;
  choose(value: Value): void;
}

function Choice<Value extends string>({ name, title, value, values, choose }: ChoiceProps<Value>) {
  return (
    <fieldset>
      <legend className="font-semibold">{title}</legend>
      {(Object.keys(values) as Value[]).map((one) => (
        <label key={one} className="flex min-h-11 items-center gap-2">
          <input
            type="radio"
            name={name}
            className="size-5"
            checked={one === value}
            onChange={() => choose(one)}
          />
          {values[one]}
        </label>
      ))}
    </fieldset>
  );
}

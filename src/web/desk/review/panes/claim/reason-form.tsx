import { useEffect, useRef } from 'react';
import { reviewLimits } from '../../../../../desk/review/shape';
import { buttonLook } from '../../../../ui/button';
import { KeyHint } from '../key-hint';
import type { SentenceDraft } from '../../state/drafts/kept-words';

interface ReasonFormProps {
  readonly draft: SentenceDraft;
  write(draft: SentenceDraft): void;
  save(): void;
  giveUp(): void;
}

const FORMS = {
  cut: {
    title: 'Delete this sentence',
    label: 'Reason',
    button: 'Delete',
    presets: ['Unsupported.', 'Wrong company.', 'Not useful.'],
  },
  decide: {
    title: 'Decide',
    label: 'Decision and reason',
    button: 'Decide',
    presets: [
      'Keep both values, each with its source.',
      'Trust the register.',
      'Old, but the latest available.',
    ],
  },
} as const;

export function ReasonForm({ draft, write, save, giveUp }: ReasonFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const form = FORMS[draft.mode === 'cut' ? 'cut' : 'decide'];
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, [draft.mode, draft.claimId]);
  const mayGo = draft.text.trim() !== '' && draft.text.length <= reviewLimits.reason;
  return (
    <form
      className="mt-5 rounded-md border border-edge bg-raised p-3"
      aria-label={form.title}
      onSubmit={(event) => {
        event.preventDefault();
        if (mayGo) save();
      }}
    >
      <label htmlFor="reason" className="font-semibold">
        {form.label}
      </label>
      {draft.mode === 'decide' && (
        <p className="text-sm text-soft">
          The report shows that sources differ, or that the fact may be out of date.
        </p>
      )}
      <input
        id="reason"
        ref={input}
        value={draft.text}
        onChange={(event) => write({ ...draft, text: event.target.value })}
        onKeyDown={(event) => event.key === 'Escape' && giveUp()}
        maxLength={reviewLimits.reason}
        className="mt-1.5 block min-h-11 w-full rounded-md border border-edge bg-paper px-3"
      />
      <div className="mt-2 flex flex-wrap gap-1.5">
        {form.presets.map((preset) => (
          <button
            key={preset}
            type="button"
            className="desk-small"
            onClick={() => write({ ...draft, text: preset })}
          >
            {preset}
          </button>
        ))}
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <button type="submit" disabled={!mayGo} className={buttonLook('primary', 'small')}>
          {form.button}
          <KeyHint>Enter</KeyHint>
        </button>
        <button type="button" onClick={giveUp} className={buttonLook('quiet', 'small')}>
          Never mind<KeyHint>Esc</KeyHint>
        </button>
      </div>
    </form>
  );
}

/** What the field begins with, so that the usual case is one more key. */
export const firstReason = (mode: 'cut' | 'decide'): string => FORMS[mode].presets[0];

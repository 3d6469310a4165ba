import { useEffect, useState } from 'react';
import { buttonLook } from '../../ui/button';
import { canUsePasskeys, type PasskeyAnswer } from './browser-passkeys';

interface PasskeyButtonProps {
  readonly words: string;
  readonly disabled: boolean;
  readonly wide?: boolean;
  ask(): Promise<PasskeyAnswer>;
  /** Called with what the browser made. */
  done(credential: string): void;
  /** Takes a refusal that something else answers; otherwise its sentence is shown here. */
  refused?(code: string): boolean;
}

/** Where a browser has no passkeys, or no script, there is no button. */
export function PasskeyButton({ words, disabled, wide, ask, done, refused }: PasskeyButtonProps) {
  const [isThere, setThere] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [sentence, setSentence] = useState<string | null>(null);
  useEffect(() => setThere(canUsePasskeys()), []);
  async function press(): Promise<void> {
    setBusy(true);
    setSentence(null);
    const answer = await ask();
    setBusy(false);
    if (answer.ok) done(answer.credential);
    else if (refused?.(answer.code) !== true) setSentence(answer.sentence);
  }
  if (!isThere) return null;
  return (
    <div>
      <button
        type="button"
        className={`${buttonLook('quiet', 'small')} ${wide === true ? 'w-full' : ''}`}
        disabled={disabled || isBusy}
        onClick={() => void press()}
      >
        {words}
      </button>
      <p className="mt-2 text-danger" role="status">
        {sentence}
      </p>
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { countWords, plural } from '../../../../../kernel/text';
import {
  reviewLimits,
  type ReviewDeskClaim,
  type ReviewDeskEvidence,
  type Trial,
} from '../../../../../desk/review/shape';
import { buttonLook } from '../../../../ui/button';
import { compareWordings } from './marked-text';
import { Marked } from './marked';
import { KeyHint } from '../key-hint';
import type { SentenceDraft } from '../../state/drafts/kept-words';
import type { ReviewDesk } from '../../state/use-review-desk';
import { TrialWords } from '../../words/trial-words';

interface ComposerProps {
  readonly draft: SentenceDraft;
  readonly claim: ReviewDeskClaim;
  readonly evidence: ReadonlyMap<string, ReviewDeskEvidence>;
  readonly call: ReviewDesk['call'];
  write(draft: SentenceDraft): void;
  save(): void;
  giveUp(): void;
  findQuote(): void;
}

const TITLES = {
  edit: 'Edit this sentence',
  judge: 'Expert opinion',
  add: 'New sentence below this one',
} as const;

/** After this long without a letter the sentence is judged as it stands. */
const REST = 250;

/** A sentence in the making: a suggestion beside what stood there, judged while it is typed. */
export function Composer({
  draft,
  claim,
  evidence,
  call,
  write,
  save,
  giveUp,
  findQuote,
}: ComposerProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const mode = draft.mode as keyof typeof TITLES;
  useEffect(() => {
    area.current?.focus();
    area.current?.setSelectionRange(area.current.value.length, area.current.value.length);
  }, [mode, draft.claimId]);
  const trial = useTrial(
    draft,
    mode === 'judge' ? 'judgement' : mode === 'add' ? 'fact' : claim.kind,
    call,
  );
  const tooLong = draft.text.length > reviewLimits.sentence;
  const empty = draft.text.trim() === '';
  const quoteless = mode === 'add' && draft.evidenceIds.length === 0;
  const change =
    mode === 'add' || tooLong || draft.text === claim.text
      ? null
      : compareWordings(claim.text, draft.text);
  const mayGo = !empty && !tooLong && !quoteless;
  return (
    <form
      className="mt-5 rounded-md border border-edge bg-raised p-3"
      aria-label={TITLES[mode]}
      onSubmit={(event) => {
        event.preventDefault();
        if (mayGo) save();
      }}
    >
      <label htmlFor="sentence" className="font-semibold">
        {TITLES[mode]}
      </label>
      {mode === 'judge' && (
        <p className="text-sm text-soft">
          The report labels it as expert opinion. Its numbers, dates, and names must still match its
          evidence.
        </p>
      )}
      <textarea
        id="sentence"
        ref={area}
        rows={4}
        value={draft.text}
        aria-invalid={tooLong}
        aria-describedby="sentence-trial"
        onChange={(event) => write({ ...draft, text: event.target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && mayGo) save();
          else if (event.key === 'Escape') giveUp();
        }}
        className="mt-1.5 block w-full rounded-md border border-edge bg-paper px-3 py-2"
      />
      <div id="sentence-trial" aria-live="polite" className="mt-2 min-h-6 text-sm">
        {tooLong ? (
          <p className="font-medium text-danger">
            Too long: {plural(countWords(draft.text), 'word')}. Use at most{' '}
            {reviewLimits.sentence.toLocaleString('en-US')} characters.
          </p>
        ) : quoteless ? (
          <p>A new sentence needs a quote. Pick one from the evidence.</p>
        ) : (
          trial && (
            <TrialWords
              trial={trial}
              text={draft.text}
              rows={draft.evidenceIds.flatMap((id) => evidence.get(id) ?? [])}
            />
          )
        )}
      </div>
      {change && (
        <p className="mt-2 text-sm">
          <span className="font-semibold">Before </span>
          <Marked as="del" pieces={change.before} />
        </p>
      )}
      {change && (
        <p className="mt-1 text-sm">
          <span className="font-semibold">After </span>
          <Marked as="ins" pieces={change.after} />
        </p>
      )}
      {mode !== 'judge' && (
        <ul className="mt-3 space-y-1 text-sm" aria-label="Its quotes">
          {draft.evidenceIds.map((id) => (
            <li key={id} className="flex items-start gap-2">
              <span className="min-w-0 grow">
                <q>{evidence.get(id)?.quote.slice(0, 160)}</q>{' '}
                <span className="text-soft">{evidence.get(id)?.sourceName}</span>
              </span>
              <button
                type="button"
                className="desk-small"
                aria-label={`Remove the quote from ${evidence.get(id)?.sourceName ?? 'this source'}`}
                onClick={() =>
                  write({
                    ...draft,
                    evidenceIds: draft.evidenceIds.filter((other) => other !== id),
                  })
                }
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <button type="submit" disabled={!mayGo} className={buttonLook('primary', 'small')}>
          Save<KeyHint>Ctrl Enter</KeyHint>
        </button>
        {mode !== 'judge' && (
          <button type="button" onClick={findQuote} className={buttonLook('quiet', 'small')}>
            Pick a quote
          </button>
        )}
        <button type="button" onClick={giveUp} className={buttonLook('quiet', 'small')}>
          Discard<KeyHint>Esc</KeyHint>
        </button>
      </div>
    </form>
  );
}

function useTrial(
  { text, evidenceIds }: SentenceDraft,
  kind: ReviewDeskClaim['kind'],
  call: ReviewDesk['call'],
): Trial | null {
  const [trial, setTrial] = useState<Trial | null>(null);
  const ids = evidenceIds.join('\n');
  useEffect(() => {
    if (text.trim() === '' || text.length > reviewLimits.sentence) {
      setTrial(null);
      return undefined;
    }
    let isLatest = true;
    const timer = setTimeout(() => {
      void call('try', { kind, text, evidenceIds: ids.split('\n').filter((id) => id !== '') }).then(
        (answer) => {
          if (isLatest) setTrial(answer.ok ? answer.value : null);
        },
      );
    }, REST);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [text, ids, kind, call]);
  return trial;
}

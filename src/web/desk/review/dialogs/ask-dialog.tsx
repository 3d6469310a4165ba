import { useEffect, useRef, useState } from 'react';
import { reviewTaskLimits, type ReviewDeskSection } from '../../../../desk/review/shape';
import { browserStore } from '../../../checkout/browser-store';
import { buttonLook } from '../../../ui/button';
import { Dialog } from './dialog';
import { BY_CODE, BY_MODEL } from '../words/task-words';
import { KeyHint } from '../panes/key-hint';
import type { ReviewTasks } from '../state/use-review-tasks';

interface AskDialogProps {
  readonly number: string;
  readonly sections: readonly Pick<ReviewDeskSection, 'id' | 'title'>[];
  readonly tasks: ReviewTasks;
  readonly mayWrite: boolean;
}

/** Where an expert says in their own words what they want; the words are kept until somebody is on their way. */
export function AskDialog({
  number,
  sections,
  tasks: { dialog, writer, open, rewrite, findMore },
  mayWrite,
}: AskDialogProps) {
  const isRewrite = dialog?.kind === 'rewrite';
  const kept = `foreword.bench.ask.${isRewrite ? 'rewrite' : 'find'}.${number}`;
  const [words, setWords] = useState(() =>
    dialog !== null && 'words' in dialog && dialog.words !== ''
      ? dialog.words
      : (browserStore().getItem(kept) ?? ''),
  );
  const [section, setSection] = useState(isRewrite ? dialog.section : sections[0]?.id);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  const most = isRewrite ? reviewTaskLimits.instruction : reviewTaskLimits.question;
  const isTooLong = words.trim().length > most;
  const mayGo = words.trim() !== '' && !isTooLong && !isBusy && mayWrite;

  function write(next: string): void {
    setWords(next);
    browserStore().setItem(kept, next.slice(0, 5_000));
  }
  async function ask(): Promise<void> {
    setBusy(true);
    const hindrance =
      isRewrite && section !== undefined
        ? await rewrite(section, words.trim())
        : await findMore(words.trim());
    setBusy(false);
    if (hindrance !== null) return setProblem(hindrance);
    browserStore().removeItem(kept);
    open(null);
  }

  return (
    <Dialog title={isRewrite ? 'Request rewrite' : 'Find more evidence'} close={() => open(null)}>
      <form
        className="mt-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (mayGo) void ask();
        }}
      >
        {isRewrite && (
          <>
            <label htmlFor="ask-section" className="font-semibold">
              Section
            </label>
            <select
              id="ask-section"
              value={section}
              onChange={(event) =>
                setSection(sections.find(({ id }) => id === event.target.value)?.id)
              }
              className="mt-1 mb-3 block min-h-11 w-full rounded-md border border-edge bg-paper px-3"
            >
              {sections.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </>
        )}
        <label htmlFor="ask-words" className="font-semibold">
          {isRewrite ? 'Instructions' : 'Your question'}
        </label>
        <p id="ask-help" className="text-sm text-soft">
          {isRewrite
            ? writer === 'model'
              ? BY_MODEL
              : BY_CODE
            : 'Searches sources and the company’s pages now. Results are added to the ' +
              'evidence; the report doesn’t change.'}
        </p>
        <textarea
          id="ask-words"
          ref={area}
          rows={4}
          value={words}
          aria-invalid={isTooLong}
          aria-describedby="ask-help"
          onChange={(event) => write(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && mayGo) void ask();
          }}
          className="mt-1.5 block w-full rounded-md border border-edge bg-paper px-3 py-2"
        />
        {isTooLong && (
          <p className="mt-1 text-sm font-medium text-danger">
            Keep it to {most.toLocaleString('en-US')} characters.
          </p>
        )}
        {!mayWrite && <p className="mt-1 text-sm">You’re not the reviewer of this report now.</p>}
        {problem !== '' && (
          <p role="alert" className="mt-1 text-sm font-medium text-danger">
            {problem}
          </p>
        )}
        <button
          type="submit"
          disabled={!mayGo}
          className={`${buttonLook('primary', 'small')} mt-3`}
        >
          {isRewrite ? 'Request' : 'Search'}
          <KeyHint>Ctrl Enter</KeyHint>
        </button>
      </form>
    </Dialog>
  );
}

import type { CompanyPage } from '../../../desk/review/shape';
import { buttonLook } from '../../ui/button';
import { TextArea } from '../../ui/field';

interface AnswerFormProps {
  readonly page: CompanyPage;
  readonly reason: string;
}

/** One reason and a button for each company that may be meant. */
export function CompanyAnswerForm({
  page: { state, options, search, company },
  reason,
}: AnswerFormProps) {
  const found = (search?.found ?? []).filter(({ id }) => id !== company?.id);
  const offered = [...found, ...options.filter(({ id }) => !found.some((one) => one.id === id))];
  if (offered.length === 0 && state !== 'asked') return null;
  return (
    <form method="post" className="mt-8 border-t border-line pt-6">
      <h2>{state === 'asked' ? 'Choose the company' : 'Wrong company?'}</h2>
      {state === 'in-review' && (
        <p className="mt-2">
          This researches and writes the report again from the start. Its sentences, quotes,
          pictures, and review changes are lost.
        </p>
      )}
      <input type="hidden" name="words" value={search?.words ?? ''} />
      <div className="mt-4 max-w-2xl">
        <TextArea
          name="reason"
          label="How do you know?"
          rows={2}
          maxLength={500}
          required
          defaultValue={reason}
          hint="It stays in the history with your name."
        />
      </div>
      <ul aria-label="Companies" className="mt-5 grid gap-4 md:grid-cols-2">
        {offered.map(({ id, name, facts, reasons }, index) => (
          <li key={id} className="rounded-md border border-line bg-raised p-5">
            <p className="text-lg font-semibold wrap-anywhere">{name}</p>
            <div id={`about-${index}`}>
              {facts.length > 0 && <p className="mt-1 wrap-anywhere">{facts.join(' · ')}</p>}
              {reasons.length > 0 && <p className="mt-1 text-sm text-soft">{reasons.join(' ')}</p>}
            </div>
            <button
              type="submit"
              name="chosen"
              value={id}
              aria-label={`This one: ${name}`}
              aria-describedby={`about-${index}`}
              className={`${buttonLook('primary', 'small')} mt-4`}
            >
              This one
            </button>
          </li>
        ))}
      </ul>
      {state === 'asked' && (
        <button type="submit" name="chosen" value="none" className={`${buttonLook('quiet')} mt-5`}>
          None of these: can’t create a report
        </button>
      )}
    </form>
  );
}

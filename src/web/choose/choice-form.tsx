import type { ChoiceView } from '../../delivery/choice/shape';
import { buttonLook } from '../ui/button';
import { Field } from '../ui/field';
import { LocalTime } from '../ui/local-time';

/** Each company is a button of its own: one tap, no second step. */
export function ChoiceForm({ view: { state, options, answerBy } }: { readonly view: ChoiceView }) {
  return (
    <>
      <p>
        {options.length > 1
          ? 'More than one company uses this name. Tap the one you’re interviewing with.'
          : 'We aren’t sure which company you mean. Is it this one?'}
      </p>
      {state === 'open' && (
        <p className="mt-3 text-soft">
          If we don’t hear from you by <LocalTime iso={answerBy} />, we’ll work it out ourselves.
        </p>
      )}
      <form method="post" className="mt-8">
        <ul aria-label="Companies" className="space-y-4">
          {options.map(({ id, name, facts, reasons }, index) => (
            <li key={id} className="rounded-md border border-line bg-raised p-5">
              <p id={`company-${index}`} className="text-lg font-semibold">
                {name}
              </p>
              <div id={`about-${index}`}>
                {facts.length > 0 && <p className="mt-1">{facts.join(' · ')}</p>}
                {reasons.length > 0 && (
                  <p className="mt-1 text-sm text-soft">{reasons.join(' ')}</p>
                )}
              </div>
              <button
                type="submit"
                name="chosen"
                value={id}
                aria-label={`That’s the one: ${name}`}
                aria-describedby={`about-${index}`}
                className={`${buttonLook('primary', 'small')} mt-4`}
              >
                That’s the one
              </button>
            </li>
          ))}
        </ul>
      </form>
      <form method="post" className="mt-10 space-y-5 border-t border-line pt-8">
        <h2>None of these?</h2>
        <Field
          name="note"
          label="The company’s website, or what it does (optional)"
          maxLength={500}
          autoComplete="off"
        />
        <button type="submit" name="none" value="yes" className={buttonLook('quiet')}>
          None of these
        </button>
      </form>
    </>
  );
}

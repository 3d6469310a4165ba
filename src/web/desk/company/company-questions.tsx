import type { CompanyQuestionRow } from '../../../desk/review/shape';
import { buttonLook } from '../../ui/button';
import { LocalTime } from '../../ui/local-time';
import { formatTimeLeft } from '../../../kernel/moments/time-left';

/** Work on these can't begin before an expert says who is meant. */
export function CompanyQuestions({ rows }: { readonly rows: readonly CompanyQuestionRow[] }) {
  return (
    <section
      aria-labelledby="company-questions"
      className="mt-6 rounded-md border border-notice bg-notice-wash p-5"
    >
      <h2 id="company-questions">Which company?</h2>
      <ul className="mt-3 space-y-4">
        {rows.map(({ number, company, role, names, note, minutesLeft, interviewAt }) => (
          <li key={number} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
            <div className="min-w-0">
              <p>
                <strong className="wrap-anywhere">{company}</strong>{' '}
                <span className="text-sm text-soft">
                  {role}, {number}
                </span>
              </p>
              <p className="text-sm">
                <span
                  className={
                    minutesLeft !== null && minutesLeft < 60 ? 'font-semibold text-danger' : ''
                  }
                >
                  {formatTimeLeft(minutesLeft)}
                </span>
                {interviewAt !== null && (
                  <>
                    , interview <LocalTime iso={interviewAt} />
                  </>
                )}
                ; candidates: {names.join(' or ')}.
              </p>
              {note !== '' && <p className="text-sm text-soft wrap-anywhere">{note}</p>}
            </div>
            <a
              href={`/desk/company/${encodeURIComponent(number)}`}
              aria-label={`Answer: ${company}, ${number}`}
              className={buttonLook('primary', 'small')}
            >
              Answer
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

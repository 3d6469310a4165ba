import { Form, useNavigation } from 'react-router';
import { SECOND_ROUND_DAYS, type SecondRoundView } from '../../delivery/second-round/shape';
import { Alert } from '../ui/alert';
import { buttonLook } from '../ui/button';
import { formatMonthDay } from '../ui/day';

interface SecondRoundProps {
  readonly round: SecondRoundView;
  readonly company: string;
  /** Where what was found is read. */
  readonly path: string;
  readonly reviewsAll: boolean;
  /** What was said in answer to the last press, if it went wrong. */
  readonly problem: string | null;
}

const countOf = (changes: number): string => (changes === 1 ? 'one change' : `${changes} changes`);

/** The one free look, after delivery, at what changed since. */
export function SecondRoundPanel(props: SecondRoundProps) {
  return (
    <section className="mt-12" aria-labelledby="second-round">
      <h2 id="second-round">Second interview?</h2>
      <div className="mt-4 space-y-4" aria-live="polite">
        <RoundState {...props} />
      </div>
    </section>
  );
}

/** What it does, how far it is, or why it can’t be had. */
export function RoundState({ round, company, path, reviewsAll, problem }: SecondRoundProps) {
  switch (round.state) {
    case 'offered':
    case 'failed':
      return (
        <>
          {round.state === 'failed' && (
            <Alert kind="notice" title="The last look didn’t work, and we’re sorry.">
              <p>It isn’t used up. You can ask again.</p>
            </Alert>
          )}
          <p>
            We’ll look at {company} again and tell you what’s new since your report: news, filings,
            people, and postings. It’s free, once, until {formatMonthDay(round.until)}.
          </p>
          {problem !== null && <Alert kind="danger" title={problem} announced />}
          <AskForm />
        </>
      );
    case 'looking':
      return (
        <p>
          {round.byExpert
            ? 'We’ve looked, and an expert is checking what we found. We’ll email you.'
            : `We’re looking, usually within ${reviewsAll ? '12 hours' : 'an hour'}. We’ll email you.`}
        </p>
      );
    case 'ready':
      return (
        <>
          <p>
            {round.changes === 0
              ? `We looked at ${company} again and found nothing new. Your report still stands.`
              : `We looked at ${company} again and found ${countOf(round.changes)} since your report.`}
          </p>
          <p>
            <a href={path} className={buttonLook('quiet')}>
              {round.changes === 0 ? 'See what we checked' : 'See what changed'}
            </a>
          </p>
        </>
      );
    case 'over':
      return (
        <p>
          For {SECOND_ROUND_DAYS} days after delivery we look again for free, and those have passed.
          Interviewing again? Order a new report, and it’ll start from today.
        </p>
      );
    case 'stuck':
      return (
        <p>
          We tried several times, and it didn’t work. We’re sorry. Reply to any of our emails, and a
          person will look into it.
        </p>
      );
  }
}

function AskForm() {
  const busy = useNavigation().formData?.get('intent') === 'second-round';
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="second-round" />
      <button type="submit" className={buttonLook('quiet')} aria-disabled={busy}>
        {busy ? 'Sending...' : 'Look for changes'}
      </button>
    </Form>
  );
}

import type { FaqFacts, FaqItem } from '../../../content/faq';

interface QuestionsProps {
  readonly items: readonly FaqItem[];
  readonly facts: FaqFacts;
}

/** One item is open at a time: the browser sees to it, since all share one name. */
export function Questions({ items, facts }: QuestionsProps) {
  return (
    <div className="border-b border-line">
      {items.map(({ question, answer, link }) => (
        <details key={question} name="faq" className="group border-t border-line">
          <summary className="question">
            {question}
            <span
              aria-hidden="true"
              className="text-2xl leading-none text-second transition-transform group-open:rotate-45"
            >
              +
            </span>
          </summary>
          <p className="max-w-2xl pb-6">
            {answer(facts)}
            {link && (
              <>
                {' '}
                <a className="underline underline-offset-4" href={link.href}>
                  {link.label}
                </a>
                .
              </>
            )}
          </p>
        </details>
      ))}
    </div>
  );
}

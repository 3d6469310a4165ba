import { useLoaderData, type MetaFunction } from 'react-router';
import { faq, faqItems } from '../../../content/faq';
import { forSearchEngines, questions } from '../machine/describe-shop';
import { Page } from '../ui/page';
import type { loader } from './landing.server';
export { loader } from './landing.server';

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? forSearchEngines(questions(loaderData.facts)) : [];

/** One item is open at a time: the browser sees to it, since all share one name. */
export default function Faq() {
  const { facts } = useLoaderData<typeof loader>();
  return (
    <Page title={faq.title} description={faq.description}>
      <div className="border-b border-line">
        {faqItems.map(({ question, answer, link }) => (
          <details key={question} name="faq" className="group border-t border-line">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-serif text-lg font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <span
                aria-hidden="true"
                className="text-2xl leading-none text-accent transition-transform group-open:rotate-45"
              >
                +
              </span>
            </summary>
            <p className="pb-6">
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
      <p className="mt-10">
        {faq.more}{' '}
        <a className="underline underline-offset-4" href="/contact">
          Contact us
        </a>{' '}
        or{' '}
        <a className="underline underline-offset-4" href="/order">
          order your report
        </a>
        .
      </p>
    </Page>
  );
}

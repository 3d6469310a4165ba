import { useLoaderData, type MetaFunction } from 'react-router';
import { faq, faqItems } from '../../../content/faq';
import { forSearchEngines, questions } from '../machine/describe-shop';
import { Page } from '../ui/page';
import { Questions } from './questions';
import type { loader } from './landing.server';
export { loader } from './landing.server';

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? forSearchEngines(questions(loaderData.facts)) : [];

export default function Faq() {
  const { facts } = useLoaderData<typeof loader>();
  return (
    <Page title={faq.title} description={faq.description}>
      <Questions items={faqItems} facts={facts} />
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

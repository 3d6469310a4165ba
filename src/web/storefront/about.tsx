import { useLoaderData } from 'react-router';
import { about } from '../../../content/about';
import { buttonLook } from '../ui/button';
import { Page } from '../ui/page';
import type { loader } from './landing.server';
export { loader } from './landing.server';

export default function About() {
  const { facts } = useLoaderData<typeof loader>();
  const { mission, how, privacy } = about;
  return (
    <Page title={about.title} description={about.description}>
      <Block {...mission} />
      <section className="mt-10">
        <h2>{how.heading}</h2>
        <ol className="mt-4 list-decimal space-y-3 pl-6">
          {how.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
          <li>{facts.expertReview ? how.reviewed : how.unreviewed}</li>
        </ol>
      </section>
      <Block {...privacy} />
      <p className="mt-10">
        <a href="/order" className={buttonLook()}>
          {about.button}
        </a>
      </p>
    </Page>
  );
}

function Block({
  heading,
  paragraphs,
}: {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}) {
  return (
    <section className="mt-10 first:mt-0">
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-4">
          {paragraph}
        </p>
      ))}
    </section>
  );
}

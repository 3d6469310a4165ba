import type { LegalText } from '../../../../content/legal';
import { Page } from '../../ui/page';

export function LegalPage({ text }: { readonly text: LegalText }) {
  const date = new Date(`${text.updated}T00:00:00Z`).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return (
    <Page title={text.title} description={text.description}>
      <p className="text-soft">
        Last updated: <time dateTime={text.updated}>{date}</time>
      </p>
      {text.sections.map(({ heading, paragraphs }) => (
        <section key={heading} className="mt-10">
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-4">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </Page>
  );
}

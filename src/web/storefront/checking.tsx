import { landing } from '../../../content/landing';
import type { SampleExcerpt } from '../sample/excerpt';
import { Section } from './section';

function dayInWords(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** One sentence of the sample with its evidence, word for word as in the document. */
export function Checking({ sample }: { readonly sample: SampleExcerpt }) {
  const { heading, lead, steps, link, said, rests } = landing.checking;
  const { checked, tally } = sample;
  return (
    <Section id="checking">
      <div className="grid gap-12 lg:grid-cols-[5fr_7fr]">
        <div className="max-w-2xl">
          <h2>{heading}</h2>
          <p className="mt-4 text-soft">{lead}</p>
          <ol className="mt-6 list-decimal space-y-3 pl-5 text-soft">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <figure className="rounded-lg border border-line bg-raised p-6 md:p-8">
          <p className="text-sm font-semibold text-accent">{said}</p>
          <p className="mt-1 font-serif text-xl leading-snug font-semibold">{checked.text}</p>
          <p className="mt-6 border-t border-line pt-5 text-sm font-semibold text-accent">
            {rests}
          </p>
          <ul className="mt-3 space-y-5">
            {checked.quotes.map(({ words, source, title, day }) => (
              <li key={`${source} ${words}`}>
                <blockquote className="border-l-2 border-accent pl-4">“{words}”</blockquote>
                <p className="mt-1 pl-4 text-sm text-soft">
                  {source}: {title}, <span className="whitespace-nowrap">{dayInWords(day)}</span>
                </p>
              </li>
            ))}
          </ul>
          <figcaption className="mt-6 border-t border-line pt-5 text-sm text-soft">
            For the sample we asked {tally.asked} sources; {tally.answered} answered, and it cites{' '}
            {tally.cited}.{' '}
            <a href="/sample" className="whitespace-nowrap underline underline-offset-4">
              {link}
            </a>
          </figcaption>
        </figure>
      </div>
    </Section>
  );
}

import { landing } from '../../../../../content/landing';
import type { SampleExcerpt } from '../../../sample/excerpt';
import { dayInWords } from '../day-in-words';
import { figuresOf, inReadingOrder, splitAtFigures } from './figures';
import { LandingSection } from '../section';

/** One sentence of the sample with its evidence, word for word as in the document; a tap opens a source. */
export function Checking({ sample }: { readonly sample: SampleExcerpt }) {
  const { heading, lead, steps, link, said, rests } = landing.checking;
  const { tally } = sample;
  const checked = inReadingOrder(sample.checked);
  const figures = figuresOf(checked);
  return (
    <LandingSection id="checking">
      <div className="grid gap-12 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div className="max-w-2xl">
          <h2>{heading}</h2>
          <p className="mt-4 text-lg text-soft">{lead}</p>
          <ol className="mt-6 list-decimal space-y-3 pl-5 text-soft marker:font-semibold marker:text-second">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <figure className="rounded-xl border border-line bg-raised p-6 shadow-lift md:p-9">
          <p className="text-sm font-semibold text-accent">{said}</p>
          <p className="mt-2 font-serif text-2xl leading-snug font-semibold md:text-[1.75rem]">
            {splitAtFigures(checked.text, figures).map(({ text, source }, index) =>
              source === undefined ? (
                text
              ) : (
                <a
                  key={index}
                  href={`#source-${source}`}
                  className="traced"
                  data-source={source}
                  aria-label={`${text}, source ${source}`}
                >
                  {text}
                </a>
              ),
            )}
          </p>
          <p className="mt-7 text-sm font-semibold text-accent">{rests}</p>
          <div className="mt-2 space-y-2">
            {checked.quotes.map(({ words, source, title, day }, index) => (
              <details key={words} name="evidence" className="evidence" open={index === 0}>
                <summary>
                  <span className="source-number">{index + 1}</span>
                  <span>
                    {source}
                    <span className="block text-sm font-normal text-soft">{dayInWords(day)}</span>
                  </span>
                </summary>
                <div id={`source-${index + 1}`} className="px-4 pb-4 sm:pl-14">
                  <blockquote className="font-serif text-lg leading-snug">
                    “
                    {splitAtFigures(words, figures).map((part, at) =>
                      part.source === undefined ? part.text : <mark key={at}>{part.text}</mark>,
                    )}
                    ”
                  </blockquote>
                  <p className="mt-2 text-sm text-soft">{title}</p>
                </div>
              </details>
            ))}
          </div>
          <figcaption className="mt-6 border-t border-line pt-5 text-sm text-soft">
            For the sample we asked {tally.asked} sources; {tally.answered} answered, and it cites{' '}
            {tally.cited}.{' '}
            <a href="/sample" className="whitespace-nowrap underline underline-offset-4">
              {link}
            </a>
          </figcaption>
        </figure>
      </div>
    </LandingSection>
  );
}

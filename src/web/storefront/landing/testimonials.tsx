import { testimonials } from '../../../../content/claims';
import { landing } from '../../../../content/landing';
import { Stars } from '../../ui/icons';
import { LandingSection } from './section';

interface Testimony {
  readonly name: string;
  readonly quote: string;
  readonly stars: number;
}

/** Those of `content/`, with the company each is from. */
export const statedTestimonials: readonly Testimony[] = testimonials.map(
  ({ name, company, quote, stars }) => ({ name: `${name}, ${company}`, quote, stars }),
);

export function Testimonials({ items }: { readonly items: readonly Testimony[] }) {
  return (
    <LandingSection joined>
      <h2>{landing.testimonials.heading}</h2>
      <ul className="mt-10 grid gap-10 md:grid-cols-3 md:gap-12">
        {items.map(({ name, quote, stars }) => (
          <li key={quote}>
            <figure className="flex h-full flex-col border-t-2 border-accent pt-5">
              <p role="img" aria-label={`${stars} out of 5 stars`}>
                <Stars count={stars} />
              </p>
              <blockquote className="mt-3 font-serif text-xl leading-snug font-semibold text-pretty">
                “{quote}”
              </blockquote>
              <figcaption className="mt-auto pt-4 text-soft">{name}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}

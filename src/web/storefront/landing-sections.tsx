import type { ReactNode } from 'react';
import { claims, testimonials } from '../../../content/claims';
import { landing } from '../../../content/landing';
import { buttonLook } from '../ui/button';
import type { ShopFacts } from '../shop-facts';
import { Check, Stars } from '../ui/icons';
import { DeliveryWords } from './delivery-words';

function Section({ id, children, tinted = false }: { readonly id?: string; readonly children: ReactNode; readonly tinted?: boolean }) {
  return (
    <section id={id} className={tinted ? 'border-y border-line bg-raised' : ''}>
      <div className="reveal mx-auto max-w-6xl px-4 py-14 md:py-20">{children}</div>
    </section>
  );
}

export function ProblemAndSolution({ claimsShown }: { readonly claimsShown: boolean }) {
  const { problem, solution } = landing;
  return (
    <Section tinted>
      <div className="grid gap-12 md:grid-cols-2">
        <div>
          <h2>{problem.heading}</h2>
          <ul className="mt-6 space-y-4 text-soft">
            {problem.items.map((item) => <li key={item} className="border-l-2 border-line pl-4">{item}</li>)}
          </ul>
        </div>
        <div>
          <h2>{solution.heading}</h2>
          <ul className="mt-6 space-y-4">
            {solution.items.map((item) => <li key={item} className="border-l-2 border-accent pl-4">{item}</li>)}
            {claimsShown && <li className="border-l-2 border-accent pl-4 font-semibold">{claims.hoursSaved.text}</li>}
          </ul>
        </div>
      </div>
    </Section>
  );
}

export function Features() {
  const { features } = landing;
  return (
    <Section id="features">
      <h2>{features.heading}</h2>
      <ul className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {features.items.map(({ title, text }) => (
          <li key={title} className="border-t-2 border-accent pt-4">
            <h3>{title}</h3>
            <p className="mt-2 text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function ProcessSection({ facts: { expertReview, delivery } }: { readonly facts: Pick<ShopFacts, 'expertReview' | 'delivery'> }) {
  const { process } = landing;
  return (
    <Section id="process" tinted>
      <h2>{process.heading}</h2>
      <ol className="mt-10 grid gap-10 md:grid-cols-3">
        {process.steps.map(({ title, text, reviewed, later }, index) => (
          <li key={title}>
            <p aria-hidden="true" className="font-serif text-5xl text-accent">{index + 1}</p>
            <h3 className="mt-3">{title}</h3>
            <p className="mt-2 text-soft">{delivery.asUsual ? text : later ?? text}{expertReview && reviewed ? ` ${reviewed}` : ''}</p>
          </li>
        ))}
      </ol>
      <p className="mt-12"><a href="/order" className={`${buttonLook()} w-full sm:w-auto`}>{process.button}</a></p>
    </Section>
  );
}

interface Testimony {
  readonly name: string;
  readonly quote: string;
  readonly stars: number;
}

/** Those of `content/`, with the company each is from. */
export const statedTestimonials: readonly Testimony[] = testimonials.map(({ name, company, quote, stars }) => ({ name: `${name}, ${company}`, quote, stars }));

export function Testimonials({ items }: { readonly items: readonly Testimony[] }) {
  return (
    <Section>
      <h2>{landing.testimonials.heading}</h2>
      <ul className="mt-8 grid gap-4 md:grid-cols-3 md:gap-6">
        {items.map(({ name, quote, stars }) => (
          <li key={quote}>
            <figure className="h-full flex flex-col rounded-md border border-line bg-raised p-6">
              <p role="img" aria-label={`${stars} out of 5 stars`}><Stars count={stars} /></p>
              <blockquote className="mt-3 font-serif text-lg">“{quote}”</blockquote>
              <figcaption className="mt-auto pt-4 text-soft">{name}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function PricingSection({ facts }: { readonly facts: ShopFacts }) {
  const { pricing } = landing;
  return (
    <Section id="pricing">
      <div className="mx-auto max-w-md rounded-lg border border-line bg-raised px-6 py-10 text-center sm:px-10">
        <h2>{pricing.heading}</h2>
        <p className="mt-2 text-soft">{pricing.lead}</p>
        <p className="mt-6 font-serif text-6xl">{facts.price}</p>
        <p className="mt-4"><DeliveryWords facts={facts} /></p>
        <ul className="mt-8 space-y-3 text-left">
          {pricing.included.map((item) => (
            <li key={item} className="flex gap-3"><Check />{item}</li>
          ))}
        </ul>
        <p className="mt-10"><a href="/order" className={`${buttonLook()} w-full`}>{pricing.button}</a></p>
        <p className="mt-4"><a href="/sample" className="underline underline-offset-4">{pricing.sample}</a></p>
      </div>
    </Section>
  );
}

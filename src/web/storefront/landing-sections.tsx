import { claims, testimonials } from '../../../content/claims';
import { landing } from '../../../content/landing';
import { buttonLook } from '../ui/button';
import type { ShopFacts } from '../shop-facts';
import { Check, Cross, Icon, Stars } from '../ui/icons';
import { DeliveryWords } from './delivery-words';
import { Section } from './section';

export function ProblemAndSolution({ claimsShown }: { readonly claimsShown: boolean }) {
  const { problem, solution } = landing;
  return (
    <Section tinted>
      <div className="grid gap-14 md:grid-cols-2 md:gap-0">
        <div className="md:pr-12">
          <h2>{problem.heading}</h2>
          <ul className="mt-7 space-y-4 text-soft">
            {problem.items.map((item) => (
              <li key={item} className="flex gap-3">
                <Cross />
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div className="md:border-l md:border-line md:pl-12">
          <h2>{solution.heading}</h2>
          <ul className="mt-7 space-y-4">
            {solution.items.map((item) => (
              <li key={item} className="flex gap-3">
                <Check />
                {item}
              </li>
            ))}
            {claimsShown && (
              <li className="flex gap-3 font-semibold">
                <Check />
                {claims.hoursSaved.text}
              </li>
            )}
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
      <ul className="mt-10 grid gap-x-10 border-b border-line sm:grid-cols-2 lg:grid-cols-3">
        {features.items.map(({ title, text, icon }) => (
          <li key={title} className="flex gap-5 border-t border-line py-7">
            <Icon name={icon} />
            <div>
              <h3>{title}</h3>
              <p className="mt-2 text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function ProcessSection({
  facts: { expertReview, delivery },
}: {
  readonly facts: Pick<ShopFacts, 'expertReview' | 'delivery'>;
}) {
  const { process } = landing;
  return (
    <Section id="process" tinted>
      <h2>{process.heading}</h2>
      <ol className="mt-10 grid gap-10 md:grid-cols-3">
        {process.steps.map(({ title, text, reviewed, later }, index) => (
          <li key={title} className="grid grid-cols-[3rem_1fr] md:block">
            <p
              aria-hidden="true"
              className="font-serif text-5xl font-semibold leading-none text-accent md:text-6xl"
            >
              {index + 1}
            </p>
            <div className="md:mt-5 md:border-t-2 md:border-accent md:pt-5">
              <h3>{title}</h3>
              <p className="mt-2 text-soft">
                {delivery.asUsual ? text : (later ?? text)}
                {expertReview && reviewed ? ` ${reviewed}` : ''}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-12">
        <a href="/order" className={`${buttonLook()} w-full sm:w-auto`}>
          {process.button}
        </a>
      </p>
    </Section>
  );
}

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
    <Section joined>
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
    </Section>
  );
}

export function PricingSection({ facts }: { readonly facts: ShopFacts }) {
  const { pricing } = landing;
  return (
    <Section id="pricing" joined>
      <div className="rounded-xl bg-deep text-on-deep md:grid md:grid-cols-2">
        <div className="px-6 py-10 sm:px-10 md:py-14">
          <h2>{pricing.heading}</h2>
          <p className="mt-2 text-on-deep/85">{pricing.lead}</p>
          <p className="mt-8 font-serif text-7xl leading-none font-semibold">{facts.price}</p>
          <p className="mt-3 text-on-deep/85">
            {pricing.once}, <DeliveryWords facts={facts} />
          </p>
          <p className="mt-8">
            <a
              href="/order"
              className={`${buttonLook('onDeep')} w-full focus-visible:outline-on-deep sm:w-auto sm:min-w-56`}
            >
              {pricing.button}
            </a>
          </p>
        </div>
        <div className="border-t border-on-deep/20 px-6 py-10 sm:px-10 md:border-t-0 md:border-l md:py-14">
          <h3>{pricing.includes}</h3>
          <ul className="mt-5 space-y-4">
            {pricing.included.map((item) => (
              <li key={item} className="flex gap-3 [&_svg]:text-on-deep">
                <Check />
                {item}
              </li>
            ))}
          </ul>
          <p className="mt-8">
            <a
              href="/sample"
              className="inline-block py-1 underline underline-offset-4 focus-visible:outline-on-deep"
            >
              {pricing.sample}
            </a>
          </p>
        </div>
      </div>
    </Section>
  );
}

import type { ShopFacts } from '../../shop-facts';
import { CheckIcon } from '../../ui/icons';
import { ReadyBy } from '../../ui/ready-by';

type Shown = Pick<ShopFacts, 'price' | 'taxes' | 'delivery'>;

const CONTENTS = [
  'A one-page brief for the last few minutes',
  'What to say, what to ask, and what to avoid',
  'Likely questions, each with a plan',
  'Every fact with its source, as a page and a PDF',
] as const;

/** The price and what it buys, beside the form where there is room. */
export function WhatYouGet({ price, taxes, delivery }: Shown) {
  return (
    <section
      aria-label="What you get"
      className="rounded-md border border-line bg-raised p-5 xl:sticky xl:top-24"
    >
      <p className="font-serif text-3xl">
        {price}
        <span className="font-sans text-base text-soft">, one time{taxes && ', plus tax'}</span>
      </p>
      <p className="mt-2 text-sm">
        Ready by <ReadyBy iso={delivery.readyBy} /> if you pay now.
      </p>
      <ul className="mt-4 space-y-2 text-sm">
        {CONTENTS.map((content) => (
          <li key={content} className="flex gap-2">
            <CheckIcon />
            <span>{content}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 border-t border-line pt-3 text-sm text-soft">
        If we can’t make your report, you get a full refund.
      </p>
      <p className="text-sm">
        <a
          href="/sample"
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          See a sample report
        </a>
      </p>
    </section>
  );
}

/** The same in one line that stays in view on phones; it lies below the page and not on it. */
export function PriceLine({ price, taxes, delivery }: Shown) {
  return (
    <p
      aria-hidden="true"
      className="no-print sticky bottom-0 z-10 -mx-4 mt-6 border-t border-line bg-paper px-4 py-2 text-sm xl:hidden"
    >
      <strong>{price}</strong>
      {taxes && ' plus tax'}, ready by <ReadyBy iso={delivery.readyBy} />
    </p>
  );
}

import { landing } from '../../../../content/landing';
import type { ShopFacts } from '../../shop-facts';
import { buttonLook } from '../../ui/button';
import { CheckIcon } from '../../ui/icons';
import { DeliveryWords } from './delivery-words';
import { LandingSection } from './section';

export function PricingSection({ facts }: { readonly facts: ShopFacts }) {
  const { pricing } = landing;
  return (
    <LandingSection id="pricing">
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
                <CheckIcon />
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
          <p className="mt-2">
            <a
              href="/gift"
              className="inline-block py-1 underline underline-offset-4 focus-visible:outline-on-deep"
            >
              {pricing.gift}
            </a>
          </p>
        </div>
      </div>
    </LandingSection>
  );
}

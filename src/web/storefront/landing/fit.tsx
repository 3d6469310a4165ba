import { landing } from '../../../../content/landing';
import type { ShopFacts } from '../../shop-facts';
import { CheckIcon, Cross } from '../../ui/icons';
import { LandingSection } from './section';

/** For whom it is made, and for whom it isn't. */
export function FitSection({ facts }: { readonly facts: Pick<ShopFacts, 'promiseHours'> }) {
  const { heading, good, poor } = landing.fit;
  return (
    <LandingSection id="fit" tinted>
      <h2>{heading}</h2>
      <div className="mt-8 grid gap-10 md:grid-cols-2 md:gap-14">
        <div className="border-t-3 border-accent pt-5">
          <h3>{good.heading}</h3>
          <ul className="mt-4 space-y-3">
            {good.items.map((item) => (
              <li key={item} className="flex gap-3">
                <CheckIcon />
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div className="border-t-3 border-edge pt-5">
          <h3>{poor.heading}</h3>
          <ul className="mt-4 space-y-3 text-soft">
            {[poor.soon(facts.promiseHours), ...poor.items].map((item) => (
              <li key={item} className="flex gap-3">
                <Cross />
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </LandingSection>
  );
}

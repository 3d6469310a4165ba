import { faqItems } from '../../../../content/faq';
import { landing } from '../../../../content/landing';
import type { ShopFacts } from '../../shop-facts';
import { Questions } from '../questions';
import { LandingSection } from './section';

const asked = faqItems.filter(({ beforeOrder }) => beforeOrder);

export function AnswersSection({ facts }: { readonly facts: ShopFacts }) {
  const { heading, all } = landing.answers;
  return (
    <LandingSection id="questions" joined>
      <div className="grid gap-8 lg:grid-cols-[1fr_2fr] lg:gap-14">
        <div>
          <h2>{heading}</h2>
          <p className="mt-4">
            <a
              href="/faq"
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {all}
            </a>
          </p>
        </div>
        <Questions items={asked} facts={facts} />
      </div>
    </LandingSection>
  );
}

import { claims } from '../../../../content/claims';
import { landing } from '../../../../content/landing';
import type { SampleExcerpt } from '../../sample/excerpt';
import type { ShopFacts } from '../../shop-facts';
import { buttonLook } from '../../ui/button';
import { Stars } from '../../ui/icons';
import { DeliveryWords } from './delivery-words';
import { ProductScene } from './pictures/product-scene';

interface HeroProps {
  readonly facts: ShopFacts;
  readonly sample: SampleExcerpt;
}

const { hero } = landing;

export function Hero({ facts, sample }: HeroProps) {
  const [before = '', after = ''] = hero.heading.split(hero.marked);
  return (
    <section className="cloth overflow-clip bg-deepest text-on-deep">
      <div className="hero mx-auto max-w-6xl pt-12 md:pt-20">
        <div className="px-4 pb-12 md:pb-14 xl:pb-28">
          <h1 className="text-[clamp(2.375rem,1.6rem+3.3vw,3.5rem)] xl:text-[3.2rem]">
            {before}
            <span className="underlined">{hero.marked}</span>
            {after}
          </h1>
          <p className="mt-6 max-w-xl text-lg text-pretty text-on-deep/85">{hero.lead}</p>
          <CompanyQuestion />
          <p className="mt-5 max-w-xl text-on-deep/85">
            {facts.price}, one time · <DeliveryWords facts={facts} />
            {facts.sourceCount > 0 && (
              <>
                {' '}
                ·{' '}
                <a href="/sources" className="on-cloth underline underline-offset-4">
                  {facts.sourceCount >= claims.sources.least
                    ? claims.sources.text
                    : `${facts.sourceCount} data sources`}
                </a>
              </>
            )}
          </p>
          <p className="mt-2">
            <a
              href="/sample"
              className="on-cloth inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {hero.sample}
            </a>
          </p>
          <Rating facts={facts} />
        </div>
        <ProductScene sample={sample} />
      </div>
    </section>
  );
}

/** The first question of the order; what is typed is carried over. */
function CompanyQuestion() {
  return (
    <form action="/order" method="get" className="no-print mt-8 max-w-xl">
      <label htmlFor="company" className="block font-semibold">
        {hero.question}
      </label>
      <div className="mt-2 flex flex-col gap-2 rounded-xl sm:flex-row sm:bg-raised sm:p-1.5">
        <input
          id="company"
          name="company"
          autoComplete="organization"
          placeholder={hero.example}
          className="on-cloth min-h-13 min-w-0 flex-1 rounded-lg bg-raised px-4 text-lg text-ink placeholder:text-soft"
        />
        <button type="submit" className={`${buttonLook('warm')} on-cloth`}>
          {hero.button}
        </button>
      </div>
    </form>
  );
}

function Rating({ facts }: { readonly facts: ShopFacts }) {
  const [stars, words, more] = facts.claimsShown
    ? [5, claims.rating.text, claims.trusted.text]
    : facts.realRating
      ? [Math.round(facts.realRating.average), claims.realRating(facts.realRating), '']
      : [0, '', ''];
  return (
    stars > 0 && (
      <p className="mt-4 flex flex-wrap items-center gap-x-3 [&>span]:first:text-warm-bright">
        <Stars count={stars} /> <span>{words}</span>
        {more && <span className="text-on-deep/85">{more}</span>}
      </p>
    )
  );
}

import { useLoaderData, type MetaFunction } from 'react-router';
import { claims } from '../../../content/claims';
import { landing } from '../../../content/landing';
import { buttonLook } from '../ui/button';
import { Stars } from '../ui/icons';
import { forSearchEngines, organisation, product } from '../machine/describe-shop';
import { Head } from '../ui/head';
import { Checking } from './checking';
import {
  Features,
  PricingSection,
  ProblemAndSolution,
  ProcessSection,
  statedTestimonials,
  Testimonials,
} from './landing-sections';
import { DeliveryWords } from './delivery-words';
import type { loader } from './landing-page.server';
import { LogoWall } from './logo-wall';
import { Specimen } from './specimen';
export { loader } from './landing-page.server';

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? forSearchEngines(
        organisation(loaderData.baseUrl, loaderData.facts),
        product(loaderData.baseUrl, loaderData.facts),
      )
    : [];

export default function Landing() {
  const { facts, sample } = useLoaderData<typeof loader>();
  const { hero } = landing;
  return (
    <>
      <Head title={landing.title} description={landing.description} />
      <section className="mx-auto grid max-w-6xl items-center gap-12 px-4 pt-10 pb-16 md:pt-20 md:pb-28 lg:grid-cols-[7fr_5fr] lg:gap-16">
        <div>
          <h1 className="max-w-2xl">{hero.heading}</h1>
          <p className="mt-6 max-w-xl text-lg text-balance text-soft">{hero.lead}</p>
          <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
            <a href="/order" className={`${buttonLook()} w-full sm:w-auto`}>
              {hero.button}
            </a>
            <a href="/sample" className="underline underline-offset-4">
              {hero.sample}
            </a>
          </p>
          <p className="mt-4 text-soft">
            {facts.price}, one time · <DeliveryWords facts={facts} />
            {facts.sourceCount > 0 && (
              <>
                {' '}
                ·{' '}
                <a href="/sources" className="underline underline-offset-4">
                  {facts.sourceCount >= claims.sources.least
                    ? claims.sources.text
                    : `${facts.sourceCount} data sources`}
                </a>
              </>
            )}
          </p>
          {facts.claimsShown && (
            <p className="mt-6 flex flex-wrap items-center gap-x-3">
              <Stars /> <span>{claims.rating.text}</span>{' '}
              <span className="text-soft">{claims.trusted.text}</span>
            </p>
          )}
          {facts.realRating && (
            <p className="mt-6 flex flex-wrap items-center gap-x-3">
              <Stars count={Math.round(facts.realRating.average)} />{' '}
              <span>{claims.realRating(facts.realRating)}</span>
            </p>
          )}
        </div>
        <Specimen sample={sample} />
      </section>
      <ProblemAndSolution claimsShown={facts.claimsShown} />
      <Features />
      <LogoWall />
      <ProcessSection facts={facts} />
      <Checking sample={sample} />
      {facts.claimsShown && <Testimonials items={statedTestimonials} />}
      {facts.realQuotes.length > 0 && (
        <Testimonials
          items={facts.realQuotes.map(({ words, name, stars }) => ({
            quote: words,
            name: name || claims.someBuyer,
            stars,
          }))}
        />
      )}
      <PricingSection facts={facts} />
    </>
  );
}

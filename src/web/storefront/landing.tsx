import './landing/landing-page.css';
import { useLoaderData, type MetaFunction } from 'react-router';
import { claims } from '../../../content/claims';
import { landing } from '../../../content/landing';
import { forSearchEngines, organisation, product } from '../machine/describe-shop';
import { Head } from '../ui/head';
import { AnswersSection } from './landing/answers';
import { Checking } from './landing/checking/checking';
import { Features } from './landing/features';
import { FitSection } from './landing/fit';
import { Hero } from './landing/hero';
import { LogoWall } from './landing/logo-wall';
import { OrderBar } from './landing/order-bar';
import { PricingSection } from './landing/pricing';
import { ProblemAndSolution } from './landing/problem';
import { HoursSection, ProcessSection } from './landing/process';
import { statedTestimonials, Testimonials } from './landing/testimonials';
import type { loader } from './landing-page.server';
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
  return (
    <>
      <Head title={landing.title} description={landing.description} />
      <Hero facts={facts} sample={sample} />
      <div>
        <ProblemAndSolution claimsShown={facts.claimsShown} />
        <Features sample={sample} />
        <LogoWall />
        <ProcessSection facts={facts} />
        <HoursSection facts={facts} />
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
        <FitSection facts={facts} />
        <PricingSection facts={facts} />
        <AnswersSection facts={facts} />
        <OrderBar facts={facts} />
      </div>
    </>
  );
}

import { landing } from '../../../../content/landing';
import type { ShopFacts } from '../../shop-facts';
import { buttonLook } from '../../ui/button';
import { LandingDrawing } from './pictures/drawings';
import { LandingSection } from './section';

export function ProcessSection({
  facts: { expertReview, delivery },
}: {
  readonly facts: Pick<ShopFacts, 'expertReview' | 'delivery'>;
}) {
  const { process } = landing;
  return (
    <LandingSection id="process" tinted>
      <h2>{process.heading}</h2>
      <ol className="mt-10 grid gap-8 md:grid-cols-3 md:gap-10">
        {process.steps.map(({ title, text, reviewed, later }, index) => (
          <li key={title} className="grid grid-cols-[3.25rem_1fr] md:block">
            <p
              aria-hidden="true"
              className="font-serif text-5xl leading-none font-semibold text-second md:text-6xl"
            >
              {index + 1}
            </p>
            <div className="md:mt-5 md:border-t-2 md:border-second md:pt-5">
              <h3>{title}</h3>
              <p className="mt-2 text-soft">
                {delivery.asUsual ? text : (later ?? text)}
                {expertReview && reviewed ? ` ${reviewed}` : ''}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-10">
        <a href="/order" className={`${buttonLook()} w-full sm:w-auto`}>
          {process.button}
        </a>
      </p>
    </LandingSection>
  );
}

export function HoursSection({
  facts: { expertReview, delivery, promiseHours },
}: {
  readonly facts: Pick<ShopFacts, 'expertReview' | 'delivery' | 'promiseHours'>;
}) {
  const { hours } = landing;
  const stations = hours.stations.filter((one) => expertReview || !('byExpert' in one));
  return (
    <LandingSection id="hours">
      <h2>{delivery.asUsual ? hours.heading(promiseHours) : hours.headingLater}</h2>
      <p className="mt-4 max-w-2xl text-lg text-soft">{hours.lead}</p>
      <div aria-hidden="true" className="clock-ends">
        <span>{hours.start}</span>
        <span>{delivery.asUsual ? hours.end(promiseHours) : hours.endLater}</span>
      </div>
      <ol className="stations">
        {stations.map(({ title, text, drawing }) => (
          <li key={title} className="station">
            <LandingDrawing name={drawing} />
            <div>
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1.5 text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </LandingSection>
  );
}

import { landing } from '../../../../content/landing';
import type { SampleExcerpt } from '../../sample/excerpt';
import { PieceOfSample } from './pictures/piece-of-sample';
import { LandingSection } from './section';

export function Features({ sample }: { readonly sample: SampleExcerpt }) {
  const { features } = landing;
  return (
    <LandingSection id="features" tinted>
      <h2>{features.heading}</h2>
      <p className="mt-3 text-lg text-soft">{features.lead}</p>
      <ul className="mt-8 grid gap-4 sm:mt-10 sm:grid-cols-2 lg:grid-cols-3">
        {features.items.map(({ title, text, shows }) => (
          <li
            key={title}
            className="grid gap-5 sm:row-span-2 sm:grid-rows-subgrid rounded-xl border border-line bg-paper p-5 sm:p-6"
          >
            <div>
              <h3>{title}</h3>
              <p className="mt-2 text-soft">{text}</p>
            </div>
            <PieceOfSample sample={sample} shows={shows} />
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}

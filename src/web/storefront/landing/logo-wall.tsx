import { logoWall } from '../../../../content/logos';
import { LandingSection } from './section';

const files = import.meta.glob<string>('./logos/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

const fileOf = (name: string): string =>
  files[`./logos/${name.toLowerCase().replace(/\W+/g, '-')}.svg`] ?? '';

/** Claims no customers: it says for whom one might prepare. */
export function LogoWall() {
  const { heading, lead, names, notAffiliated } = logoWall;
  return (
    <LandingSection>
      <div className="md:flex md:items-end md:justify-between md:gap-10">
        <h2>{heading}</h2>
        <p className="mt-3 max-w-sm text-soft md:mt-0 md:text-right">{lead}</p>
      </div>
      <ul className="mt-10 grid grid-cols-4 gap-y-2 sm:grid-cols-6 lg:grid-cols-8">
        {names.map((name) => (
          <li key={name} className="grid h-15 place-items-center sm:h-18 px-2">
            <img
              src={fileOf(name)}
              alt={name}
              width="92"
              height="40"
              loading="lazy"
              decoding="async"
              className="mark h-10 w-23 max-w-full object-scale-down"
            />
          </li>
        ))}
      </ul>
      <p className="mt-6 text-sm text-soft">{notAffiliated}</p>
    </LandingSection>
  );
}

import { logoWall } from '../../../content/logos';
import { Section } from './section';

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
    <Section joined>
      <div className="md:flex md:items-end md:justify-between md:gap-10">
        <h2>{heading}</h2>
        <p className="mt-3 max-w-sm text-soft md:mt-0 md:text-right">{lead}</p>
      </div>
      <ul className="mt-10 grid grid-cols-3 overflow-hidden rounded-lg border border-line sm:grid-cols-4 lg:grid-cols-6">
        {names.map((name) => (
          <li
            key={name}
            className="-mr-px -mb-px grid place-items-center border-r border-b border-line px-2 py-3.5"
          >
            <img
              src={fileOf(name)}
              alt={name}
              width="120"
              height="40"
              loading="lazy"
              decoding="async"
              className="mark h-7 sm:h-8 w-auto max-w-full object-contain"
            />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-soft">{notAffiliated}</p>
    </Section>
  );
}

interface Place {
  readonly path: string;
  readonly name: string;
}

interface PlacesNavProps {
  readonly label: string;
  readonly places: readonly Place[];
  /** The path of where the reader is; undefined on a page that none of them leads to. */
  readonly here: string | undefined;
}

/** Ways to the neighbouring pages: a row where there is room, one line that unfolds on a phone. */
export function PlacesNav({ label, places, here }: PlacesNavProps) {
  const shown = places.find(({ path }) => path === here);
  return (
    <nav aria-label={label} className="min-w-0">
      <ul className="hidden flex-wrap gap-x-4 text-sm md:flex">
        {places.map((place) => (
          <li key={place.path}>
            <PlaceLink {...place} isHere={place === shown} />
          </li>
        ))}
      </ul>
      <details className="md:hidden">
        <summary className="w-fit cursor-pointer py-3 font-semibold">
          {shown?.name ?? label}
        </summary>
        <ul className="grid grid-cols-2 gap-x-6 pb-2">
          {places.map((place) => (
            <li key={place.path}>
              <PlaceLink {...place} isHere={place === shown} />
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

function PlaceLink({ path, name, isHere }: Place & { readonly isHere: boolean }) {
  return (
    <a
      href={path}
      aria-current={isHere ? 'page' : undefined}
      className={
        'inline-block border-b-2 border-transparent py-2.5 hover:border-line ' +
        'aria-[current=page]:border-accent aria-[current=page]:font-semibold'
      }
    >
      {name}
    </a>
  );
}

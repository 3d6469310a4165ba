/** Drawn and not typed: many fonts lack these signs. */
export function Stars({ count = 5 }: { readonly count?: number }) {
  return (
    <span className="inline-flex gap-0.5 align-[-0.1em] text-warm" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <svg key={index} viewBox="0 0 20 20" width="1em" height="1em">
          <path
            fill="currentColor"
            d="m10 1.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z"
          />
        </svg>
      ))}
    </span>
  );
}

export function Check() {
  return (
    <svg
      viewBox="0 0 20 20"
      width="1em"
      height="1em"
      aria-hidden="true"
      className="mt-[0.3em] shrink-0 text-accent"
    >
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m3.5 10.5 4.2 4.2 8.8-9.2"
      />
    </svg>
  );
}

/** What was hoped for and is not there. */
export function Cross() {
  return (
    <svg
      viewBox="0 0 20 20"
      width="1em"
      height="1em"
      aria-hidden="true"
      className="mt-[0.3em] shrink-0 text-edge"
    >
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        d="m5 5 10 10M15 5 5 15"
      />
    </svg>
  );
}

const drawings = {
  building: 'M4 21V5l8-2v18M12 8l8 2v11M2.5 21h19M7 8.5h2M7 12.5h2M7 16.5h2M15 13h2M15 17h2',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.4-3.8 3-6 6.5-6s6.1 2.2 6.5 6M16 4.4a3.5 3.5 0 0 1 0 6.4M18 14.5c2 .8 3.2 2.7 3.5 5.5',
  news: 'M4 4.5h12.5V18a2.2 2.2 0 0 0 2.2 2.2H6.2A2.2 2.2 0 0 1 4 18ZM16.5 9h4v9a2.1 2.1 0 0 1-2 2.2M7 8.5h6.5M7 12h6.5M7 15.5h4',
  question:
    'M4 4.5h16v12h-8.5L7 20.5v-4H4ZM9.8 8.8a2.2 2.2 0 1 1 3.2 2c-.8.4-1 .8-1 1.5M12 14.2v.1',
  avoid: 'M12 3.5 21.5 20h-19ZM12 9.5v5M12 17.2v.1',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3 20.5 20.5M8 9.5h5M8 12h3',
} as const;

export type IconName = keyof typeof drawings;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="28"
      height="28"
      aria-hidden="true"
      className="shrink-0 text-accent"
    >
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        d={drawings[name]}
      />
    </svg>
  );
}

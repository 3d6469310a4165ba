/** Drawn and not typed: many fonts lack these signs. */
export function Stars({ count = 5 }: { readonly count?: number }) {
  return (
    <span className="inline-flex gap-0.5 align-[-0.1em] text-second" aria-hidden="true">
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

export function CheckIcon() {
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

const stages = ['Company & Role', 'Payment', 'Confirmation'] as const;

/** The way from here to the report, with the stage we are at. */
export function OrderStages({ current }: { readonly current: 1 | 2 | 3 }) {
  return (
    <ol
      aria-label="Progress"
      className="grid grid-cols-[6fr_4fr_5fr] gap-2 sm:grid-cols-3 sm:gap-4"
    >
      {stages.map((stage, index) => {
        const number = index + 1;
        const reached = number <= current;
        return (
          <li
            key={stage}
            aria-current={number === current ? 'step' : undefined}
            className={
              'border-t-4 pt-2 text-[0.8125rem] sm:text-sm ' +
              `${reached ? 'border-accent' : 'border-line text-soft'} ` +
              (number === current ? 'font-semibold' : '')
            }
          >
            <span aria-hidden="true" className="mr-1 hidden sm:inline">
              {number}
            </span>
            {stage}
            {number < current && <span className="sr-only"> (done)</span>}
          </li>
        );
      })}
    </ol>
  );
}

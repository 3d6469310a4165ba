import { NO_OCCUPATION, type RoleOffer } from '../../shop/orders/shape';
import { buttonLook } from '../ui/button';

interface NearestRoleProps {
  readonly offer: RoleOffer;
  /** What was said in answer to the last tap, if it went wrong. */
  readonly problem?: string | null;
}

/** Each answer is a button of the form around it: one tap, and none is needed to go on. */
export function NearestRole({
  offer: { typed, choices, chosen },
  problem = null,
}: NearestRoleProps) {
  const answers = [...choices, { code: NO_OCCUPATION, title: 'None of these' }];
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">Which is nearest to your role? (optional)</legend>
      <p className="mt-1 text-soft">
        “{typed}” can mean different jobs. Your answer makes the report fit better.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {answers.map(({ code, title }) => (
          <button
            key={code}
            type="submit"
            name="occupation"
            value={code}
            aria-pressed={code === chosen}
            className={buttonLook(code === chosen ? 'primary' : 'quiet', 'small')}
          >
            {title}
          </button>
        ))}
      </div>
      <p role="status" className="mt-2 text-sm">
        {problem ??
          (chosen === null ? '' : 'Saved. You can change it until the report is written.')}
      </p>
    </fieldset>
  );
}

import { useLocation } from 'react-router';
import { plural } from '../../../kernel/text';
import { Logo } from '../../ui/logo';
import { DeskTools } from './desk-tools';
import type { DeskPlace } from './places';
import { PlacesNav } from '../ui/places-nav';

interface DeskHeaderProps {
  readonly member: { readonly name: string; readonly role: string };
  readonly open: readonly DeskPlace[];
  /** How many need a look, for those whom they concern. */
  readonly alerts?: number;
  /** Above a page that takes the whole window. */
  readonly isWide?: boolean;
}

export function DeskHeader({ member, open, alerts = 0, isWide = false }: DeskHeaderProps) {
  const { pathname: shown } = useLocation();
  // An order’s page belongs to the list of orders, whose address is older than the desk.
  const pathname = /^\/desk\/(?:orders|company)\//u.test(shown) ? '/admin' : shown;
  const here = open
    .filter(
      ({ path }) => pathname === path || (path !== '/desk' && pathname.startsWith(`${path}/`)),
    )
    .toSorted((one, other) => other.path.length - one.path.length)[0];
  return (
    <header className="border-b border-line bg-raised">
      <div
        className={
          `mx-auto flex ${isWide ? 'max-w-[96rem]' : 'max-w-6xl'} flex-wrap items-start ` +
          'justify-between gap-x-6 px-4 py-1'
        }
      >
        <div className="flex min-w-0 items-start gap-x-4">
          <Logo markAlone />
          <PlacesNav label="Desk" places={open} here={here?.path} />
        </div>
        <div className="flex flex-wrap items-center gap-x-3 py-1">
          <DeskTools open={open} />
          {alerts > 0 && (
            <a
              href="/desk/operations/alerts"
              className="py-2 text-sm font-semibold text-danger underline"
            >
              {plural(alerts, 'alert')}
            </a>
          )}
          <a
            href="/desk/account"
            aria-current={pathname === '/desk/account' ? 'page' : undefined}
            className="py-2 text-sm text-soft underline"
          >
            {member.name}, {member.role}
          </a>
        </div>
      </div>
    </header>
  );
}

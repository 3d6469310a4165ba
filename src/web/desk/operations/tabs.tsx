import { Outlet, useLocation } from 'react-router';
import { PlacesNav } from '../ui/places-nav';

const TABS = [
  { path: '/desk/operations', name: 'Health' },
  { path: '/desk/operations/alerts', name: 'Alerts' },
  { path: '/desk/operations/queue', name: 'Queue' },
  { path: '/desk/operations/tasks', name: 'Scheduled tasks' },
  { path: '/desk/operations/webhooks', name: 'Webhooks' },
  { path: '/desk/operations/mail', name: 'Email' },
  { path: '/desk/operations/sources', name: 'Sources' },
  { path: '/desk/operations/files', name: 'Files' },
  { path: '/desk/operations/spend', name: 'Model spend' },
  { path: '/desk/operations/settings', name: 'Settings' },
] as const;

/** Each part has an address of its own and loads only what it shows. */
export default function OperationsTabs() {
  const { pathname } = useLocation();
  const here = TABS.findLast(
    ({ path }) => pathname === path || pathname.startsWith(`${path}/`),
  )?.path;
  return (
    <>
      <h1 className="text-2xl">Operations</h1>
      <div className="mt-3 border-b border-line">
        <PlacesNav label="Operations" places={TABS} here={here} />
      </div>
      <Outlet />
    </>
  );
}

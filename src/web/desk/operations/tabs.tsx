import { Outlet, useLocation } from 'react-router';

const TABS = [
  ['/desk/operations', 'Health'],
  ['/desk/operations/alerts', 'Alerts'],
  ['/desk/operations/queue', 'Queue'],
  ['/desk/operations/tasks', 'Scheduled tasks'],
  ['/desk/operations/webhooks', 'Webhooks'],
  ['/desk/operations/mail', 'Mail'],
  ['/desk/operations/sources', 'Sources'],
  ['/desk/operations/files', 'Files'],
  ['/desk/operations/spend', 'Model spend'],
  ['/desk/operations/settings', 'Settings'],
] as const;

/** Each part has an address of its own and loads only what it shows. */
export default function OperationsTabs() {
  const { pathname } = useLocation();
  const here = TABS.findLast(([path]) => pathname === path || pathname.startsWith(`${path}/`))?.[0];
  return (
    <>
      <h1 className="text-[2rem]">Operations</h1>
      <nav aria-label="Operations" className="mt-3 border-b border-line">
        <ul className="flex flex-wrap gap-x-5">
          {TABS.map(([path, name]) => (
            <li key={path}>
              <a
                href={path}
                aria-current={path === here ? 'page' : undefined}
                className="inline-block border-b-2 border-transparent py-2.5 hover:border-line aria-[current=page]:border-accent aria-[current=page]:font-semibold"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </>
  );
}

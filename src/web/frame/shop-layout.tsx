import { Outlet } from 'react-router';
import { SiteFooter } from '../ui/site-footer';
import { SiteHeader } from '../ui/site-header';

export default function ShopLayout() {
  return (
    <>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <SiteFooter />
    </>
  );
}

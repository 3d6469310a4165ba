const NOWHERE = 'http://desk.invalid';

/** Where to go on; only a place of the desk, whatever an address says. */
export function nextPath(wanted: string | null): string {
  if (wanted === null || !URL.canParse(wanted, NOWHERE)) return '/desk/account';
  const { origin, pathname, search } = new URL(wanted, NOWHERE);
  return origin === NOWHERE && /^\/(admin|desk)(\/|\.|$)/u.test(pathname)
    ? pathname + search
    : '/desk/account';
}

// Packages of many small files, which are bundled into the programs: each file costs a process, and each of
// its threads, a look-up at the start. What finds files of its own beside it stays outside.
const PAGES = 'linkedom cssom css-select css-what nth-check boolbase htmlparser2 uhyphen entities';
const NODES = 'domhandler domutils dom-serializer domelementtype';
/** There may be one copy of the router only. */
const ROUTER = 'react-router @react-router/node @remix-run/route-pattern cookie-es';
const OTHERS = 'drizzle-orm zod stripe nodemailer hono @hono/node-server';

export const bundledPackages = [PAGES, NODES, ROUTER, OTHERS].flatMap((names) => names.split(' '));

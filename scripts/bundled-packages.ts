// Packages of many small files, which are bundled into the programs: each file costs a process, and each of
// its threads, a look-up at the start. What finds files of its own beside it stays outside.
export const bundledPackages = [
  ...['drizzle-orm', 'zod', 'stripe', 'nodemailer', 'hono', '@hono/node-server'],
  // Feeds, and what they are read with.
  ...['feedsmith', 'fast-xml-parser', 'fast-xml-builder', '@nodable/entities', 'strnum', 'anynum'],
  ...['path-expression-matcher', 'is-unsafe', 'xml-naming'],
  // Pages, and what they are read with.
  ...['linkedom', 'cssom', 'css-select', 'css-what', 'nth-check', 'boolbase', 'htmlparser2'],
  ...['domhandler', 'domutils', 'dom-serializer', 'domelementtype', 'entities', 'uhyphen'],
  // The router, of which there may be one copy only.
  ...['react-router', '@react-router/node', '@remix-run/route-pattern', 'cookie-es'],
];

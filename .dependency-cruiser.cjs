// Who may import whom, as docs/architecture.md says it. test/rules breaks every rule below once.
const AREAS = ['shop', 'research', 'report', 'desk', 'delivery'];
const AREA = `(${AREAS.join('|')})`;
// Two patterns, since one with an optional folder is refused as too slow.
const entries = (name) => [`^src/${AREA}/${name}\\.tsx?$`, `^src/${AREA}/[^/]+/${name}\\.tsx?$`];
/** A folder of the sentence may bind its modules together in files of its own, entered in the same way. */
const MODULE_ENTRY = entries('(index|shape)');
const [MODULE_SHAPE, MODULE_INDEX] = [entries('shape'), entries('index')];
/** Files that speak to someone else's service. A new one is named here. */
const ADAPTER = '^src/shop/payments/stripe/stripe\\.ts$';
const TEST = '\\.test\\.tsx?$|/testing\\.tsx?$|/fixtures/';
const COMPOSITION = '^src/(compose\\.ts$|compose/)';
/** Settings, and how a process starts and stops. */
const ROOT = '^src/([^/]+\\.ts$|config/|process/)';
const PROGRAM = `${COMPOSITION}|^src/(main|thread)\\.ts$|^src/cli/`;
const PURE_FILE = '(?!index|schema|store|routes|jobs|ports)[^/]+\\.tsx?$';
const SERVER_FILE = '\\.server\\.tsx?$';
const KERNEL = '^src/kernel/';
const PLATFORM = '^src/platform/';
const LANGUAGE = '^src/language/';
const OCCUPATIONS = '^src/occupations/';
/** One module, entered like those of the sentence. */
const OCCUPATIONS_ENTRY = '^src/occupations/(index|shape)\\.ts$';

/** Everything of ours outside of what is allowed. */
const onlyOurs = (...allowed) => ({
  path: '^(src|emails|content|demo|test|scripts|bench|migrations)/',
  pathNot: allowed,
});

const sentence = AREAS.slice(0, -1).map((area, index) => ({
  name: `sentence-${area}`,
  comment: `${area} may not import ${AREAS.slice(index + 1).join(', ')}; effects go back as events.`,
  from: { path: `^src/${area}/`, pathNot: TEST },
  to: { path: `^src/(${AREAS.slice(index + 1).join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...sentence,
    {
      name: 'kernel-imports-nothing',
      comment: 'The kernel is pure: no other folder, no library, nothing of Node.',
      from: { path: KERNEL, pathNot: TEST },
      to: { pathNot: KERNEL },
    },
    {
      name: 'language-imports-kernel',
      comment: 'What knows English is pure: it sees the kernel, no library and nothing of Node.',
      from: { path: LANGUAGE, pathNot: TEST },
      to: { pathNot: [KERNEL, LANGUAGE] },
    },
    {
      name: 'occupations-import-language',
      comment: 'What knows jobs sees the kernel, the language, and the files of the platform.',
      from: { path: OCCUPATIONS, pathNot: TEST },
      to: onlyOurs(KERNEL, LANGUAGE, '^src/platform/files/', OCCUPATIONS),
    },
    {
      name: 'occupations-entry',
      comment: 'Occupations are entered by their index or their shape.',
      from: { pathNot: [OCCUPATIONS, '^(test|bench|scripts)/', TEST] },
      to: { path: OCCUPATIONS, pathNot: OCCUPATIONS_ENTRY },
    },
    {
      name: 'platform-imports-kernel',
      comment: 'The platform knows no word of the business.',
      from: { path: PLATFORM, pathNot: TEST },
      to: onlyOurs(KERNEL, PLATFORM),
    },
    {
      name: 'module-imports',
      comment:
        'A module sees the kernel, the language, occupations, the platform, content, its mails, and those before it.',
      from: { path: `^src/${AREA}/`, pathNot: TEST },
      to: onlyOurs(
        KERNEL,
        LANGUAGE,
        OCCUPATIONS,
        PLATFORM,
        '^content/',
        '^emails/',
        `^src/${AREA}/`,
      ),
    },
    {
      name: 'module-entry',
      comment:
        'A module is entered by its index or its shape; the rest, adapters included, is for itself and for compose.',
      from: { path: `^src/${AREA}/([^/]+)/`, pathNot: TEST },
      to: { path: `^src/${AREA}/`, pathNot: [...MODULE_ENTRY, '^src/$1/$2/'] },
    },
    {
      name: 'index-hides-adapters',
      comment: 'Compose alone sees an adapter, so it imports it itself and no index hands it on.',
      from: { path: MODULE_INDEX },
      to: { path: ADAPTER },
    },
    {
      name: 'area-entry',
      comment: 'A file between the modules of one folder enters each by its index or its shape.',
      from: { path: `^src/${AREA}/[^/]+$`, pathNot: TEST },
      to: { path: `^src/${AREA}/`, pathNot: [...MODULE_ENTRY, '^src/$1/[^/]+$'] },
    },
    {
      name: 'module-entry-from-outside',
      comment:
        'Only compose and the programs around it see more of a module than its index and its shape.',
      from: {
        pathNot: [
          `^src/${AREA}/`,
          COMPOSITION,
          '^src/thread\\.ts$',
          '^(test|bench|scripts)/',
          TEST,
        ],
      },
      to: { path: `^src/${AREA}/`, pathNot: MODULE_ENTRY },
    },
    {
      name: 'shape-is-for-browsers',
      comment:
        'A shape is types and pure code: it loads the kernel, other shapes and pure files of its module.',
      from: { path: `^src/${AREA}/([^/]+)/shape\\.tsx?$` },
      to: {
        path: '^(src|emails|content|demo)/',
        pathNot: [
          KERNEL,
          ...MODULE_SHAPE,
          ...['', '[^/]+/'].map((room) => `^src/$1/$2/${room}${PURE_FILE}`),
        ],
      },
    },
    {
      name: 'shape-without-server',
      comment: 'A shape may be loaded by a browser, so nothing of Node is in it.',
      from: { path: MODULE_SHAPE },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'web-components',
      comment:
        'What a browser may load sees shapes, the kernel and content; loaders and actions stand in *.server.ts.',
      from: { path: '^src/web/', pathNot: [SERVER_FILE, TEST] },
      to: onlyOurs('^src/web/', KERNEL, ...MODULE_SHAPE, '^content/'),
    },
    {
      name: 'web-components-without-server',
      comment: 'Nothing of Node goes into a browser bundle.',
      from: { path: '^src/web/', pathNot: [SERVER_FILE, TEST] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'web-server-files',
      comment:
        'Loaders and actions see what the server side of a module offers: its index and its shape.',
      from: { path: `^src/web/.*${SERVER_FILE}` },
      to: onlyOurs('^src/web/', KERNEL, PLATFORM, ...MODULE_INDEX, ...MODULE_SHAPE, '^content/'),
    },
    {
      name: 'emails-imports',
      comment: 'A mail is a template: it sees the kernel and content.',
      from: { path: '^emails/', pathNot: TEST },
      to: onlyOurs('^emails/', KERNEL, '^content/'),
    },
    {
      name: 'content-imports',
      comment: 'Content is words: it sees the kernel.',
      from: { path: '^content/', pathNot: TEST },
      to: onlyOurs('^content/', KERNEL),
    },
    {
      name: 'demo-imports',
      comment:
        'The demo stands for the world outside, so it knows nothing of the inside but the kernel.',
      from: { path: '^demo/', pathNot: TEST },
      to: onlyOurs('^demo/', KERNEL),
    },
    {
      name: 'demo-over-http',
      comment: 'Only compose starts the demo’s servers; everyone else reaches them over HTTP.',
      from: { pathNot: ['^demo/', COMPOSITION, '^(test|bench|scripts)/', TEST] },
      to: { path: '^demo/' },
    },
    {
      name: 'programs-are-roots',
      comment: 'Config, compose and the programs are imported by each other and by nothing else.',
      from: { path: '^(src|emails|content|demo)/', pathNot: [PROGRAM, ROOT, TEST] },
      to: { path: `${ROOT}|${COMPOSITION}|^src/cli/` },
    },
    {
      name: 'tests-are-leaves',
      comment: 'What runs in the shop knows no test.',
      from: { path: '^(src|emails|content|demo)/', pathNot: TEST },
      to: { path: `^test/|${TEST}` },
    },
    {
      name: 'models-through-one-door',
      comment:
        'What speaks to models is seen in platform/models alone; everyone else asks a Model.',
      from: { path: '^(src|emails|content|demo)/', pathNot: '^src/platform/models/' },
      to: { path: 'node_modules/(ai|@ai-sdk)/' },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that import each other are one file, or one too many imports.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'imports-resolve',
      comment: 'An import that leads nowhere is checked by nobody.',
      from: {},
      to: {
        couldNotResolve: true,
        pathNot: ['/\\+types/', '^\\./\\+types/', '^virtual:', '\\.(css|svg|ttf)'],
      },
    },
    {
      name: 'no-development-library',
      comment: 'What the shop loads is a dependency, not a development dependency.',
      from: { path: '^(src|emails|content|demo)/', pathNot: TEST },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: '/node_modules/@types/|^node_modules/@types/',
      },
    },
  ].map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    // TypeScript 7 has no compiler API: without this line not one module is read, and nothing is said of it.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: [
        '^(test/rules/fixtures|build|\\.react-router)/',
        '^(src|emails|content|demo|scripts|test|bench)/.*\\.d\\.[cm]?ts$',
      ],
    },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
    builtInModules: {
      override: require('node:module').builtinModules.flatMap((name) => [name, `node:${name}`]),
    },
  },
};

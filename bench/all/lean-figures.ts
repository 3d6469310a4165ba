import type { PrintedFigure } from './printed-figure';

type Goal = NonNullable<PrintedFigure['goal']>;

/** Megabytes, seconds, and pages a second: what the shop costs whoever runs it. */
const from =
  (area: string, command: string, pace?: PrintedFigure['pace']) =>
  (what: string, at: RegExp, unit?: PrintedFigure['unit'], goal?: Goal): PrintedFigure => ({
    area,
    command,
    what,
    at,
    ...(unit === undefined ? {} : { unit }),
    ...(goal === undefined ? {} : { goal }),
    ...(pace === undefined ? {} : { pace }),
  });

const atMost = (value: number): Goal => ({ atMost: value });
const atLeast = (value: number): Goal => ({ atLeast: value });

const onPostgres = from('memory', 'memory 30 60 postgres', 'slow');
const embedded = from('memory', 'memory 6 60 embedded', 'slow');
const serving = from('serving', 'serving 3 5', 'slow');
const orders = from('orders', 'orders 200 5', 'slow');
const starting = from('start', 'start', 'slow');
const report = from('report', 'report', 'slow');
const paper = from('report', 'pdf 9 content/sample/report.json');
const growth = from('report', 'growth');
const lighthouse = from('Lighthouse, performance', 'pages 1 / /order /sample /r', 'slow');

const whileReports = (page: string): RegExp =>
  new RegExp(`^${page} while two reports are made \\| \\d+ \\| [\\d.]+ \\| ([\\d.]+)`, 'mu');
const served = (page: string, column: number): RegExp =>
  new RegExp(`^${page}(?: \\| [\\d.]+){${column}} \\| ([\\d.]+)`, 'mu');
const performance = (page: string): RegExp => new RegExp(`^\\| \`${page}\` \\| (\\d+)`, 'mu');

export const LEAN_FIGURES: readonly PrintedFigure[] = [
  onPostgres('at rest, on Postgres', /^Postgres \| at rest \| (\d+) MB/mu, 'MB', atMost(250)),
  onPostgres(
    'after 30 reports, times its rest',
    /^Postgres \| at rest again, times its rest \| ([\d.]+)/mu,
    undefined,
    atMost(1.3),
  ),
  onPostgres(
    'idle for a minute, of a core',
    /^Postgres \| idle for \d+ s \| ([\d.]+) %/mu,
    '%',
    atMost(0.5),
  ),
  embedded('at rest, embedded', /^embedded \| at rest \| (\d+) MB/mu, 'MB', atMost(450)),
  embedded(
    'embedded, after 6 reports, times its rest',
    /^embedded \| at rest again, times its rest \| ([\d.]+)/mu,
    undefined,
    atMost(1.3),
  ),
  embedded(
    'embedded, idle for a minute, of a core',
    /^embedded \| idle for \d+ s \| ([\d.]+) %/mu,
    '%',
    atMost(0.5),
  ),
  serving(
    '`/` beside a bare route',
    /ratio of \/ to the bare route: ([\d.]+)/u,
    undefined,
    atLeast(0.6),
  ),
  serving('`/order`', served('/order', 0), '/s', atLeast(300)),
  serving('`/order`, p99', served('/order', 2), 'ms', atMost(150)),
  serving('`/track/…`', served('/track/…', 0), '/s', atLeast(300)),
  serving('`/track/…`, p99', served('/track/…', 2), 'ms', atMost(150)),
  serving('`/order`, each rendered anew', served('/order, each rendered anew', 0), '/s'),
  serving('`/track/…`, each rendered anew', served('/track/…, each rendered anew', 0), '/s'),
  serving('`/` while two reports are made, p99', whileReports('/'), 'ms', atMost(250)),
  serving('`/order` while two reports are made, p99', whileReports('/order'), 'ms', atMost(250)),
  serving('`/track/…` while two reports are made, p99', whileReports('/track/'), 'ms', atMost(250)),
  serving('`/desk` while two reports are made, p99', whileReports('/desk'), 'ms', atMost(250)),
  serving(
    'a report on the review desk, meanwhile, p99',
    whileReports('/desk/review'),
    'ms',
    atMost(250),
  ),
  serving(
    'a sentence judged as an expert types it, meanwhile, p99',
    whileReports('a sentence judged as it is typed'),
    'ms',
    atMost(250),
  ),
  serving(
    'a report’s first opening on the review desk',
    /^first opening of a report: (\d+) ms/mu,
    'ms',
    atMost(250),
  ),
  serving(
    'event loop while two reports are made, longest',
    /event loop while two reports are made: (\d+) ms/u,
    'ms',
    atMost(50),
  ),
  orders('beside a bare route with the same rows', /^ratio ([\d.]+)/mu, undefined, atLeast(0.5)),
  orders('placed and settled', /^Foreword on Postgres +\| +([\d.]+)/mu, '/s'),
  orders('statements of an order', /^\| all \| ([\d.]+)/mu),
  starting('with nothing installed', /^npm start, nothing installed: ([\d.]+) s/mu, 's'),
  starting('again', /^npm start, third time: ([\d.]+) s/mu, 's', atMost(2)),
  starting('what is installed', /^installed: (\d+) MB/mu, 'MB'),
  report('the demo’s, without a model', /^demo: ([\d.]+) s/mu, 's', atMost(4)),
  report('of a listed company with its 10-K, processor', /^listed: ([\d.]+) s/mu, 's', atMost(12)),
  report('the demo’s page', /^page: (\d+) kB/mu, 'kB', atMost(200)),
  report('the demo’s page, compressed', /^page: \d+ kB, (\d+) kB/mu, 'kB'),
  growth(
    'eight times the pages, processor for a page, times one',
    /^8 times a page costs ([\d.]+) of once/mu,
    undefined,
    atMost(1.15),
  ),
  growth('processor for a page, at eight times', /^40 \| ([\d.]+) \|/mu, 'ms'),
  paper('the richest PDF', /report\.json(?: \| [\d.]+){4} \| (\d+)/u, 'ms', atMost(250)),
  paper('a PDF of 400 claims', /^400 claims(?: \| \d+){4} \| (\d+)/mu, 'ms'),
  lighthouse('`/`', performance('/'), undefined, atLeast(95)),
  lighthouse('`/order`', performance('/order'), undefined, atLeast(95)),
  lighthouse('`/sample`', performance('/sample'), undefined, atLeast(95)),
  lighthouse('a report', performance('/r'), undefined, atLeast(95)),
];

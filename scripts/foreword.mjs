// npm run foreword -- VERB: the command line.
import { ensureInstalled } from './install.mjs';
import { ensureBuilt } from './build.mjs';
import { runBuilt } from './run-built.mjs';

ensureInstalled({ serving: true });
ensureBuilt({ quiet: !process.stdout.isTTY });
// Who goes through millions of rows and keeps none needs little room for what is new; left alone, it grows by a hundred megabytes.
runBuilt(
  'cli',
  process.argv.slice(2),
  process.argv[2] === 'bulk' ? ['--max-semi-space-size=4'] : [],
);

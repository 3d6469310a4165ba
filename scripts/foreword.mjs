// npm run foreword -- VERB: the command line.
import { ensureInstalled } from './install.mjs';
import { ensureBuilt } from './build.mjs';
import { runBuilt } from './run-built.mjs';

ensureInstalled({ serving: true });
ensureBuilt({ quiet: !process.stdout.isTTY });
// A bulk load reads millions of rows and keeps none of them. Left alone, the space for new objects
// would grow by 100 MB.
runBuilt(
  'cli',
  process.argv.slice(2),
  process.argv[2] === 'bulk' ? ['--max-semi-space-size=4'] : [],
);

// npm run foreword -- VERB: the command line.
import { ensureInstalled } from './install.mjs';
import { ensureBuilt } from './build.mjs';
import { runBuilt } from './run-built.mjs';

ensureInstalled();
ensureBuilt({ quiet: !process.stdout.isTTY });
runBuilt('cli', process.argv.slice(2));

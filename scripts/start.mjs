// npm start: installs what is missing, builds what has changed, and serves the shop.
import { ensureInstalled } from './install.mjs';
import { ensureBuilt } from './build.mjs';
import { runBuilt } from './run-built.mjs';

ensureInstalled();
ensureBuilt();
// Room for what is new, in megabytes: V8 would take 64 twice of a large machine and keep them. Pages are served as fast.
runBuilt('main', [], ['--max-semi-space-size=8']);

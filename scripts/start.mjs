// npm start: installs what is missing, builds what has changed, and serves the shop.
import { ensureInstalled } from './install.mjs';
import { ensureBuilt } from './build.mjs';
import { runBuilt } from './run-built.mjs';

ensureInstalled({ serving: true });
ensureBuilt();
/** What is freed goes back to the machine at once: glibc would keep 60 MB of what pages and PDFs took. */
const RETURNED = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
// Room for what is new, in megabytes: V8 would take 64 twice of a large machine and keep them.
runBuilt('main', [], ['--max-semi-space-size=8'], RETURNED);

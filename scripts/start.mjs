// npm start: installs what is missing, builds what has changed, and serves the shop.
import { ensureInstalled } from './install.mjs';
import { ensureBuilt } from './build.mjs';
import { runBuilt } from './run-built.mjs';

ensureInstalled();
ensureBuilt();
runBuilt('main');

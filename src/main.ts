import { runOnSupportedNode } from './process/supported-node';

await runOnSupportedNode(() => import('./process/run-shop'));

import { runOnSupportedNode } from './supported-node';

await runOnSupportedNode(() => import('./run-shop'));

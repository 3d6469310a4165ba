import { runOnSupportedNode } from '../process/supported-node';

await runOnSupportedNode(() => import('./run-verb'));

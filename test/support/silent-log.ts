import { createLog } from '../../src/platform/log';

export const silentLog = createLog({ level: 'silent' });

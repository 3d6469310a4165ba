export { eraseBuyer } from './erase-buyer';
export { exportBuyer } from './export-buyer';
export { findBuyer } from './find-buyer';
export { privacyHandlers, privacySchedules } from './jobs';
export type { PrivacyContext } from './ports';
export { retentionRules } from './retention-rules';
export {
  previewRetention,
  runRetention,
  runRetentionNow,
  type RetentionContext,
} from './retention';

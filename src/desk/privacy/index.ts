export { eraseBuyer } from './erase-buyer';
export { exportBuyer } from './export-buyer';
export { findBuyer } from './find-buyer';
export { privacyHandlers } from './erase-files-job';
export type { PrivacyContext } from './ports';

export { exportAudit } from './export-audit';
export { listAudit } from './list-audit';
export { auditAlongside, writeAudit } from './write-audit';

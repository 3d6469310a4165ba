export { exportAudit } from './export-audit';
export { listAudit, type AuditPage, type AuditSearch } from './list-audit';
export { auditAlongside, writeAudit } from './write-audit';

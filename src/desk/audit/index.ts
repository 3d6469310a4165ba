export { exportAudit, type AuditContext } from './export-audit';
export { listAudit } from './list-audit';
export { readAuditOf } from './read-of-subject';
export { auditAlongside, writeAudit } from './write-audit';

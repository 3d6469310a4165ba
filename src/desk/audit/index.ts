export { auditAlongside, writeAudit } from './write-audit';

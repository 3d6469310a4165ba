export { auditCsv as loader } from './audit.server';

export { identifyCompany, type CompanyContext } from './identify-company';
export { bareDomain, comparableName } from './names';
export type { EntityCard } from './shape';

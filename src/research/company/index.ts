export { identifyCompany } from './identify-company';
export { bareDomain, comparableName } from './names';
export type { EntityCard } from './shape';

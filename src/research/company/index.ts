export { completeCard, identifyCompany, type CompanyContext } from './identify-company';
export { createCompanyLookup, type CompanyLookup } from './lookup/create-lookup';
export { isOwnPart, registeredDomain } from './domains';
export { knownAs } from './known-as';
export { bareDomain, comparableName } from './names';
export { matchName, matchPassage } from './score';
export type { EntityCard } from './shape';

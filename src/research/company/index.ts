export { completeCard, identifyCompany, type CompanyContext } from './identify-company';
export { createCompanyLookup, type CompanyLookup } from './lookup/create-lookup';
export { isOwnPart, registeredDomain } from './domains';
export { knownAs } from './names/known-as';
export { bareDomain, comparableName } from './names/names';
export { matchName, matchPassage } from './fit/score';
export type { EntityCard } from './shape';

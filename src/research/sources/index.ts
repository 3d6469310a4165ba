export { canonicalJson } from './canonical-json';
export { catalogue, groupNames, groupOf, type Group } from './catalogue';
export {
  siteAbout,
  siteCareers,
  siteFeed,
  siteHome,
  siteInvestors,
  sitePages,
  siteSitemap,
} from './catalogue/company-site';
export { labourConditionApplications } from './catalogue/pay';
export { greenhouse } from './catalogue/job-boards';
export { hackerNewsComments } from './catalogue/public-voices';
export { wikidataEntity, wikidataLabels, wikidataSearch } from './catalogue/reference-works';
export { secCompanyFacts, secCompanyTickers } from './catalogue/registers';
export { fetchSource, type SourceAnswer } from './fetch-source';
export { createGate } from './create-gate';
export { creditsFor } from './credits';
export { databaseHealth } from './database-health';
export { defineSource } from './define-source';
export { healthAfter, type SourceHealth } from './health';
export { inMemoryHealth } from './in-memory-health';
export { isOn } from './is-on';
export { countByProof, countInForce, proofOf } from './count-sources';
export { isProven, stateOf, type SourceSettings } from './state-of';
export { ACCOUNT_PLACE, fitsKey, halvesOf } from './key-form';
export { listCatalogue } from './list-catalogue';
export { listHealth } from './list-health';
export { follow, parseMapping } from './mapping';
export { probeFault } from './out-of-use';
export { matchItems, type KnownAs } from './match-items';
export { withOwnSearch } from './own-search';
export { NEEDS } from './needs';
export { acceptTerms, readPolicies, switchSource } from './policy-store';
export { whyClosed, type Policies } from './policy';
export type { HealthStore } from './ports';
export { scaffoldSource } from './scaffold/scaffold-source';
export { termsOf } from './terms';
export { proveAnswer, type RecordedAnswer } from './proof/prove';
export type { ProofFile, ProvenAnswer } from './proof/shape';
export { readAnswer, type SourceReading } from './read-answer';
export { readFeed } from './feeds/read-feed';
export { runFeed } from './feeds/run-feed';
export { parseAnswer } from './parse-answer';
export { wantedColumns } from './run-csv';
export { runItems } from './run-items';
export type {
  Ask,
  Bulk,
  OutcomeCode,
  Sink,
  Source,
  SourceItem,
  SourceKeys,
  SourceOutcome,
} from './shape';
export { columnName } from './table-rows';
export { fillTemplate, type Known } from './template';
export { textWithBox } from './encyclopaedia/box-rows';
export {
  fetchWikidataEntity,
  fetchWikidataLabels,
  readWikidataEntity,
  type WikidataEntity,
  type WikidataStatement,
} from './encyclopaedia/wikidata';
export { industryNames, workNames, type Industry, type Work } from './serves';

export { canonicalJson } from './definition/canonical-json';
export { catalogue, groupOf } from './catalogue';
export { groupNames, type Group } from './catalogue/groups';
export {
  siteAbout,
  siteCareers,
  siteChangelog,
  siteFeed,
  siteHome,
  siteInvestors,
  sitePages,
  siteSitemap,
} from './catalogue/site/company-site';
export { labourConditionApplications } from './catalogue/pay/pay';
export { greenhouse } from './catalogue/jobs/job-boards';
export { hackerNewsComments } from './catalogue/voices/public-voices';
export {
  wikidataEntity,
  wikidataLabels,
  wikidataSearch,
} from './catalogue/reference/reference-works';
export { secCompanyFacts, secCompanyTickers } from './catalogue/registers/registers';
export { fetchSource, type SourceAnswer } from './fetch-source';
export { playedKeys, sourceHosts } from './hosts';
export { watchAsk } from './watch-ask';
export { createGate } from './state/create-gate';
export { creditsFor } from './state/credits';
export { databaseHealth } from './state/health/database-health';
export { checkSource } from './definition/check/check-source';
export { defineSource } from './definition/define-source';
export { healthAfter, type SourceHealth } from './state/health/health';
export { inMemoryHealth } from './state/health/in-memory-health';
export { isSourceOn } from './state/is-on';
export { countAskable, countByProof, countInForce, sourceProofOf } from './state/count-sources';
export { isProven, sourceStateOf, type SourceSettings } from './state/state-of';
export { ACCOUNT_PLACE, fitsKey, keyHalves } from './definition/key-form';
export { listCatalogue } from './state/list-catalogue';
export { watchSourceStates } from './state/watch-source-states';
export { listHealth } from './state/health/list-health';
export { follow, parseMapping } from './definition/mapping';
export { probeFault } from './state/health/out-of-use';
export { matchItems, type KnownAs } from './reading/match-items';
export { detailUrl, withDetail } from './reading/read-detail';
export { withOwnSearch } from './definition/own-search';
export { NEEDS } from './definition/needs';
export { acceptTerms, readPolicies, switchSource } from './state/policy-store';
export { whyClosed, type Policies } from './state/policy';
export type { HealthStore } from './ports';
export { scaffoldSource } from './scaffold/scaffold-source';
export { sourceTermsOf } from './state/terms';
export { proveAnswer, type RecordedAnswer } from './proof/prove';
export type { ProofFile, ProvenAnswer } from './proof/shape';
export { readAnswer, type SourceReading } from './reading/read-answer';
export { readFeed } from './feeds/read-feed';
export { runFeed } from './feeds/run-feed';
export { parseAnswer } from './reading/parse-answer';
export { wantedColumns } from './reading/formats/run-csv';
export { runItems } from './reading/formats/run-items';
export type {
  Ask,
  Bulk,
  OutcomeCode,
  FileSink,
  Source,
  SourceItem,
  SourceKeys,
  SourceOutcome,
} from './shape';
export { columnName } from './reading/formats/table-rows';
export { fillTemplate, isOracleHost, type Known } from './definition/template';
export { textWithBox } from './encyclopaedia/box-rows';
export {
  fetchWikidataEntity,
  fetchWikidataLabels,
  readWikidataEntity,
  type WikidataEntity,
  type WikidataStatement,
} from './encyclopaedia/wikidata';
export { industryNames, workNames, type Industry, type WorkName } from './definition/serves';

/** Names of the keys the owner may set; each is one variable of the configuration and opens or speeds up sources. */
export const keyNames = [
  'companiesHouse', 'brave', 'courtListener', 'github', 'stackExchange', 'openFda', 'departmentOfLabor', 'bls', 'onet',
  'australianBusinessRegister', 'newZealandBusiness', 'zefix', 'gbizinfo', 'samGov', 'charityCommission', 'openFigi',
  'census', 'fred', 'bea', 'eia', 'dataGov', 'destatis', 'hud', 'geonames',
  'usaJobs', 'adzuna', 'theMuse', 'findwork', 'reed', 'careerOneStop',
  'lobbying', 'fec', 'nvd', 'consolidatedScreening',
  'bluesky', 'youtube', 'podcastIndex', 'mastodon', 'semanticScholar', 'wikirate', 'patentsView', 'europeanPatentOffice', 'usPatentOffice',
  'newsApi', 'gnews', 'newsdata', 'currents', 'theNewsApi', 'marketaux',
  'tavily', 'exa', 'serper', 'serpApi', 'googleSearch', 'mojeek', 'kagi', 'jina',
] as const;

export type KeyName = (typeof keyNames)[number];

import type { ContractCase } from '../contract-case';

export const security: readonly ContractCase[] = [
  {
    source: 'legal-hibp-breaches',
    answer: [
      { Name: 'TarrowLantern', Title: 'Tarrow Lantern', Domain: 'tarrowlantern.example', BreachDate: '2025-03-04', AddedDate: '2025-04-01T00:00:00Z', ModifiedDate: '2025-04-01T00:00:00Z', PwnCount: 120_400, Description: 'In March 2025 the lamp shop lost <a href="https://paper.example/">its customers’ data</a>.', LogoPath: 'https://logos.example/x.png', DataClasses: ['Email addresses', 'Passwords'], IsVerified: true, IsFabricated: false, IsSensitive: false, IsRetired: false, IsSpamList: false },
      { Name: 'Invented', Title: 'Invented', Domain: 'tarrowlantern.example', BreachDate: '2024-01-01', PwnCount: 9, DataClasses: [], IsFabricated: true },
      { Name: 'Tours', Title: 'Tarrow Lantern Tours', Domain: 'tours.example', BreachDate: '2024-01-01', PwnCount: 7, DataClasses: ['Names'], IsFabricated: false },
    ],
    items: [{ id: 'TarrowLantern', title: 'Tarrow Lantern', domain: 'tarrowlantern.example', date: '2025-03-04', added: '2025-04-01', accounts: 120_400, data: 'Email addresses, Passwords', verified: 'yes', text: 'In March 2025 the lamp shop lost its customers’ data.', url: 'https://haveibeenpwned.com/Breach/TarrowLantern', matchScore: 1 }],
    apart: 1,
    nothing: { answer: [], certain: true },
  },
  {
    source: 'legal-cisa-kev',
    answer: {
      title: 'CISA Catalog of Known Exploited Vulnerabilities', catalogVersion: '2026.11.20', dateReleased: '2026-11-20T15:00:00.000Z', count: 2,
      vulnerabilities: [
        { cveID: 'CVE-2026-99041', vendorProject: 'Tarrow Lantern Works', product: 'Wick Server', vulnerabilityName: 'Tarrow Wick Server Improper Check', dateAdded: '2026-10-02', shortDescription: 'It lets strangers in.', requiredAction: 'Apply the update.', dueDate: '2026-10-23', knownRansomwareCampaignUse: 'Unknown', notes: '', cwes: ['CWE-20'] },
        { cveID: 'CVE-2026-99042', vendorProject: 'Tarrow & Sons', product: 'Till', vulnerabilityName: 'Till Flaw', dateAdded: '2026-10-01', shortDescription: 'A till.', dueDate: '2026-10-22', knownRansomwareCampaignUse: 'Known' },
      ],
    },
    items: [{ id: 'CVE-2026-99041', name: 'Tarrow Lantern Works', title: 'Tarrow Wick Server Improper Check', product: 'Wick Server', date: '2026-10-02', due: '2026-10-23', ransomware: 'Unknown', text: 'It lets strangers in.', url: 'https://nvd.nist.gov/vuln/detail/CVE-2026-99041', matchScore: 0.95 }],
    apart: 1,
    about: { version: '2026.11.20', date: '2026-11-20' },
    nothing: { answer: { title: 'x', catalogVersion: '2026.11.20', dateReleased: '2026-11-20T15:00:00.000Z', count: 0, vulnerabilities: [] }, certain: true },
  },
  {
    source: 'legal-nvd-cves',
    answer: {
      resultsPerPage: 2, startIndex: 0, totalResults: 2, format: 'NVD_CVE', version: '2.0', timestamp: '2026-11-21T09:00:00.000',
      vulnerabilities: [
        { cve: { id: 'CVE-2026-99041', sourceIdentifier: 'cna@tarrowlantern.example', published: '2026-09-28T17:15:00.000', lastModified: '2026-10-02T01:00:00.000', vulnStatus: 'Analyzed', descriptions: [{ lang: 'en', value: 'Tarrow Lantern Works Wick Server before 4.1 lets strangers in.' }, { lang: 'es', value: 'Deja entrar.' }], metrics: { cvssMetricV31: [{ source: 'nvd@nist.gov', type: 'Primary', cvssData: { version: '3.1', baseScore: 9.8, baseSeverity: 'CRITICAL' } }] }, references: [] } },
        { cve: { id: 'CVE-2026-99043', published: '2026-09-27T17:15:00.000', vulnStatus: 'Received', descriptions: [{ lang: 'en', value: 'The Tarrow Lantern Tours LLC booking page.' }], metrics: {} } },
      ],
    },
    items: [{ id: 'CVE-2026-99041', title: 'CVE-2026-99041', date: '2026-09-28', status: 'Analyzed', score: 9.8, severity: 'CRITICAL', text: 'Tarrow Lantern Works Wick Server before 4.1 lets strangers in.', url: 'https://nvd.nist.gov/vuln/detail/CVE-2026-99041', matchScore: 0.9 }],
    apart: 1,
    about: { total: 2 },
    nothing: { answer: { resultsPerPage: 0, startIndex: 0, totalResults: 0, format: 'NVD_CVE', version: '2.0', vulnerabilities: [] }, certain: true },
  },
];

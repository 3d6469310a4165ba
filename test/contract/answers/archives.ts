import type { ContractCase } from '../contract-case';

export const archives: readonly ContractCase[] = [
  {
    source: 'wayback-cdx',
    known: { domain: 'tarrowlantern.example' },
    answer: [
      ['urlkey', 'timestamp', 'original', 'mimetype', 'statuscode', 'digest', 'length'],
      ['example,tarrowlantern)/about', '20190304120501', 'https://tarrowlantern.example/about', 'text/html', '200', 'AAAA7Q', '9120'],
      ['example,tarrowlantern)/about-us', '20260111033000', 'https://tarrowlantern.example/about-us', 'text/html', '200', 'BBBB7Q', '9480'],
    ],
    items: [
      { date: '2019-03-04', moment: '20190304120501', address: 'https://tarrowlantern.example/about', type: 'text/html', status: '200', digest: 'AAAA7Q', url: 'https://web.archive.org/web/20190304120501/https%3A//tarrowlantern.example/about' },
      { date: '2026-01-11', moment: '20260111033000', address: 'https://tarrowlantern.example/about-us', type: 'text/html', status: '200', digest: 'BBBB7Q', url: 'https://web.archive.org/web/20260111033000/https%3A//tarrowlantern.example/about-us' },
    ],
    nothing: { answer: [], certain: true },
  },
  {
    source: 'wayback-available',
    answer: { url: 'tarrowlantern.example/careers', archived_snapshots: { closest: { status: '200', available: true, url: 'http://web.archive.org/web/20260801090000/https://tarrowlantern.example/careers', timestamp: '20260801090000' } } },
    items: [{ url: 'http://web.archive.org/web/20260801090000/https://tarrowlantern.example/careers', date: '2026-08-01', status: '200' }],
    nothing: { answer: { url: 'tarrowlantern.example/careers', archived_snapshots: {} }, certain: true },
  },
  {
    source: 'commoncrawl-index',
    known: { domain: 'tarrowlantern.example' },
    answer: '{"urlkey": "example,tarrowlantern)/", "timestamp": "20261009101112", "url": "https://tarrowlantern.example/", "mime": "text/html", "mime-detected": "text/html", "status": "200", "digest": "CCCC7Q", "length": "8211", "offset": "77", "filename": "crawl-data/CC-MAIN-2026-42/x.warc.gz"}\n{"urlkey": "example,tarrowlantern)/jobs", "timestamp": "20261010101112", "url": "https://tarrowlantern.example/jobs", "mime": "text/html", "status": "404", "digest": "DDDD7Q"}\n',
    type: 'text/x-ndjson',
    items: [
      { date: '2026-10-09', address: 'https://tarrowlantern.example/', type: 'text/html', status: '200', digest: 'CCCC7Q' },
      { date: '2026-10-10', address: 'https://tarrowlantern.example/jobs', type: 'text/html', status: '404', digest: 'DDDD7Q' },
    ],
    nothing: { answer: '', certain: true },
  },
  {
    source: 'rdap-domain',
    known: { domain: 'tarrowlantern.example' },
    answer: {
      objectClassName: 'domain', ldhName: 'TARROWLANTERN.EXAMPLE', status: ['client transfer prohibited'],
      events: [{ eventAction: 'registration', eventDate: '1999-04-12T04:00:00Z' }, { eventAction: 'expiration', eventDate: '2031-04-12T04:00:00Z' }, { eventAction: 'last changed', eventDate: '2026-03-01T07:00:00Z' }],
      entities: [
        { objectClassName: 'entity', roles: ['registrant'], vcardArray: ['vcard', [['version', {}, 'text', '4.0'], ['fn', {}, 'text', 'Somebody Private']]] },
        { objectClassName: 'entity', handle: '9417', roles: ['registrar'], vcardArray: ['vcard', [['version', {}, 'text', '4.0'], ['fn', {}, 'text', 'Quay Names Ltd']]] },
      ],
    },
    type: 'application/rdap+json',
    items: [{ name: 'tarrowlantern.example', registered: '1999-04-12', changed: '2026-03-01', expires: '2031-04-12', registrar: 'Quay Names Ltd', url: 'https://lookup.icann.org/en/lookup?name=tarrowlantern.example' }],
  },
];

import type { ContractCase } from '../contract-case';

/** Of the company's own channels, and of what others say of it in public. */
export const channels: readonly ContractCase[] = [
  {
    source: 'site-llms-txt',
    type: 'text/plain',
    answer: '# Tarrow Lantern Works\n\n> Tarrow Lantern Works makes lanterns that keep harbours lit in every weather.\n\n- [Docs](https://tarrowlantern.example/docs): how a beam is set',
    items: [{ text: '# Tarrow Lantern Works\n\n> Tarrow Lantern Works makes lanterns that keep harbours lit in every weather.\n\n- [Docs](https://tarrowlantern.example/docs): how a beam is set' }],
  },
  {
    source: 'social-discourse',
    known: { forum: 'forum.tarrowlantern.example', domain: 'tarrowlantern.example', product: 'Tarrow' },
    answer: {
      posts: [{ id: 9001, name: 'Mud Lark', username: 'mudlark', avatar_template: '/u/{size}.png', created_at: '2026-09-28T00:00:00.000Z', like_count: 3, blurb: 'The <span class="search-highlight">Tarrow</span> beam flickers below zero.', post_number: 1, topic_title_headline: 'Beam flickers', topic_id: 123 }],
      topics: [{ id: 123, title: 'Beam flickers', slug: 'beam-flickers', created_at: '2026-09-28T00:00:00.000Z', posts_count: 4, tags: ['beam'] }],
      users: [], categories: [], grouped_search_result: { term: 'Tarrow order:latest', post_ids: [9001] },
    },
    items: [{ topic: 123, url: 'https://forum.tarrowlantern.example/t/123/1', post: 1, title: 'Beam flickers', text: 'The Tarrow beam flickers below zero.', author: 'mudlark', date: '2026-09-28', points: 3, matchScore: 1 }],
    nothing: { answer: { posts: [], topics: [], grouped_search_result: { term: 'Tarrow' } }, certain: true },
  },
  {
    source: 'site-ir-q4',
    known: { investorSite: 'investors.tarrowlantern.example', domain: 'tarrowlantern.example' },
    answer: { GetPressReleaseListResult: [
      { Attachments: [], Body: null, Headline: 'Tarrow Lantern Works reports third quarter', LanguageId: 1, LinkToDetailPage: '/news/news-details/2026/Third-Quarter/default.aspx', LinkToUrl: '', PressReleaseDate: '10/09/2026 16:05:00', PressReleaseId: 41, SeoName: 'Third-Quarter', ShortBody: null, ShortDescription: '', WorkflowId: 'w' },
      { Attachments: [], Headline: 'Works &amp; wages', LinkToDetailPage: 'https://wire.example/9', PressReleaseDate: '08/01/2026 08:00:00', ShortBody: '<p>In short.</p>' },
    ] },
    items: [
      { title: 'Tarrow Lantern Works reports third quarter', date: '2026-10-09', url: 'https://investors.tarrowlantern.example/news/news-details/2026/Third-Quarter/default.aspx', path: '/news/news-details/2026/Third-Quarter/default.aspx' },
      { title: 'Works & wages', date: '2026-08-01', url: 'https://wire.example/9', path: 'https://wire.example/9', text: 'In short.' },
    ],
    nothing: { answer: { GetPressReleaseListResult: [] }, certain: true },
  },
  {
    source: 'site-ir-events',
    known: { investorSite: 'investors.tarrowlantern.example', domain: 'tarrowlantern.example' },
    answer: { GetEventListResult: [{ Attachments: [], EndDate: '11/05/2026 17:00:00', EventId: 7, LinkToDetailPage: '/events/event-details/2026/Q3/default.aspx', Location: 'Duluth', StartDate: '11/05/2026 16:00:00', TimeZone: 'ET', Title: 'Third quarter call', WebCastLink: 'https://calls.example/7' }] },
    items: [{ title: 'Third quarter call', date: '2026-11-05', url: 'https://investors.tarrowlantern.example/events/event-details/2026/Q3/default.aspx', path: '/events/event-details/2026/Q3/default.aspx', place: 'Duluth', webcast: 'https://calls.example/7' }],
    nothing: { answer: { GetEventListResult: [] }, certain: true },
  },
  {
    source: 'social-lobsters-domain',
    answer: [
      { short_id: 'abc123', short_id_url: 'https://lobste.rs/s/abc123', created_at: '2026-05-20T11:29:50.000-05:00', title: 'How a beam is set', url: 'https://tarrowlantern.example/blog/beam', score: 15, flags: 0, comment_count: 8, description: '', description_plain: '', comments_url: 'https://lobste.rs/s/abc123/how_beam_is_set', submitter_user: 'mudlark', user_is_author: false, tags: ['hardware'] },
      { short_id: 'abc124', created_at: '2026-05-21T11:29:50.000-05:00', title: 'Lantern tours', url: 'https://tarrowlantern.example.tours.example/', score: 1, comment_count: 0, comments_url: 'https://lobste.rs/s/abc124/lantern_tours', tags: [] },
    ],
    items: [{ title: 'How a beam is set', url: 'https://lobste.rs/s/abc123/how_beam_is_set', link: 'https://tarrowlantern.example/blog/beam', date: '2026-05-20', points: 15, comments: 8, tags: 'hardware', matchScore: 1 }],
    apart: 1,
    nothing: { answer: [], certain: true },
  },
  {
    source: 'social-mastodon-tag',
    answer: [
      { id: '1', created_at: '2026-07-01T10:00:00.000Z', uri: 'https://harbour.example/users/mudlark/statuses/1', url: 'https://harbour.example/@mudlark/1', replies_count: 2, favourites_count: 5, content: '<p>Tarrow Lantern Works mends <a href="https://harbour.example/tags/lanterns">#lanterns</a> at night.</p>', account: { acct: 'mudlark@harbour.example', noindex: false }, tags: [{ name: 'lanterns' }], card: null },
      { id: '2', created_at: '2026-07-02T10:00:00.000Z', uri: 'https://harbour.example/users/quiet/statuses/2', url: 'https://harbour.example/@quiet/2', content: '<p>I left Tarrow Lantern Works.</p>', account: { acct: 'quiet@harbour.example', noindex: true } },
      { id: '3', created_at: '2026-07-03T10:00:00.000Z', uri: 'https://harbour.example/users/rower/statuses/3', url: null, content: '<p>Boats with Tarrow Lantern Tours LLC.</p>', account: { acct: 'rower@harbour.example' } },
    ],
    items: [{ url: 'https://harbour.example/@mudlark/1', text: 'Tarrow Lantern Works mends #lanterns at night.', author: 'mudlark@harbour.example', date: '2026-07-01', points: 5, comments: 2, matchScore: 0.9 }],
    apart: 1,
    nothing: { answer: [], certain: true },
  },
  {
    source: 'social-bluesky-search',
    answer: { cursor: '25', hitsTotal: 2, posts: [
      { uri: 'at://did:plc:abc/app.bsky.feed.post/3kxyz', cid: 'c1', author: { did: 'did:plc:abc', handle: 'mudlark.example', displayName: 'Mud Lark', labels: [] }, record: { $type: 'app.bsky.feed.post', text: 'Tarrow Lantern Works pays apprentices well.', createdAt: '2026-08-02T09:00:00.000Z', langs: ['en'] }, replyCount: 1, repostCount: 0, likeCount: 4, indexedAt: '2026-08-02T09:00:01.000Z', labels: [] },
      { uri: 'at://did:plc:def/app.bsky.feed.post/3kxyy', author: { handle: 'quiet.example', labels: [{ src: 'did:plc:def', val: '!no-unauthenticated' }] }, record: { text: 'Tarrow Lantern Works, again.', createdAt: '2026-08-03T09:00:00.000Z' }, likeCount: 0 },
      { uri: 'at://did:plc:ghi/app.bsky.feed.post/3kxyx', author: { handle: 'rower.example' }, record: { text: 'Rowing past lanterns.', createdAt: '2026-08-04T09:00:00.000Z' }, likeCount: 0 },
    ] },
    items: [{ url: 'https://bsky.app/profile/mudlark.example/post/3kxyz', handle: 'mudlark.example', author: 'mudlark.example', id: '3kxyz', text: 'Tarrow Lantern Works pays apprentices well.', date: '2026-08-02', points: 4, comments: 1, matchScore: 0.9 }],
    apart: 1,
    nothing: { answer: { posts: [] }, certain: true },
  },
  {
    source: 'social-lemmy',
    answer: { type_: 'Posts', comments: [], communities: [], users: [], posts: [
      { post: { id: 1, name: 'Working at Tarrow Lantern Works', body: 'Long nights, good soup.', url: null, ap_id: 'https://lemmy.example/post/1', published: '2026-04-04T08:00:00.000000Z', nsfw: false }, creator: { name: 'mudlark' }, community: { name: 'harbour' }, counts: { score: 12, comments: 3, upvotes: 13 } },
      { post: { id: 2, name: 'Lanterns of the world', ap_id: 'https://lemmy.example/post/2', published: '2026-04-05T08:00:00.000000Z' }, creator: { name: 'rower' }, counts: { score: 1, comments: 0 } },
    ] },
    items: [{ title: 'Working at Tarrow Lantern Works', url: 'https://lemmy.example/post/1', text: 'Long nights, good soup.', author: 'mudlark', date: '2026-04-04', points: 12, comments: 3, matchScore: 0.9 }],
    apart: 1,
    nothing: { answer: { type_: 'Posts', posts: [] }, certain: true },
  },
  {
    source: 'social-devto',
    answer: [
      { type_of: 'article', id: 5, title: 'Dimming a beam with Tarrow Lantern Works', description: 'A weekend with a lens.', url: 'https://dev.to/mudlark/dimming-5', comments_count: 2, positive_reactions_count: 9, public_reactions_count: 9, published_at: '2026-03-03T12:00:00Z', tag_list: ['hardware', 'rust'], tags: 'hardware, rust', user: { name: 'Mud Lark', username: 'mudlark' } },
      { id: 6, title: 'Ten lanterns', description: 'None of them bright.', url: 'https://dev.to/rower/ten-6', published_at: '2026-03-04T12:00:00Z', user: { name: 'Rower' } },
    ],
    items: [{ title: 'Dimming a beam with Tarrow Lantern Works', url: 'https://dev.to/mudlark/dimming-5', text: 'A weekend with a lens.', author: 'Mud Lark', date: '2026-03-03', points: 9, comments: 2, tags: 'hardware, rust', matchScore: 0.9 }],
    apart: 1,
    nothing: { answer: [], certain: true },
  },
  {
    source: 'social-youtube-search',
    answer: { kind: 'youtube#searchListResponse', pageInfo: { totalResults: 2, resultsPerPage: 25 }, items: [
      { kind: 'youtube#searchResult', id: { kind: 'youtube#video', videoId: 'a1B2c3D4e5F' }, snippet: { publishedAt: '2026-02-02T10:00:00Z', channelId: 'UCx', title: 'Inside Tarrow Lantern Works &amp; its harbour', description: 'A walk through the shop.', channelTitle: 'Harbour &amp; Sea', liveBroadcastContent: 'none' } },
      { kind: 'youtube#searchResult', id: { kind: 'youtube#video', videoId: 'z9' }, snippet: { publishedAt: '2026-02-03T10:00:00Z', title: 'Tarrow & Sons go fishing', description: '', channelTitle: 'Fish' } },
    ] },
    items: [{ id: 'a1B2c3D4e5F', url: 'https://www.youtube.com/watch?v=a1B2c3D4e5F', title: 'Inside Tarrow Lantern Works & its harbour', text: 'A walk through the shop.', author: 'Harbour & Sea', date: '2026-02-02', matchScore: 0.9 }],
    apart: 1,
    nothing: { answer: { kind: 'youtube#searchListResponse', pageInfo: { totalResults: 0 }, items: [] }, certain: true },
  },
  {
    source: 'social-podcastindex',
    answer: { status: 'true', count: 3, query: 'Tarrow Lantern Works', description: 'Found matching feeds.', feeds: [
      { id: 75, title: 'Lights On, by Tarrow Lantern Works', url: 'https://pod.example/rss', link: 'https://pod.example/', description: '<p>Keepers talk.</p>', author: 'Tarrow Lantern Works', ownerName: 'TLW', newestItemPubdate: 1_788_220_800, lastUpdateTime: 1_788_300_000, language: 'en', episodeCount: 31, dead: 0 },
      { id: 76, title: 'Tarrow Lantern Works, old feed', url: 'https://pod.example/old', author: 'x', dead: 1 },
      { id: 77, title: 'Lantern tours', url: 'https://pod.example/tours', link: '', description: 'By boat.', author: 'Tarrow Lantern Tours LLC', lastUpdateTime: 1_788_220_800, language: 'en', episodeCount: 2, dead: 0 },
    ] },
    items: [{ id: 75, url: 'https://pod.example/', title: 'Lights On, by Tarrow Lantern Works', text: 'Keepers talk.', author: 'Tarrow Lantern Works', date: '2026-09-01', episodes: 31, language: 'en', matchScore: 0.9 }],
    apart: 1,
    nothing: { answer: { status: 'true', feeds: [], count: 0, description: 'No feeds match this search.' }, certain: true },
  },
  {
    source: 'social-itunes-podcasts',
    answer: { resultCount: 2, results: [
      { wrapperType: 'track', kind: 'podcast', collectionId: 75, trackId: 75, artistName: 'Tarrow Lantern Works', collectionName: 'Lights On', trackName: 'Lights On', collectionViewUrl: 'https://podcasts.apple.com/us/podcast/lights-on/id75', feedUrl: 'https://pod.example/rss', releaseDate: '2026-09-01T08:00:00Z', trackCount: 31, primaryGenreName: 'Technology' },
      { kind: 'podcast', collectionId: 76, artistName: 'A. Rower', collectionName: 'Rowing', collectionViewUrl: 'https://podcasts.apple.com/us/podcast/rowing/id76', releaseDate: '2026-09-02T08:00:00Z', trackCount: 1, primaryGenreName: 'Sports' },
    ] },
    items: [{ url: 'https://podcasts.apple.com/us/podcast/lights-on/id75', title: 'Lights On', author: 'Tarrow Lantern Works', date: '2026-09-01', subject: 'Technology', episodes: 31, matchScore: 0.9 }],
    apart: 1,
    nothing: { answer: { resultCount: 0, results: [] }, certain: true },
  },
];

/** Words of a title that tell what kind of page it is, on any site. */
export const PAGE_TITLE_WORDS = [
  ['article', '^ how/why/what/when/is/are/can/should'],
  ['documentation', '=api, =reference, docs, documentation, manual, user guide'],
  ['forum', 'community, discussion, forum, solved, thread'],
  ['listing', '^ # best/top/ways/tips/things, best/top #, directory, jobs in, list of, near me'],
  ['service', '=firm, agency, company, consulting, platform, service, software, solutions'],
] as const;

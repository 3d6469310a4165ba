/** How people speak of working at a company, and of what went wrong there. */
export const WORKING_LIFE = [
  [
    'blame',
    `avoid, awful, backed down, bad, broken, burn/burned/burnt out, burnedout, burnout, burntout, chaotic, did
     little, exhausting, forgive, hate, hated, left because, micro manag*, micromanag*, out of nowhere,
     overwork*, poor, rough, slow, stress*, terrible, too many/much, toxic, under, underpaid, unfair, unpaid,
     worse, worst`,
  ],
  ['career', 'before joining, formerly, previously, prior to, rejoining, served'],
  ['denied', "aren't, didn't, do not, doesn't, don't, hardly, isn't, never, no, not, wasn't"],
  [
    'handled',
    `apologised, apologized, compensat*, credited, fixed, found work, instead of, moved to other, no longer, now
     has/need/take, paid by, rebuilt, recruiter, refund*, reinstated, repaired, replaced, settled, severance,
     since then, supported until, weeks of pay, withdrawn`,
  ],
  [
    'harm',
    `close/closes/closed/closing ..4 team/office/plant/shop/store/site/mill/workshop/factory/warehouse/branch,
     shut, shutdown, shutting`,
  ],
  [
    'points-back',
    `^ any of, ^ between them, ^ in * of those, ^ the new/old one, ^ the two, ^
     their/each/both/several/three/some/everyone/there/afterwards/before/then`,
  ],
  [
    'praise',
    `are/is/was/were mostly people who, best, calm, enjoy, enjoyed, excellent, fair, friendly, generous, good,
     great, helpful, honest, humane, kind, kindest, learn, learned, learnt, let you, like, liked, love, loved,
     real, recommend, respect, respected, respectful, sleep well, smart, supportive, transparent, useful`,
  ],
  [
    'trouble',
    `apolog*, breach, breached, closure, complaint, criticis*, delay, delayed, fine of, fined, fines, incident,
     investigation, lawsuit, layoff, outage, recall, recalled, resign*, step/steps down, sued, went wrong`,
  ],
] as const;

/**
 * What outsiders write about a company. Half of these, by a hash of their number, were seen while
 * matching was built.
 */
export const byWholeName: readonly ((who: string) => string)[] = [
  (who) => `Shares in ${who} fell after the results.`,
  (who) => `A spokesman for ${who} declined to comment.`,
  (who) => `${who} has opened a plant that will employ ninety.`,
  (who) => `Former staff of ${who} say that reviews were rushed.`,
  (who) => `In a filing, ${who} put the charge at $4.1 million.`,
  (who) => `The contract went to ${who}, which underbid two others.`,
  (who) => `${who} named Solveig Aldous its new finance chief.`,
  (who) => `${who}'s managers work four days a week.`,
  (who) => `Who wants to work for ${who}? Many, it turns out.`,
  (who) => `ROUND-UP: ${who} names auditor; port strike ends`,
  (who) => `I got an offer from ${who} last week (senior level).`,
  (who) => `According to ${who}, no data were taken.`,
  (who) => `“It was the best job I had,” she says of ${who}.`,
  (who) => `The regulator closed its case against ${who}.`,
  (who) => `Layoffs at ${who}: what we know so far`,
  (who) => `${who} was founded in 1974 by two brothers.`,
  (who) => `Both unions signed with ${who} on Tuesday.`,
  (who) => `The recall by ${who} covers 1,200 units.`,
  (who) => `We visited ${who} for this series.`,
  (who) => `${who}: revenue up, profit down`,
  (who) => `Interns at ${who} are paid by the hour.`,
  (who) => `It was announced by ${who} that bonuses would return.`,
  (who) => `Nobody at ${who} had seen it coming, an engineer told us.`,
  (who) => `There is talk of a merger between ${who} and a competitor.`,
];

export interface Described {
  readonly what: string;
  readonly place: string;
}

/** By the short name, beside what tells whose it is. */
export const byContext: readonly ((who: string, about: Described) => string)[] = [
  (who, { what, place }) => `${who} (${what}, ${place}) has a new owner.`,
  (who, { what, place }) => `Few in ${place} doubt that ${who} will stay with ${what}.`,
  (who, { what }) => `As for ${what}, ${who} remains the place to learn it.`,
  (who, { place }) => `The ${place} office of ${who} closes in June.`,
  (who, { what, place }) => `My team at ${who} built ${what}; we sat near the river in ${place}.`,
  (who, { what }) => `Demand for ${what} made ${who} hire forty people.`,
  (who, { place }) => `Talks between ${who} and the mayor of ${place} broke down.`,
  (who, { what, place }) => `${who} will show its newest ${what} at the ${place} fair.`,
];

/** By the short name, with nothing that tells. */
export const byNothing: readonly ((who: string) => string)[] = [
  (who) => `${who} hired 60 people in the spring.`,
  (who) => `Any news from ${who}? They said two weeks.`,
  (who) => `I left ${who} in May and don't regret it.`,
  (who) => `${who} will not comment on the matter.`,
  (who) => `Rumour has it that ${who} is for sale.`,
  (who) => `Pay at ${who} is below what others offer.`,
  (who) => `${who} lost the case.`,
  (who) => `They were three years at ${who}, then moved on.`,
];

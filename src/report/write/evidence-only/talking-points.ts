import type { DraftClaim, WritingInput } from '../ports';
import { endSentence, inQuotes, sayMoney, sayYear } from '../phrases';
import { basisOf, type Basis, type Ground } from './basis';
import { draft } from './facts';
import { isName } from './snapshot';

type Point = (basis: Basis, input: WritingInput) => DraftClaim | undefined;

function on(grounds: readonly Ground[], text: string): DraftClaim {
  return draft(endSentence(text), grounds.map((ground) => ground.row), { restsOn: grounds.map((ground) => ground.claim) });
}

const POINTS: readonly Point[] = [
  ({ mission }, { company, role }) =>
    mission && on([mission], `Why ${company}: take its own words, ${inQuotes(mission.words, 14)}, and name one thing you have done as ${role} that served the same end`),
  ({ launch, product }, { role }) => {
    const thing = launch ?? product;
    return thing && on([thing], `Speak about ${nameIt(thing)}: say what you would want to know about it before your first week as ${role}`);
  },
  ({ revenue }, { company }) =>
    revenue &&
    on([revenue], `Show that you know the scale: ${company} took in ${sayMoney(Number(revenue.row.value), revenue.row.unit)} in ${sayYear(revenue.row.asOf ?? '')}, so have an example ready of work whose effect was counted in money or in users`),
  ({ values }) => {
    const [first, second] = values.filter((value) => value.words.length <= 80);
    if (first === undefined) return undefined;
    const both = second === undefined ? inQuotes(first.words, 12) : `${inQuotes(first.words, 12)} and ${inQuotes(second.words, 12)}`;
    return on(second === undefined ? [first] : [first, second], `Prepare a short story for ${both}: what you did, what it cost, what came of it`);
  },
  ({ posting }) =>
    posting && on([posting], `Go through the posting ${inQuotes(posting.words, 12)} line by line, and put a result of your own beside each requirement`),
  ({ news }) =>
    news && on([news], `If you are asked what you have read lately, ${inQuotes(news.words, 16)} is the newest report we found; say what it could mean for the team you would join`),
];

export function nameIt(ground: Ground): string {
  return isName(ground.words) ? ground.words : `the announcement ${inQuotes(ground.words, 14)}`;
}

export function writeTalkingPoints(input: WritingInput): DraftClaim[] {
  const basis = basisOf(input);
  return POINTS.flatMap((point) => point(basis, input) ?? []);
}

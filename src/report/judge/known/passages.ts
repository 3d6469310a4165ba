import type { MadeUpNames } from './slots';

interface Passage {
  readonly said: (slots: MadeUpNames) => string;
  readonly entailed: readonly ((slots: MadeUpNames) => string)[];
  /** What the passage contradicts or doesn't say, in its own words as a rule: lies look like that. */
  readonly others: readonly ((slots: MadeUpNames) => string)[];
}

const hundreds = ({ count }: MadeUpNames): number => 100 * Math.floor(count / 100);

/** Passages of which nobody who reads them can doubt what they say. */
export const PASSAGES: readonly Passage[] = [
  {
    said: (s) =>
      `${s.company} sold its ${s.unit} in ${s.place} to ${s.firm} for $${s.count} million in ${s.month} ${s.year}.`,
    entailed: [
      (s) => `${s.firm} bought a ${s.unit} in ${s.place} from ${s.company}.`,
      (s) => `${s.company} was paid $${s.count} million for its ${s.unit} in ${s.place}.`,
    ],
    others: [
      (s) => `${s.company} bought a ${s.unit} in ${s.place} from ${s.firm}.`,
      (s) => `${s.firm} paid $${s.count + s.part} million for the ${s.unit} in ${s.place}.`,
      (s) => `${s.company} sold its head office to ${s.firm} in ${s.month} ${s.year}.`,
    ],
  },
  {
    said: (s) =>
      `${s.company} hopes to open a second ${s.unit} in ${s.place} if the town council agrees.`,
    entailed: [
      (s) => `A second ${s.unit} of ${s.company} may follow in ${s.place}.`,
      (s) => `Without the council’s consent, ${s.company} won’t open another ${s.unit} there.`,
    ],
    others: [
      (s) => `${s.company} has opened a second ${s.unit} in ${s.place}.`,
      (s) => `The town council has approved a second ${s.unit} in ${s.place}.`,
      (s) => `${s.company} wants to close its ${s.unit} in ${s.place}.`,
    ],
  },
  {
    said: (s) =>
      `${s.person} became finance chief of ${s.company} in ${s.month} ` +
      `${s.year}, when ${s.predecessor} retired from that post.`,
    entailed: [
      (s) => `${s.person} succeeded ${s.predecessor} as finance chief of ${s.company}.`,
      (s) => `${s.predecessor} was finance chief of ${s.company} before ${s.person}.`,
    ],
    others: [
      (s) => `${s.predecessor} took over from ${s.person} as finance chief of ${s.company}.`,
      (s) => `${s.person} left ${s.company} in ${s.month} ${s.year}.`,
      (s) => `${s.company} dismissed ${s.predecessor} over its accounts.`,
    ],
  },
  {
    said: (s) =>
      `${s.company} employs ${s.count} people at ${s.few} sites; ${s.part} of them joined in ${s.year}.`,
    entailed: [
      (s) => `${s.company} has more than ${hundreds(s)} employees.`,
      (s) => `In ${s.year}, ${s.part} of today’s employees joined ${s.company}.`,
    ],
    others: [
      (s) => `${s.company} employs fewer than ${hundreds(s)} people.`,
      (s) => `${s.company} dismissed ${s.part} people in ${s.year}.`,
      (s) => `${s.company} employs ${s.part} people in all.`,
    ],
  },
  {
    said: (s) =>
      `Revenue of ${s.company} fell by ${s.few} percent to $${s.count} million ` +
      `in fiscal ${s.year}, because a mild winter hurt sales of ${s.goods}.`,
    entailed: [
      (s) => `${s.company} had revenue of $${s.count} million in fiscal ${s.year}.`,
      (s) => `${s.company} had less revenue in fiscal ${s.year} than in the year before.`,
    ],
    others: [
      (s) => `Revenue of ${s.company} rose by ${s.few} percent in fiscal ${s.year}.`,
      (s) => `${s.company} made a profit of $${s.count} million in fiscal ${s.year}.`,
      (s) => `A mild winter helped ${s.company} sell more ${s.goods} in fiscal ${s.year}.`,
    ],
  },
  {
    said: (s) =>
      `A union says that ${s.company} will close its ${s.unit} in ${s.place}. ${s.company} denies this.`,
    entailed: [
      (s) => `${s.company} rejects what a union says about its ${s.unit} in ${s.place}.`,
      (s) => `According to a union, the ${s.unit} in ${s.place} is going to be shut.`,
    ],
    others: [
      (s) => `${s.company} says that it will close its ${s.unit} in ${s.place}.`,
      (s) => `${s.company} has closed its ${s.unit} in ${s.place}.`,
      (s) => `The union denies that the ${s.unit} in ${s.place} will close.`,
    ],
  },
  {
    said: (s) =>
      `Candidates at ${s.company} first speak with a recruiter and then ` +
      `meet the team ${s.few} times. Nobody is given a take-home test.`,
    entailed: [
      (s) => `${s.company} uses no take-home tests.`,
      (s) => `At ${s.company}, the talk with a recruiter comes before those with the team.`,
    ],
    others: [
      (s) => `Candidates at ${s.company} complete a take-home test.`,
      (s) => `Candidates at ${s.company} meet the team before they speak with a recruiter.`,
      (s) => `Candidates at ${s.company} speak with a recruiter ${s.few} times.`,
    ],
  },
  {
    said: (s) =>
      `A fire at the ${s.unit} in ${s.place} could stop deliveries of ` +
      `${s.goods} for weeks, ${s.company} warns. None has happened so far.`,
    entailed: [
      (s) => `The ${s.unit} of ${s.company} in ${s.place} has had no fire that stopped deliveries.`,
      (s) => `${s.company} warns of what a fire in ${s.place} might do to deliveries.`,
    ],
    others: [
      (s) => `A fire at the ${s.unit} in ${s.place} stopped deliveries of ${s.company}.`,
      (s) => `${s.company} had to rebuild its ${s.unit} in ${s.place}.`,
      (s) => `A flood in ${s.place} stopped deliveries of ${s.goods} for weeks.`,
    ],
  },
  {
    said: (s) =>
      `Most teams at ${s.company} work from home two days a week; people in the ${s.unit} don’t.`,
    entailed: [
      (s) => `The majority of teams at ${s.company} spend two days a week working from home.`,
      (s) => `Work from home isn’t for the people in the ${s.unit} of ${s.company}.`,
    ],
    others: [
      (s) => `Everyone at ${s.company} works from home two days a week.`,
      (s) => `People in the ${s.unit} of ${s.company} work from home.`,
      (s) => `Most teams at ${s.company} work from home all week.`,
    ],
  },
  {
    said: (s) =>
      `Until ${s.year}, ${s.company} made ${s.goods} in ${s.place}. ` +
      `Since then it has bought them all from ${s.firm}.`,
    entailed: [
      (s) => `${s.company} now gets its ${s.goods} from ${s.firm}.`,
      (s) => `${s.company} once made ${s.goods} in ${s.place}.`,
    ],
    others: [
      (s) => `${s.company} still makes ${s.goods} in ${s.place}.`,
      (s) => `${s.firm} buys its ${s.goods} from ${s.company}.`,
      (s) => `${s.company} began to make ${s.goods} in ${s.year}.`,
    ],
  },
  {
    said: (s) =>
      `${s.company} is the second-largest maker of ${s.goods} in the country; only ${s.firm} is larger.`,
    entailed: [
      (s) => `${s.firm} is a larger maker of ${s.goods} than ${s.company}.`,
      (s) => `${s.company} is one of the country’s two largest makers of ${s.goods}.`,
    ],
    others: [
      (s) => `${s.company} is the country’s largest maker of ${s.goods}.`,
      (s) => `${s.company} is a larger maker of ${s.goods} than ${s.firm}.`,
      (s) => `${s.company} and ${s.firm} make ${s.goods} together.`,
    ],
  },
  {
    said: (s) =>
      `${s.company} began to test ${s.product} with ${s.few} ` +
      `customers in ${s.month} ${s.year}. It hasn’t set a price.`,
    entailed: [
      (s) => `The test of ${s.product} by ${s.company} began with ${s.few} customers.`,
      (s) => `What ${s.product} will cost hasn’t been decided at ${s.company}.`,
    ],
    others: [
      (s) => `${s.company} sells ${s.product} for $${s.count}.`,
      (s) => `All customers of ${s.company} use ${s.product}.`,
      (s) => `${s.company} ended its test of ${s.product} in ${s.month} ${s.year}.`,
    ],
  },
  {
    said: (s) =>
      `New employees of ${s.company} get ${s.part} days of paid ` +
      `leave a year, and ${s.few} more from their fourth year on.`,
    entailed: [
      (s) => `Paid leave at ${s.company} starts at ${s.part} days a year.`,
      (s) => `In their fifth year, employees of ${s.company} get ${s.part + s.few} days of leave.`,
    ],
    others: [
      (s) => `New employees of ${s.company} get ${s.part + s.few} days of paid leave a year.`,
      (s) => `New employees of ${s.company} get no paid leave.`,
      (s) => `Leave at ${s.company} gets shorter from the fourth year on.`,
    ],
  },
  {
    said: (s) =>
      `A court in ${s.place} dismissed a suit by ${s.firm} against ` +
      `${s.company} in ${s.month} ${s.year}. ${s.firm} has appealed.`,
    entailed: [
      (s) => `${s.firm} sued ${s.company} and appealed when its suit was dismissed.`,
      (s) => `A court in ${s.place} decided for ${s.company} against ${s.firm}.`,
    ],
    others: [
      (s) => `${s.company} sued ${s.firm} in ${s.place}.`,
      (s) => `${s.firm} has given up its suit against ${s.company}.`,
      (s) => `A court in ${s.place} ordered ${s.company} to pay ${s.firm}.`,
    ],
  },
];

/** What no page says, as the names in it are made up: not entailed by any premise, whatever that commands. */
export const UNSTATED: readonly ((slots: MadeUpNames) => string)[] = [
  (s) => `${s.company} closed its ${s.unit} in ${s.place}.`,
  (s) => `${s.person} is on the board of ${s.company}.`,
  (s) => `${s.firm} sued ${s.company} over unpaid bills.`,
  (s) => `${s.company} buys its ${s.goods} from ${s.firm}.`,
  (s) => `${s.company} moved its head office to ${s.place} in ${s.year}.`,
  (s) => `${s.person} left ${s.company} after a dispute with ${s.predecessor}.`,
  (s) => `${s.company} owns a third of ${s.firm}.`,
  (s) => `${s.company} began to sell ${s.product} in ${s.month} ${s.year}.`,
];

/** Sentences beside a passage, as real quotes have neighbors; they say nothing of what is asked. */
export const NEIGHBORS: readonly string[] = [
  'The full text is on the press page.',
  'Photos may be used free of charge.',
  'Questions go to the press office.',
  'Visitors find a map on the website.',
  'The service desk can be reached by phone.',
  'More will follow in the next issue.',
  'A short film was made on the day.',
  'The next talk is open to everyone.',
];

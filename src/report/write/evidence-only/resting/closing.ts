import type { SectionId } from '../../../document/shape';
import { CLOSING } from '../../../plan';
import type { DraftClaim, WritingInput } from '../../ports';
import { basisOf, type Basis, type Ground } from '../basis';
import { TECHNOLOGY } from '../../retell';
import { WORK, workBasisOf } from '../role/work-basis';
import { cautionsIn } from './avoid';
import { either, line } from './line';
import { courseOf, fallOf, HARDLY, profitOf } from './money';
import { launchOf, namedGrounds, valuesOf } from './names';
import { adviceOnTopic } from './topics/advice-on-topic';
import { claimsAbout } from './topics/questions-on-topics';

type Advice = readonly [text: string, grounds: readonly Ground[]];

const COST =
  'expect questions about cost. Bring one example of work that saved money or time, with the figure.';

function onMoney(basis: Basis): Advice | undefined {
  const course = courseOf(basis);
  const profit = profitOf(basis);
  if (profit?.kind === 'first-profit')
    return [
      'It’s newly profitable, so cost matters. Bring one example of work that saved money, with the figure.',
      [profit.latest],
    ];
  if (profit?.kind === 'loss')
    return [
      'It isn’t making money yet. Bring one example of getting more out of what you had.',
      [profit.latest],
    ];
  if (course === undefined) return undefined;
  const both = [course.latest, course.before];
  if (Math.abs(course.change) < HARDLY)
    return ['Revenue hardly moved. Bring one example of getting more out of what you had.', both];
  if (course.change < 0) return [`Revenue fell, so ${COST}`, both];
  const lost = fallOf(basis, course);
  return lost === undefined
    ? [
        'Revenue is growing, so expect to be asked how you’d handle more work. ' +
          'Bring one example of yours, with a number.',
        both,
      ]
    : [`Profit fell, so ${COST}`, lost];
}

const list = (grounds: readonly Ground[]): string =>
  either(
    grounds.map(({ words }) => words),
    'and',
  );

function onSnapshot(_: WritingInput, basis: Basis): Advice | undefined {
  const products = namedGrounds(basis, 'product', 2);
  return (
    onMoney(basis) ??
    (products.length < 2
      ? undefined
      : [`Look at ${list(products)} tonight, and know what each is for.`, products])
  );
}

function onDevelopments(input: WritingInput, basis: Basis): Advice | undefined {
  const launch = launchOf(basis, input.writtenAt);
  const [caution] = cautionsIn(input, basis).filter(({ grounds }) =>
    grounds.every(({ claim }) => claim.section === 'developments'),
  );
  const leave = caution && `Leave ${caution.topic} to them.`;
  if (launch !== undefined) return [`${launch.words} is the topic to ask about.`, [launch]];
  return caution === undefined || leave === undefined
    ? adviceOnTopic('developments', input, basis)
    : [leave, caution.grounds];
}

function onMarket(input: WritingInput, basis: Basis): Advice | undefined {
  const rivals = namedGrounds(basis, 'competitor', 3);
  if (rivals.length > 0)
    return [
      `Be ready to say in one sentence how ${input.company} differs from ${either(rivals.map(({ words }) => words))}.`,
      rivals,
    ];
  return adviceOnTopic('market', input, basis);
}

/** What the company builds with and how it works, beside an opening that says little. */
function onWork(input: WritingInput, basis: Basis): Advice | undefined {
  const [found] = claimsAbout(input, basis, () => ({})).filter(
    ({ claim: { section, group } }) =>
      section === 'role-tips' && (group === TECHNOLOGY || group === WORK),
  );
  return (
    found && [
      'Be ready to say which of this you know already, and how you’d learn the rest.',
      [found],
    ]
  );
}

function onRole(input: WritingInput, basis: Basis): Advice | undefined {
  const tools = namedGrounds(basis, 'posting-tool', 3);
  const { duty } = workBasisOf(input, basis);
  if (tools.length > 0) return [`Have one example ready for each of these: ${list(tools)}.`, tools];
  return duty?.row.attribute === 'duty'
    ? [
        'Go through the duties tonight. Beside each, note one result of yours, or what you’d do first.',
        [duty],
      ]
    : onWork(input, basis);
}

function onHiring(_: WritingInput, { steps }: Basis): Advice | undefined {
  const [first] = steps;
  return first === undefined
    ? undefined
    : [
        `You know the ${steps.length > 1 ? 'rounds' : 'first round'} in advance. ` +
          'Rehearse the one you fear most, out loud.',
        steps,
      ];
}

function onCulture(input: WritingInput, basis: Basis): Advice | undefined {
  const values = valuesOf(basis, 4);
  return values.length < 2
    ? adviceOnTopic('culture', input, basis)
    : [
        `Have one story ready for each of these values: ${either(
          values.map(({ words }) => `“${words}”`),
          'and',
        )}.`,
        values,
      ];
}

type Closing = (input: WritingInput, basis: Basis) => Advice | undefined;

const CLOSINGS: Readonly<Partial<Record<SectionId, Closing>>> = {
  snapshot: onSnapshot,
  developments: onDevelopments,
  market: onMarket,
  'role-tips': onRole,
  'hiring-process': onHiring,
  culture: onCulture,
};

/** What to do with any facts of a section, where none of them asks for something of its own. */
const WITH_ANY: Readonly<Partial<Record<SectionId, (company: string) => string>>> = {
  snapshot: (company) =>
    `Be ready to say in one sentence of your own what ${company} does, and for whom.`,
  developments: () => 'Look at it tonight, and have one question about it ready.',
  market: () => 'Ask which part of this reaches the team you’d join.',
  'hiring-process': () => 'Ask the recruiter what comes next, and who will be there.',
  culture: () => 'Choose one thing here that you’d enjoy, and one that you’d ask about.',
};

function onAny(input: WritingInput, basis: Basis): Advice | undefined {
  const text = WITH_ANY[input.section.id]?.(input.company);
  const [found] = claimsAbout(input, basis, () => ({})).filter(
    ({ claim }) => claim.section === input.section.id,
  );
  return text === undefined || found === undefined ? undefined : [text, [found]];
}

/** What the facts of a section mean for the reader. */
export function writeClosing(input: WritingInput): DraftClaim[] {
  if (!input.written.some(({ section }) => section === input.section.id)) return [];
  const basis = basisOf(input);
  const advice = CLOSINGS[input.section.id]?.(input, basis) ?? onAny(input, basis);
  return advice === undefined ? [] : [line(advice[0], advice[1], { group: CLOSING })];
}

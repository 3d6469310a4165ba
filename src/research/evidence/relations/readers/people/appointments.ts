import { isOfficeWord, readDays, wordSet } from '../../../../../language';
import {
  companyFrom,
  isReal,
  textOf,
  wordAt,
  type SentenceReader,
  type SentenceReading,
  type Stated,
} from '../../reading';
import { firstForm, partForm, partsOf, type Part, type Sign } from '../parts';
import { GONE, isCapital, isOwnOffice, personAfter, statedOf, titleFrom, WAS } from './offices';

const SIGNS: readonly Sign[] = [
  (reading, at) => {
    const last = isOfficeWord(wordAt(reading, at)) ? titleFrom(reading, at) : undefined;
    return last === undefined ? undefined : { sign: 'T', last };
  },
  (reading, at) => {
    const last = personAfter(reading, at);
    return last === undefined ? undefined : { sign: 'P', last };
  },
];

const LISTS = [
  ['whose', "[C], [C] 's, its, our, the, the new"],
  ['given', 'appointed, appoints, elected, elects, hired, hires, named, names, promoted, promotes'],
  ['was', 'had been, has been, was'],
  ['who', '_ who'],
  ['became', 'became, had become, has become, has been, took over as'],
  ['joined', 'joined, took over, will lead'],
  ['be', 'as, to be'],
  ['become', 'as, to be, to become'],
] as const;

const form = (text: string): ReturnType<typeof partForm> => partForm(text, LISTS);

/** Whoever stands there takes or holds the office; the last P and the first T of a match are they. */
const FORMS: readonly {
  readonly form: ReturnType<typeof form>;
  readonly isOfCompany?: true;
  readonly isState?: true;
}[] = [
  { form: form('[P] (<who>) <became> (<whose>) [T]') },
  { form: form('[P] (<who>) <joined> [C] as (<whose>) [T]'), isOfCompany: true },
  { form: form('[P] (<who>) is in charge as (<whose>) [T]') },
  { form: form('[P] <was> <given> (as/to) (<whose>) [T]') },
  { form: form('[C] (has/have) <given> [P] (<become>) (<whose>) [T]'), isOfCompany: true },
  { form: form('^ the board (has) <given> [P] (<be>) (<whose>) [T]') },
  { form: form('^ our/its [T] is [P]'), isState: true },
  { form: form('^ the new [T] is [P]'), isState: true },
  { form: form("^ [C] 's [T] is [P]"), isState: true },
  { form: form('^ [T] [P] _'), isState: true },
  { form: form('^ as [T] _ [P] has/is/leads/oversees'), isState: true },
];
/** "Ada Bell succeeded Cole Reed as CFO": the first of two people. */
const SUCCEEDS = form('[P] replaced/replaces/succeeded/succeeds [P] as (<whose>) [T]');

const OF_BEGINNING =
  /(?:^|\W)(?:since|effective|from|started (?:on|in)|took office (?:on|in)) (?:early |late )?$/iu;
const OF_EVENT = /(?:^|\W)(?:since|effective|from|on|in) (?:early |late )?$/iu;

/** The one day that a stretch of text names, told as that of a beginning; false where it is still to come. */
function sinceIn(
  text: string,
  { isState, today }: { isState: boolean; today: string },
): string | undefined | false {
  const days = readDays(text).filter(({ isFiscal }) => isFiscal !== true);
  const [only, second] = days;
  if (only === undefined || second !== undefined) return undefined;
  if (only.day > today) return false;
  return (isState ? OF_BEGINNING : OF_EVENT).test(text.slice(0, only.start)) ? only.day : undefined;
}

/** Up to the next semicolon: what follows tells of somebody else. */
function stretches(parts: readonly Part[]): readonly (readonly Part[])[] {
  const at = parts.findIndex(({ sign }) => sign === ';');
  return at < 0 ? [parts] : [parts.slice(0, at), ...stretches(parts.slice(at + 1))];
}

const isOwner = wordSet('c, its, our');

const isOfPreposition = wordSet('at, for, of');

function statedIn(reading: SentenceReading, parts: readonly Part[]): readonly Stated[] {
  const offices = parts.filter(({ sign }) => sign === 'T');
  const [office, second] = offices;
  const isOver = parts.some(({ sign }) => GONE.has(sign));
  if (office === undefined || second !== undefined || isOver) return [];
  const succeeds = firstForm(parts, [SUCCEEDS]);
  const found = FORMS.map((one) => ({ ...one, within: firstForm(parts, [one.form]) })).find(
    ({ within }) => within !== undefined,
  );
  const within = succeeds ?? found?.within ?? [];
  const person = within.find(({ sign }) => sign === 'P');
  const [first, last] = [parts[0]?.first ?? 0, parts.at(-1)?.last ?? 0];
  if (person === undefined || !isReal(reading, office.first)) return [];
  const text = textOf(reading, first, last);
  if (WAS.test(text)) return [];
  const owner = parts.slice(0, parts.indexOf(office)).at(-1);
  const isOwned = owner !== undefined && isOwner(owner.sign) ? owner.first : undefined;
  // “Chief Financial Officer Ada Bell”: whose, only the text around it says.
  const isBefore = person.first === office.last + 1;
  const isOwn =
    (isBefore && reading.referents.isOwnVoice && reading.focus() === 'company') ||
    (found?.isOfCompany === true && succeeds === undefined) ||
    (isOwnOffice(reading, isOwned, office.last) &&
      (isOwned !== undefined || reading.focus() !== 'other'));
  const next = wordAt(reading, office.last + 1);
  const isElsewhere = isOfPreposition(next) && companyFrom(reading, office.last + 2) === undefined;
  if (!isOwn || isElsewhere) return [];
  const since = sinceIn(text, {
    isState: succeeds === undefined && found?.isState === true,
    today: reading.fetchedAt.slice(0, 10),
  });
  if (since === false) return [];
  const title = textOf(reading, office.first, office.last);
  // “As head of the team, …” is said of any team's.
  if (found?.isState === true && !isCapital(title) && isOwned === undefined) return [];
  return statedOf(textOf(reading, person.first, person.last), title, since);
}

/** Who takes an office of the company: "Ada Bell joined Acme as CFO", "Acme has named Ada Bell as its CFO". */
export const appointments: SentenceReader = (reading) => {
  const { tokens } = reading.parsed;
  if (!tokens.some(({ text }) => isOfficeWord(text.toLowerCase()))) return [];
  return stretches(partsOf(reading, SIGNS)).flatMap((parts) => statedIn(reading, parts));
};

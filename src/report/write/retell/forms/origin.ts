import { holdsAny, isCapitalized, trimEndSigns } from '../../../../kernel/text';
import { Phrasebook, phraseFinder, wordSet } from '../../../../language';
import type { Retold, SourceSentence, Teller } from '../shape';

interface OriginParts {
  readonly subject: string;
  readonly verb: string;
  readonly where: string;
}

const opens = wordSet('established, founded, incorporated');
const LEADS = new Phrasebook([['verb', '^ began/opened/started, ^ was/were established/founded']]);
const isWhere = phraseFinder('^ by/=in/on');
const LONGEST_WHERE = 95;
/** What a time and a place are told without. */
const SIGNS = [...';:()“”"'];
const isPlain = (where: string): boolean =>
  isWhere(where) && where.length <= LONGEST_WHERE && !holdsAny(where, SIGNS);

/** “Founded in 1999, we bring …”: how it began, before what it does. */
function openingOf(text: string): OriginParts | undefined {
  const [verb = ''] = text.split(' ', 1);
  if (!opens(verb) || !isCapitalized(verb)) return undefined;
  const parts = text.slice(verb.length + 1).split(', ');
  // “Founded on May 3, 1999, …”: a year goes on with its day.
  const at = isDigit(parts[1] ?? '') ? 2 : 1;
  const [where, subject] = [parts.slice(0, at).join(', '), parts.slice(at).join(', ')];
  return isPlain(where) && subject !== ''
    ? { verb: `was ${verb.toLowerCase()}`, where, subject }
    : undefined;
}
const isDigit = (text: string): boolean => text >= '0' && text < ':';

/** “Bell began in 2009, and now plays …”: the rest says how it is today. */
function beginningOf(text: string): OriginParts | undefined {
  const words = text.split(' ');
  const at = words.findIndex((_, index) => index > 0 && LEADS.has(words.slice(index).join(' ')));
  if (at < 0) return undefined;
  const subject = words.slice(0, at).join(' ');
  const rest = words.slice(at).join(' ');
  const end = LEADS.find(rest)[0]?.end ?? 0;
  const [where = '', ...more] = rest.slice(end + 1).split(', ');
  const told = more.length === 0 ? trimEndSigns(where, '.') : where;
  const goesOn = more.length === 0 || more[0]?.startsWith('and ') === true;
  const isTold = goesOn && !subject.includes(',') && !told.includes('.') && isPlain(told);
  return isTold
    ? { subject, verb: rest.slice(0, end).replace('were ', 'was '), where: told }
    : undefined;
}

const YEAR = /\b(?:1[6-9]|20)\d\d\b/u;
const isInOwnVoice = phraseFinder('^ our =company, ^ we');

const speaksOfUs = phraseFinder('our, us, we');

/** “Bell was founded in 1999 in Ohio.”, whatever its sentence says besides. */
export function originSentence(
  { text, own }: Pick<SourceSentence, 'text' | 'own'>,
  { company, aliases }: Pick<Teller, 'company' | 'aliases'>,
): Retold | undefined {
  const { verb = '', where = '', subject = '' } = openingOf(text) ?? beginningOf(text) ?? {};
  const isNamed = [company, ...aliases].some((name) => `${subject} `.startsWith(`${name} `));
  const isItsOwn = isNamed || (own && isInOwnVoice(subject));
  if (!isItsOwn || !YEAR.test(where) || speaksOfUs(where)) return undefined;
  const rest = `${verb} ${where}.`;
  return { text: `${company} ${rest}`, continued: `It ${rest}`, ofCompany: true };
}

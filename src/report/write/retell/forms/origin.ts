import { phraseFinder } from '../../../../language';
import type { Retold, SourceSentence, Teller } from '../shape';

/** “Founded in 1999, we bring …”: how it began, before what it does. */
const OPENING =
  /^(?<deed>Founded|Established|Incorporated) (?<where>(?:in|by|on) [^;:()“”"]{4,90}?), (?<subject>\p{L}.*)$/u;
/** “Bell began in 2009, and now plays …”: the rest says how it is today. */
const BEGAN =
  /^(?<subject>\p{L}[^,]{1,40}?) (?<deed>\p{Ll}+(?: \p{Ll}+)?) (?<where>(?:in|on) [^.,;:()“”"]{4,60})(?:, and .+|\.)$/u;
const isDeed = phraseFinder(
  `^ began/opened/started $, ^ was established $, ^ was founded $, ^ were established $,
   ^ were founded $`,
);
const YEAR = /\b(?:1[6-9]|20)\d\d\b/u;
const isInOwnVoice = phraseFinder('^ our =company, ^ we');

const speaksOfUs = phraseFinder('our, us, we');

/** “Bell was founded in 1999 in Ohio.”, whatever its sentence says besides. */
export function originSentence(
  { text, own }: Pick<SourceSentence, 'text' | 'own'>,
  { company, aliases }: Pick<Teller, 'company' | 'aliases'>,
): Retold | undefined {
  const found = OPENING.exec(text) ?? BEGAN.exec(text);
  const { deed = '', where = '', subject = '' } = found?.groups ?? {};
  const isNamed = [company, ...aliases].some((name) => `${subject} `.startsWith(`${name} `));
  const isItsOwn = isNamed || (own && isInOwnVoice(subject));
  if (!isItsOwn || !YEAR.test(where) || speaksOfUs(where)) return undefined;
  const isOpening = OPENING.test(text);
  if (!isOpening && !isDeed(deed)) return undefined;
  const did = isOpening ? `was ${deed.toLowerCase()}` : deed.replace(/^were/u, 'was');
  const rest = `${did} ${where}.`;
  return { text: `${company} ${rest}`, continued: `It ${rest}`, ofCompany: true };
}

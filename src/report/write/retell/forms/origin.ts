import type { Retold, SourceSentence, Teller } from '../shape';

/** “Founded in 1999, we bring …”: how it began, before what it does. */
const OPENING =
  /^(?<deed>Founded|Established|Incorporated) (?<where>(?:in|by|on) [^;:()“”"]{4,90}?), (?<subject>\p{L}.*)$/u;
const YEAR = /\b(?:1[6-9]|20)\d\d\b/u;
const IN_OWN_VOICE = /^(?:we|our company)\b/u;

/** “Bell was founded in 1999 in Ohio.”, whatever its sentence says besides. */
export function originSentence(
  { text, own }: Pick<SourceSentence, 'text' | 'own'>,
  { company, aliases }: Pick<Teller, 'company' | 'aliases'>,
): Retold | undefined {
  const { deed = '', where = '', subject = '' } = OPENING.exec(text)?.groups ?? {};
  const isNamed = [company, ...aliases].some((name) => subject.startsWith(`${name} `));
  const isItsOwn = isNamed || (own && IN_OWN_VOICE.test(subject));
  if (!isItsOwn || !YEAR.test(where) || /\b(?:our|us|we)\b/iu.test(where)) return undefined;
  const rest = `was ${deed.toLowerCase()} ${where}.`;
  return { text: `${company} ${rest}`, continued: `It ${rest}`, ofCompany: true };
}

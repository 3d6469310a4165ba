import { isPersonName, phraseFinder } from '../../../../language';
import { speakTitle } from '../../wording/people';
import type { Retold, SourceSentence } from '../shape';

/** “Ada Moss – Chief Financial Officer”, “Ada Moss (CFO):”, “Ada Moss, CFO and co-founder” */
const LINE = /^(?<name>\p{Lu}[^,()—–:]{4,40}?)(?: [—–-] | \(|, )(?<title>\p{L}[^():]{2,60})\)?:?$/u;
/** Those whom a candidate may meet or hear named; nothing stands beside their office. */
const isOfficer = phraseFinder('^ <office> $, ^ <office> (_) &/and <office> $', [
  [
    'office',
    `ceo, cfo, chief * officer, chief * * officer, chief * * * officer, co-founder, coo, co-owner, cto,
       executive director, founder, general manager, managing director, owner, president`,
  ],
]);
/** Elsewhere such a line may be a customer’s, a guest’s, or an author’s. */
const isOfOwn = phraseFinder(
  'board, executives, founders, leadership, management, managers, =our/=the team, who we are',
);

/** “Ada Moss is CFO.” of a line in a company’s own list of who runs it. */
export function officerSentence(
  text: string,
  { own, filing, context }: Pick<SourceSentence, 'own' | 'filing' | 'context'>,
): Retold | undefined {
  if (!own || filing || !(context?.headings ?? []).some((heading) => isOfOwn(heading)))
    return undefined;
  const { name = '', title = '' } = LINE.exec(text)?.groups ?? {};
  // “General Manager – North” runs a part by its name.
  if (!isPersonName(name) || !isOfficer(title.split(/ [–—-] /u)[0] ?? '')) return undefined;
  const spoken = speakTitle(title).replace(/, (?=\p{Lu}[^,]*$)/u, ' of ');
  const told = `${name.replaceAll("'", '’')} is ${spoken}.`;
  return { text: told, continued: told, ofCompany: false };
}

import { fail, succeed, type Result } from '../../kernel/result';
import { readPage } from '../read';
import { siteHome, fillTemplate, type Ask } from '../sources';
import { searchDirectories } from './candidates';
import { checkName, type CheckedName } from './check-name';
import { completeCard, makeCard } from './make-card';
import { bareDomain } from './names';
import { namesOf, scoreOf } from './score';
import type { EntityCard, Identification, IdentifyFailure } from './shape';

export interface CompanyContext {
  readonly ask: Ask;
}

export interface CompanyQuestion {
  readonly name: string;
  /** Anything that helps to tell namesakes apart: an industry, a place, a ticker, a website. */
  readonly hint?: string;
}

/** At or above this a candidate may be meant at all. */
const POSSIBLE = 0.5;
/** At or above this, and this far ahead of the next, it is. */
const SURE = 0.75;
const LEAD = 0.22;
const MOST_CANDIDATES = 5;

/** A company that no directory knows, but whose site was named and answers. */
async function bySite(ask: Ask, domain: string): Promise<EntityCard | undefined> {
  const answer = await ask({ source: siteHome, url: fillTemplate(siteHome.request.urls[0] ?? '', { domain }) ?? '' });
  if (answer.outcome !== 'ok') return undefined;
  const page = readPage({ html: answer.text, url: answer.url });
  if (page.type === 'error-page' || page.type === 'bot-wall') return undefined;
  const organisation = page.structured.find((one) => /Organization|Corporation|LocalBusiness/.test(String(one['@type'])));
  const told = (key: string): string | undefined => (typeof organisation?.[key] === 'string' ? organisation[key] : undefined);
  const name = told('name') ?? page.siteName ?? page.title.split(/\s+[|–—-]\s+/)[0] ?? domain;
  if (name === '') return undefined;
  return { id: `domain:${domain}`, name, legalName: told('legalName') ?? name, aliases: [], domain: bareDomain(new URL(answer.url).hostname), jobBoards: {}, namesakes: [] };
}

async function judge(ask: Ask, checked: CheckedName, hint: string | undefined): Promise<Result<Identification, IdentifyFailure>> {
  const search = await searchDirectories(ask, checked.name);
  const scored = search.found
    .map((found) => ({ found, ...scoreOf(found, checked, hint) }))
    .filter(({ score }) => score >= POSSIBLE)
    .toSorted((one, other) => other.score - one.score);
  const names = search.namesakes;
  const [best, next] = scored;
  if (best !== undefined && best.score >= SURE && best.score - (next?.score ?? 0) >= LEAD) {
    return succeed({ kind: 'found', card: await completeCard(ask, best.found, names), reason: `${namesOf(best.found)[0] ?? 'It'} ${best.reason}.` });
  }
  const domain = checked.domain ?? (hint !== undefined && /^[\w.-]+\.[a-z]{2,}$/i.test(hint.trim()) ? bareDomain(hint.trim()) : undefined);
  const site = domain === undefined ? undefined : await bySite(ask, domain);
  if (site !== undefined) return succeed({ kind: 'found', card: { ...site, namesakes: names }, reason: `${site.name} answers at ${domain}.` });
  if (best !== undefined) {
    const candidates = scored.slice(0, MOST_CANDIDATES).map(({ found, score, reason }) => ({ card: makeCard(found, names), score: Math.min(1, score), reasons: [`${namesOf(found)[0] ?? ''} ${reason}.`] }));
    return succeed({ kind: 'ambiguous', candidates, sentence: candidates.length === 1 ? 'Did you mean this company?' : 'There is more than one company this could be. Which one do you mean?' });
  }
  if (search.answered === 0) return fail('sources-unavailable', 'The directories we ask are not answering right now. We’ll try again.');
  return succeed(search.people > 0
    ? { kind: 'unknown', code: 'person', sentence: 'That looks like a person’s name. Please give the company’s name.' }
    : { kind: 'unknown', code: 'no-such-company', sentence: 'We found no company of that name.' });
}

/** Which company is meant. Never a guess: what can't be told apart comes back as candidates with reasons. */
export async function identifyCompany(context: CompanyContext, { name, hint }: CompanyQuestion): Promise<Result<Identification, IdentifyFailure>> {
  const checked = checkName(name);
  return checked.ok ? await judge(context.ask, checked.value, hint) : checked;
}

import { comparableName, bareDomain, isMisspelling } from './names';
import { stated, websiteOf, type Found } from './candidates';
import type { CheckedName } from './check-name';

export interface Score {
  readonly score: number;
  readonly reason: string;
}

export function namesOf({ entity, listing }: Found): readonly string[] {
  const legal = stated(entity, 'P1448');
  return [entity?.label, legal, listing?.name].filter((name) => name !== undefined && name !== '') as readonly string[];
}

function byName(found: Found, typed: string): Score {
  const names = namesOf(found).map(comparableName);
  const aliases = (found.entity?.aliases ?? []).map(comparableName);
  if (names.includes(typed)) return { score: 0.9, reason: 'has exactly this name' };
  if (aliases.includes(typed)) return { score: 0.8, reason: 'is also known by this name' };
  if (names.some((name) => name.startsWith(`${typed} `))) return { score: 0.6, reason: 'has a longer name that begins like this' };
  if ([...names, ...aliases, ...names.map((name) => name.split(' ')[0] ?? '')].some((name) => isMisspelling(typed, name))) {
    return { score: 0.55, reason: 'has a name that is spelled almost like this' };
  }
  return { score: 0.2, reason: 'was found by the search' };
}

/** What a hint adds to a score. A website settles it; otherwise words (“refrigeration”, “Omaha”, “QLHV”, a domain) that a candidate is described with count. */
function hinted(found: Found, hint: string): Score | undefined {
  const domain = websiteOf(found.entity);
  const host = bareDomain(hint.trim().replace(/^https?:\/\//i, '').split('/')[0] ?? '');
  if (/^[\w-]+(?:\.[\w-]+)+$/.test(host)) return host === domain ? { score: 1, reason: 'has the website you named' } : undefined;
  const described = comparableName(`${found.entity?.description ?? ''} ${namesOf(found).join(' ')} ${found.listing?.ticker ?? ''} ${domain ?? ''}`).split(' ');
  const words = comparableName(hint).split(' ').filter((word) => word.length > 3 || word === found.listing?.ticker.toLowerCase());
  // “refrigeration” and “refrigerated” are one hint.
  const same = words.some((word) => described.some((other) => other === word || (word.length > 6 && other.slice(0, 6) === word.slice(0, 6))));
  return same ? { score: 0.25, reason: 'fits what you added' } : undefined;
}

export function scoreOf(found: Found, checked: CheckedName, hint: string | undefined): Score {
  if (checked.domain !== undefined && websiteOf(found.entity) === checked.domain) return { score: 1, reason: 'has this website' };
  // Another company of that name, with another website or none that is known, isn't the one whose domain was given.
  if (checked.domain !== undefined) return { score: Math.min(0.5, byName(found, comparableName(checked.name)).score), reason: 'has a like name, but not this website' };
  const upper = checked.name.toUpperCase();
  const base = found.listing?.ticker === upper && checked.name === upper ? { score: 0.95, reason: 'has this ticker symbol' } : byName(found, comparableName(checked.name));
  const extra = hint === undefined || hint.trim() === '' || base.score < 0.5 ? undefined : hinted(found, hint);
  return extra === undefined ? base : { score: base.score + extra.score, reason: `${base.reason} and ${extra.reason}` };
}

import { defined } from '../../kernel/defined';
import { identifierOf, type Company } from './companies';
import { known, type CompanyRecord } from './directory';
import { comparableName } from './names/names';
import type { EntityCard, JobBoards, RelatedCompany, Rival } from './shape';

const MOST_RIVALS = 20;

function rivalOf({
  name,
  aliases,
  domain,
  ticker,
  description,
  headquarters,
}: Company | CompanyRecord): Rival {
  return {
    name,
    ...(aliases.length === 0 ? {} : { aliases }),
    ...known({ domain, ticker, description, place: headquarters }),
  };
}

/** Others of a like name: those the directories found beside it, and those that are listed beside it. */
export function findRivals(
  company: Company,
  others: readonly Company[],
  alike: readonly CompanyRecord[],
): readonly Rival[] {
  const own = new Set([...company.names, ...company.aliases].map(comparableName));
  const strangers = alike.filter(
    ({ cik }) => cik !== company.cik && !others.some((other) => other.cik === cik),
  );
  const whole = [...own].filter((name) => name.includes(' '));
  // A register's entry that adds words to the whole name is a branch: “Quillhaven Systems Europe B.V.”.
  const isBranch = ({ name, wikidata, cik }: Company): boolean =>
    wikidata === undefined &&
    cik === undefined &&
    whole.some((one) => comparableName(name).startsWith(`${one} `));
  const isDaughter = ({ parentWikidata }: Company): boolean =>
    parentWikidata !== undefined && parentWikidata === company.wikidata;
  const rivals = [
    ...others.filter((other) => other !== company && !isBranch(other) && !isDaughter(other)),
    ...strangers,
  ].map(rivalOf);
  // One that bears the very same name is a rival too, but not by its name.
  const different = rivals.filter(
    ({ name, domain }) => !own.has(comparableName(name)) || domain !== undefined,
  );
  return [
    ...new Map(
      different.map((rival) => [`${comparableName(rival.name)} ${rival.domain ?? ''}`, rival]),
    ).values(),
  ].slice(0, MOST_RIVALS);
}

export interface CardExtras {
  readonly rivals: readonly Rival[];
  readonly jobBoards?: JobBoards;
  readonly parent?: RelatedCompany | undefined;
  readonly sisters?: readonly RelatedCompany[];
}

export function makeCard(
  company: Company,
  { rivals, jobBoards = {}, parent, sisters = [] }: CardExtras,
): EntityCard {
  const { name, legalName, names, cik } = company;
  const own = new Set([name, legalName].map(comparableName));
  const aliases = [...new Set([...company.aliases, ...names])].filter(
    (alias) => alias !== name && alias !== '',
  );
  const {
    description,
    domain,
    country,
    headquarters,
    industry,
    ticker,
    exchange,
    lei,
    companyNumber,
    wikidata,
  } = company;
  return {
    id: identifierOf(company),
    name,
    legalName,
    aliases,
    ...known({
      description,
      domain,
      country,
      headquarters,
      industry,
      ticker,
      exchange,
      cik: cik?.padStart(10, '0'),
      lei,
      companyNumber,
      wikidata,
    }),
    jobBoards,
    ...defined({ parent }),
    ...(sisters.length === 0 ? {} : { sisters }),
    namesakes: [
      ...new Set(
        rivals.map((rival) => rival.name).filter((other) => !own.has(comparableName(other))),
      ),
    ],
    ...(rivals.length === 0 ? {} : { rivals }),
  };
}

import { bareDomain } from '../names/names';
import type { EntityCard } from '../shape';
import { rivalsOfCard } from '../names/card-names';

const PART_OF_HOST = /[\p{L}\p{N}-]/u;

/** Whether a text names a domain: “pineapple.example” does not name “apple.example”, nor does “apple.example.org”. */
function names(domain: string | undefined, text: string): boolean {
  if (domain === undefined) return false;
  const small = text.toLowerCase();
  for (let at = small.indexOf(domain); at >= 0; at = small.indexOf(domain, at + 1)) {
    const [before = '', after = '', next = ''] = [
      small[at - 1],
      small[at + domain.length],
      small[at + domain.length + 1],
    ];
    if (
      !PART_OF_HOST.test(before) &&
      !PART_OF_HOST.test(after) &&
      !(after === '.' && PART_OF_HOST.test(next))
    )
      return true;
  }
  return false;
}

export const bareHostOf = (url: string | undefined): string =>
  url !== undefined && URL.canParse(url) ? bareDomain(new URL(url).hostname) : '';
export const isOnDomain = (domain: string | undefined, host: string): boolean =>
  domain !== undefined && (host === domain || host.endsWith(`.${domain}`));

/** “(NASDAQ: QLHV)”, “NYSE:QLHV”, “$QLHV”: a symbol as one writes it, not a word in capital letters. */
function citesSymbol(ticker: string | undefined, text: string): boolean {
  if (ticker === undefined || !/^[A-Z0-9.]{1,8}$/.test(ticker)) return false;
  return new RegExp(
    `(?:\\b[A-Z]{3,8}\\s?:\\s?|\\$)${ticker.replaceAll('.', '\\.')}(?![A-Za-z0-9])`,
  ).test(text);
}

interface Signs {
  readonly own: boolean;
  readonly rival: boolean;
}

export function signsOf(card: EntityCard, text: string): Signs {
  const rivals = rivalsOfCard(card).filter(
    ({ domain, ticker }) => domain !== card.domain || ticker !== card.ticker,
  );
  return {
    own: names(card.domain, text) || citesSymbol(card.ticker, text),
    rival: rivals.some(
      ({ domain, ticker }) =>
        (domain !== card.domain && names(domain, text)) ||
        (ticker !== card.ticker && citesSymbol(ticker, text)),
    ),
  };
}

import { phraseFinder } from '../../../language';
import { squeeze } from '../../../kernel/text';
import { fail, succeed, type Result } from '../../../kernel/result';
import { checkUrl } from '../../../platform/fetch';
import { removeInvisible } from '../../read';
import { ownerLabel } from '../domains';
import { bareDomain } from './names';
import type { IdentifyFailure } from '../shape';

const LONGEST_NAME = 120;
const MOST_WORDS = 12;
const isQuery = phraseFinder(
  `delete from, drop table/database, insert into, or 1 = 1, select ..12 from, union (all) select, update * set`,
);
const CODE_SIGNS =
  /'\s?or\s?'|;\s?--|--\s?$|<\/?[a-z!][^<>]*>|\{\{|\$\{|\.\.\/|\bjavascript:|\b(?:concat|sleep)\(/i;
const isCode = (text: string): boolean => isQuery(text) || CODE_SIGNS.test(text);
const instructs = phraseFinder(
  `act/pretend as, act/pretend to be, as an ai,
   ignore/disregard/forget ..7 instruction/prompt/rules/above/previous/earlier, jailbreak,
   respond (only) with, system prompt, you are now/a/an`,
);
const isInstruction = (text: string): boolean => instructs(text) || text.includes('<|');
const DOMAIN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}]{2,}\.?$/u;

export interface CheckedName {
  /** What is searched for. */
  readonly name: string;
  readonly domain?: string;
  /** What was added to tell it from others, beside the name or in brackets after it. */
  readonly hint?: string;
}

function fromAddress(text: string): Result<CheckedName, IdentifyFailure> {
  const checked = checkUrl(text);
  if (!checked.ok) {
    return ['special-address', 'name', 'port', 'credentials', 'scheme'].includes(
      checked.failure.code,
    )
      ? fail(
          'private-address',
          'That address doesn’t lead to a public website. Please give the company’s name.',
        )
      : fail('not-a-name', 'That isn’t an address we can read. Please give the company’s name.');
  }
  const domain = bareDomain(checked.value.hostname);
  if (!DOMAIN.test(domain))
    return fail(
      'private-address',
      'That address doesn’t lead to a company’s website. Please give the company’s name.',
    );
  return succeed({ name: ownerLabel(domain), domain });
}

const LONGEST_HINT = 200;
const SIGN = /[\p{L}\p{N}]/u;
const NETWORK_ADDRESS = /^(?:(?:\d[\d.]*|localhost)(?::\d+)?|[\da-f]*:[\da-f:.]*)$/i;
/** “Meta (the lab)”, “Tarn – the bank”. A hyphen inside a name has no spaces. */
function splitAdded(text: string): { readonly name: string; readonly said: string } | undefined {
  const first = text.search(SIGN);
  const dash = /\s[-–—|]\s/u.exec(text.slice(first))?.index;
  const opens = Math.max(text.lastIndexOf('('), text.lastIndexOf('['));
  const inside = text.slice(opens + 1, -1);
  const isBracketed = opens > first && /[)\]]$/u.test(text) && /^[^)\]]{2,}$/u.test(inside);
  const at = Math.min(isBracketed ? opens : Infinity, dash === undefined ? Infinity : first + dash);
  if (first < 0 || at === Infinity) return undefined;
  return { name: text.slice(0, at).trimEnd(), said: at === opens ? inside : text.slice(at + 3) };
}

function hintOf(text: string): Pick<CheckedName, 'domain' | 'hint'> {
  const hint = squeeze(removeInvisible(text)).slice(0, LONGEST_HINT);
  const isDomain = DOMAIN.test(hint.split('/')[0] ?? '') && !hint.includes(' ');
  const address =
    isDomain || /^https?:\/\/\S+$/i.test(hint)
      ? fromAddress(isDomain ? `https://${hint}` : hint)
      : undefined;
  if (address?.ok === true && address.value.domain !== undefined)
    return { domain: address.value.domain };
  return hint === '' ? {} : { hint };
}

/** What a buyer typed into “Company Name”: a name, a ticker, a domain or a web address, or none of these. */
export function checkName(typed: string, added = ''): Result<CheckedName, IdentifyFailure> {
  const whole = checkWhole(typed);
  if (!whole.ok) return whole;
  const split = whole.value.domain === undefined ? splitAdded(whole.value.name) : undefined;
  const told = { ...(split === undefined ? {} : hintOf(split.said)), ...hintOf(added) };
  return succeed({ ...told, ...whole.value, ...(split === undefined ? {} : { name: split.name }) });
}

function checkWhole(typed: string): Result<CheckedName, IdentifyFailure> {
  if (typed.length > 2_048) return fail('too-long', 'That is too long for a company’s name.');
  const name = squeeze(removeInvisible(typed));
  if (name === '')
    return fail('empty-name', 'Please tell us which company you are interviewing with.');
  if (/^[a-z][a-z0-9+.-]*:\/*\S/i.test(name) && !name.includes(' ')) return fromAddress(name);
  if (NETWORK_ADDRESS.test(name.split('/')[0] ?? '') && /[.:]|localhost/i.test(name)) {
    return fail(
      'private-address',
      'That is a network address and no company. Please give the company’s name.',
    );
  }
  if (!SIGN.test(name)) return fail('not-a-name', 'We need the company’s name in letters.');
  if (isInstruction(name))
    return fail(
      'looks-like-instructions',
      'That reads like instructions. Please give just the company’s name.',
    );
  if (isCode(name))
    return fail(
      'looks-like-code',
      'That looks like code. Please give the company’s name as people say it.',
    );
  if (name.length > LONGEST_NAME) return fail('too-long', 'That is too long for a company’s name.');
  if (name.split(' ').length > MOST_WORDS)
    return fail('not-a-name', 'That is a whole sentence. Please give just the company’s name.');
  return DOMAIN.test(name) ? fromAddress(`https://${name}`) : succeed({ name });
}

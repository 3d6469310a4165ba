import { isFirmWord, isOfficeWord, phraseFinder, wordSet } from '../../../../language';
import type { Document, Draft } from '../document';
import { dayOf, field, stretch } from '../records/record-lines';

const WORD = /^\p{L}[\p{L}'’.-]*$/u;
const INITIAL = /^\p{L}\.?$/u;
/** “Secretary” and “Nominees” are registered as officers, too. */
const isOfFirm = (registered: string): boolean =>
  registered.split(/[\s,]+/u).some((word) => isFirmWord(word) || isOfficeWord(word.toLowerCase()));

const capital = (word: string): string =>
  word.length > 1 && word === word.toUpperCase()
    ? word.toLowerCase().replace(/(?:^|[-'’])\p{L}/gu, (letter) => letter.toUpperCase())
    : word;

/**
 * “MARSH OTTOLINE” and “MARSH, Ottoline” as one says it. Without a comma only where it is sure which word is
 * the family’s: of two words, or of three whose last is an initial. Undefined of a firm, and where it is not sure.
 */
export function spokenName(registered: string): string | undefined {
  if (isOfFirm(registered)) return undefined;
  const [family = '', given] = registered.split(',').map((part) => part.trim());
  if (given !== undefined)
    return given === ''
      ? undefined
      : [...given.split(/\s+/u), ...family.split(/\s+/u)].map(capital).join(' ');
  const words = family.split(/\s+/u);
  const isSure =
    words.every((word) => WORD.test(word)) &&
    (words.length === 2 || (words.length === 3 && INITIAL.test(words[2] ?? '')));
  const [last = '', ...first] = words;
  return isSure ? [...first, last].map(capital).join(' ') : undefined;
}

const isYes = wordSet('1, true, yes');

const saysNoTitle = phraseFinder('^ director $, ^ see remarks $');

/** A company's leaders, by a register: officers with a title and board members, no former ones. */
export function officer(document: Document): readonly Draft[] {
  const role = field(document, 'role');
  const isDirector = isYes(field(document, 'director')) || /\bdirector\b/iu.test(role);
  const name = spokenName(field(document, 'name') || document.record.title);
  const place = stretch(document, 'Date, Director, Role');
  if (
    name === undefined ||
    place === undefined ||
    field(document, 'until') !== '' ||
    (role === '' && !isDirector)
  )
    return [];
  const isTitled = role !== '' && !saysNoTitle(role);
  return [
    {
      topic: 'leadership',
      attribute: isTitled ? 'leadership' : 'board',
      ...place,
      value: name,
      ...dayOf(document),
      details: { title: isTitled ? role : 'director' },
    },
  ];
}

/** What a knowledge base says the company is bound to, and how. */
const RELATIONS: Readonly<Record<string, Pick<Draft, 'attribute' | 'topic'>>> = {
  subsidiary: { attribute: 'subsidiary', topic: 'snapshot' },
  founder: { attribute: 'founder', topic: 'leadership' },
  'owned by': { attribute: 'parent', topic: 'snapshot' },
  'parent organization': { attribute: 'parent', topic: 'snapshot' },
};

export function relation(document: Document): readonly Draft[] {
  const known = Object.hasOwn(RELATIONS, field(document, 'relation'))
    ? RELATIONS[field(document, 'relation')]
    : undefined;
  const place = stretch(document, 'Relation');
  // What has ended says nothing of today.
  if (known === undefined || place === undefined || field(document, 'until') !== '') return [];
  const since = field(document, 'since');
  return [
    {
      ...known,
      ...place,
      value: document.record.title,
      ...(since === '' ? {} : { details: { since } }),
    },
  ];
}

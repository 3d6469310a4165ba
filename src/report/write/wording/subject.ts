import { wordSet } from '../../../language';

const isPluralForm = wordSet(
  '*brands *brothers *foods *ics *ies *industries *labs *partners *services *systems',
);

/** “James’s”, “Quillhaven’s”; a name that is a plural in form takes the apostrophe alone. */
export function possessiveOf(name: string): string {
  return isPluralForm(name) ? `${name}’` : `${name}’s`;
}

/**
 * How a company is named in a row of sentences: by name first, then as “it”, and by name again where “it” may be
 * another.
 */
export interface Subject {
  /** As the subject of a sentence. */
  name(): string;
  /** By name, where it stands after what is said of it. */
  full(): string;
  /** As an object: “Quillhaven”, “it”. */
  object(): string;
  /** Before a noun, where a sentence begins: “Quillhaven’s”, “Its”. */
  owner(): string;
  /** After another company, a person or a plural was named: “it” would be unclear. */
  unclear(): void;
}

export function subjectOf(company: string): Subject {
  let isNamed = false;
  const take = (first: string, next: string): string => {
    const said = isNamed ? next : first;
    isNamed = true;
    return said;
  };
  return {
    name: () => take(company, 'It'),
    full: () => take(company, company),
    object: () => take(company, 'it'),
    owner: () => take(possessiveOf(company), 'Its'),
    unclear: () => void (isNamed = false),
  };
}

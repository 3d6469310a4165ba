type Rule = readonly [pattern: RegExp, plain: string];

/** What the verifier says, as a reviewer reads it: the first rule that fits, and any other sentence as it is. */
const RULES: readonly Rule[] = [
  [
    /^The (?:number|date|name|title) (“.+”) is (?:in none of its quotes|not in the source)\.$/u,
    '$1',
  ],
  [/^The source does not (?:say|name) (“.+”)\.$/u, '$1'],
  [/^Its evidence doesn['’]t (?:say|have the title) (“.+”)\.$/u, '$1'],
  [/^Its evidence isn['’]t about (“.+”)\.$/u, '$1'],
  [/^No quote of it (?:says|carries) (“.+”)\.$/u, '$1'],
  [/^Its sources do not speak of (“.+”)\.$/u, '$1'],
  [
    /^The judge doesn['’]t find (“.+”) in its evidence\.$/u,
    'A judge didn’t find $1 in the cited evidence.',
  ],
  [/^It cites nothing\.$/u, 'It cites no evidence.'],
  [/^A row that it cites is gone\.$/u, 'A quote it cites was deleted.'],
  [/^It counts rows that it does not cite\.$/u, 'It counts evidence it doesn’t cite.'],
  [
    /^It is calculated from a row it does not cite\.$/u,
    'It’s calculated from evidence it doesn’t cite.',
  ],
  [/^The page behind the quote of (.+) is not at hand\.$/u, 'The page quoted from $1 was deleted.'],
  [
    /^The quote of (.+) does not stand in its page where it should\.$/u,
    'The quote from $1 isn’t on its page as cited.',
  ],
  [
    /^The quote of (.+) is too short to prove anything\.$/u,
    'The quote from $1 is too short to support a sentence.',
  ],
  [/^Another source tells otherwise than (.+)\.$/u, 'Another source differs from $1.'],
  [
    /^What (.+) says was overtaken by a later value\.$/u,
    'A newer value than the one from $1 exists.',
  ],
  [
    /^It is not sure that its source speaks of this company\.$/u,
    'Its source may be about another company.',
  ],
  [/^It holds an address\.$/u, 'It contains a web address.'],
];

/** “employee-count” is a field's name; a reader gets its words. */
const FIELD = /^Its figure counts [a-z]+(?:-[a-z]+)+\.$/u;

function plainReason(reason: string): string {
  if (FIELD.test(reason)) return reason.replaceAll('-', ' ');
  const rule = RULES.find(([pattern]) => pattern.test(reason));
  if (rule === undefined) return reason;
  const said = reason.replace(...rule);
  if (!said.endsWith('”')) return said;
  return `${said} ${said.includes('”, “') ? 'aren’t' : 'isn’t'} in the cited evidence.`;
}

/** In plain words, each once; the same in the pane and while somebody types. */
export const plainReasons = (reasons: readonly string[]): readonly string[] => [
  ...new Set(reasons.map(plainReason)),
];

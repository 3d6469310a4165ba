/** What a handbook’s “you” is told: terms of work, which hold for everybody there. */
const TERMS = new RegExp(
  String.raw`\b(?:leave|holidays?|vacation|days|weeks|hours|months|pay|paid|salary|salaries|bonus|pension|401\(?k?\)?|` +
    String.raw`insurance|premiums?|budget|expenses?|allowance|stipend|sick|parental|equity|options|laptop|equipment|reviews?)\b`,
  'iu',
);
/** Pages that speak to interviewers, managers or applicants call other people “you”. */
const OTHER_READERS =
  /\b(?:interview\w*|candidates?|applicants?|applying|manag(?:e|er|ers|ing)|leads?|line management|mentors?|buddy|customers?|users?)\b/iu;
const YOU = /(?<![\p{L}\p{N}])(?<word>you|your|yours|yourself|yourselves)(?![\p{L}\p{N}])/giu;
const THEY = /\b(?:they|them|their|theirs)\b/iu;

/** A handbook’s “you” as “employees”; undefined where it may be somebody else. */
export function withoutYou(text: string, headings: readonly string[]): string | undefined {
  if (text.search(YOU) < 0) return text;
  if (!TERMS.test(text) || THEY.test(text)) return undefined;
  if ([text, ...headings].some((part) => OTHER_READERS.test(part))) return undefined;
  const plain = text
    .replace(/\b(you)’ll\b/giu, '$1 will')
    .replace(/\b(you)’(?:re)\b/giu, '$1 are')
    .replace(/\b(you)’ve\b/giu, '$1 have')
    .replace(/\b(you)’d\b/giu, '$1 would');
  let isFirst = true;
  let fails = false;
  const told = plain.replace(YOU, (word: string, ...rest: readonly unknown[]) => {
    const at = rest.find((one) => typeof one === 'number') ?? 0;
    const lower = word.toLowerCase();
    const wasFirst = isFirst;
    isFirst = false;
    if (lower === 'your') return wasFirst ? 'employees’' : 'their';
    if (lower !== 'you') {
      fails = true;
      return word;
    }
    if (wasFirst) return 'employees';
    // After a verb or a preposition it is an object.
    return /(?:^|[,;]|\b(?:and|that|if|when|while|as|until|after|before|what|where|once)) ?$/iu.test(
      plain.slice(0, at),
    )
      ? 'they'
      : 'them';
  });
  return fails ? undefined : told.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

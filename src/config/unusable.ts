import type { z } from 'zod';

const FORMATS: ReadonlyMap<string, string> = new Map([
  ['url', 'must be a URL, such as https://shop.example'],
  ['email', 'must be an email address'],
]);

/** What a value must be, after its variable's name; nothing where the variable says so itself. */
export const wordsFor: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'must be a whole number' : `must be a ${issue.expected}`;
    case 'invalid_value':
      return `must be ${new Intl.ListFormat('en', { type: 'disjunction' }).format(issue.values.map(String))}`;
    case 'invalid_format':
      return FORMATS.get(issue.format);
    case 'too_small':
      return issue.origin === 'string' ? undefined : `must be ${issue.minimum} or more`;
    case 'too_big':
      return issue.origin === 'string' ? undefined : `must be ${issue.maximum} or less`;
    default:
      return undefined;
  }
};

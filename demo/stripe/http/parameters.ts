import { valueAt, type FormObject } from './form';
import { invalid } from './refusal';

const METADATA_KEYS = 50;
const METADATA_KEY_LENGTH = 40;
const METADATA_VALUE_LENGTH = 500;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Text that is there and not empty. */
export function text(form: FormObject, name: string, longest = 5_000): string | undefined {
  const value = valueAt(form, name);
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string')
    throw invalid(`Invalid string: ${name} must be one value.`, { param: name });
  if (value.length > longest) {
    throw invalid(`Invalid string: ${name} may have at most ${longest} characters.`, {
      param: name,
    });
  }
  return value;
}

export function requiredText(form: FormObject, name: string): string {
  const value = text(form, name);
  if (value === undefined)
    throw invalid(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name });
  return value;
}

/** Empty text removes what is there: `undefined` leaves it, `null` takes it away. */
export function clearable(form: FormObject, name: string): string | null | undefined {
  return valueAt(form, name) === '' ? null : text(form, name);
}

export function integer(
  form: FormObject,
  name: string,
  lowest = 0,
  highest = Number.MAX_SAFE_INTEGER,
): number | undefined {
  const value = text(form, name);
  if (value === undefined) return undefined;
  const refuse = (message: string) =>
    invalid(message, { code: 'parameter_invalid_integer', param: name });
  if (!/^-?\d{1,15}$/.test(value)) throw refuse(`Invalid integer: ${value}`);
  const number = Number(value);
  if (number < lowest) throw refuse(`This value must be greater than or equal to ${lowest}.`);
  if (number > highest) throw refuse(`This value must be less than or equal to ${highest}.`);
  return number;
}

export function flag(form: FormObject, name: string): boolean {
  const value = text(form, name);
  if (value !== undefined && value !== 'true' && value !== 'false') {
    throw invalid(`Invalid boolean: ${value}`, { param: name });
  }
  return value === 'true';
}

export function oneOf<Word extends string>(
  form: FormObject,
  name: string,
  words: readonly Word[],
): Word | undefined {
  const value = text(form, name);
  if (value === undefined) return undefined;
  const word = words.find((each) => each === value);
  if (word === undefined)
    throw invalid(`Invalid ${name}: must be one of ${words.join(', ')}`, { param: name });
  return word;
}

/** `a[]=x&a[]=y` or `a[0]=x&a[1]=y`. */
export function list(form: FormObject, name: string): string[] {
  const value = valueAt(form, name);
  if (value === undefined || value === '') return [];
  if (typeof value === 'string') throw invalid(`Invalid array`, { param: name });
  return Object.values(value).filter((entry) => typeof entry === 'string');
}

export function email(form: FormObject, name: string): string | null | undefined {
  const value = clearable(form, name);
  if (typeof value === 'string' && !EMAIL.test(value)) {
    throw invalid(`Invalid email address: ${value}`, { code: 'email_invalid', param: name });
  }
  return value;
}

export function address(form: FormObject, name: string): string | undefined {
  const value = text(form, name);
  if (value === undefined) return undefined;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw invalid('Not a valid URL', { code: 'url_invalid', param: name });
  }
  return value;
}

/** What was there, with the given keys set and those given as empty text taken away. */
export function metadata(
  form: FormObject,
  earlier: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const given = valueAt(form, 'metadata');
  if (given === undefined) return { ...earlier };
  if (given === '') return {};
  if (typeof given === 'string') throw invalid('Invalid object', { param: 'metadata' });
  const merged = { ...earlier };
  for (const [key, value] of Object.entries(given)) {
    const param = `metadata[${key}]`;
    if (typeof value !== 'string') throw invalid('Metadata values must be text.', { param });
    if (key.length > METADATA_KEY_LENGTH) {
      throw invalid(
        `Metadata keys can have up to ${METADATA_KEY_LENGTH} characters, but '${key.slice(0, METADATA_KEY_LENGTH)}…' has ${key.length}.`,
        { param },
      );
    }
    if (value.length > METADATA_VALUE_LENGTH) {
      throw invalid(
        `Metadata values can have up to ${METADATA_VALUE_LENGTH} characters, but you passed in a value that is ${value.length} characters.`,
        { param },
      );
    }
    if (value === '') delete merged[key];
    else merged[key] = value;
  }
  if (Object.keys(merged).length > METADATA_KEYS) {
    throw invalid(`Metadata can have up to ${METADATA_KEYS} keys.`, { param: 'metadata' });
  }
  return merged;
}

/** A secret-key call with a parameter that doesn't exist is refused, so that a misspelt one is found. */
export function allowOnly(form: FormObject, names: readonly string[]): void {
  const unknown = Object.keys(form).find((name) => name !== 'expand' && !names.includes(name));
  if (unknown !== undefined) {
    throw invalid(`Received unknown parameter: ${unknown}`, {
      code: 'parameter_unknown',
      param: unknown,
    });
  }
}

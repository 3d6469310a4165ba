/** What a form-encoded body or a query becomes: names in brackets open a level. */
export interface FormObject {
  readonly [name: string]: FormValue;
}
export type FormValue = string | FormObject;

type Growing = { [name: string]: string | Growing };

/** Bounds: more than any documented call needs, few enough that a hostile body stays cheap. */
const MOST_FIELDS = 1_000;
const DEEPEST_LEVEL = 8;

const emptyObject = (): Growing => Object.create(null) as Growing;

/** Decodes `a[b]=c`, `a[0]=x` and `a[]=x`; nothing in it can reach an object's prototype. */
export function decodeForm(encoded: string): FormObject {
  const root = emptyObject();
  let fields = 0;
  for (const [name, value] of new URLSearchParams(encoded)) {
    fields += 1;
    if (fields > MOST_FIELDS) break;
    const path = segmentsOf(name);
    if (path.length > 0 && path.length <= DEEPEST_LEVEL) place(root, path, value);
  }
  return root;
}

/** `a[b][0]` is `a`, `b`, `0`. A name whose brackets don't match is taken as it stands. */
export function segmentsOf(name: string): string[] {
  const opening = name.indexOf('[');
  if (opening <= 0 || !/^[^[\]]+(?:\[[^[\]]*\])+$/.test(name)) return name === '' ? [] : [name];
  return [name.slice(0, opening), ...name.slice(opening + 1, -1).split('][')];
}

function place(root: Growing, path: readonly string[], value: string): void {
  let level = root;
  for (const [index, segment] of path.entries()) {
    const name = segment === '' ? String(Object.keys(level).length) : segment;
    if (index === path.length - 1) {
      level[name] = value;
      return;
    }
    const next = level[name];
    level = typeof next === 'object' ? next : (level[name] = emptyObject());
  }
}

/** The value at `a[b][0]`, or nothing. */
export function valueAt(form: FormObject, name: string): FormValue | undefined {
  let value: FormValue | undefined = form;
  for (const segment of segmentsOf(name)) {
    if (typeof value !== 'object') return undefined;
    value = value[segment];
  }
  return value;
}

/** The same fields in the same words whatever their order: what an idempotency key is compared by. */
export function canonicalForm(value: FormValue): string {
  if (typeof value === 'string') return JSON.stringify(value);
  const names = Object.keys(value).toSorted();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalForm(value[name] ?? '')}`).join(',')}}`;
}

type Defined<Values> = {
  readonly [Key in keyof Values as undefined extends Values[Key] ? never : Key]: Values[Key];
} & {
  readonly [Key in keyof Values as undefined extends Values[Key] ? Key : never]?: Exclude<
    Values[Key],
    undefined
  >;
};

/** The values without those that are undefined, to spread into an object. */
export function defined<Values extends object>(values: Values): Defined<Values> {
  const kept: Partial<Values> = {};
  for (const key in values) if (values[key] !== undefined) kept[key] = values[key];
  return kept as unknown as Defined<Values>;
}

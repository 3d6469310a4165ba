export type Json = string | number | boolean | null | undefined | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json;
}

/** The plain form of an object whose exact type is the SDK's own; what crosses the wire. */
export function toJson(value: object): JsonObject {
  return JSON.parse(JSON.stringify(value)) as JsonObject;
}

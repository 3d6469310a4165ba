import { z } from 'zod';

const LONGEST = 20_000;
const bytes = z
  .string()
  .max(LONGEST)
  .regex(/^[\w-]*$/u);
const credential = z.object({
  id: bytes.min(16).max(1_400),
  rawId: bytes,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).transform(() => ({})),
});

const created = credential.extend({
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes }),
});

const used = credential.extend({
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
});

function read<Value>(schema: z.ZodType<Value>, text: string): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** What a browser sends of a new passkey, and of one that was used; undefined for anything else. */
export const readCreated = (text: string) => read(created, text);
export const readUsed = (text: string) => read(used, text);

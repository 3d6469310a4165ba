import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StartupFault } from '../../process/startup-fault';

/** A sentence as the model gave it. Rows and statements go by how they begin, since a prompt numbers them anew. */
const sentence = z.strictObject({
  text: z.string(),
  rows: z.array(z.string()),
  restsOn: z.array(z.string()).optional(),
  heading: z.string().optional(),
  notes: z.record(z.string(), z.string()).optional(),
});

const section = z.strictObject({ title: z.string(), sentences: z.array(sentence) });

const plan = z.strictObject({
  leads: z.array(z.string()),
  connected: z.array(z.array(z.string())),
});

const edit = z.strictObject({
  cut: z.array(z.string()),
  join: z.array(z.strictObject({ sentences: z.array(z.string()), text: z.string() })),
  order: z.array(z.string()),
});

/** What the expert did at the review desk, beside accepting what stayed; a sentence goes by how it begins. */
const step = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('edit'),
    section: z.string(),
    sentence: z.string(),
    text: z.string(),
    rows: z.array(z.string()).optional(),
  }),
  z.strictObject({
    do: z.literal('cut'),
    section: z.string(),
    sentence: z.string(),
    reason: z.string(),
  }),
  z.strictObject({
    do: z.literal('add'),
    section: z.string(),
    text: z.string(),
    rows: z.array(z.string()),
    after: z.string().optional(),
  }),
  z.strictObject({
    do: z.literal('decide'),
    section: z.string(),
    sentence: z.string(),
    reason: z.string(),
  }),
]);

const expert = z.strictObject({ steps: z.array(step) });

export type RecordedSentence = z.infer<typeof sentence>;
export type RecordedSection = z.infer<typeof section>;
export type ExpertStep = z.infer<typeof step>;

export interface SampleRecording {
  readonly plan: z.infer<typeof plan>;
  readonly sections: readonly RecordedSection[];
  readonly edit: z.infer<typeof edit>;
  readonly steps: readonly ExpertStep[];
}

function readFileAs<Value>(folder: string, name: string, form: z.ZodType<Value>): Value {
  try {
    return form.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new StartupFault(`The sample’s recording ${name} can’t be read. ${reason}`);
  }
}

const NO_SECTIONS = new Set(['plan.json', 'edit.json', 'expert.json']);

export function readSampleRecording(folder: string): SampleRecording {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return {
    plan: readFileAs(folder, 'plan.json', plan),
    sections: names
      .filter((name) => !NO_SECTIONS.has(name))
      .toSorted()
      .map((name) => readFileAs(folder, name, section)),
    edit: readFileAs(folder, 'edit.json', edit),
    steps: readFileAs(folder, 'expert.json', expert).steps,
  };
}

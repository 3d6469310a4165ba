import {
  renderTemplate,
  templateNames,
  templateOf,
  type RenderedTemplate,
  type TemplateName,
} from './index';
import { sampleSurroundings } from './samples';

export { templateNames } from './index';

/** A template with made-up values, for those who work on its looks. */
export function previewMail(name: TemplateName): Promise<RenderedTemplate> {
  return renderTemplate(name, templateOf(name).sample, sampleSurroundings);
}

export async function previewMails(): Promise<ReadonlyMap<TemplateName, RenderedTemplate>> {
  return new Map(
    await Promise.all(templateNames.map(async (name) => [name, await previewMail(name)] as const)),
  );
}

import { storableText } from '../kernel/text';

const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** A response, so that pages and resource routes alike answer with its status and its sentence. */
const refuse = (status: number, sentence: string): Response =>
  Response.json({ sentence }, { status });

function storable(form: FormData): FormData {
  const fields = [...form];
  if (
    !fields.some((field) => field.some((part) => typeof part === 'string' && part.includes('\0')))
  )
    return form;
  const cleaned = new FormData();
  for (const [name, value] of fields)
    cleaned.append(storableText(name), typeof value === 'string' ? storableText(value) : value);
  return cleaned;
}

/** The only reader of a form's body: what isn’t a form is the sender’s mistake, and never ours. */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!FORM_TYPES.includes(type)) throw refuse(415, 'Send this as a form.');
  if (request.bodyUsed) throw new Error('The form was already read.');
  try {
    return storable(await request.formData());
  } catch {
    throw refuse(400, 'We couldn’t read this form. Go back, reload the page, and send it again.');
  }
}

/** A form's field as text; a file or nothing is the empty text. */
export function formText(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? value : '';
}

import { data, type LoaderFunctionArgs } from 'react-router';
import { attachmentHeader } from '../report/attachment-header';
import { policyOf } from '../report/page-policy.server';
import { readOutboxAttachment, readOutboxMessage } from '../../platform/mail';
import { shopOf } from '../page-context.server';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { outbox } = shopOf(context);
  const mail = outbox && (await readOutboxMessage(outbox, params['id'] ?? ''));
  if (!mail) return data({ mail: null }, { status: 404 });
  const { html: _, ...shown } = mail;
  return { mail: shown };
}

/** The mail's own page, shown in a frame: it may use its own styles, open links, and nothing else. */
export async function mailHtml({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const { outbox } = shopOf(context);
  const mail = outbox && (await readOutboxMessage(outbox, params['id'] ?? ''));
  if (!mail) return new Response('Email not found.', { status: 404 });
  const policy = policyOf(mail.html)
    .replace(
      "default-src 'none'",
      "default-src 'none'; style-src-attr 'unsafe-inline'; img-src 'self' data:",
    )
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  return new Response(mail.html.replace('<head>', '<head><base target="_blank">'), {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
  });
}

export async function attachment({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const { outbox } = shopOf(context);
  const [id, index] = [params['id'] ?? '', Number(params['index'])];
  const file = outbox && (await readOutboxAttachment(outbox, id, index));
  if (!file) return new Response('File not found.', { status: 404 });
  return new Response(Uint8Array.from(file.content), {
    headers: {
      'Content-Type': file.contentType,
      'Content-Disposition': attachmentHeader(
        file.contentType === 'application/pdf' ? 'inline' : 'attachment',
        file.filename,
      ),
    },
  });
}

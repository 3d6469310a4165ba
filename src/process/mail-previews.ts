import { isTemplateName } from '../../emails';
import { previewMail, templateNames } from '../../emails/preview';

export const PREVIEWS = '/dev/mails';
/** A mail brings its styles in itself, and never a script. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'";
const PLAIN = '.txt';

/**
 * The mail templates with made-up values, for those who work on their looks: a list, each as
 * readers see it, and its plain part under the same name and `.txt`. Null for any other path.
 */
export async function answerMailPreview(path: string): Promise<Response | null> {
  if (path === PREVIEWS) return answer('text/html', list());
  if (!path.startsWith(`${PREVIEWS}/`)) return null;
  const asked = path.slice(PREVIEWS.length + 1);
  const name = asked.endsWith(PLAIN) ? asked.slice(0, -PLAIN.length) : asked;
  if (!isTemplateName(name))
    return answer('text/plain', `Email template not found;  ${PREVIEWS} lists them.\n`, 404);
  const { html, text } = await previewMail(name);
  return asked === name ? answer('text/html', html) : answer('text/plain', text);
}

function list(): string {
  const rows = templateNames.map((name) => {
    const address = `${PREVIEWS}/${name}`;
    return `<li><a href="${address}">${name}</a> (<a href="${address}${PLAIN}">plain</a>)</li>`;
  });
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Email templates</title></head>` +
    `<body><h1>Email templates</h1><ul>${rows.join('')}</ul></body></html>`
  );
}

function answer(type: string, body: string, status = 200): Response {
  return new Response(body, {
    status,
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Security-Policy': POLICY,
      'Cache-Control': 'no-store',
    },
  });
}

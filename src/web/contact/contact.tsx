import { useActionData } from 'react-router';
import { contact } from '../../../content/contact';
import { brand } from '../../../content/brand';
import type { PageHandle } from '../root';
import { Alert } from '../ui/alert';
import { Page } from '../ui/page';
import { ContactForm } from './contact-form';
import type { action } from './contact.server';
export { action } from './contact.server';

export const handle: PageHandle = { hydrate: true };

export default function Contact() {
  const answer = useActionData<typeof action>();
  return (
    <Page title={contact.title} heading={contact.heading} description={contact.description}>
      <p>{contact.lead}</p>
      <dl className="mt-6 grid gap-4 sm:grid-cols-2">
        {contact.details.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-soft">{label}</dt>
            <dd className="min-w-0">
              {value === brand.supportEmail ? (
                <a
                  className="-my-1 inline-block py-1 underline underline-offset-4"
                  href={`mailto:${value}`}
                >
                  {value}
                </a>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-10 space-y-6">
        {answer?.sent && (
          <Alert title="Message sent!" announced>
            <p>We&apos;ve received your message and will get back to you soon.</p>
          </Alert>
        )}
        {answer?.sent === false && Object.keys(answer.errors).length === 0 && (
          <Alert kind="danger" title={answer.sentence} announced />
        )}
        <ContactForm
          initial={answer?.sent === false ? answer.contact : { name: '', email: '', message: '' }}
          errors={answer?.sent === false ? answer.errors : {}}
        />
      </div>
    </Page>
  );
}

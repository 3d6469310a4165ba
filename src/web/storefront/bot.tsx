import { useLoaderData } from 'react-router';
import { bot, crawler } from '../../../content/bot';
import { Page } from '../ui/page';
import type { loader } from './bot.server';
export { loader } from './bot.server';

/** For those who met our crawler in their logs. */
export default function Bot() {
  const { supportEmail, baseUrl } = useLoaderData<typeof loader>();
  const { who, asks, shut, contact } = bot;
  return (
    <Page title={bot.title} heading={bot.heading} description={bot.description}>
      <p className="text-lg">{bot.lead}</p>
      <section className="mt-10">
        <h2>{who.heading}</h2>
        {who.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-4">
            {paragraph}
          </p>
        ))}
        <p className="mt-4">{who.sign}</p>
        <p
          className={
            'mt-3 rounded-md border border-line bg-raised px-4 py-3 font-mono text-sm ' +
            'break-words'
          }
        >{`${crawler}/1.0 (+${baseUrl}/bot; ${supportEmail})`}</p>
      </section>
      <section className="mt-10">
        <h2>{asks.heading}</h2>
        <ul className="mt-4 list-disc space-y-3 pl-5">
          {asks.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
      <section className="mt-10">
        <h2>{shut.heading}</h2>
        <p className="mt-4">{shut.lead}</p>
        <pre className="mt-3 overflow-x-auto rounded-md border border-line bg-raised px-4 py-3 font-mono text-sm">
          {shut.rules}
        </pre>
      </section>
      <section className="mt-10">
        <h2>{contact.heading}</h2>
        <p className="mt-4">
          {contact.lead}{' '}
          <a className="underline underline-offset-4" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
          .
        </p>
      </section>
    </Page>
  );
}

import { landing } from '../../../content/landing';
import type { SampleExcerpt } from '../sample/excerpt';

/** What one gets for the money, seen before a word of praise is read. */
export function Specimen({ sample }: { readonly sample: SampleExcerpt }) {
  const { role, caption, link } = landing.specimen;
  return (
    <figure className="relative z-0">
      <div className="sheet rounded-lg border border-line bg-raised p-6 shadow-[0_1px_2px_rgb(0_0_0/0.05),0_12px_32px_-12px_rgb(0_0_0/0.18)] md:p-8">
        <p className="font-serif text-2xl font-semibold">{sample.company}</p>
        <p className="text-soft">
          {role} {sample.role}
        </p>
        <dl className="mt-5 space-y-5 border-t border-line pt-5">
          {sample.lines.map(({ heading, text, source }) => (
            <div key={heading}>
              <dt className="text-sm font-semibold text-accent">{heading}</dt>
              <dd className="mt-1">{text}</dd>
              <dd className="mt-1 text-sm text-soft">{source}</dd>
            </div>
          ))}
        </dl>
      </div>
      <figcaption className="mt-6 text-center text-sm text-soft">
        {caption}{' '}
        <a href="/sample" className="whitespace-nowrap underline underline-offset-4">
          {link}
        </a>
      </figcaption>
    </figure>
  );
}

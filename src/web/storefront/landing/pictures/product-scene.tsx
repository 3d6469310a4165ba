import { landing } from '../../../../../content/landing';
import type { SampleExcerpt } from '../../../sample/excerpt';
import { dayInWords } from '../day-in-words';

interface SceneProps {
  readonly sample: SampleExcerpt;
}

const { scene } = landing;

/** A phone, a page, and a card of the sample: pushed sideways on small screens, one picture on large ones. */
export function ProductScene({ sample }: SceneProps) {
  return (
    <figure className="pb-10 xl:pb-0" aria-label={scene.label}>
      <div className="scene">
        <Phone sample={sample} />
        <ReportPage sample={sample} />
        <PracticeCard sample={sample} />
      </div>
      <figcaption className="mt-5 px-4 text-center text-sm text-on-deep/85 xl:sr-only">
        {scene.caption}
      </figcaption>
    </figure>
  );
}

function Phone({ sample: { company, role, brief } }: SceneProps) {
  return (
    <div className="phone">
      <div className="phone-screen">
        <p className="font-serif text-xl leading-tight font-semibold">{company}</p>
        <p className="mt-1 text-sm text-soft">
          {scene.report} · {role}
        </p>
        <dl className="mt-3 space-y-3 border-t-3 border-accent pt-3">
          {brief.map(({ heading, texts }) => (
            <div key={heading}>
              <dt className="text-xs font-semibold text-accent">{heading}</dt>
              {texts.map((text, index) => (
                <dd key={text} className="mt-1.5 flex gap-2 font-serif text-sm leading-snug">
                  {texts.length > 1 && (
                    <span aria-hidden="true" className="font-semibold text-second">
                      {index + 1}
                    </span>
                  )}
                  <span>{text}</span>
                </dd>
              ))}
            </div>
          ))}
        </dl>
        <a href="/sample#brief" className="scene-link phone-foot">
          {scene.onPhone}
        </a>
      </div>
    </div>
  );
}

function ReportPage({ sample: { company, news } }: SceneProps) {
  return (
    <div className="report-page">
      <p className="text-xs font-semibold tracking-wide text-soft">{company}</p>
      <p className="mt-1 font-serif text-3xl font-semibold">{scene.page}</p>
      <ol className="mt-5 space-y-5">
        {news.map(({ text, source, day }, index) => (
          <li key={text} className="report-row">
            <p className="font-serif leading-snug">
              {text}
              <sup className="ml-0.5 font-sans text-[0.65em] font-semibold text-second">
                {index + 1}
              </sup>
            </p>
            <p className="margin-note">
              <span aria-hidden="true" className="font-semibold text-second">
                {index + 1}
              </span>{' '}
              {source}
              <br />
              {dayInWords(day)}
            </p>
          </li>
        ))}
      </ol>
      <a href="/sample#sources" className="scene-link mt-5">
        {scene.onPage}
      </a>
    </div>
  );
}

function PracticeCard({ sample: { practice } }: SceneProps) {
  if (practice === null) return null;
  return (
    <details className="practice-card">
      <summary>
        <span className="text-xs font-semibold text-second">{scene.practice}</span>
        <span className="mt-1.5 block font-serif text-lg leading-snug font-semibold">
          “{practice.text}”
        </span>
        <span className="practice-hint">{scene.practiceHint}</span>
      </summary>
      {practice.notes.map(({ label, text }) => (
        <p key={label} className="mt-3 border-t border-line pt-3">
          <strong className="text-second">{label}.</strong> {text}
        </p>
      ))}
    </details>
  );
}

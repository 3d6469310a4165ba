import { buttonLook } from '../../ui/button';
import { Page } from '../../ui/page';

/** Where a shared link leads that no longer opens a report. It doesn't say whether it ever did. */
export default function ShareEnded() {
  return (
    <Page title="This link doesn’t work" hidden>
      <p>
        It may be mistyped, or it has ended. Whoever sent it to you can make a new one from their
        report.
      </p>
      <p className="mt-6">
        <a href="/" className={buttonLook('quiet')}>
          What is this shop?
        </a>
      </p>
    </Page>
  );
}

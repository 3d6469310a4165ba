import { useCallback, useState, type ReactNode } from 'react';
import { StepUpDialog } from './step-up-dialog';

interface DownloadLinkProps {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to a file that asks who it is once the login is old; without scripts a page asks. */
export function DownloadLink({ href, className, children }: DownloadLinkProps) {
  const [isAsking, setAsking] = useState(false);
  const go = useCallback(() => {
    setAsking(false);
    window.location.assign(href);
  }, [href]);
  const follow = async (): Promise<void> => {
    const answer = await fetch('/desk/step-up/ask')
      .then((response) => response.json() as Promise<{ readonly provedLately: boolean }>)
      .catch(() => null);
    if (answer?.provedLately === false) setAsking(true);
    else go();
  };
  return (
    <>
      <a
        href={href}
        className={className}
        onClick={(event) => {
          event.preventDefault();
          void follow();
        }}
      >
        {children}
      </a>
      {isAsking && <StepUpDialog go={go} close={() => setAsking(false)} />}
    </>
  );
}

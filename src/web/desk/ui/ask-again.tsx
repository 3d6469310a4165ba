import { useCallback, useEffect, useRef, useState } from 'react';
import type { FetcherWithComponents } from 'react-router';
import { Dialog } from '../review/dialogs/dialog';
import { LoginAgain } from '../review/dialogs/login-again';
import { refusalCode } from './refusal-code';
import { StepUpDialog } from './step-up-dialog';

type Sent = Pick<
  FetcherWithComponents<unknown>,
  'formMethod' | 'formAction' | 'formEncType' | 'formData' | 'json'
>;

interface AskAgainProps {
  readonly fetcher: FetcherWithComponents<unknown>;
}

/**
 * Put beside a form of a fetcher. If what it sent was refused because the session has ended or because the act asks
 * for a second look, this asks over the page and then sends the same again; the form keeps all that was typed.
 * The action should answer a refusal for want of a login with the status of `refusalStatus`, so that the page stays.
 */
export function AskAgain({ fetcher }: AskAgainProps) {
  const sent = useRef<Sent | null>(null);
  const [settled, settle] = useState<unknown>(null);
  const { formMethod, formAction, formEncType, formData, json, data, state, submit } = fetcher;
  useEffect(() => {
    if (formAction !== undefined && (formData ?? json) !== undefined)
      sent.current = { formMethod, formAction, formEncType, formData, json } as Sent;
  }, [formMethod, formAction, formEncType, formData, json]);
  const close = useCallback(() => settle(data), [data]);
  const again = useCallback(() => {
    settle(data);
    const {
      formMethod: method,
      formAction: action,
      formEncType: encType,
      formData: body,
      json: words,
    } = sent.current ?? {};
    if (method && action)
      void submit(body ?? words ?? null, {
        method,
        action,
        ...(encType ? { encType } : {}),
      } as Parameters<typeof submit>[1]);
  }, [data, submit]);

  if (state !== 'idle' || data === undefined || data === settled) return null;
  switch (refusalCode(data)) {
    case 'step-up-needed':
      return <StepUpDialog go={again} close={close} />;
    case 'not-signed-in':
      return (
        <Dialog title="Log in again" close={close}>
          <LoginAgain
            demoLogin={null}
            words="Your session ended. What you typed is kept; log in and it is sent."
            signedIn={again}
          />
        </Dialog>
      );
    default:
      return null;
  }
}

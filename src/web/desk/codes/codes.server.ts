import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import {
  codeFields,
  emptyCodeForm,
  type CodeErrors,
  type CodeForm,
} from '../../../desk/codes/shape';
import { makeCode, stopCode, viewCodes } from '../../../desk/codes';
import { formText, readForm } from '../../forms.server';
import { deskOf } from '../../page-context.server';
import { atDesk, permitted, whenPermitted } from '../frame/at-desk.server';
import { refusalStatus } from '../ui/refusal.server';

export function loader(args: LoaderFunctionArgs) {
  return atDesk(args, 'manage-codes', async (allowed) => {
    const codes = await viewCodes(deskOf(args.context).codes, allowed);
    if (!codes.ok) throw data({ sentence: codes.failure.sentence }, { status: 500 });
    return { codes: codes.value };
  });
}

interface Answered {
  readonly saved: boolean;
  readonly sentence: string;
  readonly form: CodeForm;
  readonly errors: CodeErrors;
}

const answered = (sentence: string): Answered => ({
  saved: true,
  sentence,
  form: emptyCodeForm,
  errors: {},
});

export async function action(args: ActionFunctionArgs) {
  const sent = await readForm(args.request);
  const { codes } = deskOf(args.context);
  if (formText(sent, 'intent') === 'end') {
    const ended = await whenPermitted(args, 'manage-codes', (allowed) =>
      stopCode(codes, allowed, formText(sent, 'code')),
    );
    return ended.ok
      ? data(answered(`${ended.value} ended. Nobody new can use it.`))
      : refuse(emptyCodeForm, ended.failure);
  }
  const form = Object.fromEntries(
    codeFields.map((field) => [field, formText(sent, field)]),
  ) as CodeForm;
  const allowed = await permitted(args, 'manage-codes');
  if (!allowed.ok) return refuse(form, allowed.failure);
  const made = await makeCode(codes, allowed.value, form);
  return made.ok ? data(answered(`${made.value} created.`)) : refuse(form, made.failure);
}

function refuse(
  form: CodeForm,
  failure: { readonly code: string; readonly sentence: string; readonly errors?: CodeErrors },
) {
  const { sentence, errors = {} } = failure;
  const answer: Answered = { saved: false, sentence, form, errors };
  return data(answer, { status: refusalStatus(failure.code) });
}

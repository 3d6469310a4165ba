import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import {
  codeFields,
  emptyCodeForm,
  type CodeErrors,
  type CodeForm,
} from '../../../desk/codes/shape';
import { formText, readForm } from '../../forms.server';
import { servicesOf } from '../../page-context.server';
import { atDesk } from '../frame/at-desk.server';
import { refusalStatus } from '../ui/refusal.server';

export function loader(args: LoaderFunctionArgs) {
  return atDesk(args, 'manage-codes', async () => {
    const codes = await servicesOf(args.context).codes.view(args.request);
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

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await readForm(request);
  const { codes } = servicesOf(context);
  if (formText(sent, 'intent') === 'end') {
    const ended = await codes.end(request, formText(sent, 'code'));
    return ended.ok
      ? data(answered(`${ended.value} ended. Nobody new can use it.`))
      : refuse(emptyCodeForm, ended.failure);
  }
  const form = Object.fromEntries(
    codeFields.map((field) => [field, formText(sent, field)]),
  ) as CodeForm;
  const made = await codes.make(request, form);
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

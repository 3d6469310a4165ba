import type { ReactNode } from 'react';
import { LONGEST_COMMENT } from '../../delivery/ratings/shape';
import { buttonLook } from '../ui/button';
import { TextArea } from '../ui/field';
import { Stars } from '../ui/icons';

interface RatingFormProps {
  readonly given: { readonly stars: string; readonly words: string; readonly quoting: string };
  readonly name: string;
}

const STARS = [
  ['5', 'It changed how I went in'],
  ['4', 'It helped a lot'],
  ['3', 'It helped a little'],
  ['2', 'I hardly used it'],
  ['1', 'It didn’t help'],
] as const;

export function RatingForm({ given, name }: RatingFormProps) {
  return (
    <form method="post" className="space-y-8">
      <fieldset>
        <legend className="text-lg font-semibold">Your rating</legend>
        <div className="mt-3 space-y-1">
          {STARS.map(([stars, words]) => (
            <Choice key={stars} name="stars" value={stars} checked={given.stars === stars} required>
              <span aria-hidden="true" className="mr-2 inline-block align-middle">
                <Stars count={Number(stars)} />
              </span>
              <span className="sr-only">{stars} of 5 stars: </span>
              {words}
            </Choice>
          ))}
        </div>
      </fieldset>
      <TextArea
        name="words"
        label="What helped, and what didn’t? (optional)"
        rows={5}
        maxLength={LONGEST_COMMENT}
        defaultValue={given.words}
      />
      <fieldset>
        <legend className="text-lg font-semibold">May we quote you on our website?</legend>
        <div className="mt-3 space-y-1">
          <Choice name="quoting" value="no" checked={given.quoting === 'no'}>
            No
          </Choice>
          <Choice name="quoting" value="anonymous" checked={given.quoting === 'anonymous'}>
            Yes, without my name
          </Choice>
          {name !== '' && (
            <Choice name="quoting" value="with-name" checked={given.quoting === 'with-name'}>
              Yes, as {name}
            </Choice>
          )}
        </div>
      </fieldset>
      <button type="submit" className={buttonLook()}>
        Send
      </button>
    </form>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly required?: boolean;
  readonly children: ReactNode;
}

function Choice({ name, value, checked, required = false, children }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={checked}
        required={required}
        className="size-5 accent-accent"
      />
      <span>{children}</span>
    </label>
  );
}

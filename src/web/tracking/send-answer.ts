import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { trackIntentOf, type TrackAnswer } from './track-answer';

const UNSENT = 'This wasn’t sent. Your text is still here; check your connection and try again.';

/** What could not be sent is an answer like any other, so that the page and its fields stay. */
export async function clientAction({
  request,
  serverAction,
}: ClientActionFunctionArgs): Promise<TrackAnswer> {
  const intent = trackIntentOf((await request.clone().formData()).get('intent'));
  try {
    return await serverAction<TrackAnswer>();
  } catch {
    return { intent, saved: false, sentence: UNSENT, typed: {} };
  }
}

/** Nothing changed where nothing was saved, and without a connection there is nothing to read. */
export function shouldRevalidate({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const answer = actionResult as TrackAnswer | undefined;
  return answer?.saved === false ? false : defaultShouldRevalidate;
}

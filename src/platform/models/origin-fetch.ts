/** No honest reply to one question is larger. */
const LARGEST_ANSWER = 4_000_000;

/**
 * A fetch that reaches the configured origin and nothing else: another address is refused before
 * it is asked, a redirect is not followed, and an endless answer is cut off.
 */
export function originFetch(configured: string, largest = LARGEST_ANSWER): typeof fetch {
  const { origin } = new URL(configured);
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== origin)
      throw new Error('A model’s service is asked at its configured origin alone.');
    const answer = await fetch(url, { ...init, redirect: 'manual' });
    if (answer.status >= 300 && answer.status < 400) {
      await answer.body?.cancel();
      throw new Error('The model’s service leads elsewhere, and nobody follows.');
    }
    return answer.body === null
      ? answer
      : new Response(answer.body.pipeThrough(capped(largest)), answer);
  };
}

function capped(
  largest: number,
): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.length;
      if (size > largest) controller.error(new Error('The answer is too large.'));
      else controller.enqueue(chunk);
    },
  });
}

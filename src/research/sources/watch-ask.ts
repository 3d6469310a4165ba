import type { Telemetry } from '../../platform/telemetry';
import type { Ask } from './shape';

/** Every question by its source and outcome. */
export function watchAsk(ask: Ask, telemetry: Telemetry): Ask {
  if (!telemetry.isOn) return ask;
  return (question) =>
    telemetry.trace('source', { source: question.source.id }, async (span) => {
      const answer = await ask(question);
      span.add({ outcome: answer.outcome });
      telemetry.count('foreword_source_answers_total', { outcome: answer.outcome });
      return answer;
    });
}

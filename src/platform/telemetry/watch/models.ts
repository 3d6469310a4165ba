import { createModel, type Model, type ModelSettings } from '../../models';
import type { Telemetry } from '../ports';
import { timed } from '../timed';

const MICROS = 1_000_000;

/** What a model was asked and said is nobody's but the report's: only its cost is told. */
export function watchModel(model: Model, telemetry: Telemetry): Model {
  if (!telemetry.isOn) return model;
  const { name } = model;
  return {
    ...model,
    ask: (call) =>
      timed(telemetry, {
        span: 'model',
        facts: { model: name, stage: call.stage },
        metric: 'foreword_model_call_seconds',
        labels: (outcome) => ({ model: name, outcome }),
        outcomeOf: ({ reply }) => (reply.ok ? 'answered' : reply.failure.code),
        async work(span) {
          const answer = await model.ask(call);
          const { inputTokens, outputTokens, micros } = answer.used;
          span.add({ inputTokens, outputTokens, costMicros: micros });
          const direction = { model: name };
          telemetry.count(
            'foreword_model_tokens_total',
            { ...direction, direction: 'in' },
            inputTokens,
          );
          telemetry.count(
            'foreword_model_tokens_total',
            { ...direction, direction: 'out' },
            outputTokens,
          );
          telemetry.count('foreword_model_cost_dollars_total', { model: name }, micros / MICROS);
          return answer;
        },
      }),
  };
}

/** Opens models whose calls are measured. */
export const openWatched =
  (telemetry: Telemetry) =>
  (settings: ModelSettings): Model =>
    watchModel(createModel(settings), telemetry);

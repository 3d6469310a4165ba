import type { Duration } from '../../kernel/time';
import type { Model, Price } from './ports';

export type Provider = 'openai' | 'anthropic' | 'google' | 'compatible';

export interface ModelSettings {
  readonly provider: Provider;
  readonly name: string;
  readonly key?: string | undefined;
  /** Where the service is reached; for the three large ones their own address if not given. */
  readonly baseUrl?: string | undefined;
  readonly price: Price;
  readonly timeout?: Duration;
}

/** A model of a service. What speaks to services is loaded with the first question: a shop without a model never does. */
export function createModel(settings: ModelSettings): Model {
  let loaded: Promise<Model> | undefined;
  return {
    name: `${settings.provider}:${settings.name}`,
    price: settings.price,
    async ask(call) {
      loaded ??= import('./service-model').then(({ serviceModel }) => serviceModel(settings));
      return (await loaded).ask(call);
    },
  };
}

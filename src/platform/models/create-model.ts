import type { Model, ModelSettings } from './ports';

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

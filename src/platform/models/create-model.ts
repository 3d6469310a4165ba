import type { Model, ModelSettings } from './ports';

/** A service's model. Its library loads with the first question: no model, no library. */
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

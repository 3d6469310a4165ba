import type { FormObject } from './form';
import type { JsonObject } from './json';
import type { Audience } from '../intents/present-intent';
import type { Task } from '../control/sandbox';

export interface ApiCall {
  /** The `:id` of the path. */
  readonly id: string;
  readonly path: string;
  readonly form: FormObject;
  readonly audience: Audience;
}

export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Whether a browser may call it; all others need the secret key. */
  readonly publishable?: true;
  answer(task: Task, call: ApiCall): JsonObject;
}

export function routeFor(
  routes: readonly Route[],
  method: string,
  path: string,
): { route: Route; id: string } | undefined {
  const parts = path.split('/');
  for (const route of routes) {
    const pattern = route.path.split('/');
    if (route.method !== method || pattern.length !== parts.length) continue;
    if (
      pattern.every(
        (part, index) => part === parts[index] || (part === ':id' && parts[index] !== ''),
      )
    ) {
      return { route, id: decoded(parts[pattern.indexOf(':id')] ?? '') };
    }
  }
  return undefined;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

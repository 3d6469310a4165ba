import type { Log } from '../log';

/** What every handler finds on its request. */
export interface HttpVariables {
  requestId: string;
  nonce: string;
  clientAddress: string;
  log: Log;
}

export interface HttpEnvironment {
  Variables: HttpVariables;
}

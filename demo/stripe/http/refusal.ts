import type { JsonObject } from './json';

export type RefusalType =
  | 'api_error'
  | 'card_error'
  | 'idempotency_error'
  | 'invalid_request_error';

export interface RefusalDetails {
  readonly status: number;
  readonly type: RefusalType;
  readonly message: string;
  readonly code?: string;
  readonly param?: string;
  readonly declineCode?: string;
  readonly charge?: string;
  /** Objects that the answer shows beside the error, already in the form their audience may see. */
  readonly attached?: JsonObject;
  /** Whether the operation had begun, so that a repeated idempotency key gets this same answer. */
  readonly begun?: boolean;
}

/**
 * An answer that isn't the asked-for object. It is thrown, unlike the shop's own failures: this
 * server plays a foreign one, whose refusals leave any depth of it in one and the same form.
 */
export class Refusal extends Error {
  readonly details: RefusalDetails;

  constructor(details: RefusalDetails) {
    super(details.message);
    this.details = details;
  }
}

export function refusalBody(details: RefusalDetails, requestId: string): JsonObject {
  return {
    error: {
      ...(details.charge === undefined ? {} : { charge: details.charge }),
      ...(details.code === undefined
        ? {}
        : {
            code: details.code,
            doc_url: `https://docs.stripe.com/error-codes/${details.code.replaceAll('_', '-')}`,
          }),
      ...(details.declineCode === undefined ? {} : { decline_code: details.declineCode }),
      message: details.message,
      ...(details.param === undefined ? {} : { param: details.param }),
      ...details.attached,
      request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}`,
      type: details.type,
    },
  };
}

export function invalid(
  message: string,
  more: { code?: string; param?: string; begun?: boolean; attached?: JsonObject } = {},
): Refusal {
  return new Refusal({ status: 400, type: 'invalid_request_error', message, ...more });
}

/** An unknown id in the path is 404, one in a parameter is 400. */
export function missing(kind: string, id: string, param = 'id', status: 400 | 404 = 404): Refusal {
  return new Refusal({
    status,
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
}

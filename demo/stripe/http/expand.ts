import { type FormObject } from './form';
import type { Json, JsonObject } from './json';
import { toJson } from './json';
import { list } from './parameters';
import { presentCharge, presentRefund } from '../charges/present-charge';
import { presentDispute, presentTransaction } from '../charges/present-dispute';
import { presentIntent } from '../intents/present-intent';
import { presentPaymentMethod } from '../intents/present-payment-method';
import { invalid } from './refusal';
import type { Sandbox } from '../control/sandbox';

const DEEPEST = 4;

/** Replaces each id that `expand[]` names by the object itself; `data.` reaches into a list. */
export function expand(sandbox: Sandbox, answer: JsonObject, form: FormObject): JsonObject {
  return list(form, 'expand').reduce((object, path) => {
    const names = path.split('.');
    if (names.length > DEEPEST)
      throw invalid(`You cannot expand more than ${DEEPEST} levels of a property.`, {
        param: 'expand',
      });
    return expandPath(sandbox, object, names, path);
  }, answer);
}

function expandPath(
  sandbox: Sandbox,
  object: JsonObject,
  names: readonly string[],
  path: string,
): JsonObject {
  const [name, ...rest] = names;
  if (name === undefined) return object;
  const value = object[name];
  const deeper = (inner: JsonObject) => expandPath(sandbox, inner, rest, path);
  if (object['object'] === 'list' && name === 'data' && isList(value)) {
    return { ...object, data: value.map((entry) => (isObject(entry) ? deeper(entry) : entry)) };
  }
  if (isObject(value)) return { ...object, [name]: deeper(value) };
  const find = name === 'refunds' && object['object'] === 'charge' ? refundsOf : FINDERS[name];
  if (find === undefined)
    throw invalid(`This property cannot be expanded (${path}).`, { param: 'expand' });
  const found = find(sandbox, String(name === 'refunds' ? object['id'] : value));
  return found === undefined ? object : { ...object, [name]: deeper(found) };
}

type Finder = (sandbox: Sandbox, id: string) => JsonObject | undefined;

const finder =
  <Row>(
    get: (sandbox: Sandbox, id: string) => Row | undefined,
    present: (sandbox: Sandbox, row: Row) => object,
  ): Finder =>
  (sandbox, id) => {
    const row = get(sandbox, id);
    return row === undefined ? undefined : toJson(present(sandbox, row));
  };

const charge = finder((sandbox, id) => sandbox.state.charges.get(id), presentCharge);
const dispute = finder((sandbox, id) => sandbox.state.disputes.get(id), presentDispute);
const nothing: Finder = () => undefined;

const FINDERS: Readonly<Record<string, Finder>> = {
  charge,
  latest_charge: charge,
  dispute,
  payment_intent: finder(
    (sandbox, id) => sandbox.state.intents.get(id),
    (sandbox, intent) => presentIntent(sandbox, intent),
  ),
  payment_method: finder(
    (sandbox, id) => sandbox.state.paymentMethods.get(id),
    (_, method) => presentPaymentMethod(method),
  ),
  balance_transaction: finder(
    (sandbox, id) => sandbox.state.transactions.get(id),
    presentTransaction,
  ),
  source: (sandbox, id) => {
    const refund = sandbox.state.refunds.get(id);
    return (
      charge(sandbox, id) ??
      dispute(sandbox, id) ??
      (refund === undefined ? undefined : presentRefund(refund))
    );
  },
  customer: nothing,
  review: nothing,
};

const refundsOf: Finder = (sandbox, id) => {
  const refunds = sandbox.state.refunds.newestFirst().filter((refund) => refund.charge === id);
  return {
    object: 'list',
    data: refunds.map(presentRefund),
    has_more: false,
    url: `/v1/charges/${id}/refunds`,
  };
};

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !isList(value);

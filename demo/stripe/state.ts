import { forgetfulJournal, openJournal, readJournal, type Journal } from './control/journal';
import type * as records from './records';
import { createTable, type Table } from './table';

interface Tables {
  readonly intents: Table<records.IntentRecord>;
  readonly charges: Table<records.ChargeRecord>;
  readonly refunds: Table<records.RefundRecord>;
  readonly disputes: Table<records.DisputeRecord>;
  readonly paymentMethods: Table<records.PaymentMethodRecord>;
  readonly transactions: Table<records.TransactionRecord>;
  readonly events: Table<records.EventRecord>;
  readonly taxCalculations: Table<records.TaxCalculationRecord>;
  readonly taxTransactions: Table<records.TaxTransactionRecord>;
  readonly answers: Table<records.AnswerRecord>;
}

export interface State extends Tables {
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** Everything the sandbox knows, in memory and, with a file, across restarts. */
export async function openState(file: string | undefined): Promise<State> {
  let journal: Journal = forgetfulJournal;
  const table = <Row extends { readonly id: string }>(name: keyof Tables): Table<Row> =>
    createTable<Row>((id, row) => journal.append({ table: name, id, row }));

  const tables: Tables = {
    intents: table('intents'),
    charges: table('charges'),
    refunds: table('refunds'),
    disputes: table('disputes'),
    paymentMethods: table('paymentMethods'),
    transactions: table('transactions'),
    events: table('events'),
    taxCalculations: table('taxCalculations'),
    taxTransactions: table('taxTransactions'),
    answers: table('answers'),
  };

  if (file !== undefined) {
    for (const entry of await readJournal(file)) {
      const target = tables[entry.table as keyof Tables] as
        | Table<{ readonly id: string }>
        | undefined;
      if (entry.row === null) target?.remove(entry.id);
      else target?.put(entry.row as { readonly id: string });
    }
    const names = Object.keys(tables) as (keyof Tables)[];
    journal = await openJournal(
      file,
      names.flatMap((name) => tables[name].rows().map((row) => ({ table: name, id: row.id, row }))),
    );
  }
  return { ...tables, flush: () => journal.flush(), close: () => journal.close() };
}

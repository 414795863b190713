import { Dexie, type Table } from 'dexie';

/**
 * Inside a transaction: adds those rows whose keys are free, and leaves the others as they are. An addition that fails
 * costs less than a question before each (rule W2.3).
 */
export async function addMissing<Row>(table: Table<Row>, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  await table.bulkAdd([...rows]).catch((error: unknown) => {
    // Caught, it leaves the transaction as it is; any other failure has to end it.
    if (!isOfTaken(error)) throw error;
  });
}

function isOfTaken(error: unknown): boolean {
  return error instanceof Dexie.BulkError && error.failures.every(({ name }) => name === 'ConstraintError');
}

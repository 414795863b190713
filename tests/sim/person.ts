import type { Rows, TableName } from '../../contract/sync.ts';
import { replicaName } from '../../src/replica/database.ts';
import type { OutboxEntry } from '../../src/replica/outbox-entry.ts';
import type { AppContext } from './app-context.ts';

/** Somebody in front of an open page. */
export class Person {
  readonly context: AppContext;
  constructor(context: AppContext) {
    this.context = context;
  }

  get uid(): string {
    return this.context.uid;
  }

  see<Table extends TableName>(table: Table): readonly Rows[Table][] {
    return this.context.device.storage.rows(replicaName(this.uid), table);
  }

  outbox(): readonly OutboxEntry[] {
    return this.context.device.storage.rows(replicaName(this.uid), 'outbox');
  }

  pick<Item>(items: readonly Item[]): Item | undefined {
    return this.context.device.world.random.pick(items);
  }

  newId(): string {
    return this.context.device.world.newId();
  }

  at(): string {
    return new Date(this.context.device.clock()).toISOString();
  }

  chance(probability: number): boolean {
    return this.context.device.world.random.chance(probability);
  }
}

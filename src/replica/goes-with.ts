import type { MutationArgs, MutationName } from '../../contract/mutations.ts';
import { isUnderstood } from './entry-format.ts';
import type { OutboxEntry } from './outbox-entry.ts';

/** What a change makes: the id of it, or `lane` where all that follows in its lane is about it. */
const MAKES: { [Name in MutationName]?: 'lane' | ((args: MutationArgs<Name>) => string) } = {
  'address.create': ({ _id }) => _id,
  'application.add': ({ _id }) => _id,
  'creator.add-source': ({ _id }) => _id,
  'creator.create': 'lane',
  'job.create': ({ _id }) => _id,
  'offer.create': ({ _id }) => _id,
};

/**
 * Pure: entries that cannot be without some others, the others left out. What is done later to something that these
 * were to make would only be refused, one after the other. What merely has to arrive later stays: an application keeps
 * its words where the answer about schooling that it came `after` is taken back.
 * @param all the outbox in its order
 */
export function goesWith(ids: ReadonlySet<string>, all: readonly OutboxEntry[]): OutboxEntry[] {
  const going: OutboxEntry[] = [];
  const makers: OutboxEntry[] = [];
  for (const entry of all) {
    if (!isUnderstood(entry)) continue;
    const goes = makers.some((maker) => needs(entry, maker));
    if (goes && !ids.has(entry.id)) going.push(entry);
    if ((goes || ids.has(entry.id)) && entry.name in MAKES) makers.push(entry);
  }
  return going;
}

function needs(entry: OutboxEntry, maker: OutboxEntry): boolean {
  if (entry.after === maker.id) return true;
  const makes = MAKES[maker.name] as 'lane' | ((args: OutboxEntry['args']) => string);
  return makes === 'lane' ? entry.lane === maker.lane : names(entry.args, makes(maker.args));
}

/** As a value: a setting may have it as a key, and says something about many. */
function names(value: unknown, id: string): boolean {
  if (typeof value !== 'object' || value === null) return value === id;
  return Object.values(value).some((part) => names(part, id));
}

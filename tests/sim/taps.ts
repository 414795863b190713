import type { ArgsOf } from '../../contract/calls.ts';
import { canonicalJson } from '../../contract/canonical-json.ts';
import { replicaName } from '../../src/replica/database.ts';
import { goesWith } from '../../src/replica/goes-with.ts';
import { ENTRY_FORMAT, isStopped, type OutboxEntry } from '../../src/replica/outbox-entry.ts';
import { type Intent, nextIntent } from './acts.ts';
import type { AppContext } from './app-context.ts';
import { type Kept, label } from './ledger.ts';
import { Person } from './person.ts';

/** Does the next thing at this page, if there is something to do. */
export function act(context: AppContext): void {
  const intent = nextIntent(new Person(context));
  if (intent) tap(context, intent);
}

/** A change by the engine's own door; the ledger knows it as saved once the engine says so (rule W2). */
function tap(context: AppContext, { name, args, after = null, read }: Intent): void {
  const { ledger, scheduler } = context.device.world;
  context.newIds = [];
  const saved = context.engine.mutate(name, args as never, { after });
  const id = context.newIds[0];
  context.newIds = null;
  if (id === undefined) {
    saved.catch((error: unknown) => ledger.fail('error', `${name}: ${String(error)}`));
    return;
  }
  const kept = ledger.made(id, context, name, args, after);
  if (read) kept.read = canonicalJson(read);
  scheduler.note(`${context.name} ${context.uid} does ${label(kept)}`);
  saved.then(
    () => {
      scheduler.note(`saved ${label(kept)}`);
      if (kept.fate === 'made') kept.fate = 'saved';
    },
    (error: unknown) => {
      if (kept.fate === 'made') kept.fate = 'failed';
      if ((error as Error).name !== 'OutboxFullError') context.caught(error);
    },
  );
}

/** Takes an entry back, sends it again, or edits it, as the outbox's screen offers (rules W7, W11). */
export function decide(context: AppContext, only?: (entry: OutboxEntry) => boolean): void {
  const { ledger, random } = context.device.world;
  const person = new Person(context);
  const outbox = person.outbox().filter((entry) => entry.state !== 'sending' && (!only || only(entry)));
  const entry = random.pick(outbox);
  const kept = entry && ledger.entries.get(entry.id);
  if (!entry || !kept) return;
  if (isStopped(entry) && random.chance(0.5)) void sendAgain(context, entry);
  else if (entry.name === 'conversation.add-message' && random.chance(0.4)) void amend(context, entry);
  else if (entry.name === 'application.add' && isStopped(entry)) void replace(context, entry);
  else void discard(context, entry);
}

export async function discard(context: AppContext, { id }: Pick<OutboxEntry, 'id'>): Promise<void> {
  const { ledger, scheduler } = context.device.world;
  const kept = ledger.entries.get(id);
  if (!kept) return;
  try {
    if (!(await context.engine.discard(id))) return;
    scheduler.note(`discarded ${label(kept)}`);
    for (const one of [kept, ...goneWith(context, id)]) {
      one.fate = 'discarded';
      one.sendsWhenDiscarded = one.sends;
    }
  } catch (error) {
    context.caught(error);
  }
}

/** What could not be without it, and has gone from this outbox with it (rule W11.6). */
function goneWith(context: AppContext, id: string): Kept[] {
  const { ledger } = context.device.world;
  const { uid } = context;
  const here = new Set(new Person(context).outbox().map((entry) => entry.id));
  const made = [...ledger.entries.values()].filter(
    (kept) => kept.uid === uid && kept.device === context.device.name,
  );
  const entries = made.map((kept) => ({ ...kept, format: ENTRY_FORMAT }) as unknown as OutboxEntry);
  const going = new Set(goesWith(new Set([id]), entries).map((entry) => entry.id));
  return made.filter(
    (kept) => going.has(kept.id) && kept.fate === 'saved' && !here.has(kept.id) && !ledger.isReceived(kept),
  );
}

export async function sendAgain(context: AppContext, { id }: Pick<OutboxEntry, 'id'>): Promise<void> {
  context.device.world.scheduler.note(`sends again ${id.slice(-4)}`);
  await context.engine.sendAgain(id).catch((error: unknown) => context.caught(error));
}

/** Where the entry gets a new key, the old one must never have had an effect. */
async function amend(context: AppContext, entry: OutboxEntry): Promise<void> {
  const { ledger, scheduler } = context.device.world;
  const before = ledger.entries.get(entry.id);
  if (!before || !('amend' in context.engine)) return;
  const args = { ...(entry.args as ArgsOf<'conversation.add-message'>), text: 'Amended' };
  const ids: string[] = [];
  const listen = setListener(context, ids);
  try {
    const done = await context.engine.amend(entry.id, args as never);
    if (!done) return;
    const id = ids.at(-1);
    scheduler.note(`amended ${label(before)} as ${id?.slice(-4)}`);
    before.fate = 'amended';
    const after = context.device.storage
      .rows<OutboxEntry>(replicaName(context.uid), 'outbox')
      .find(({ order }) => order === entry.order);
    if (after && after.id !== entry.id)
      ledger.made(after.id, context, entry.name, args, after.after).fate = 'saved';
    else before.fate = 'saved';
  } catch (error) {
    context.caught(error);
  } finally {
    listen();
  }
}

/** Written again, as its form does it: another entry in the place of the one that was refused (rule W11.5). */
async function replace(context: AppContext, entry: OutboxEntry): Promise<void> {
  const { ledger, scheduler } = context.device.world;
  const before = ledger.entries.get(entry.id);
  if (!before || !('replace' in context.engine)) return;
  const args = { ...(entry.args as ArgsOf<'application.add'>), note: 'Written again' };
  const ids: string[] = [];
  const listen = setListener(context, ids);
  try {
    if (!(await context.engine.replace([entry.id], [{ name: 'application.add', args }]))) return;
    const id = ids[0];
    if (id === undefined) return;
    scheduler.note(`replaced ${label(before)} by ${id.slice(-4)}`);
    before.fate = 'amended';
    ledger.made(id, context, 'application.add', args, null).fate = 'saved';
  } catch (error) {
    context.caught(error);
  } finally {
    listen();
  }
}

function setListener(context: AppContext, ids: string[]): () => void {
  context.newIds = ids;
  return () => {
    if (context.newIds === ids) context.newIds = null;
  };
}

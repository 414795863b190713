import { v7 } from 'uuid';
import type { ArgsOf, CallName } from '../contract/calls.ts';
import type { BenchWorld, Variant } from './world.ts';

export type BenchCall<Name extends CallName = CallName> = {
  readonly name: Name;
  /** Who sends it: the person, or the company's owner. */
  readonly by: 'person' | 'owner';
  readonly args: (variant: Variant, world: BenchWorld) => ArgsOf<Name>;
};

const of = <Name extends CallName>(call: BenchCall<Name>) => call as unknown as BenchCall;

/** The ten calls that a device in use makes most. `cursor` is added to the pull by the bench: nothing new is the rule. */
export const benchCalls: BenchCall[] = [
  of({ name: 'sync.pull', by: 'person', args: () => ({}) }),
  of({ name: 'job.get', by: 'person', args: ({ jobId }) => ({ jobId }) }),
  of({ name: 'search.jobs', by: 'person', args: () => ({ q: 'bakery', limit: 20 }) as never }),
  of({
    name: 'application.list',
    by: 'owner',
    args: (_variant, { companyId }) => ({ _companyId: companyId, limit: 20 }) as never,
  }),
  of({ name: 'conversation.request-preview', by: 'person', args: ({ uid }) => ({ _userId: uid }) as never }),
  of({
    name: 'conversation.get',
    by: 'person',
    args: ({ conversationId }) => ({ conversationId, limit: 20 }) as never,
  }),
  of({ name: 'notification.list', by: 'person', args: ({ uid }) => ({ userId: uid, limit: 20 }) as never }),
  of({
    name: 'conversation.add-message',
    by: 'person',
    args: ({ applicationId, conversationId }) => ({
      clientId: v7(),
      _conversationId: conversationId,
      ref: { type: 'application', id: applicationId },
      type: 'text',
      text: 'See you on Saturday at six.',
      clientAt: '2026-03-02T08:59:00.000Z',
    }),
  }),
  of({
    name: 'conversation.read',
    by: 'person',
    args: ({ conversationId }) => ({ _conversationId: conversationId, seq: 1 }),
  }),
  of({
    name: 'notification.read-all',
    by: 'person',
    args: ({ uid }) => ({ userId: uid, upTo: '2026-03-02T09:00:00.000Z' }),
  }),
];

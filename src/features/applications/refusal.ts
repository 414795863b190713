import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { fileRefusalText } from '../../i18n/file-problem-text.ts';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';

/**
 * What can be done about a stopped entry besides forgetting it. edit: change the note, then send it as a new entry,
 * because a key belongs to one text for life · again: the same once more · anew: the same with new ids.
 */
export type Way = 'edit' | 'again' | 'anew';

export type RefusalTold = { text: MessageDescriptor; ways: readonly Way[] };

/** Why the server did not take it, decided by the code; its own text is for logs. */
export function refusalTold(entry: Pick<OutboxEntry, 'name' | 'refusal'>): RefusalTold {
  const { name, refusal } = entry;
  const code = refusal?.code ?? '';
  const detail = refusal?.detail ?? {};
  const file = fileRefusalText(refusal);
  if (file) return { text: file, ways: ['again', 'edit'] };
  if (refusedAnswers(entry).length > 0) return { text: ANSWERS, ways: ['edit'] };
  if (refusal?.fields?.some(({ path }) => path === '_creatorId')) return { text: CREATOR, ways: ['edit'] };
  return (
    (name === 'application.remove' ? removeRefusal(code, detail) : addRefusal(code, detail)) ?? other(name)
  );
}

const ANSWERS = msg`The company asks something that has no answer yet. Answer it, then send it again.`;
const CREATOR = msg`Your creator profile is not shown at present, so it cannot go along. Look through your application, then send it again.`;

/** Ids of the questions whose answers the server did not take. */
export function refusedAnswers(entry: Pick<OutboxEntry, 'name' | 'refusal'> | undefined): string[] {
  if (entry?.name !== 'application.add') return [];
  return (entry.refusal?.fields ?? []).flatMap(({ path }) => {
    const [list, id] = path.split('.');
    return list === 'answers' && id !== undefined ? [id] : [];
  });
}

function addRefusal(code: string, detail: Record<string, unknown>): RefusalTold | undefined {
  switch (code) {
    case 'job_closed':
      return { text: closedText(detail.statusReason), ways: [] };
    case 'not_found':
      return { text: msg`This job no longer exists, so your application had nowhere to go.`, ways: [] };
    case 'too_young':
      return { text: tooYoungText(detail.minAge), ways: [] };
    case 'not_allowed':
      return { text: msg`This account may not apply. Applying needs a personal account.`, ways: [] };
    case 'not_delivered':
      return {
        text: msg`This company takes no application from you. Other jobs are not affected.`,
        ways: [],
      };
    case 'state_conflict':
      return { text: msg`Something went wrong with its number on the way. Send it again.`, ways: ['anew'] };
    case 'fields_invalid':
      return { text: msg`The note cannot be sent as it is. Edit it, then send it again.`, ways: ['edit'] };
    case 'key_reused':
      return {
        text: msg`This was sent before with another text. Edit it, then send it again.`,
        ways: ['edit'],
      };
    default:
      return undefined;
  }
}

function closedText(reason: unknown): MessageDescriptor {
  switch (reason) {
    case 'filled':
      return msg`The job was filled before your application arrived.`;
    case 'paused':
      return msg`The company has paused this job. If it opens again, you can apply then.`;
    case 'expired':
      return msg`The last day to apply had passed when your application arrived.`;
    default:
      return msg`The job was closed before your application arrived.`;
  }
}

function tooYoungText(minAge: unknown): MessageDescriptor {
  return typeof minAge === 'number'
    ? msg`This job is for people of ${minAge} and older.`
    : msg`This job is for older people.`;
}

function removeRefusal(code: string, detail: Record<string, unknown>): RefusalTold | undefined {
  if (code === 'not_found') return { text: msg`The application is not there any more.`, ways: [] };
  if (code !== 'state_conflict') return undefined;
  return detail.status === 'rejected'
    ? { text: msg`The company had answered before your withdrawal arrived. Its answer stands.`, ways: [] }
    : { text: msg`The application had moved on before your withdrawal arrived, so it stands.`, ways: [] };
}

function other(name: OutboxEntry['name']): RefusalTold {
  return name === 'application.remove'
    ? { text: msg`Your withdrawal did not go through. Send it again.`, ways: ['again'] }
    : {
        text: msg`Your application did not go through. Send it again, or edit it first.`,
        ways: ['again', 'edit'],
      };
}

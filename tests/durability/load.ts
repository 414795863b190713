import { v7 } from 'uuid';
import { API_BASE, KEY_HEADER } from '../../contract/calls.ts';
import { DEMO_MAILS } from '../../server/ports/identity/embedded/demo-accounts.ts';
import { DRAFT } from '../../server/testing/people.ts';
import type { RunningServer } from '../harness/server.ts';

/** One write: its key and its record's id are made once, as a device makes them. */
export type Write = { readonly key: string; readonly id: string };
export type Load = {
  readonly acknowledged: Set<string>;
  readonly unanswered: Write[];
  /** Answers that were neither a receipt nor a reason to try again. */
  readonly refused: string[];
  /** Resolves when so many more are acknowledged. */
  reach: (count: number) => Promise<void>;
  /** Begins no more writes; resolves when none is under way. */
  stop: () => Promise<void>;
};

export type Sender = { readonly origin: string; readonly token: string; readonly companyId: string };

/** Signs the demo company's account in, as the browser does. */
export async function signIn({ origin, password }: RunningServer): Promise<Sender> {
  const address = `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: DEMO_MAILS.company, password, returnSecureToken: true }),
  });
  const { idToken, localId } = (await response.json()) as { idToken: string; localId: string };
  const user = await fetch(`${origin}${API_BASE}/user/${localId}`, {
    headers: { authorization: `Bearer ${idToken}` },
  });
  const { data } = (await user.json()) as { data: { _linkedCompanyId: string } };
  return { origin, token: idToken, companyId: data._linkedCompanyId };
}

/** What became of one write: the server's word, or none. */
export async function sendWrite(
  { origin, token, companyId }: Sender,
  { key, id }: Write,
): Promise<Response | null> {
  try {
    const response = await fetch(`${origin}${API_BASE}/job/create`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        [KEY_HEADER]: key,
      },
      body: JSON.stringify({ _id: id, _companyId: companyId, job: DRAFT }),
    });
    // Only a whole answer is an acknowledgement.
    await response.clone().text();
    return response;
  } catch {
    return null;
  }
}

/** Sends writes side by side without a pause until it is stopped. Every write is new; nothing is tried twice. */
export function startLoad(sender: Sender, sideBySide: number): Load {
  const acknowledged = new Set<string>();
  const unanswered: Write[] = [];
  const refused: string[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  let going = true;
  const writer = async () => {
    while (going) {
      const write = { key: v7(), id: v7() };
      const response = await sendWrite(sender, write);
      if (response?.ok) acknowledged.add(write.id);
      else if (response === null || response.status >= 500) unanswered.push(write);
      else refused.push(`${response.status} ${await response.text()}`);
      for (const one of waiting.filter(({ count }) => acknowledged.size >= count)) one.resolve();
      // A server that is gone refuses at once: without a breath this would spin.
      if (response === null) await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const writers = Array.from({ length: sideBySide }, writer);
  return {
    acknowledged,
    unanswered,
    refused,
    reach: (more) =>
      new Promise((resolve) => {
        waiting.push({ count: acknowledged.size + more, resolve });
      }),
    async stop() {
      going = false;
      await Promise.all(writers);
    },
  };
}

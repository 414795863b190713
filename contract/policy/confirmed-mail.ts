import type { ArgsOf, CallName } from '../calls.ts';

type Rule = { readonly [Name in CallName]?: true | ((args: ArgsOf<Name>) => boolean) };

/**
 * What says something to others in a person's name, and what opens the account for good. It waits until their mail
 * address is confirmed, or anybody could publish, invite and apply as somebody else, and keep a way into the account
 * that its owner takes over; looking and drafting needs nothing (register.10).
 */
const WAITS: Rule = {
  'application.add': true,
  'company.invite': true,
  'creator.update': ({ patch }) => patch.status === 'active',
  'creator.verify': true,
  'job.publish': true,
  'job.save-feed': true,
  'job.schedule': true,
  'passkey.add': true,
};

export function needsConfirmedMail<Name extends CallName>(name: Name, args: ArgsOf<Name>): boolean {
  const rule = WAITS[name];
  return typeof rule === 'function' ? rule(args) : rule === true;
}

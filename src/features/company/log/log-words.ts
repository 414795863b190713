import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LogAction } from '../../../../contract/entities/log.ts';

/** An entry's action in words, to stand beside the name of the person who acted. */
export const LOG_WORDS: Record<LogAction, MessageDescriptor> = {
  'address.changed': msg`Address changed`,
  'application.accepted': msg`Invited to talk`,
  'application.closed': msg`Application closed`,
  'application.erased': msg`Application erased`,
  'application.hired-outside': msg`Noted as hired`,
  'application.keep-asked': msg`Asked to be kept`,
  'application.keep-ended': msg`No longer kept`,
  'application.kept': msg`Kept in the talent pool`,
  'application.reconsidered': msg`Decline taken back`,
  'application.rejected': msg`Declined`,
  'application.removed': msg`Application removed`,
  'company.blocked': msg`Company blocked`,
  'company.created': msg`Company created`,
  'company.deletion-requested': msg`Deletion of the company started`,
  'company.deletion-undone': msg`Deletion of the company stopped`,
  'company.erased': msg`Company erased`,
  'company.registration-handed-in': msg`Documents handed in`,
  'company.registration-refused': msg`Documents not accepted`,
  'company.unblocked': msg`Block of the company ended`,
  'company.unverified': msg`Company no longer verified`,
  'company.verified': msg`Company verified`,
  'conversation.closed': msg`Conversation closed`,
  'conversation.hidden': msg`Conversation removed from the list`,
  'customer.changed': msg`Billing details changed`,
  'customer.created': msg`Billing details entered`,
  'customer.deleted': msg`Billing details deleted`,
  'invite.accepted': msg`Invitation accepted`,
  'invite.rejected': msg`Invitation declined`,
  'invite.sent': msg`Invitation sent`,
  'invite.withdrawn': msg`Invitation taken back`,
  'invoice.refunded': msg`Bill refunded`,
  'job.age-raised': msg`Minimum age raised by law`,
  'job.approved': msg`Job approved`,
  'job.changed': msg`Job changed`,
  'job.cleaned': msg`Applicants’ data of a job erased`,
  'job.created': msg`Job written`,
  'job.deleted': msg`Job deleted`,
  'job.expired': msg`Job ended on its last day`,
  'job.published': msg`Job published`,
  'job.refused': msg`Job not approved`,
  'job.unpublished': msg`Job closed`,
  'log.exported': msg`Log exported`,
  'member.added': msg`Joined the team`,
  'member.changed': msg`Rights changed`,
  'member.removed': msg`No longer in the team`,
  note: msg`Note`,
  'offer.accepted': msg`Offer accepted`,
  'offer.countered': msg`Other terms proposed`,
  'offer.created': msg`Offer written`,
  'offer.declined': msg`Offer declined`,
  'offer.edited': msg`Offer changed`,
  'offer.erased': msg`Offer erased`,
  'offer.expired': msg`Offer expired`,
  'offer.extended': msg`Offer extended`,
  'offer.sent': msg`Offer sent`,
  'offer.signed': msg`Offer signed`,
  'offer.withdrawn': msg`Offer withdrawn`,
  'ownership.declined': msg`Taking over declined`,
  'ownership.moved': msg`Company taken over`,
  'ownership.offered': msg`Asked to take over`,
  'ownership.withdrawn': msg`Taking over no longer asked`,
  'report.decided': msg`Report decided`,
  'settings.changed': msg`Settings changed`,
  'subscription.cancelled': msg`Plan cancelled`,
  'subscription.changed': msg`Plan changed`,
  'subscription.created': msg`Plan booked`,
  'subscription.ended': msg`Plan ended`,
  'subscription.resumed': msg`Plan continued`,
};

export const LOG_KINDS = ['team', 'jobs', 'applications', 'offers', 'notes', 'company'] as const;
export type LogKind = (typeof LOG_KINDS)[number];

export const KIND_WORDS: Record<LogKind, MessageDescriptor> = {
  team: msg`Team`,
  jobs: msg`Jobs`,
  applications: msg`Applications`,
  offers: msg`Offers`,
  notes: msg`Notes`,
  company: msg`Company and plan`,
};

const KIND_OF: Record<string, LogKind> = {
  application: 'applications',
  conversation: 'applications',
  invite: 'team',
  job: 'jobs',
  member: 'team',
  note: 'notes',
  offer: 'offers',
  ownership: 'team',
};

/** The group of an action, by what its name begins with; what no other group has is the company's. */
export function kindOf(action: LogAction): LogKind {
  return KIND_OF[action.split('.')[0] ?? ''] ?? 'company';
}

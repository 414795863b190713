import type { ArgsOf, CallName } from './calls.ts';
import { erasesPhoto } from './changed-photos.ts';

/**
 * The changes a person can make without network. A mutation is a queueable call: its arguments are the call's
 * arguments, its name is the call's name. Added here it still lacks its optimistic effect, and the compiler shows
 * where (`src/sync/mutators/mutators.ts`).
 *
 * A few arguments of these calls do need the network, because their answer is what the person wants and an entry's
 * answer goes into the rows alone: `search.step` without an event, `creator.add-source` by oauth, `offer.update` with a
 * guardian's mailed link. Screens make those calls at once.
 */
export type Mutation<Name extends CallName> = {
  /** Entries of one lane are sent in order, lanes side by side (rule W4). */
  lane: (args: ArgsOf<Name>) => string;
  /** Not worth a person's attention: once refused it is dropped instead of shown. */
  quiet?: boolean | ((args: ArgsOf<Name>) => boolean);
  /** It is sent only after ten seconds in which the person can still take it back (rule W11). */
  undo?: boolean | ((args: ArgsOf<Name>) => boolean);
};

/** Types each row by its name, so that a name stands here once. */
const table = <Name extends CallName>(rows: { [Row in Name]: Mutation<Row> }) => rows;

/**
 * A refused entry stops its lane until the person has decided, and one that can be undone holds it for ten seconds. So
 * a lane is no wider than the order needs: what commutes, or only names what the server has known for long, goes by
 * itself. What names something of another lane that may still wait is given `after`: an offer the acceptance it
 * follows, a deleted message the sending of it.
 */
export const mutations = table({
  // One lane for all: an address is made, chosen, changed and deleted by calls that do not all name it alike.
  'address.create': { lane: () => 'address' },
  'address.delete': { lane: () => 'address', undo: true },
  'address.update': { lane: () => 'address' },
  'appeal.create': { lane: (args) => `appeal:${args._id}` },
  'application.accept': {
    lane: ({ _applicationId, _jobId }) =>
      _applicationId === undefined ? `job:${_jobId}` : `application:${_applicationId}`,
  },
  'application.add': { lane: (args) => `application:${args._id}` },
  'application.annotate': { lane: (args) => `notes:${args._applicationId}` },
  'application.answer-keep': { lane: (args) => `application:${args._applicationId}` },
  'application.ask-to-keep': { lane: (args) => `application:${args._applicationId}` },
  'application.list': { lane: (args) => `application:${args._applicationId}`, quiet: true },
  'application.reject': { lane: (args) => `application:${args._applicationId}`, undo: true },
  'application.remove': { lane: (args) => `application:${args._applicationId}` },
  'company.answer-ownership': { lane: (args) => `members:${args.companyId}` },
  'company.disinvite': { lane: (args) => `invitations:${args.companyId}`, undo: true },
  'company.hand-in-registration': { lane: (args) => `registration:${args.companyId}` },
  'company.invite': { lane: (args) => `invitations:${args.companyId}` },
  'company.offer-ownership': { lane: (args) => `members:${args.companyId}` },
  'company.reject-invite': { lane: (args) => `invitation:${args.companyId}`, undo: true },
  'company.set-banner': { lane: (args) => `banner:${args.companyId}` },
  'company.set-logo': { lane: (args) => `logo:${args.companyId}` },
  'company.set-setting': { lane: (args) => `company:${args.companyId}` },
  'company.update-address': { lane: () => 'address' },
  'company.update-general': {
    lane: (args) => `company:${args.companyId}`,
    undo: ({ general }) => erasesPhoto(general.photos),
  },
  'company.update-member': { lane: (args) => `members:${args.companyId}` },
  'conversation.add-message': {
    // An answer to an appointment is refused where somebody else was first, and must not stop what is written then.
    lane: (args) =>
      args.appointment && args.replyTo
        ? `message:${args.replyTo}`
        : `conversation:${args._conversationId ?? args.clientId}`,
    undo: ({ appointment }) => appointment?.step === 'declined' || appointment?.step === 'withdrawn',
  },
  // Raises a mark up to a number it names.
  'conversation.clean': { lane: (args) => `clean:${args.conversationId}`, undo: true },
  'conversation.close': { lane: (args) => `conversation:${args._conversationId}` },
  'conversation.delete-message': { lane: (args) => `message:${args._messageId}`, undo: true },
  // In the order of the messages: one written afterwards brings it back.
  'conversation.hide': { lane: (args) => `conversation:${args.conversationId}`, undo: true },
  'conversation.mute': { lane: (args) => `conversation:${args._conversationId}` },
  'conversation.read': { lane: (args) => `conversation:${args._conversationId}`, quiet: true },
  // Refused, the emoji disappears again, and that says all there is to say.
  'conversation.toggle-reaction': { lane: (args) => `message:${args._messageId}`, quiet: true },
  'creator.add-source': { lane: () => 'creator' },
  'creator.create': { lane: () => 'creator' },
  'creator.remove-source': { lane: () => 'creator', undo: true },
  'creator.update': { lane: () => 'creator', undo: ({ patch }) => erasesPhoto(patch.photos) },
  'job.create': { lane: (args) => `job:${args._id}` },
  'job.delete': { lane: (args) => `job:${args.jobId}`, undo: true },
  'job.publish': { lane: (args) => `job:${args._jobId}` },
  'job.schedule': { lane: (args) => `job:${args._jobId}` },
  // It may answer many people at once.
  'job.unpublish': { lane: (args) => `job:${args._jobId}`, undo: true },
  'job.update': { lane: (args) => `job:${args._jobId}` },
  'log.create': { lane: (args) => `log:${args._companyId}` },
  'notification.create': { lane: (args) => `notification:${args._id}` },
  'notification.delete': {
    lane: ({ _notificationId }) =>
      _notificationId === undefined ? 'user' : `notification:${_notificationId}`,
    quiet: true,
    undo: true,
  },
  'notification.read-all': { lane: () => 'user', quiet: true },
  'offer.create': { lane: (args) => `offer:${args._id}` },
  'offer.delete': { lane: (args) => `offer:${args.offerId}`, undo: true },
  'offer.update': {
    lane: (args) => `offer:${args._offerId}`,
    quiet: ({ action }) => action === 'view',
    undo: ({ action }) => action === 'decline',
  },
  'report.create': { lane: (args) => `report:${args._id}` },
  'search.step': {
    lane: (args) => `search:${args.jobId}`,
    quiet: ({ event }) => event === 'view' || event === 'share',
  },
  'tracking.delete': { lane: (args) => `tracking:${args.trackingId}`, undo: true },
  'tracking.save': { lane: (args) => `tracking:${args._id}` },
  'user.add-document': { lane: (args) => `document:${args.fileId}` },
  // Refused, another device has removed it.
  'user.remove-document': { lane: (args) => `document:${args.fileId}`, quiet: true, undo: true },
  'user.set-image': { lane: () => 'image' },
  // Registers commute; settings that are refused hold up those of their own kind at most.
  'user.set-setting': { lane: (args) => `settings:${Object.keys(args.setting).sort().join('+')}` },
  'user.update-address': { lane: () => 'address' },
  // One that two devices have made too long waits until the person makes room; their name and numbers do not.
  'user.update-general': { lane: ({ general }) => (general.cv === undefined ? 'general' : 'general:cv') },
});

export type MutationName = keyof typeof mutations;
export type MutationArgs<Name extends MutationName> = ArgsOf<Name>;

/** Whether this version knows a change of that name. */
export function isMutation(name: string): name is MutationName {
  return Object.hasOwn(mutations, name);
}

/** A change as an entry carries it. */
type Change<Name extends MutationName = MutationName> = { name: Name; args: MutationArgs<Name> };

/** Whether the change is quiet: once refused it is dropped, and a full outbox does not take it any more. */
export function isQuiet({ name, args }: Change): boolean {
  return said((mutations[name] as Mutation<MutationName>).quiet, args);
}

/** Whether it waits ten seconds so that it can be undone (rule W11). */
export function canUndo({ name, args }: Change): boolean {
  return said((mutations[name] as Mutation<MutationName>).undo, args);
}

function said(
  value: boolean | ((args: MutationArgs<MutationName>) => boolean) | undefined,
  args: MutationArgs<MutationName>,
): boolean {
  return typeof value === 'function' ? value(args) : value === true;
}

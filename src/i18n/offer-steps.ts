import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Application } from '../../contract/entities/application.ts';
import type { Offer } from '../../contract/entities/offer.ts';
import type { MutationArgs } from '../../contract/mutations.ts';
import { applicationSteps, changeSteps, isStopped, type OnItsWay, type Step } from './state-lines.ts';

type Told = Omit<Step, 'state'>;

/** `own`: it waits for guardians, and whose it is may confirm it alone by now. */
type Stands<Known extends keyof Offer = keyof Offer> = Pick<Offer, Known> & { own?: boolean };

/** As much of an outbox entry as tells which step of an offer it takes. */
type OfferEntry = OnItsWay & { args: object };

/** What somebody did to an offer and the server has not received; opening it is nothing anybody waits for. */
export function offerActOf<Entry extends OfferEntry>(entries: readonly Entry[]): Entry | undefined {
  const acts = entries.filter((entry) => entry.name.startsWith('offer.') && actionOf(entry) !== 'view');
  return acts.find(isStopped) ?? acts.at(-1);
}

/** Which step of an offer an entry takes. */
export function actionOf({ name, args }: Pick<OfferEntry, 'name' | 'args'>) {
  if (name !== 'offer.update') return name === 'offer.delete' ? 'withdraw' : 'create';
  const { action, signature } = args as MutationArgs<'offer.update'>;
  // Accepted before: without a signature it has links mailed once more.
  return action === 'accept' && signature === undefined ? 'ask-guardians' : action;
}

/**
 * The truth about an offer, for both sides: sent → seen → answered → signed by both → hired. While an act of one's own
 * is on its way, the way of that act: nothing counts before the server has it (product section 4.4).
 */
export function offerSteps(offer: Stands, act?: OfferEntry, undoable = false): Step[] {
  if (!act || isStopped(act)) return reachedSteps(offer);
  const [here, sent, received] = changeSteps(act, undoable);
  if (!here || !sent || !received) return [];
  if (actionOf(act) !== 'accept' || offer.status !== 'signed') return [here, sent, received];
  return [here, sent, { ...received, label: msg`it counts`, good: true }];
}

/**
 * An application with its offer, as its seeker reads them: being invited to talk is not the end, an offer follows, and
 * then the hire. What the offer's step says is whose turn it is.
 * @param act an answer of their own to the offer, not received: it counts for nothing yet
 */
export function hireSteps(
  row: Application,
  onItsWay: readonly OnItsWay[],
  offer: Stands<'status' | 'statusAt'>,
  act?: OfferEntry,
): Step[] {
  const steps = applicationSteps(row, onItsWay);
  const isNew = onItsWay.some(({ name }) => name === 'application.add');
  if (isNew || !['accepted', 'hired'].includes(row.status)) return steps;
  const waits = act !== undefined && !isStopped(act);
  const hired = row.status === 'hired' && !waits;
  return [
    ...steps.slice(0, -1).map((step) => ({ ...step, state: 'done' as const })),
    { key: 'answered', label: msg`invited to talk`, at: row.statusAt.accepted ?? null, state: 'done' },
    { ...(waits ? UNDER_WAY : turnStep(offer)), key: 'offer', state: hired ? 'done' : 'current' },
    {
      key: 'hired',
      label: msg`hired`,
      at: row.statusAt.hired ?? null,
      state: hired ? 'current' : 'ahead',
      good: true,
    },
  ];
}

const UNDER_WAY = { label: msg`your answer has not arrived yet`, at: null };

function turnStep(offer: Stands<'status' | 'statusAt'>): Pick<Told, 'label' | 'at'> {
  const { status, statusAt } = offer;
  if (status in ENDED) return { label: msg`the offer is over`, at: statusAt[status] ?? null };
  if (status === 'countered')
    return { label: msg`wishes sent, the company has to answer`, at: statusAt.countered ?? null };
  if (status === 'awaiting_guardian' || status === 'accepted') return answerStep(offer);
  return { label: msg`offer is there`, at: statusAt.sent ?? null };
}

const ENDED: Partial<Record<Offer['status'], MessageDescriptor>> = {
  declined: msg({ message: 'declined', context: 'state of an offer' }),
  withdrawn: msg({ message: 'withdrawn', context: 'state of an offer' }),
  expired: msg({ message: 'time is over', context: 'state of an offer' }),
};

function reachedSteps(offer: Stands): Step[] {
  const { status, statusAt } = offer;
  const steps: Told[] = [
    status === 'draft'
      ? { key: 'draft', label: msg({ message: 'draft', context: 'state of an offer' }) }
      : { key: 'sent', label: msg`sent`, at: statusAt.sent ?? null },
    { key: 'seen', label: msg`seen`, at: status === 'sent' ? null : (statusAt.viewed ?? null) },
    answerStep(offer),
    { key: 'signed', label: msg`signed by both`, at: statusAt.signed ?? null, good: true },
    ...(offer._applicationId === null
      ? []
      : [{ key: 'hired', label: msg`hired`, at: statusAt.signed ?? null, good: true }]),
  ];
  const ended = ENDED[status];
  if (ended) {
    const before = steps.slice(0, statusAt.viewed ? 2 : 1);
    return [
      ...before.map((step) => ({ ...step, state: 'done' as const })),
      { key: status, label: ended, at: statusAt[status] ?? null, state: 'current' },
    ];
  }
  const reached = status === 'signed' ? steps.length - 1 : REACHED[status];
  return steps.map((step, at) => ({
    ...step,
    state: at === reached ? 'current' : at < reached ? 'done' : 'ahead',
  }));
}

/** How many steps lie behind an offer that is not over. */
const REACHED: Record<Offer['status'], number> = {
  draft: 0,
  sent: 0,
  viewed: 1,
  countered: 2,
  awaiting_guardian: 2,
  accepted: 2,
  signed: 3,
  declined: 2,
  withdrawn: 2,
  expired: 2,
};

function answerStep({ status, statusAt, own }: Stands<'status' | 'statusAt'>): Told {
  switch (status) {
    case 'countered':
      return { key: 'answered', label: msg`counter-offer`, at: statusAt.countered ?? null };
    case 'awaiting_guardian':
      return {
        key: 'answered',
        label: own ? msg`signed, now confirm it yourself` : msg`signed, a guardian has to sign too`,
        at: statusAt.awaiting_guardian ?? null,
      };
    case 'accepted':
      return {
        key: 'answered',
        label: msg`signed, the company has to sign too`,
        at: statusAt.accepted ?? null,
      };
    default:
      return {
        key: 'answered',
        label: msg({ message: 'answered', context: 'state of an offer' }),
        at: statusAt.accepted ?? statusAt.awaiting_guardian ?? null,
      };
  }
}

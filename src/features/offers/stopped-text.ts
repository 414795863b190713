import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ApplicationStatus } from '../../../contract/entities/application.ts';
import type { OfferStatus } from '../../../contract/entities/offer.ts';
import type { Side } from '../../../contract/fields.ts';
import { errorText } from '../../i18n/error-text.ts';
import { actionOf } from '../../i18n/offer-steps.ts';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';

/** @property next what follows from it @property again the same once more can end otherwise */
export type StoppedTold = { text: MessageDescriptor; next?: MessageDescriptor; again: boolean };

type Stopped = Pick<OutboxEntry, 'name' | 'args' | 'refusal'>;

/** Why an act was not taken, decided by the code and by what the offer had become; for the side that did it. */
export function stoppedTold(entry: Stopped, side: Side): StoppedTold {
  const { refusal } = entry;
  const detail = refusal?.detail ?? {};
  const action = actionOf(entry);
  const signs = action === 'accept' || action === 'sign';
  switch (refusal?.code) {
    case 'offer_moved':
      return movedTold(detail.status as OfferStatus, side, signs);
    case 'offer_expired':
      return signs
        ? {
            text: msg`Your signature arrived after the time was over, so it does not count.`,
            next: side === 'talent' ? ASK_FOR_ANOTHER : MAKE_ANOTHER,
            again: false,
          }
        : {
            text: msg`It arrived after the time was over.`,
            next: side === 'talent' ? ASK_FOR_ANOTHER : MAKE_ANOTHER,
            again: false,
          };
    case 'offer_exists':
      return {
        text: msg`There is an offer for this person already.`,
        next: msg`A colleague may have been faster. Change that one, or withdraw it first.`,
        again: false,
      };
    case 'state_conflict':
      return overTold(detail.status as ApplicationStatus);
    case 'too_young':
      return {
        text: msg`The law does not allow this work at that age, with these hours and days.`,
        next: msg`Change the hours or the days, then send it again.`,
        again: false,
      };
    case 'not_found':
      if (action !== 'send' && action !== 'create') break;
      return {
        text: msg`This person has left, or takes no offers at present.`,
        next: msg`Nothing was sent. You can try again later, or look for somebody else.`,
        again: true,
      };
    case 'not_allowed':
      return {
        text: msg`You may not do this for the company.`,
        next: msg`Ask somebody who may sign, or the owner.`,
        again: true,
      };
  }
  const wrong = wrongGuardian(refusal);
  if (wrong !== undefined) return { text: wrong, again: false };
  return { text: errorText(refusal?.code) ?? msg`The server did not accept this.`, again: true };
}

const WRONG_GUARDIAN: Readonly<Record<string, MessageDescriptor>> = {
  refused: msg`We are not allowed to write to one of these addresses. Give another one.`,
  of_company: msg`Nobody of the company can sign for you. Give the address of a parent or guardian.`,
  number: msg`One of them has signed. Give the address of the other one.`,
};

/** Why nobody was asked at an address, where that is what was wrong. */
function wrongGuardian(refusal: OutboxEntry['refusal']): MessageDescriptor | undefined {
  const field = refusal?.fields?.find(({ path }) => path === 'guardianMails');
  return field && WRONG_GUARDIAN[field.code];
}

const ASK_FOR_ANOTHER = msg`You can write to the company and ask for a new one.`;
const MAKE_ANOTHER = msg`You can make a new offer.`;

function movedTold(status: OfferStatus, side: Side, signs: boolean): StoppedTold {
  const told = (text: MessageDescriptor, next?: MessageDescriptor): StoppedTold => ({
    text,
    ...(next ? { next } : {}),
    again: false,
  });
  switch (status) {
    case 'withdrawn':
      return side === 'talent'
        ? told(msg`The company had withdrawn the offer before this arrived. It does not count.`)
        : told(msg`A colleague had withdrawn the offer before this arrived.`);
    case 'declined':
      return told(
        msg`The offer was declined before this arrived.`,
        side === 'talent' ? undefined : MAKE_ANOTHER,
      );
    case 'accepted':
    case 'awaiting_guardian':
    case 'signed':
      return side === 'talent'
        ? told(msg`You had signed on another device before this arrived. That counts.`)
        : told(
            msg`They had signed before this arrived. Their signature came first and counts.`,
            msg`An offer that was accepted can no longer be changed or withdrawn.`,
          );
    case 'countered':
      return side === 'talent'
        ? told(msg`You had asked for something else before this arrived.`)
        : told(
            msg`They asked for something else before this arrived.`,
            msg`Look at what they would like, then decide.`,
          );
    case 'expired':
      return told(
        msg`The time for this offer was over before this arrived.`,
        side === 'talent' ? ASK_FOR_ANOTHER : MAKE_ANOTHER,
      );
    default:
      return signs
        ? told(
            msg`The offer was changed before your signature arrived, so it does not count.`,
            msg`This is what is different. Read it, then decide again.`,
          )
        : told(
            msg`The offer was changed before this arrived.`,
            msg`This is what is different. Read it, then decide again.`,
          );
  }
}

/** The application it belongs to is over. */
function overTold(status: ApplicationStatus): StoppedTold {
  switch (status) {
    case 'withdrawn':
      return {
        text: msg`The application was withdrawn before this arrived, so the offer is over too.`,
        again: false,
      };
    case 'rejected':
      return {
        text: msg`The application was declined before this arrived, so the offer is over too.`,
        again: false,
      };
    case 'hired':
      return { text: msg`This person was hired before this arrived.`, again: false };
    default:
      return { text: msg`It has moved on in the meantime.`, again: false };
  }
}

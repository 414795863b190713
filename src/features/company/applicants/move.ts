import type { Applicant } from '../../../../contract/entities/application.ts';
import type { Offer } from '../../../../contract/entities/offer.ts';
import { may, mayReconsider } from '../../../../contract/policy/application.ts';
import type { Access } from '../access.ts';
import { offerAct } from '../applicant/applicant-acts.ts';
import type { Column } from './columns.ts';

/** What moving somebody to a column does. */
export type Act = 'see' | 'unsee' | 'accept' | 'reconsider' | 'decline' | 'offer';

/** Why a column cannot take somebody. */
export type Obstacle =
  | 'no-right'
  | 'answered'
  | 'offer-there'
  | 'too-late'
  | 'owner-only'
  | 'over'
  | 'invite-first'
  | 'signatures'
  | 'hired';

export type Move = { act: Act } | { act: null; why: Obstacle };

type Situation = {
  from: Column;
  row: Applicant;
  offer: Offer | undefined;
  access: Access;
  /** Server's clock, milliseconds. */
  now: number;
};

/** Null where they are in that column already (product section 4.3). */
export function moveTo(target: Column, situation: Situation): Move | null {
  const { from, row, access } = situation;
  if (target === from) return null;
  switch (target) {
    case 'new':
      return may('unsee', row.status) ? { act: 'unsee' } : { act: null, why: 'answered' };
    case 'seen':
      return may('see', row.status) ? { act: 'see' } : { act: null, why: 'answered' };
    case 'talking':
      return intoTalking(situation);
    case 'offer':
      if (from === 'closed' || row.status === 'hired') return { act: null, why: 'over' };
      return offerAct(row, situation.offer) ? { act: 'offer' } : { act: null, why: 'invite-first' };
    case 'hired':
      return { act: null, why: from === 'closed' ? 'over' : 'signatures' };
    case 'closed':
      if (!access.answer) return { act: null, why: 'no-right' };
      return may('reject', row.status) ? { act: 'decline' } : { act: null, why: 'hired' };
  }
}

function intoTalking({ from, row, access, now }: Situation): Move {
  if (!access.answer) return { act: null, why: 'no-right' };
  if (may('accept', row.status)) return { act: 'accept' };
  if (from === 'offer') return { act: null, why: 'offer-there' };
  if (from === 'hired') return { act: null, why: 'hired' };
  if (!may('reconsider', row.status)) return { act: null, why: 'over' };
  if (!mayReconsider(row, new Date(now).toISOString())) return { act: null, why: 'too-late' };
  return access.own ? { act: 'reconsider' } : { act: null, why: 'owner-only' };
}

import type { Restriction } from '../../../contract/entities/restriction.ts';
import type { MadeHere } from '../../replica/queries/reports.ts';
import { type OwnAppeal, ownAppeals } from './own-reports.ts';

/** A restriction as its list shows it, with the objections that wait on this device. */
export type OwnRestriction = Omit<Restriction, 'appeals'> & { appeals: OwnAppeal[] };

export function ownRestrictions(made: MadeHere, listed: readonly Restriction[]): OwnRestriction[] {
  return listed.map((one) => ({
    ...one,
    appeals: ownAppeals(made, one.appeals, ({ _restrictionId }) => _restrictionId === one._id),
  }));
}

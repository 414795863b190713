import { ApiError } from '../../../contract/errors.ts';
import type { CallContext } from '../../api/call-context.ts';
import { memberOf } from '../company/membership.ts';

/** Billing is the owner's alone (product section 4.9); for strangers the company does not exist. */
export function assertBiller(context: CallContext, companyId: string): void {
  if (memberOf(context, companyId).role !== 'owner')
    throw new ApiError('not_allowed', 'only the owner sees and changes billing; ask the owner');
}

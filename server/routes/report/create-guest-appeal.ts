import { appealText } from '../../../contract/entities/report.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { spend } from '../../api/limit.ts';
import { textHash } from '../../base/canonical-json.ts';
import { type GuestCase, readGuestCase, takeGuestAppeal } from '../../domain/report/guest-appeal.ts';

type From = { readonly address: string; readonly token: string };

/**
 * Takes in the objection of somebody without an account, who has the link of the mail. A reload or a second press is
 * answered with the one that is there. Throws `not_found` and `gone` for the link, `fields_invalid`, `too_late`, and
 * `too_many_requests`.
 */
export async function createGuestAppeal(
  context: ChangeContext,
  typed: string,
  { address, token }: From,
): Promise<GuestCase> {
  const found = await readGuestCase(context.tx, token, context.now);
  if (found.appeal !== undefined) return found;
  const text = appealText.safeParse(typed);
  if (!text.success)
    throw new ApiError('fields_invalid', 'an objection has ten letters at least', {
      fields: [{ path: 'text', code: text.error.issues[0]?.code ?? 'custom' }],
    });
  await spend(context, 'guestReports', textHash(address));
  const { appeal } = await takeGuestAppeal(context, found.report.id, { text: text.data });
  return { ...found, appeal };
}

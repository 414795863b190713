import { SERVER_TEXTS } from '../../../locales/server.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { moneyText } from '../../base/money-text.ts';
import { postMail } from '../mail/post-mail.ts';
import { addresseeOf } from '../user/addressee.ts';
import type { ListedSeller } from './list.ts';

/**
 * Mails a person what the list of a year says about them (§ 22 (2) PStTG): sums, and where they read the rest; a tax
 * number is not put into a mail. False where the account is gone, and with it the address.
 */
export async function tellSeller(
  context: ChangeContext,
  year: number,
  { row, quarters }: ListedSeller,
): Promise<boolean> {
  const user = await addresseeOf(context.tx, row.user_id);
  if (user === undefined) return false;
  const { quarter } = SERVER_TEXTS[user.lang].seller;
  const lines = quarters.flatMap(({ deals, cents, open }, index) =>
    deals === 0 ? [] : [`- ${quarter(index + 1, deals, moneyText(cents, user.lang), open)}`],
  );
  await postMail(context, {
    to: user.email,
    lang: user.lang,
    template: 'seller-report',
    params: {
      firstname: user.firstname,
      year: String(year),
      lines: lines.join('\n'),
      url: `${context.settings.publicUrl}/pwa/user/tax`,
    },
  });
  return true;
}

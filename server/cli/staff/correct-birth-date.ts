import { day, mail as mailAddress } from '../../../contract/fields.ts';
import { StartFailure } from '../../base/start-failure.ts';
import { changeBirthDate, keepCorrection } from '../../domain/guardian/birth-date.ts';
import { type StaffCommand, say } from './command.ts';
import { findUser } from './find.ts';

export const correctBirthDate: StaffCommand = {
  name: 'correct-birth-date',
  words: ['MAIL', 'DATE'],
  decides: true,
  options: {
    guardian: { value: 'MAIL', what: 'whom to ask, where the date makes somebody younger than 16' },
  },
  summary: 'Corrects a birth date that its owner cannot correct any more, as YYYY-MM-DD.',
  more: 'Ask for a proof first. Consents, waiting applications and open ones follow from the new age.',
  act: async (context, { words: [mail = '', date = ''], options }) => {
    if (!day.safeParse(date).success) throw new StartFailure(`"${date}" is no day; write YYYY-MM-DD.`, 2);
    const guardian = guardianOf(options.guardian);
    const user = await findUser(context.tx, mail);
    if (user.date_of_birth === date) return say(`${mail} was born on ${date} already.`);
    await changeBirthDate(context, user, {
      dateOfBirth: date,
      path: 'DATE',
      guardianMail: guardian ?? (user.guardian === 'none' ? user.guardian_mail : null) ?? undefined,
    });
    await keepCorrection(context, user, date, { by: 'staff' });
    return say(`${mail} was born on ${date}, not on ${user.date_of_birth}.`);
  },
};

function guardianOf(value: string | undefined): string | undefined {
  if (value !== undefined && !mailAddress.safeParse(value).success)
    throw new StartFailure(`--guardian must be a mail address, but it is "${value}".`, 2);
  return value;
}

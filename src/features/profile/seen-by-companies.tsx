import { Trans, useLingui } from '@lingui/react/macro';
import { ageBandOf, ageOn } from '../../../contract/age.ts';
import { dayOf } from '../../../contract/calendar-day.ts';
import type { AgeBand } from '../../../contract/entities/application.ts';
import type { User } from '../../../contract/entities/user.ts';
import { useClock } from '../../i18n/clock.ts';
import { myCreator } from '../../replica/queries/creator.ts';
import { useLive } from '../../replica/use-live.ts';
import { Section } from '../../ui/page.tsx';
import { shortName } from './seen-name.ts';

/** The person's data that a company sees before and after it accepts; only companies they have applied to. */
export function SeenByCompanies({ user }: { user: User }) {
  const { t } = useLingui();
  const clock = useClock();
  const { firstname, lastname, dateOfBirth } = user.general;
  const band = ageBandOf(ageOn(dateOfBirth, dayOf(clock())));
  const isFound = useLive(myCreator)?.status === 'active' && band === '18plus';
  const bands: Record<AgeBand, string> = {
    u15: t`below 15`,
    '15_17': t`15 to 17`,
    '18plus': t`18 or older`,
  };
  const columns = [
    { title: t`When you apply`, facts: [shortName(user.general), bands[band], t`your note`] },
    {
      title: t`Once they accept`,
      facts: [`${firstname} ${lastname}`, bands[band], t`your note`, user.email],
    },
  ];
  return (
    <Section title={<Trans>What companies see of you</Trans>}>
      <div className="grid overflow-hidden rounded-card border border-line bg-sheet max-sm:divide-y max-sm:divide-line sm:grid-cols-2 sm:divide-x sm:divide-line">
        {columns.map(({ title, facts }) => (
          <div key={title} className="p-5">
            <h3 className="mb-2 text-small font-semibold text-faint">{title}</h3>
            <ul className="grid gap-1">
              {facts.map((fact) => (
                <li key={fact} className="wrap-anywhere">
                  {fact}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="text-small text-soft">
        {isFound ? (
          <Trans>
            Only companies you apply to see this. In their search for creators they find your handle, not your
            name.
          </Trans>
        ) : (
          <Trans>Only companies you apply to see this. Nobody can search for you.</Trans>
        )}
      </p>
    </Section>
  );
}

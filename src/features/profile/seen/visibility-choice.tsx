import { Trans, useLingui } from '@lingui/react/macro';
import { isMinor } from '../../../../contract/age.ts';
import { dayOf } from '../../../../contract/calendar-day.ts';
import type { User } from '../../../../contract/entities/user.ts';
import { effectiveSettings } from '../../../../contract/policy/settings.ts';
import { useClock } from '../../../i18n/clock.ts';
import { ChoiceTiles } from '../../../ui/choice-tiles.tsx';
import { useSeenSetting } from './use-seen-setting.ts';

/** Whether the profile goes out with applications (user.8). Nobody is found by it: there is no search for people. */
export function VisibilityChoice({ user }: { user: User }) {
  const { t } = useLingui();
  const clock = useClock();
  const choose = useSeenSetting();
  const minor = isMinor(user.general.dateOfBirth, dayOf(clock()));
  const { visibility } = effectiveSettings(user.settings, minor);
  return (
    <div className="grid gap-2">
      <ChoiceTiles<'off' | 'where_applied'>
        legend={<Trans>Who sees your profile</Trans>}
        tiles={[
          { value: 'where_applied', label: t`Only where I apply` },
          { value: 'off', label: t`Nobody` },
        ]}
        chosen={[visibility === 'off' ? 'off' : 'where_applied']}
        onChange={([value]) => value && void choose({ visibility: value })}
      />
      <p className="text-small text-soft">
        {visibility === 'off' ? (
          <Trans>
            Applications go out with your first name, your age group and what you write, without your CV and
            your times.
          </Trans>
        ) : (
          <Trans>Your CV and your times go along with each application, as they are at that moment.</Trans>
        )}
      </p>
    </div>
  );
}

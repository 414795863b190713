import { Trans, useLingui } from '@lingui/react/macro';
import type { NameShown } from '../../../../contract/entities/settings.ts';
import { ChoiceTiles } from '../../../ui/choice-tiles.tsx';
import { useSeenSetting } from './use-seen-setting.ts';

type Props = {
  /** First name and initial. */
  shortName: string;
  chosen: NameShown;
};

/** How a company that was applied to calls one until it invites; each application may say otherwise (usersettings.4). */
export function NameChoice({ shortName, chosen }: Props) {
  const { t } = useLingui();
  const choose = useSeenSetting();
  return (
    <div className="grid gap-2">
      <ChoiceTiles<NameShown>
        legend={<Trans>Your name until they invite you</Trans>}
        tiles={[
          { value: 'initial', label: shortName },
          { value: 'sign', label: t`Only a number` },
        ]}
        chosen={[chosen]}
        onChange={([value]) => value && void choose({ nameShown: value })}
      />
      <p className="text-small text-soft">
        {chosen === 'sign' ? (
          <Trans>
            Companies read “Person 7”, or another number. Files that say your name are held back as well. You
            can change this in each application.
          </Trans>
        ) : (
          <Trans>
            Your family name, your photo and how to reach you stay with you until then, and so do files that
            tell them.
          </Trans>
        )}
      </p>
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { UserGeneral } from '../../../../contract/entities/user.ts';
import { TEXT_MAX } from '../../../../contract/limits.ts';
import { isSameValue } from '../../../../contract/policy/later-wins.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { WeekGrid } from '../../../ui/week-grid.tsx';
import { useProfileChange } from '../use-profile-change.ts';

type Props = { general: UserGeneral; onClose: () => void };

export function TimesSheet({ general, onClose }: Props) {
  const { t } = useLingui();
  const change = useProfileChange();
  // Only what differs from what was shown first is said.
  const [before] = useState(general);
  const [times, setTimes] = useState(general.times ?? []);
  const [text, setText] = useState(general.availability ?? '');
  const tooLong = text.trim().length > TEXT_MAX.listItem;
  const save = async () => {
    if (tooLong) return;
    const availability = text.trim();
    const next = {
      ...(!isSameValue(times, before.times ?? []) && { times: times.length > 0 ? times : null }),
      ...(availability !== (before.availability ?? '') && { availability }),
    };
    if (await change(() => next)) onClose();
  };
  return (
    <Sheet
      open
      sticky
      onClose={onClose}
      title={t`When I can work`}
      actions={
        <Button onClick={() => void save()}>
          <Trans>Save</Trans>
        </Button>
      }
    >
      <div className="grid gap-5">
        <WeekGrid times={times} onChange={setTimes} />
        <TextField
          label={t`From when, and anything else`}
          hint={t`For example: from 1 August, not in the holidays.`}
          optional
          value={text}
          error={tooLong && t`This is too long. Shorten it a little.`}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <p className="text-small text-soft">
          <Trans>Companies you apply to read this together with your CV.</Trans>
        </p>
      </div>
    </Sheet>
  );
}

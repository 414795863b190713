import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { firstMessageFrom } from '../../replica/queries/message-search.ts';
import { useReplica } from '../../replica/use-live.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Sheet } from '../../ui/sheet.tsx';

type Props = { conversationId: string; onJump: (messageId: string) => void; onClose: () => void };

/** To the first message of a day, or of the next one on which somebody wrote. */
export function JumpToDate({ conversationId, onJump, onClose }: Props) {
  const { t } = useLingui();
  const id = useId();
  const db = useReplica();
  const [day, setDay] = useState('');
  const [none, setNone] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (day === '') return;
    // Without a zone it is midnight on this device.
    const found = await firstMessageFrom(db, conversationId, new Date(`${day}T00:00`));
    setNone(found === null);
    if (found === null) return;
    onClose();
    onJump(found);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={<Trans>Jump to a date</Trans>}
      actions={
        <Button type="submit" form={id} wide>
          <Trans>Show this day</Trans>
        </Button>
      }
    >
      <form id={id} onSubmit={(event) => void submit(event)}>
        <DateField
          label={t`Day`}
          required
          value={day}
          onChange={(event) => {
            setDay(event.currentTarget.value);
            setNone(false);
          }}
          error={none && <Trans>Nobody wrote on this day or later. Choose an earlier one.</Trans>}
        />
      </form>
    </Sheet>
  );
}

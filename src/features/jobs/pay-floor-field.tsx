import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TextField } from '../../ui/text-field.tsx';
import { parsePayFloor, payFloorText } from './pay-floor.ts';

type Props = {
  /** Minor units an hour. */
  floor: number | null;
  onFloor: (floor: number | null) => void;
};

/** The least somebody works for. It counts when the field is left, so that "1" of "15" finds nothing in between. */
export function PayFloorField({ floor, onFloor }: Props) {
  const { t, i18n } = useLingui();
  const [known, setKnown] = useState(floor);
  const [text, setText] = useState(() => payFloorText(i18n.locale, floor));
  const [unread, setUnread] = useState(false);
  if (known !== floor) {
    setKnown(floor);
    if (parsePayFloor(text) !== floor) setText(payFloorText(i18n.locale, floor));
  }
  const accept = () => {
    const next = parsePayFloor(text);
    setUnread(next === undefined);
    if (next !== undefined && next !== floor) onFloor(next);
  };
  return (
    <TextField
      label={t`Pays at least, € an hour`}
      hint={t`Leaves out jobs whose pay is not stated.`}
      error={unread && t`Write a sum such as 15 or 14.50.`}
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="done"
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={accept}
      onKeyDown={(event) => event.key === 'Enter' && accept()}
    />
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Applicant } from '../../../../contract/entities/application.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChoiceTiles } from '../../../ui/choice-tiles.tsx';

/** Names in sight at once, before all of them are asked for. */
const SHOWN = 8;
/** No application has this id. */
const OUTSIDE = 'outside';

type Props = {
  /** Who can have got the job: those in conversation first, then those who wait. */
  people: readonly Applicant[];
  /** Hired already. */
  known: readonly Applicant[];
  chosen: readonly string[];
  /** Somebody who did not apply here. */
  outside: boolean;
  onChange: (hired: string[], outside: boolean) => void;
};

/** Asks who got a filled job (decision 9); nobody of them is an answer as well. */
export function HiredField({ people, known, chosen, outside, onChange }: Props) {
  const { t, i18n } = useLingui();
  const [all, setAll] = useState(false);
  const shown = people.filter(({ _id }, at) => all || at < SHOWN || chosen.includes(_id));
  const names = new Intl.ListFormat(i18n.locale).format(known.map(({ name }) => name));
  const hidden = people.length - shown.length;
  const tiles = shown.map(({ _id, name }) => ({
    value: _id,
    label: (
      <span className="flex items-center gap-2 -ms-2">
        <Avatar name={name} size="sm" />
        {name}
      </span>
    ),
  }));
  return (
    <div className="grid gap-3">
      {known.length > 0 && (
        <p className="text-small">
          <Trans>Hired already: {names}</Trans>
        </p>
      )}
      <ChoiceTiles
        several
        legend={
          <span className="sr-only">
            <Trans>Who got the job?</Trans>
          </span>
        }
        hint={
          chosen.length > 0
            ? t`They read in the chat that you noted this. Those who still wait are invited to talk. A contract here still needs an offer that you both sign.`
            : t`Choose people you hired without an offer signed here.`
        }
        tiles={[...tiles, { value: OUTSIDE, label: <Trans>Somebody from outside</Trans> }]}
        chosen={outside ? [...chosen, OUTSIDE] : chosen}
        onChange={(next) =>
          onChange(
            next.filter((id) => id !== OUTSIDE),
            next.includes(OUTSIDE),
          )
        }
      />
      {hidden > 0 && (
        <div className="-ms-5">
          <Button variant="bare" onClick={() => setAll(true)}>
            {t`Show ${hidden} more`}
          </Button>
        </div>
      )}
    </div>
  );
}

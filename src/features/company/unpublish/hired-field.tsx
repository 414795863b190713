import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Applicant } from '../../../../contract/entities/application.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceTiles } from '../../../ui/choice-tiles.tsx';

/** Names in sight at once, before all of them are asked for. */
const SHOWN = 8;

type Props = {
  /** Who can have got the job: those in conversation first, then those who wait. */
  people: readonly Applicant[];
  /** Hired already. */
  known: readonly Applicant[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** Asks who got a filled job (decision 9); nobody of them is an answer as well. */
export function HiredField({ people, known, chosen, onChange }: Props) {
  const { t, i18n } = useLingui();
  const [all, setAll] = useState(false);
  const shown = people.filter(({ _id }, at) => all || at < SHOWN || chosen.includes(_id));
  const names = new Intl.ListFormat(i18n.locale).format(known.map(({ name }) => name));
  const hidden = people.length - shown.length;
  return (
    <div className="grid gap-3">
      {known.length > 0 && (
        <p className="text-small">
          <Trans>Hired already: {names}</Trans>
        </p>
      )}
      {people.length > 0 && (
        <ChoiceTiles
          several
          legend={known.length > 0 ? <Trans>Who else got the job?</Trans> : <Trans>Who got the job?</Trans>}
          hint={
            chosen.length > 0
              ? t`They read in the chat that you noted this. Those who still wait are invited to talk. A contract here still needs an offer that you both sign.`
              : t`Choose people you hired without an offer signed here. Choose nobody if it was somebody else.`
          }
          tiles={shown.map(({ _id, name }) => ({ value: _id, label: name }))}
          chosen={chosen}
          onChange={onChange}
        />
      )}
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

import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { OwnedAlone } from '../../replica/queries/owned-alone.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ChoiceTiles } from '../../ui/choice-tiles.tsx';
import { useSaving } from '../../ui/use-saving.ts';

type Props = {
  owned: OwnedAlone;
  /** The company is to go along. */
  along: boolean;
  onAlong: (along: boolean) => void;
};

/** A company is never left without an owner: its last one hands it over, or has it deleted as well. */
export function LastOwner({ owned: { company, others }, along, onAlong }: Props) {
  const name = company.companyName;
  return (
    <section className="grid gap-3 rounded-card border border-warning/40 bg-warning-wash p-4">
      <h3 className="text-body font-semibold">
        <Trans>You are the only owner of {name}</Trans>
      </h3>
      {others.length > 0 ? (
        <HandOver owned={{ company, others }} />
      ) : (
        <p className="text-small">
          <Trans>
            You are its only member. If it is to go on, invite somebody first and make them its owner.
          </Trans>
        </p>
      )}
      <Checkbox
        label={<Trans>Delete {name} as well</Trans>}
        hint={
          <Trans>
            Its jobs close now, everybody who applied gets an answer, and open offers are withdrawn. That
            stays so even if you keep your account.
          </Trans>
        }
        checked={along}
        onChange={(event) => onAlong(event.currentTarget.checked)}
      />
    </section>
  );
}

function HandOver({ owned: { company, others } }: { owned: OwnedAlone }) {
  const { t } = useLingui();
  const { mutate } = useSync();
  const saving = useSaving();
  const [heir, setHeir] = useState<string | null>(null);
  const makeOwner = () => {
    const member = heir && { _userId: heir, role: 'owner' as const };
    if (member) void saving(() => mutate('company.update-member', { companyId: company._id, member }));
  };
  return (
    <div className="grid justify-items-start gap-3">
      <ChoiceTiles
        legend={t`Who is its owner from now on?`}
        tiles={others.map(({ _userId, name }) => ({ value: _userId, label: name }))}
        chosen={heir === null ? [] : [heir]}
        onChange={([chosen]) => setHeir(chosen ?? null)}
      />
      {heir && (
        <Button variant="quiet" onClick={makeOwner}>
          <Trans>Make them the owner</Trans>
        </Button>
      )}
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import type { Applicant } from '../../../../contract/entities/application.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Button } from '../../../ui/button.tsx';
import { useSaving } from '../../../ui/use-saving.ts';

type Props = { applicant: Applicant; onDone: () => void };

/** Sets an opened application back, to be looked at again later. */
export function UnseeButton({ applicant, onDone }: Props) {
  const { mutate } = useSync();
  const saving = useSaving();
  const unsee = async () => {
    const set = { _applicationId: applicant._id, markSeen: false };
    if (await saving(() => mutate('application.list', set))) onDone();
  };
  return (
    <div className="-ms-5">
      <Button variant="bare" onClick={() => void unsee()}>
        <Trans>Mark as unseen</Trans>
      </Button>
    </div>
  );
}

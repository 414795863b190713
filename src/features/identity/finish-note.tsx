import { Trans } from '@lingui/react/macro';
import { useAccount } from '../../auth/use-account.ts';
import { Button } from '../../ui/button.tsx';

/** The account is there, with this mail; the person's details never arrived. */
export function FinishNote({ mail }: { mail: string }) {
  const { signOut } = useAccount();
  return (
    <div className="grid gap-2 rounded-card bg-well p-4">
      <p>
        <Trans>
          The account for <b className="wrap-anywhere">{mail}</b> is there. A few details are still missing.
        </Trans>
      </p>
      <div>
        <Button variant="bare" onClick={() => void signOut('keep')}>
          <Trans>This is not me</Trans>
        </Button>
      </div>
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import type { Applicant } from '../../../../contract/entities/application.ts';
import { isOpen } from '../../../../contract/policy/application.ts';
import { usePhoto } from '../../../sync/react/use-attachment.ts';
import { useUnanswered } from '../../../sync/react/use-reachability.ts';
import { useRead } from '../../../sync/react/use-read.ts';
import { AsOf } from '../../../ui/as-of.tsx';
import { MediaKit } from '../../../ui/media-kit/media-kit.tsx';
import { NotHere } from '../../../ui/not-here.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** The creator profile that came along with an application, as it stands now (campaigns.3). */
export function ApplicantCreator({ applicant }: { applicant: Applicant }) {
  const { _creatorId, heldCreator, status } = applicant;
  if (_creatorId) return <Profile creatorId={_creatorId} />;
  if (!heldCreator) return null;
  return (
    <p className="rounded-card bg-well p-4">
      {isOpen(status) || status === 'accepted' ? (
        <Trans>
          They sent their creator profile along. Because it shows who they are, you see it once you invite
          them to talk.
        </Trans>
      ) : (
        <Trans>Their creator profile was held back, because it shows who they are.</Trans>
      )}
    </p>
  );
}

function Profile({ creatorId }: { creatorId: string }) {
  const read = useRead('creator.get', { creatorId });
  const reach = useUnanswered();
  switch (read.state) {
    case 'loading':
      return <Skeleton lines={8} />;
    case 'there':
      return (
        <div className="grid gap-2">
          {read.old && <AsOf instant={new Date(read.at).toISOString()} />}
          <MediaKit card={read.data} level={3} usePhoto={usePhoto} />
        </div>
      );
    case 'away':
      return (
        <NotHere
          title={<Trans>Their creator profile was not read on this device yet.</Trans>}
          {...reach}
          onAgain={read.again}
        />
      );
    case 'missing':
    case 'refused':
      return (
        <p className="rounded-card bg-well p-4">
          <Trans>They sent their creator profile along. It is not shown at present.</Trans>
        </p>
      );
  }
}

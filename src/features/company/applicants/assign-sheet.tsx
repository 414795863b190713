import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Applicant } from '../../../../contract/entities/application.ts';
import type { Company } from '../../../../contract/entities/company.ts';
import { useLive, useReplica } from '../../../replica/use-live.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { colleaguesOf } from '../colleagues.ts';

type Props = {
  people: readonly Applicant[];
  company: Company | undefined;
  /** Null: nobody in particular. */
  onAssign: (uid: string | null) => void;
  onClose: () => void;
};

/** One of the team for everybody who is selected: somebody who may read all of them (company.7). */
export function AssignSheet({ people, company, onAssign, onClose }: Props) {
  const { t } = useLingui();
  const { uid } = useReplica();
  const ids = [...new Set(people.map(({ _jobId }) => _jobId))].sort();
  const jobs = useLive((db) => db.companyJob.bulkGet(ids), [ids.join()]);
  const colleagues =
    jobs &&
    colleaguesOf(
      company,
      jobs.map((job) => job?.visibleTo ?? null),
    );
  return (
    <Sheet
      open
      onClose={onClose}
      title={<Plural value={people.length} one="Assign # person to" other="Assign # people to" />}
    >
      <div className="grid gap-2">
        {!colleagues && <Skeleton lines={3} />}
        {colleagues?.map(({ _userId, name, position }) => (
          <Button key={_userId} variant="quiet" onClick={() => onAssign(_userId)}>
            {_userId === uid ? t`You` : position ? `${name}, ${position}` : name}
          </Button>
        ))}
        <Button variant="bare" onClick={() => onAssign(null)}>
          <Trans>Nobody in particular</Trans>
        </Button>
      </div>
    </Sheet>
  );
}

import { applicantDetail } from '../../../replica/queries/applicant-detail.ts';
import { useLive } from '../../../replica/use-live.ts';
import { RejectSheet } from '../applicant/reject-sheet.tsx';

type Props = {
  /** Undefined: it is closed. */
  applicantId: string | undefined;
  onClose: () => void;
  onDone: () => void;
};

/** Declines one person by a key: the letter is read, and can be rewritten, before the next key sends it. */
export function DeclineOne({ applicantId, onClose, onDone }: Props) {
  const detail = useLive(
    async (db) => (applicantId ? ((await applicantDetail(db, applicantId)) ?? undefined) : undefined),
    [applicantId],
  );
  if (!applicantId || detail?.row._id !== applicantId) return null;
  return <RejectSheet detail={detail} open quick onClose={onClose} onDone={onDone} />;
}

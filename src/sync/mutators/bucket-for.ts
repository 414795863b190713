import type { Rows, TableName } from '../../../contract/sync.ts';

export function userBucket(uid: string): string {
  return `user:${uid}`;
}

function companyBucket(companyId: string): string {
  return `company:${companyId}`;
}

/** The bucket a row that only this device knows will arrive in; a message's is that of its conversation. */
export function bucketFor(table: TableName, row: Rows[TableName], uid: string): string {
  switch (table) {
    case 'job':
      return 'market';
    case 'company':
      return companyBucket(row._id);
    case 'companyJob':
    case 'applicant':
      return companyBucket((row as Rows['applicant'])._companyId);
    case 'offer': {
      const { _userId, _companyId } = row as Rows['offer'];
      return _userId === uid ? userBucket(uid) : companyBucket(_companyId);
    }
    case 'conversation':
      return conversationBucket(row as Rows['conversation'], uid);
    default:
      return userBucket(uid);
  }
}

/** Of what a company says to talent its members share one copy; everything else is one's own. */
function conversationBucket({ participants, _companyId }: Rows['conversation'], uid: string): string {
  const me = participants.find(({ _userId }) => _userId === uid);
  const toTalent = participants.some(({ side }) => side === 'talent');
  return _companyId && me?.side !== 'talent' && toTalent ? companyBucket(_companyId) : userBucket(uid);
}

import type { Finding } from '../../../contract/import/finding.ts';

const euros = (cents: number) => (cents / 100).toFixed(2);
const LACKING = { unit: 'for which time it is', currency: 'its currency' } as const;

/** What is told of a row, in a line of the command line. */
export function findingText(finding: Finding): string {
  switch (finding.code) {
    case 'no_title':
      return 'no title';
    case 'text_short':
      return 'description shorter than 20 characters';
    case 'marked_fraudulent':
      return 'marked as fraudulent';
    case 'no_id':
      return 'job_id is empty';
    case 'id_twice':
      return 'job_id occurs twice in the file';
    case 'not_accepted':
      return `not accepted: ${finding.fields.join(', ')}`;
    case 'place_missing':
      return 'it names no place';
    case 'pay_missing':
      return 'it says nothing of pay, without which this kind of job is not published';
    case 'place_unknown':
      return `place "${finding.said}" is not known${finding.near.length > 0 ? ` (${finding.near.join('; ')}?)` : ''}`;
    case 'place_ambiguous':
      return `there is more than one "${finding.said}" (${finding.among.join('; ')}): the postcode tells them apart`;
    case 'postcode_unknown':
      return `postcode ${finding.said} is not known`;
    case 'postcode_elsewhere':
      return `postcode ${finding.postcode} is ${finding.label}, not ${finding.said}`;
    case 'pay_unclear':
      return `pay "${finding.said}" is not understood`;
    case 'pay_no_range':
      return `pay "${finding.said}" is no range`;
    case 'pay_lacks':
      return `pay "${finding.said}" does not say ${finding.lacking.map((part) => LACKING[part]).join(' and ')}`;
    case 'below_wage':
      return `${euros(finding.perHour)} EUR an hour are less than the minimum wage of ${euros(finding.wage)}`;
    case 'shortened':
      return `${finding.field} shortened`;
    case 'kind_unknown':
      return `employment type "${finding.said}" is not known`;
    case 'hours_unclear':
      return `hours "${finding.said}" are not understood`;
    case 'start_unclear':
      return `start "${finding.said}" is no day`;
    case 'openings_unclear':
      return `openings "${finding.said}" is no number`;
  }
}

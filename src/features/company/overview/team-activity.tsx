import { Trans } from '@lingui/react/macro';
import type { Company } from '../../../../contract/entities/company.ts';
import { logNames } from '../../../replica/queries/log-names.ts';
import { useLive } from '../../../replica/use-live.ts';
import { useRead } from '../../../sync/react/use-read.ts';
import { TextLink } from '../../../ui/links.tsx';
import { Section } from '../../../ui/page.tsx';
import { LogLine } from '../log/log-days.tsx';

/** Enough to see who has just been at work. */
const SHOWN = 5;
const FRESH_MS = 60_000;

/** The last entries of the log, for companies of more than one person (company.3). */
export function TeamActivity({ company }: { company: Company | undefined }) {
  const args = company && company.members.length > 1 ? { companyId: company._id, limit: SHOWN } : null;
  const read = useRead('log.list', args, { freshMs: FRESH_MS });
  const names = useLive(logNames);
  if (read.state !== 'there' || !names || read.data.items.length === 0) return null;
  return (
    <Section
      title={<Trans>In the team</Trans>}
      aside={
        <TextLink to="/pwa/company/team" search={{ view: 'log' }}>
          <Trans>Whole log</Trans>
        </TextLink>
      }
    >
      <ul className="divide-y divide-line border-line border-y">
        {read.data.items.map((entry) => (
          <LogLine key={entry.seq} entry={entry} names={names} dated />
        ))}
      </ul>
    </Section>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Section } from '../../../ui/page.tsx';
import type { Funnel } from './funnel.ts';

/** From an application to somebody hired: bars with their numbers, which are a table for those who hear them. */
export function FunnelChart({ funnel }: { funnel: Funnel }) {
  const { t } = useLingui();
  if (funnel.applied === 0) return null;
  const stages: [keyof Funnel, string][] = [
    ['applied', t`Applied`],
    ['seen', t`Seen`],
    ['talk', t`Invited to talk`],
    ['offer', t`Got an offer`],
    ['hired', t`Hired`],
  ];
  return (
    <Section
      title={<Trans>From application to hiring</Trans>}
      aside={
        <span className="text-small text-soft">
          <Trans>30 days</Trans>
        </span>
      }
    >
      <table className="w-full max-w-content text-small tabular-nums">
        <tbody>
          {stages.map(([stage, name]) => (
            <tr key={stage}>
              <th scope="row" className="w-36 py-1 text-start font-normal text-soft">
                {name}
              </th>
              <td className="py-1">
                <span className="flex items-center gap-2">
                  <span
                    aria-hidden="true"
                    className={stage === 'hired' ? 'h-3 rounded-sm bg-accent' : 'h-3 rounded-sm bg-edge'}
                    style={{ width: `${(funnel[stage] / funnel.applied) * 85}%`, minWidth: 2 }}
                  />
                  <b>{funnel[stage]}</b>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

import { msg } from '@lingui/core/macro';
import { reportNo } from '../../../contract/report-no.ts';
import { changeSteps, type Step } from '../../i18n/state-lines.ts';
import type { OwnReport } from './own-reports.ts';

/** The truth about a report: on this device → sent → received nr. R-… → decided. */
export function reportSteps(report: OwnReport): Step[] {
  const { entry, decision, createdAt } = report;
  const onTheWay = changeSteps(entry).map((step): Step => {
    if (step.key === 'here' && entry) return { ...step, at: entry.at };
    if (step.key !== 'received' || entry) return decision ? { ...step, state: 'done' } : step;
    return {
      ...step,
      label: msg`received nr. ${reportNo(report._id)}`,
      at: createdAt,
      state: decision ? 'done' : 'current',
    };
  });
  return [
    ...onTheWay,
    {
      key: 'decided',
      label: msg`decided`,
      at: decision?.decidedAt ?? null,
      state: decision ? 'current' : 'ahead',
    },
  ];
}

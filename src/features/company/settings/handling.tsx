import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Company } from '../../../../contract/entities/company.ts';
import type { Audience, CompanySettings } from '../../../../contract/entities/company-settings.ts';
import { ERASE_AFTER_MONTHS } from '../../../../contract/limits.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Section } from '../../../ui/page.tsx';
import { Select } from '../../../ui/select.tsx';
import { useSaving } from '../../../ui/use-saving.ts';
import { Blind } from './blind.tsx';

type Props = { company: Company; readOnly: boolean; onSaved: () => void };

type Topic = 'notifyApplications' | 'notifyMessages' | 'notifyOffers' | 'notifyBilling';
const TOPICS: readonly { key: Topic; label: MessageDescriptor; who: readonly Audience[] }[] = [
  { key: 'notifyApplications', label: msg`Applications`, who: ['all', 'canChat', 'job', 'owners'] },
  { key: 'notifyMessages', label: msg`Messages`, who: ['all', 'canChat', 'job', 'owners'] },
  { key: 'notifyOffers', label: msg`Offers`, who: ['all', 'canSign', 'job', 'owners'] },
  { key: 'notifyBilling', label: msg`Plan and bills`, who: ['owners', 'all'] },
];
const WHO: Record<Audience, MessageDescriptor> = {
  all: msg`everybody in the company`,
  canChat: msg`who may chat`,
  canSign: msg`who may sign`,
  owners: msg`the owners`,
  job: msg`who wrote the job`,
};
const MONTHS = Array.from({ length: ERASE_AFTER_MONTHS }, (_, at) => at + 1);

/** companysettings.5 companysettings.6: how long data of applicants stay, and who of the company is told of what. */
export function Handling({ company, readOnly, onSaved }: Props) {
  const { t, i18n } = useLingui();
  const { mutate } = useSync();
  const saving = useSaving();
  const { settings } = company;
  const set = async (setting: Partial<CompanySettings>) => {
    if (await saving(() => mutate('company.set-setting', { companyId: company._id, setting }))) onSaved();
  };
  return (
    <>
      <Blind company={company} readOnly={readOnly} onSaved={onSaved} />
      <Section title={<Trans>Data of applicants</Trans>}>
        <div className="max-w-form">
          <Select
            label={t`Erase them after`}
            hint={t`Counted from the day of your answer; at most ${ERASE_AFTER_MONTHS} months. People you hire are kept.`}
            value={settings.retentionMonths}
            disabled={readOnly}
            onChange={(event) => void set({ retentionMonths: Number(event.currentTarget.value) })}
          >
            {MONTHS.map((count) => (
              <option key={count} value={count}>
                {t`${plural(count, { one: '# month', other: '# months' })}`}
              </option>
            ))}
          </Select>
        </div>
      </Section>
      <Section title={<Trans>Who gets which notices</Trans>}>
        <p className="max-w-content text-soft">
          <Trans>Each of you chooses in your own settings how: here, as a push or by email.</Trans>
        </p>
        <div className="grid max-w-form gap-4 sm:grid-cols-2">
          {TOPICS.map(({ key, label, who }) => (
            <Select
              key={key}
              label={i18n._(label)}
              value={settings[key]}
              disabled={readOnly}
              onChange={(event) => void set({ [key]: event.currentTarget.value as Audience })}
            >
              {[...new Set([...who, settings[key]])].map((audience) => (
                <option key={audience} value={audience}>
                  {i18n._(WHO[audience])}
                </option>
              ))}
            </Select>
          ))}
        </div>
      </Section>
    </>
  );
}

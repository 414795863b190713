import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '../../../i18n/use-format.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton, TextLink } from '../../../ui/links.tsx';

/** For a company that has written nothing yet: the way to begin, and what it comes to (company.5). */
export function NoJobs() {
  return (
    <>
      <EmptyState
        picture="no-jobs"
        title={<Trans>You have not written a job yet</Trans>}
        action={
          <LinkButton to="/pwa/company/create-job">
            <Trans>Write the first one</Trans>
          </LinkButton>
        }
      >
        <TextLink to="/pwa/company" search={{ view: 'import' }}>
          <Trans>Or import jobs you have in a file</Trans>
        </TextLink>
      </EmptyState>
      <ExampleJob />
    </>
  );
}

/** What a job looks like in the list, for somebody who has none yet (company.5). */
function ExampleJob() {
  const { t } = useLingui();
  const format = useFormat();
  const pay = format.pay({ min: 1450, max: 1600, currency: 'EUR', unit: 'HOUR' });
  return (
    <figure className="mx-auto w-full max-w-form rounded-card border border-dashed border-edge px-5 py-4 text-start">
      <figcaption className="text-note font-semibold text-faint">
        <Trans>An example</Trans>
      </figcaption>
      <p className="pt-1 font-semibold text-ink">{t`Selling bread on Saturdays (m/w/d)`}</p>
      <p className="text-small tabular-nums text-soft">
        <Trans>{pay} · 8 hours a week · Köln · 3 applied</Trans>
      </p>
    </figure>
  );
}

import { Trans } from '@lingui/react/macro';
import type { Company } from '../../../../contract/entities/company.ts';
import { LinkButton } from '../../../ui/links.tsx';

/** Where jobs wait because nobody knows yet who the company is, and it is the company's turn. */
export function RegistrationAsk({ company }: { company: Company | undefined }) {
  const state = company?.registration?.state;
  if (state !== 'open' && state !== 'refused') return null;
  return (
    <section className="grid max-w-content justify-items-start gap-3 rounded-card border border-line bg-well p-4">
      <div>
        <h2 className="text-lead font-bold">
          {state === 'open' ? <Trans>Show who you are</Trans> : <Trans>We could not verify you yet</Trans>}
        </h2>
        <p className="text-soft">
          <Trans>
            You can write your first job now. It is published by itself once we have seen a document that
            shows who you are.
          </Trans>
        </p>
      </div>
      <LinkButton to="/pwa/company/settings">
        {state === 'open' ? <Trans>Hand in a document</Trans> : <Trans>See what is missing</Trans>}
      </LinkButton>
    </section>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Three steps for each side (home.4). */
export function HowItWorks() {
  const { t } = useLingui();
  return (
    <section aria-label={t`How it works`} className="grid gap-8 desk:grid-cols-2 desk:gap-16">
      <Steps title={<Trans>You are looking for work</Trans>}>
        <li>
          <Trans>Search without an account. With one, every job is on your phone, offline too.</Trans>
        </li>
        <li>
          <Trans>Apply in a minute. It arrives exactly once, even out of a tunnel.</Trans>
        </li>
        <li>
          <Trans>See when it was received, when it was read, and by when they answer.</Trans>
        </li>
      </Steps>
      <Steps title={<Trans>You hire</Trans>}>
        <li>
          <Trans>Write a job. The age law and the pay range are checked while you write.</Trans>
        </li>
        <li>
          <Trans>Read who applies, side by side, with what they sent and nothing else.</Trans>
        </li>
        <li>
          <Trans>Say yes or no with a tap. Nobody who waits is forgotten.</Trans>
        </li>
      </Steps>
    </section>
  );
}

function Steps({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="grid content-start gap-3">
      <h2 className="text-title">{title}</h2>
      <ol className="numbered grid gap-3">{children}</ol>
    </div>
  );
}

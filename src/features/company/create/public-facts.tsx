import { Trans } from '@lingui/react/macro';
import Eye from 'lucide-react/icons/eye';
import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { Icon, type IconDrawing } from '../../../ui/icon.tsx';

/** What others learn of a company (companycreate.6). */
export function PublicFacts() {
  return (
    <section className="grid gap-4 border-t border-line pt-6">
      <h2 className="text-lead font-bold">
        <Trans>What is public</Trans>
      </h2>
      <Fact icon={Eye} title={<Trans>Everybody who looks for work sees</Trans>}>
        <Trans>
          your company's name, whether it is verified, its town, website, size and logo, what you write about
          it, your published jobs, and how soon you promise to answer.
        </Trans>
      </Fact>
      <Fact icon={Lock} title={<Trans>Only members of the company see</Trans>}>
        <Trans>
          your VAT or other number, your documents, drafts, applicants, and who of you may do what.
        </Trans>
      </Fact>
    </section>
  );
}

function Fact({ icon, title, children }: { icon: IconDrawing; title: ReactNode; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <Icon of={icon} className="mt-0.5 text-faint" />
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-small text-soft">{children}</p>
      </div>
    </div>
  );
}

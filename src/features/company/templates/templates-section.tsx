import { Trans } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useState } from 'react';
import type { Company, MessageTemplate } from '../../../../contract/entities/company.ts';
import { TEMPLATES_MAX } from '../../../../contract/limits.ts';
import { templatesOf } from '../../../replica/queries/message-templates.ts';
import { Button } from '../../../ui/button.tsx';
import { List, ListRow, RowButton } from '../../../ui/list.tsx';
import { Section } from '../../../ui/page.tsx';

const TemplateSheet = lazy(async () => ({
  default: (await import('../later.ts')).TemplateSheet,
}));

type Props = { company: Company; readOnly: boolean; onSaved: () => void };

/** Texts that the team uses again in the chat (companysettings.10). */
export function TemplatesSection({ company, readOnly, onSaved }: Props) {
  const [open, setOpen] = useState<{ id: string; kept: MessageTemplate } | 'new' | null>(null);
  const templates = templatesOf(company);
  return (
    <Section
      title={<Trans>Texts for the chat</Trans>}
      aside={
        !readOnly &&
        templates.length < TEMPLATES_MAX && (
          <Button variant="bare" icon={Plus} onClick={() => setOpen('new')}>
            <Trans>New text</Trans>
          </Button>
        )
      }
    >
      <p className="text-soft">
        <Trans>
          What you write again and again, such as the way to a trial day. Everybody on your team can take one
          into a message and change it.
        </Trans>
      </p>
      {templates.length === 0 ? (
        <p className="text-small text-soft">
          <Trans>There is no text yet.</Trans>
        </p>
      ) : (
        <List>
          {templates.map(({ id, kept }) => {
            const [text = ''] = Object.values(kept.texts);
            return (
              <ListRow
                key={id}
                title={
                  readOnly ? (
                    kept.name
                  ) : (
                    <RowButton onClick={() => setOpen({ id, kept })}>{kept.name}</RowButton>
                  )
                }
                detail={
                  <span lang="" dir="auto" className="line-clamp-2">
                    {text}
                  </span>
                }
              />
            );
          })}
        </List>
      )}
      {open && (
        <Suspense>
          <TemplateSheet
            companyId={company._id}
            companyName={company.companyName}
            template={open === 'new' ? undefined : open}
            onSaved={onSaved}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </Section>
  );
}

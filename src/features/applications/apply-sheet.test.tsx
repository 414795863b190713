import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { marketJob } from '../../replica/testing/market-job.ts';

const kept = vi.hoisted(() => ({ failed: false }));
vi.mock('./use-application-draft.ts', () => ({
  useApplicationDraft: () => ({ ...kept, draft: { note: 'Hello', answers: {} } }),
}));
vi.mock('../../replica/use-live.ts', () => ({ useLive: () => null }));
vi.mock('../../sync/react/use-attachments.ts', () => ({ useAttachments: () => ({ files: [] }) }));
vi.mock('../../sync/react/use-reachability.ts', () => ({ useReachability: () => ({ offline: false }) }));
vi.mock('../../ui/sheet.tsx', () => ({ Sheet: ({ children }: { children: ReactNode }) => children }));
for (const part of ['./company-preview.tsx', './files-field.tsx', './reply-promise.tsx'])
  vi.doMock(part, () => ({ CompanyPreview: () => null, FilesField: () => null, ReplyPromise: () => null }));

const { ApplySheet } = await import('./apply-sheet.tsx');

it.each([true, false])('S3.3 the form of an application says whether its text is kept: %s', (isKept) => {
  kept.failed = !isKept;
  const said = renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ApplySheet
        open
        onClose={() => undefined}
        job={marketJob({ questions: [] })}
        user={{ settings: {} } as never}
        waitsForGuardian={false}
        refused={[]}
        onSend={async () => undefined}
      />
    </I18nProvider>,
  );
  expect(said).toContain(
    isKept ? 'Kept on this device as you type.' : 'This text is not kept on this device.',
  );
});

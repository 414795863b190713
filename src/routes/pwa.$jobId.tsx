import { createFileRoute } from '@tanstack/react-router';
import { JobPage } from './-job-page.tsx';
import { textFields } from './-text-fields.ts';

// `view=apply`: from the public page, where somebody has tapped "Apply"; `via`: how they came there.
export const Route = createFileRoute('/pwa/$jobId')({
  validateSearch: textFields('view', 'via'),
  component: JobPage,
});

import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { textFields } from './-text-fields.ts';

// `view=apply`: from the public page, where somebody has tapped "Apply".
export const Route = createFileRoute('/pwa/$jobId')({
  validateSearch: textFields('view'),
  // Split by hand: the same file is what desks show beside the list.
  codeSplitGroupings: [],
  component: lazyRouteComponent(() => import('./-job-page.tsx'), 'JobPage'),
});

import { createFileRoute } from '@tanstack/react-router';
import { JobForm } from './-job-form.tsx';
import { textFields } from './-text-fields.ts';

export const Route = createFileRoute('/pwa/company/edit-job')({
  validateSearch: textFields('job'),
  staticData: { middleware: ['linked-company'] },
  component: EditJob,
});

function EditJob() {
  return <JobForm jobId={Route.useSearch().job} />;
}

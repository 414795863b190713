import { createFileRoute } from '@tanstack/react-router';
import { JobForm } from './-job-form.tsx';

export const Route = createFileRoute('/pwa/company/create-job')({
  staticData: { middleware: ['linked-company'] },
  component: JobForm,
});

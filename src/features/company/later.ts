/**
 * What a company opens later than its lists: one file of the build, because each file has its line in what the worker
 * and the entry know.
 */

export { AddressSheet } from './address/address-sheet.tsx';
export { ApplicantsTable } from './applicants/applicants-table.tsx';
export { AssignSheet } from './applicants/assign-sheet.tsx';
export { JobsTable } from './job-list/jobs-table.tsx';
export { PictureSheet } from './page/picture-sheet.tsx';
export { PoolScreen } from './pool-screen.tsx';
export { TemplateSheet } from './templates/template-sheet.tsx';

/**
 * The sheets of the profile, which open at a tap: one file of the build, because each file has its line in what the
 * worker and the entry know.
 */
export { AboutSheet } from './about-sheet.tsx';
export { CvSheet } from './cv/cv-sheet.tsx';
export { DetailsSheet } from './details/details-sheet.tsx';
export { ImportSheet } from './exchange/import-sheet.tsx';
export { PrintSheet } from './exchange/print-sheet.tsx';
export { PhotoSheet } from './photo/photo-sheet.tsx';
export { SeenSheet } from './seen/seen-sheet.tsx';
export { TimesSheet } from './times/times-sheet.tsx';

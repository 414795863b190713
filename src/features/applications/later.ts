/** What few applications show: one file of the build, because each file has its line in what the entry knows. */
export { KeepAnswer } from './keep-answer.tsx';
export { default as NoteSheet } from './note-sheet.tsx';

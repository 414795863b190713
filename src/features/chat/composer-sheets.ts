/** The sheets of the composer, which open at a tap: one file of the build, because each file has its line in the entry. */
export { AppointmentSheet } from './appointment-sheet.tsx';
export { TemplatePicker } from './template-picker.tsx';

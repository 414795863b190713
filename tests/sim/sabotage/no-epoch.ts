/** Every manifest is of this database. */
export function manifestFits(): 'yes' {
  return 'yes';
}

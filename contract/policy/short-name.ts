/** `Jana K.`: what a company reads of a name until it has accepted. */
export function shortName({ firstname, lastname }: { firstname: string; lastname: string }): string {
  const [initial = ''] = lastname.trim();
  return `${firstname} ${initial}.`;
}

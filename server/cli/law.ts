import { ageTable } from '../../contract/law/age-table.ts';

/** Prints the table of ages: `npm run law > ages.md`, to be read beside the statute. */
process.stdout.write(ageTable());

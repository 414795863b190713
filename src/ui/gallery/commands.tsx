import House from 'lucide-react/icons/house';
import Pencil from 'lucide-react/icons/pencil';
import User from 'lucide-react/icons/user';
import { useState } from 'react';
import { Button } from '../button.tsx';
import type { CommandGroup } from '../command-groups.tsx';
import { CommandSearch } from '../command-search.tsx';
import { Section } from '../page.tsx';
import { Sheet } from '../sheet.tsx';
import { Row } from './row.tsx';

const run = () => undefined;
const GROUPS: CommandGroup[] = [
  { key: 'screens', name: 'Go to', commands: [{ key: 'home', label: 'Overview', icon: House, run }] },
  { key: 'acts', name: 'Actions', commands: [{ key: 'write', label: 'Write a job', icon: Pencil, run }] },
  {
    key: 'people',
    name: 'Applicants: the first 6 of 23',
    commands: [{ key: 'mira', label: 'Mira Adler', note: 'Selling bread on Saturdays', icon: User, run }],
  },
];

/** Commands found by their names, some and none. */
export function Commands() {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const search = { label: 'Screen or person', text, onText: setText };
  return (
    <Section title="Command search">
      <div className="grid gap-4 sm:grid-cols-2">
        <CommandSearch {...search} groups={GROUPS} found="3 found" nothing={null} />
        <CommandSearch
          {...search}
          label="Another screen or person"
          groups={[]}
          found=""
          nothing="Nothing here has these words. Try the beginning of a name."
        />
      </div>
      <Row name="in a sheet that hangs from the top">
        <Button variant="quiet" onClick={() => setOpen(true)}>
          Open command search
        </Button>
      </Row>
      <Sheet open={open} onClose={() => setOpen(false)} title="Search and go to" top>
        <CommandSearch {...search} groups={GROUPS} found="3 found" nothing={null} />
      </Sheet>
    </Section>
  );
}

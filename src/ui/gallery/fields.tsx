import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { Checkbox } from '../checkbox.tsx';
import { DateField } from '../date-field.tsx';
import { Section } from '../page.tsx';
import { PasswordField } from '../password-field.tsx';
import { SearchInput } from '../search-input.tsx';
import { SegmentedControl } from '../segmented-control.tsx';
import { Select } from '../select.tsx';
import { TextArea } from '../text-area.tsx';
import { TextField } from '../text-field.tsx';

/** Fields: empty, filled, with a hint, wrong, disabled. */
export function Fields() {
  const [size, setSize] = useState('week');
  return (
    <Section title="Fields">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Empty" placeholder="What goes in here" />
        <TextField label="Filled" defaultValue="Mira Adler" />
        <TextField label="With a hint and an icon" hint="We only use it to answer." icon={Mail} />
        <TextField label="Not needed" optional />
        <TextField label="Wrong" defaultValue="mira@" error="The part behind the @ is missing." />
        <TextField label="Disabled" defaultValue="DE136695976" disabled />
        <TextField label="Only to be read" defaultValue="DE136695976" readOnly />
        <PasswordField label="Password" autoComplete="new-password" hint="At least 6 characters" />
        <PasswordField label="Wrong password" autoComplete="new-password" error="Two more characters." />
        <DateField label="Date" />
        <DateField label="Wrong date" error="This day does not exist." />
        <Select label="Choice" defaultValue="b">
          <option value="a">First</option>
          <option value="b">Second</option>
        </Select>
        <Select label="Wrong choice" error="Choose one of them.">
          <option value="">Choose</option>
        </Select>
        <TextArea label="Some words" limit={200} defaultValue="I worked behind a counter for three years." />
        <TextArea label="Wrong words" error="Please write at least one sentence." />
        <SearchInput label="Search" placeholder="Job, company or place" onType={() => undefined} />
        <SegmentedControl
          legend="Two or three ways"
          value={size}
          onChange={setSize}
          segments={[
            { value: 'week', label: 'Week' },
            { value: 'month', label: 'Month' },
            { value: 'year', label: 'Year' },
          ]}
        />
        <div className="grid gap-3">
          <Checkbox label="Not chosen" />
          <Checkbox label="Chosen" defaultChecked hint="It can be taken back at any time." />
          <Checkbox label="Wrong" error="Nothing goes on without it." />
          <Checkbox label="Disabled" disabled />
        </div>
      </div>
    </Section>
  );
}

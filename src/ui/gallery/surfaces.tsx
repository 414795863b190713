import MapPin from 'lucide-react/icons/map-pin';
import { useState } from 'react';
import { AsOf } from '../as-of.tsx';
import { Avatar } from '../avatar.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Chip } from '../chip.tsx';
import { CompanyMark } from '../company-mark.tsx';
import { Facts } from '../facts.tsx';
import { List, ListRow } from '../list.tsx';
import { Logo } from '../logo.tsx';
import { Section } from '../page.tsx';
import { RelativeTime } from '../relative-time.tsx';
import { Sheet } from '../sheet.tsx';
import { TextField } from '../text-field.tsx';
import { Row } from './row.tsx';

/** What things lie on. */
export function Surfaces() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Section title="Cards and lists">
        <div className="grid gap-4 sm:grid-cols-2">
          <Card>
            <h3 className="font-bold">A card</h3>
            <p>It lies there and goes nowhere.</p>
          </Card>
          <Card goes>
            <h3 className="font-bold">A card that opens something</h3>
            <p>All of it is one target.</p>
          </Card>
        </div>
        <List>
          <ListRow
            lead={<Avatar name="Mira Adler" />}
            title="Mira Adler"
            detail="Could you come by on Saturday?"
            meta={<RelativeTime instant="2026-11-20T08:52:00Z" />}
            fresh
          />
          <ListRow
            lead={<Avatar name="Jonas Weiß" />}
            title="Jonas Weiß"
            detail="Thank you!"
            trail={<Chip tone="success">accepted</Chip>}
            selected
          />
        </List>
        <Facts facts={[{ key: 'place', icon: MapPin, label: 'Place', value: '50667 Köln', strong: true }]} />
      </Section>
      <Section title="Marks">
        <Row name="people and companies">
          <Avatar name="Mira Adler" size="sm" />
          <Avatar name="Mira Adler" />
          <Avatar name="Mira Adler" size="lg" />
          <CompanyMark name="Zwölfapfel Markthallen" size="sm" />
          <CompanyMark name="Zwölfapfel Markthallen" />
          <CompanyMark name="Zwölfapfel Markthallen" size="lg" />
        </Row>
        <Row name="logo">
          <Logo />
          <Logo compact />
        </Row>
        <Row name="as of">
          <AsOf instant="2026-11-20T04:26:00Z" />
        </Row>
      </Section>
      <Section title="Sheet">
        <Row name="modal">
          <Button variant="quiet" onClick={() => setOpen(true)}>
            Open sheet
          </Button>
        </Row>
        <Sheet
          open={open}
          onClose={() => setOpen(false)}
          title="A sheet"
          actions={<Button onClick={() => setOpen(false)}>Done</Button>}
        >
          <TextField label="A field in it" />
        </Sheet>
      </Section>
    </>
  );
}

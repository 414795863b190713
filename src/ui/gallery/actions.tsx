import Bell from 'lucide-react/icons/bell';
import Pencil from 'lucide-react/icons/pencil';
import Send from 'lucide-react/icons/send';
import Settings from 'lucide-react/icons/settings';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Badge } from '../badge.tsx';
import { useBanner } from '../banner-provider.tsx';
import { Button } from '../button.tsx';
import type { ButtonVariant } from '../button-style.ts';
import { Chip, type ChipTone, ChosenChip, FilterChip } from '../chip.tsx';
import { Icon, type IconSize } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';
import { LinkButton, TextLink } from '../links.tsx';
import { Menu } from '../menu.tsx';
import { MenuChoice, MenuGroup, MenuItem } from '../menu-item.tsx';
import { Section } from '../page.tsx';
import { Row } from './row.tsx';

const VARIANTS: ButtonVariant[] = ['primary', 'quiet', 'bare', 'danger'];
const TONES: ChipTone[] = ['plain', 'accent', 'new', 'success', 'warning', 'danger'];
const SIZES: IconSize[] = ['sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl'];

/** Buttons, and the banners that confirm them. */
export function Actions() {
  const { show } = useBanner();
  const [pressed, setPressed] = useState(true);
  return (
    <>
      <Section title="Buttons and links">
        {VARIANTS.map((variant) => (
          <Row key={variant} name={variant}>
            <Button variant={variant}>Send</Button>
            <Button variant={variant} icon={Send}>
              With icon
            </Button>
            <Button variant={variant} busy="Sending …">
              Busy
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
          </Row>
        ))}
        <Row name="links">
          <LinkButton to="/" icon={Pencil}>
            Link button
          </LinkButton>
          <span>
            A text with a <TextLink to="/">link</TextLink> in it.
          </span>
        </Row>
        <Row name="icon buttons">
          <IconButton name="Settings" icon={Settings} />
          <IconButton name="Notifications, 3 unread" icon={Bell} count={3} />
          <IconButton name="Pressed" icon={Bell} pressed />
          <IconButton name="Disabled" icon={Bell} disabled />
        </Row>
        <Row name="menu">
          <Menu
            name="Actions"
            button={(opener) => (
              <Button variant="quiet" {...opener}>
                Open menu
              </Button>
            )}
          >
            <MenuItem icon={Pencil} onSelect={() => undefined}>
              Edit
            </MenuItem>
            <MenuItem icon={Trash2} danger onSelect={() => undefined}>
              Delete
            </MenuItem>
            <MenuItem disabled onSelect={() => undefined}>
              Not allowed
            </MenuItem>
            <MenuGroup name="Choice">
              <MenuChoice checked onSelect={() => undefined}>
                Chosen
              </MenuChoice>
              <MenuChoice checked={false} onSelect={() => undefined}>
                Other
              </MenuChoice>
            </MenuGroup>
          </Menu>
        </Row>
      </Section>
      <Section title="Icons and small facts">
        <Row name="icons, sm to 5xl">
          {SIZES.map((size) => (
            <Icon key={size} of={Bell} size={size} label={`Bell, ${size}`} />
          ))}
        </Row>
        <Row name="chips">
          {TONES.map((tone) => (
            <Chip key={tone} tone={tone}>
              {tone}
            </Chip>
          ))}
        </Row>
        <Row name="filters">
          <FilterChip pressed={pressed} onPress={() => setPressed(!pressed)}>
            Mini job
          </FilterChip>
          <FilterChip pressed={false} onPress={() => undefined}>
            Remote
          </FilterChip>
          <ChosenChip removeName="Take off Köln" onRemove={() => undefined}>
            Köln, 25 km
          </ChosenChip>
        </Row>
        <Row name="badges">
          <Badge count={1} />
          <Badge count={28} />
          <Badge count={120} />
        </Row>
      </Section>
      <Section title="Banners">
        <Row name="colours">
          {(['success', 'warning', 'danger'] as const).map((color) => (
            <Button
              key={color}
              variant="quiet"
              onClick={() => show({ title: `A ${color} banner`, message: 'It goes by itself.', color })}
            >
              {color}
            </Button>
          ))}
        </Row>
      </Section>
    </>
  );
}

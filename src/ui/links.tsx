import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { type ButtonVariant, buttonStyle } from './button-style.ts';
import { Icon, type IconDrawing } from './icon.tsx';

/** The router's links in the clothes of this product: `to`, `params` and `search` are checked against the routes. */

type Anchor = Omit<ComponentProps<'a'>, 'className'>;

function ButtonAnchor({
  variant,
  icon,
  wide,
  children,
  ...rest
}: Anchor & { variant?: ButtonVariant; icon?: IconDrawing; wide?: boolean }) {
  return (
    <a {...rest} className={buttonStyle(variant, wide)}>
      {icon && <Icon of={icon} />}
      {children}
    </a>
  );
}

function TextAnchor(props: Anchor) {
  return <a {...props} className="link" />;
}

function StretchedAnchor(props: Anchor) {
  return <a {...props} className="stretched-link" />;
}

/** Goes somewhere and looks like a button. */
export const LinkButton = createLink(ButtonAnchor);

/** A link within a text. */
export const TextLink = createLink(TextAnchor);

/** The title of a card or a row, which makes the whole of it a target. The card must be `relative`. */
export const StretchedLink = createLink(StretchedAnchor);

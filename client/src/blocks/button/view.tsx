import type { ButtonProperties } from '@selvedge/shared/blocks/button/definition';
import type { CSSProperties } from 'react';

import styles from '../kit/placed.module.css';
import { classesOf } from '../../lib/class-names.js';
import { ActionLink } from '../kit/ActionLinks.js';
import { ownStyle } from '../kit/own-style.js';
import type { BlockViewProps } from '../../lib/block-view.js';

const css = classesOf(styles);

/** The block's own colours, which override those of the button kind (THM-065). */
function looksOf(properties: ButtonProperties): CSSProperties {
  const { primary, textColor, backgroundColor, borderRadius, padding } = properties;
  const shape = { '--button-border-radius': borderRadius, '--own-padding': padding } as const;
  if (primary)
    return ownStyle({
      ...shape,
      '--button-primary-textColor': textColor,
      '--button-primary-backgroundColor': backgroundColor,
      '--button-primary-borderColor': backgroundColor,
    });
  return ownStyle({
    ...shape,
    '--button-secondary-textColor': textColor,
    '--button-secondary-borderColor': textColor,
    '--button-secondary-backgroundColor': backgroundColor,
  });
}

/** Link that looks like a button; empty without text (BLK-018). */
export function View({ block: { properties }, context: { frame } }: BlockViewProps<'button'>) {
  const { text, href, target, icon, iconPosition, primary, align } = properties;
  if (text === '') return null;
  return (
    <div className={css('place', align)} style={looksOf(properties)}>
      <ActionLink
        action={{ text, href, action: null, target, icon, primary }}
        size="standard"
        origin={frame.origin}
        iconPosition={iconPosition}
      />
    </div>
  );
}

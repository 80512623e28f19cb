import type { AnnouncementProperties } from '@selvedge/shared/blocks/kit/announcement';
import type { BlockAction } from '@selvedge/shared/blocks/model/properties/actions';

import styles from './announcement.module.css';
import { classesOf } from '../../../lib/class-names.js';
import { SafeLink } from '../../../ui/shop/common/SafeLink.js';
import { ActionLink } from '../ActionLinks.js';
import { Icon } from '../Icon.js';
import { ownStyle } from '../own-style.js';

const css = classesOf(styles);

interface AnnouncementProps {
  readonly properties: AnnouncementProperties;
  readonly origin: string;
  /** Whether to use the theme's newer colours (BLK-045). */
  readonly isNew?: boolean;
}

interface OperationProps extends Pick<AnnouncementProps, 'origin'> {
  readonly action: BlockAction;
  readonly looks: AnnouncementProperties['actionStyle'];
}

/** Action as a button or plain link (BLK-085). */
function Operation({ action, looks, origin }: OperationProps) {
  if (looks !== 'none') {
    const shown = { ...action, primary: looks === 'primary' };
    return <ActionLink action={shown} size="small" origin={origin} />;
  }
  const { href, action: name, target, text } = action;
  return (
    <SafeLink
      to={href ?? `@${name ?? ''}`}
      origin={origin}
      newTab={target === '_blank'}
      className={css('plain')}
    >
      {text}
    </SafeLink>
  );
}

/** Announcement with an action; empty without text (BLK-084). */
export function Announcement({ properties, origin, isNew = false }: AnnouncementProps) {
  const { icon, text, actions, actionStyle, alignment } = properties;
  const [action] = actions;
  if (text === '') return null;
  const style = ownStyle({
    '--own-background': properties.backgroundColor,
    '--own-words': properties.textColor,
    '--own-radius': properties.borderRadius,
    '--own-padding': properties.padding,
  });
  return (
    <div className={css('announcement', alignment, isNew && 'new')} style={style}>
      <p className={css('words')}>
        {icon !== null && <Icon name={icon} />}
        <span dir="auto">{text}</span>
      </p>
      {action !== undefined && <Operation action={action} looks={actionStyle} origin={origin} />}
    </div>
  );
}

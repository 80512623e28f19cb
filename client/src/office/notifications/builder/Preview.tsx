import { useState } from 'react';
import { useFormContext } from 'react-hook-form';

import type { BuilderForm } from './builder-form.js';
import styles from './BuilderPage.module.css';
import { NotificationItem } from '../NotificationItem.js';
import { Panel } from '../../../ui/office/Panel.js';

const nothing = (): void => undefined;

/** How its recipients will see it: to look at only. */
export function Preview() {
  const { title, body, image, template } = useFormContext<BuilderForm>().watch();
  const [createdAt] = useState(() => new Date().toISOString());
  const shown = {
    ...{ title: title || 'Title', body, template, image: URL.canParse(image) ? image : null },
    ...{ createdAt, scheduledAt: null, openedAt: null },
  };
  return (
    <Panel title="How it looks">
      <ul className={styles['preview']} inert>
        <NotificationItem notification={shown} onPress={nothing} onDismiss={nothing} />
      </ul>
    </Panel>
  );
}

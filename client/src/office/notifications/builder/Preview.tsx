import { useState } from 'react';
import { useFormContext } from 'react-hook-form';

import { actionsOf, type BuilderForm } from './builder-form.js';
import styles from './BuilderPage.module.css';
import { NotificationItem } from '../NotificationItem.js';
import { Panel } from '../../../ui/office/Panel.js';

const nothing = (): void => undefined;

/** Non-interactive preview of the notification as recipients see it. */
export function Preview() {
  const form = useFormContext<BuilderForm>().watch();
  const { title, body, image, template } = form;
  const [createdAt] = useState(() => new Date().toISOString());
  const shown = {
    ...{ title: title || 'Title', body, template, image: URL.canParse(image) ? image : null },
    ...{ createdAt, scheduledAt: null, openedAt: null, ...actionsOf(form) },
  };
  return (
    <div className={styles['aside']}>
      <Panel title="Preview">
        <ul className={styles['preview']} inert>
          <NotificationItem
            notification={shown}
            onPress={nothing}
            onAction={nothing}
            onDismiss={nothing}
          />
        </ul>
      </Panel>
    </div>
  );
}

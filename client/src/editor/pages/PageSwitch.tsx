import { ChevronDown } from 'lucide-react';
import { memo, Suspense, useState } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';

import styles from './PageSwitch.module.css';
import type { OpenPage } from '../session/useOpening.js';
import { later } from '../../ui/office/later.js';

const PageList = later(async () => (await import('./PageList.js')).PageList);

interface SwitchProps {
  readonly page: OpenPage;
  readonly title: string;
}

/** Title of the page, with a menu to open another one. */
export const PageSwitch = memo(function PageSwitch({ page, title }: SwitchProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <h1 className={styles['title']}>
      <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <Button className={styles['switch'] ?? ''} aria-label={`${title}: edit another page`}>
          <span className={styles['words']}>{title}</span>
          <ChevronDown size={14} aria-hidden />
        </Button>
        <Popover className={styles['popover'] ?? ''} placement="bottom start">
          <Dialog className={styles['dialog'] ?? ''} aria-label="Edit another page">
            <Suspense fallback={<p role="status">Loading pages…</p>}>
              <PageList page={page} />
            </Suspense>
          </Dialog>
        </Popover>
      </DialogTrigger>
    </h1>
  );
});

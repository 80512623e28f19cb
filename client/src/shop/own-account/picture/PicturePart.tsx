import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
// Of the cropper: what a page of a shop loads later brings no styles of its own.
import 'react-image-crop/dist/ReactCrop.css';

import styles from './picture.module.css';
import { AccountPart } from '../AccountFrame.js';
import { classesOf } from '../../../lib/class-names.js';
import { initialsOf } from '../../../lib/initials.js';
import { useBusyForm } from '../../../lib/useBusyForm.js';
import { buttonClass } from '../../../ui/shop/common/button.js';

const css = classesOf(styles);

// Asked for by those who have chosen a file.
const PictureCropper = lazy(async () => {
  const { PictureCropper: Cropper } = await import('./PictureCropper.js');
  return { default: Cropper };
});

const still = () => () => undefined;

interface PicturePartProps {
  /** The path of the picture; null of who has none. */
  readonly avatar: string | null;
  readonly name: string;
}

/** IDN-001: one's picture. Without script it is seen and removed; cutting a new one takes script. */
export function PicturePart({ avatar, name }: PicturePartProps) {
  const [file, choose] = useState<File>();
  const isScripted = useSyncExternalStore(
    still,
    () => true,
    () => false,
  );
  return (
    <AccountPart id="picture-part" title="Picture">
      <div className={css('row')}>
        {avatar === null ? (
          <span className={css('picture')} aria-hidden>
            {initialsOf(name)}
          </span>
        ) : (
          <img className={css('picture')} src={avatar} alt="Your picture" width={96} height={96} />
        )}
        {isScripted && <FileButton isFirst={avatar === null} onChoose={choose} />}
        {avatar !== null && <RemoveForm />}
      </div>
      <p>Whoever you work with, and who looks after your orders, sees it beside your name.</p>
      {file !== undefined && (
        <Suspense>
          <PictureCropper
            file={file}
            onCancel={() => {
              choose(undefined);
            }}
          />
        </Suspense>
      )}
    </AccountPart>
  );
}

interface FileButtonProps {
  readonly isFirst: boolean;
  readonly onChoose: (file: File | undefined) => void;
}

function FileButton({ isFirst, onChoose }: FileButtonProps) {
  return (
    <label className={`${buttonClass('secondary')} ${css('file')}`}>
      {isFirst ? 'Choose a picture' : 'Choose another one'}
      <input
        type="file"
        accept="image/png,image/jpeg,image/webp"
        onChange={({ currentTarget }) => {
          onChoose(currentTarget.files?.[0]);
          // The same file again is a choice as well.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}

function RemoveForm() {
  const { busy, onSubmit } = useBusyForm();
  return (
    <form method="post" action="/account/details/picture/remove/" onSubmit={onSubmit}>
      <button className={buttonClass('secondary')} aria-busy={busy}>
        Remove
      </button>
    </form>
  );
}

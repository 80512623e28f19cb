import { useEffect, useMemo, useState } from 'react';
import ReactCrop, { type PercentCrop } from 'react-image-crop';

import styles from './picture.module.css';
import { usePicture } from './usePicture.js';
import { classesOf } from '../../../lib/class-names.js';
import { cropLabels, largestCrop } from '../../../lib/crop.js';
import { buttonClass } from '../../../ui/shop/common/button.js';
import { Notice } from '../../../ui/shop/Notice.js';

const css = classesOf(styles);

interface PictureCropperProps {
  readonly file: File;
  readonly onCancel: () => void;
}

/** Crops the profile image to a square; the page reloads with the new image. */
export function PictureCropper({ file, onCancel }: PictureCropperProps) {
  const [crop, setCrop] = useState<PercentCrop>();
  const { isBusy, refusal, refuse, save } = usePicture(file);
  return (
    <div className={css('cropper')}>
      {refusal !== undefined && <Notice kind="bad">{refusal}</Notice>}
      <Stage
        file={file}
        crop={crop}
        onCrop={setCrop}
        onUnreadable={() => {
          refuse('This file is not a supported image');
        }}
      />
      <div className={css('row')}>
        <button
          type="button"
          className={buttonClass('primary')}
          aria-busy={isBusy}
          disabled={crop === undefined}
          onClick={() => {
            if (crop !== undefined && !isBusy) void save(crop);
          }}
        >
          Save picture
        </button>
        <button type="button" className={buttonClass('secondary')} onClick={onCancel}>
          Cancel
        </button>
      </div>
    </div>
  );
}

function Stage(props: {
  readonly file: File;
  readonly crop: PercentCrop | undefined;
  readonly onCrop: (crop: PercentCrop) => void;
  readonly onUnreadable: () => void;
}) {
  const { file, crop, onCrop, onUnreadable } = props;
  const address = useAddressOf(file);
  return (
    <ReactCrop
      {...(crop !== undefined && { crop })}
      aspect={1}
      minWidth={32}
      keepSelection
      circularCrop
      ariaLabels={cropLabels}
      onChange={(_pixels, percent) => {
        onCrop(percent);
      }}
    >
      <img
        className={css('whole')}
        src={address}
        alt="Selected part"
        onError={onUnreadable}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
          onCrop(largestCrop({ width, height }, 1));
        }}
      />
    </ReactCrop>
  );
}

/** Object URL, revoked on unmount. */
function useAddressOf(file: File): string {
  const address = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(
    () => () => {
      URL.revokeObjectURL(address);
    },
    [address],
  );
  return address;
}

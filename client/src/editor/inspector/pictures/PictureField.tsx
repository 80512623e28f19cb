import type { ProductImage } from '@selvedge/shared/catalogue/contract';
import { isPictureSource } from '@selvedge/shared/links/link';
import type { MediaItem } from '@selvedge/shared/media/contract';
import { Crop, Film, ImagePlus, Shirt, Trash2, WandSparkles } from 'lucide-react';
import { Suspense, useState } from 'react';

import { isOfLibrary, pathOf } from './picture-address.js';
import styles from './PictureField.module.css';
import { TypedInput } from '../controls/TypedInput.js';
import { Thumbnail } from './Thumbnail.js';
import { Button } from '../../../ui/office/Button.js';
import { Field } from '../../../ui/office/Field.js';
import { IconButton } from '../../../ui/office/IconButton.js';
import { later } from '../../../ui/office/later.js';

const Library = later(async () => (await import('./library.js')).Library);
const ProductPictures = later(async () => (await import('./ProductPictures.js')).ProductPictures);
const MockupMaker = later(async () => (await import('./MockupMaker.js')).MockupMaker);
const Cropping = later(async () => (await import('./library.js')).Cropping);

interface PictureProps {
  readonly label: string;
  readonly media?: 'image' | 'video' | undefined;
  /** Empty if there is none. */
  readonly address: string;
  readonly onAddress: (address: string | undefined) => void;
  /** Receives an item chosen from the library, or a crop of one. */
  readonly onPick: (item: MediaItem) => void;
  /** Receives an image of a product; omitted if product images are not allowed. */
  readonly onProductImage?:
    | ((image: Pick<ProductImage, 'original' | 'altText'>) => void)
    | undefined;
}

type Tool = 'library' | 'crop' | 'product' | 'mockup';

/** Image or video of the library with a preview, or of another site by its address. */
export function PictureField(props: PictureProps) {
  const { label, media = 'image', address, onAddress, onPick, onProductImage } = props;
  const [tool, setTool] = useState<Tool>();
  const close = () => {
    setTool(undefined);
  };
  const picked = (item: MediaItem) => {
    onPick(item);
    close();
  };
  return (
    <div className={styles['picture']} role="group" aria-label={label}>
      <span className={styles['label']}>{label}</span>
      <Frame {...props} />
      <Tools {...props} onAsk={setTool} />
      <Address address={address} onAddress={onAddress} />
      <Suspense>
        {tool === 'library' && <Library accept={media} onClose={close} onChoose={picked} />}
        {tool === 'product' && (
          <ProductPictures
            onClose={close}
            onChoose={(image) => {
              onProductImage?.(image);
              close();
            }}
          />
        )}
        {tool === 'mockup' && (
          <MockupMaker
            address={address}
            onClose={close}
            onMade={(made) => {
              onProductImage?.(made);
              close();
            }}
          />
        )}
        {tool === 'crop' && <Cropping path={pathOf(address)} onClose={close} onCropped={picked} />}
      </Suspense>
    </div>
  );
}

function Frame({ media, address }: PictureProps) {
  const Empty = media === 'video' ? Film : ImagePlus;
  return (
    <div className={styles['frame']} data-empty={address === ''}>
      {address === '' ? (
        <Empty size={22} aria-hidden />
      ) : (
        <Thumbnail media={media} address={address} />
      )}
    </div>
  );
}

function Tools(props: PictureProps & { readonly onAsk: (tool: Tool) => void }) {
  const { label, media, address, onAddress, onProductImage, onAsk } = props;
  const name = label.toLowerCase();
  return (
    <div className={styles['tools']}>
      <Button
        aria-label={`${address === '' ? 'Choose or upload' : 'Replace'} ${name}`}
        onPress={() => {
          onAsk('library');
        }}
      >
        {address === '' ? 'Choose or upload' : 'Replace'}
      </Button>
      {media !== 'video' && onProductImage !== undefined && (
        <OfProducts name={name} onAsk={onAsk} />
      )}
      {media !== 'video' && isOfLibrary(address) && (
        <IconButton
          aria-label={`Crop ${name}`}
          onPress={() => {
            onAsk('crop');
          }}
        >
          <Crop size={16} aria-hidden />
        </IconButton>
      )}
      {address !== '' && (
        <IconButton
          aria-label={`Remove ${name}`}
          onPress={() => {
            onAddress(undefined);
          }}
        >
          <Trash2 size={16} aria-hidden />
        </IconButton>
      )}
    </div>
  );
}

/** Tools for product images and mock-ups. */
function OfProducts(props: { readonly name: string; readonly onAsk: (tool: Tool) => void }) {
  const { name, onAsk } = props;
  return (
    <>
      <IconButton
        aria-label={`Choose ${name} from a product`}
        onPress={() => {
          onAsk('product');
        }}
      >
        <Shirt size={16} aria-hidden />
      </IconButton>
      <IconButton
        aria-label={`Create mock-up for ${name}`}
        onPress={() => {
          onAsk('mockup');
        }}
      >
        <WandSparkles size={16} aria-hidden />
      </IconButton>
    </>
  );
}

function Address({ address, onAddress }: Pick<PictureProps, 'address' | 'onAddress'>) {
  const isBad = address !== '' && !isPictureSource(address);
  return (
    <details className={styles['address']} open={isBad || undefined}>
      <summary>File address</summary>
      <Field
        label="Address"
        error={isBad ? 'The shop cannot load this address. Nothing is shown.' : undefined}
      >
        {(control) => (
          <TypedInput
            {...control}
            value={address}
            placeholder="/images/…, https://…"
            maxLength={2048}
            spellCheck={false}
            onTextChange={(text) => {
              onAddress(text === '' ? undefined : text);
            }}
          />
        )}
      </Field>
    </details>
  );
}

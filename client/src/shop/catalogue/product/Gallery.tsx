import type { ProductImage } from '@selvedge/shared/catalogue/contract';
import { thumbSizes } from '@selvedge/shared/catalogue/cards/gallery-sizes';
import type { ProductOptions } from '@selvedge/shared/themes/product-options';
import { useRef, useState, type MouseEvent, type RefObject } from 'react';

import styles from './Gallery.module.css';
import type { Pictures, Thumb } from './pictures.js';
import { Slide } from './Slide.js';
import { classesOf } from '../../../lib/class-names.js';
import { isPlainClick } from '../../../ui/shop/common/plain-click.js';
import { Picture } from '../../../ui/shop/common/Picture.js';

const css = classesOf(styles);

interface GalleryProps {
  readonly name: string;
  readonly pictures: Pictures;
  readonly layout: ProductOptions['thumbnailsLayout'];
  /** Called when the thumbnail of another colour is chosen (CAT-020). */
  readonly onColour: (colour: string, event: MouseEvent) => void;
}

/** Tracks the visible large image and scrolls to a given one. */
function useStage(slides: readonly ProductImage[]) {
  const ref = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  return {
    ref,
    shown: slides[current]?.id,
    follow: () => {
      const { scrollLeft = 0, clientWidth = 0 } = ref.current ?? {};
      if (clientWidth > 0) setCurrent(Math.round(scrollLeft / clientWidth));
    },
    bring: (id: string) => {
      const stage = ref.current;
      const slide = stage?.children[slides.findIndex((one) => one.id === id)];
      if (stage === null || !(slide instanceof HTMLElement)) return;
      stage.scrollTo({ left: slide.offsetLeft - stage.offsetLeft });
    },
  };
}

interface ThumbLinkProps {
  readonly thumb: Thumb;
  readonly current: boolean;
  readonly onChoose: (event: MouseEvent) => void;
}

function ThumbLink({ thumb: { image, colour, href }, current, onChoose }: ThumbLinkProps) {
  return (
    <a
      className={css('thumb')}
      href={href}
      aria-label={colour === null ? image.altText : `Show in ${colour}`}
      aria-current={current ? 'true' : undefined}
      onClick={onChoose}
    >
      <Picture image={image} sizes={thumbSizes} alt="" />
    </a>
  );
}

const loadViewer = () => import('./Viewer.js');
type ViewerModule = Awaited<ReturnType<typeof loadViewer>>;

interface Opened extends ViewerModule {
  readonly first: number;
  readonly previews: readonly string[];
}

/** Full-screen viewer, loaded when it is first opened. */
function useViewer(stage: RefObject<HTMLUListElement | null>) {
  const [opened, setOpened] = useState<Opened>();
  return {
    opened,
    open: (first: number, event: MouseEvent<HTMLAnchorElement>) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      const { href } = event.currentTarget;
      loadViewer().then(
        (viewer) => {
          const loaded = stage.current?.querySelectorAll('img') ?? [];
          const previews = Array.from(loaded, ({ currentSrc }) => currentSrc);
          setOpened({ ...viewer, first, previews });
        },
        () => location.assign(href),
      );
    },
    close: () => setOpened(undefined),
  };
}

/** Swipeable images of the selected colour with thumbnails (CAT-004, CAT-021). */
export function Gallery({ name, pictures: { slides, thumbs }, layout, onColour }: GalleryProps) {
  const { ref, shown, follow, bring } = useStage(slides);
  const { opened, open, close } = useViewer(ref);
  const choose = ({ image, colour }: Thumb, event: MouseEvent) => {
    if (colour !== null) onColour(colour, event);
    else if (isPlainClick(event)) {
      event.preventDefault();
      bring(image.id);
    }
  };
  return (
    <section className={css('gallery')} aria-label={`Pictures of ${name}`}>
      <ul className={css('stage')} ref={ref} onScroll={follow}>
        {slides.map((image, index) => (
          <li key={image.id} className={css('slide')}>
            <Slide image={image} eager={index === 0} onEnlarge={(event) => open(index, event)} />
          </li>
        ))}
      </ul>
      {thumbs.length > 1 && (
        <ul className={css('thumbs', layout)} aria-label="More pictures">
          {thumbs.map((thumb) => (
            <li key={thumb.image.id}>
              <ThumbLink
                thumb={thumb}
                current={thumb.image.id === shown}
                onChoose={(event) => choose(thumb, event)}
              />
            </li>
          ))}
        </ul>
      )}
      {opened !== undefined && (
        <opened.Viewer
          name={name}
          slides={slides}
          first={opened.first}
          previews={opened.previews}
          onClose={(index) => {
            close();
            bring(slides[index]?.id ?? '');
            ref.current?.children[index]?.querySelector('a')?.focus({ preventScroll: true });
          }}
        />
      )}
    </section>
  );
}

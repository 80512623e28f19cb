import type { ProductImage } from '@selvedge/shared/catalogue/contract';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';

import { useZoom } from './useZoom.js';
import styles from './Viewer.module.css';
import { isZoomed, type Zoom } from './zoom.js';
import { classesOf } from '../../../lib/class-names.js';
import { iconButtonClass } from '../../../ui/shop/common/button.js';
import { Picture } from '../../../ui/shop/common/Picture.js';

const css = classesOf(styles);
/** Every picture can be enlarged to 2×. */
const sizes = '200vw';

interface ViewerProps {
  /** Name of the product. */
  readonly name: string;
  readonly slides: readonly ProductImage[];
  /** Smaller versions that the page has loaded, shown until the large ones arrive. */
  readonly previews: readonly string[];
  /** Index of the picture to start with. */
  readonly first: number;
  /** Called with the index of the last picture shown. */
  readonly onClose: (index: number) => void;
}

interface ControlProps {
  readonly label: string;
  readonly place: 'zoom' | 'close' | 'previous' | 'next';
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Control({ label, place, onClick, children }: ControlProps) {
  return (
    <button
      type="button"
      className={`${iconButtonClass(true)} ${css(place)}`}
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

function transformOf({ scale, x, y }: Zoom) {
  return { transform: `scale(${scale})`, transformOrigin: `${x}% ${y}%` };
}

/** Current picture of a strip that snaps while swiping, and steps to its neighbours. */
function useStrip(count: number, first: number, onChange: () => void) {
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(first);
  // The strip reports a step in the next frame only, and there may be two steps in one frame.
  const target = useRef(first);
  const show = (next: number) => {
    target.current = next;
    const width = strip.current?.clientWidth ?? 0;
    strip.current?.scrollTo({ left: next * width });
  };
  return {
    strip,
    index,
    show,
    step: (by: number) => show((target.current + by + count) % count),
    follow: () => {
      const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
      const next = Math.round(scrollLeft / Math.max(clientWidth, 1));
      if (next !== index) onChange();
      target.current = next;
      setIndex(next);
    },
  };
}

interface StripProps extends Pick<ViewerProps, 'slides' | 'previews'> {
  readonly strip: RefObject<HTMLUListElement | null>;
  readonly index: number;
  readonly zoom: Zoom;
  readonly handlers: ReturnType<typeof useZoom>['handlers'];
  readonly onScroll: () => void;
}

function Strip({ strip, slides, previews, index, zoom, handlers, onScroll }: StripProps) {
  const active = isZoomed(zoom);
  return (
    <ul className={css('strip', active && 'still')} ref={strip} tabIndex={-1} onScroll={onScroll}>
      {slides.map((image, at) => (
        <li key={image.id} className={css('slide', active && 'active')} {...handlers}>
          <span
            className={css('picture')}
            style={{
              backgroundImage: previews[at] && `url("${previews[at]}")`,
              ...(at === index && transformOf(zoom)),
            }}
          >
            <Picture image={image} sizes={sizes} eager={at === index} placeholder="transparent" />
          </span>
        </li>
      ))}
    </ul>
  );
}

interface ControlsProps {
  readonly isEnlarged: boolean;
  readonly hasOthers: boolean;
  readonly onClose: () => void;
  readonly onZoom: () => void;
  readonly onStep: (by: number) => void;
}

/** The button that closes the viewer gets the focus first. */
function Controls({ isEnlarged, hasOthers, onClose, onZoom, onStep }: ControlsProps) {
  return (
    <>
      <Control label="Close" place="close" onClick={onClose}>
        <X size={24} aria-hidden />
      </Control>
      <Control label={isEnlarged ? 'Zoom out' : 'Zoom in'} place="zoom" onClick={onZoom}>
        {isEnlarged ? <ZoomOut size={24} aria-hidden /> : <ZoomIn size={24} aria-hidden />}
      </Control>
      {hasOthers && (
        <>
          <Control label="Previous picture" place="previous" onClick={() => onStep(-1)}>
            <ChevronLeft size={24} aria-hidden />
          </Control>
          <Control label="Next picture" place="next" onClick={() => onStep(1)}>
            <ChevronRight size={24} aria-hidden />
          </Control>
        </>
      )}
    </>
  );
}

/** Full-screen pictures of a product; a modal dialog, which keeps the focus. */
export function Viewer({ name, slides, previews, first, onClose }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { zoom, toggle, end, press, handlers } = useZoom(dialog);
  const { strip, index, show, step, follow } = useStrip(slides.length, first, end);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    show(first);
    // Only when it opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!press(event.key)) {
      if (by === undefined) return;
      step(by);
    }
    event.preventDefault();
  };
  return (
    <dialog
      className={css('viewer')}
      ref={dialog}
      aria-label={`Pictures of ${name}`}
      onKeyDown={onKeyDown}
      onClose={() => onClose(index)}
    >
      <Strip {...{ slides, previews, index, zoom, handlers, strip }} onScroll={follow} />
      <p className={css('count')} role="status">
        {`${index + 1} of ${slides.length}`}
      </p>
      <Controls
        isEnlarged={isZoomed(zoom)}
        hasOthers={slides.length > 1}
        onClose={() => dialog.current?.close()}
        onZoom={toggle}
        onStep={step}
      />
    </dialog>
  );
}

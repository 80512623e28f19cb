import { pageShownIn, type TriedTheme } from '@selvedge/shared/themes/preview-messages';
import { shownTheme, withPage, type ShownTheme } from '@selvedge/shared/themes/shown-theme';
import { useEffect, useRef, useState, type RefObject } from 'react';

interface PreviewFrame {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Draft theme and the pages visited in the preview (THM-002). */
  readonly shown: ShownTheme;
  /** Current page of the preview; undefined until a page has reported. */
  readonly url: string | undefined;
}

/** Applies the draft theme to the preview frame, again after each navigation within it. */
export function usePreviewFrame(name: string, tried: TriedTheme): PreviewFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(tried);
  const [shown, setShown] = useState(() => shownTheme({ name, mode: 'preview' }));
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    latest.current = tried;
    frame.current?.contentWindow?.postMessage(tried, location.origin);
  }, [tried]);
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      const answer = pageShownIn(event, location.origin);
      const page = frame.current?.contentWindow;
      if (answer === undefined || !page || event.source !== page) return;
      setUrl(answer.page.url);
      setShown((before) => withPage(before, answer.page));
      page.postMessage(latest.current, location.origin);
    };
    addEventListener('message', onMessage);
    return () => {
      removeEventListener('message', onMessage);
    };
  }, []);
  return { frame, shown: { ...shown, name }, url };
}

import { pageShownIn, type TriedTheme } from '@selvedge/shared/themes/preview-messages';
import { shownTheme, withPage, type ShownTheme } from '@selvedge/shared/themes/shown-theme';
import { useEffect, useRef, useState, type RefObject } from 'react';

interface PreviewFrame {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** THM-002: the tried theme, with the pages that were seen in it. */
  readonly shown: ShownTheme;
  /** The page that is seen now; undefined until one has answered. */
  readonly url: string | undefined;
}

/** Keeps the page in the frame in the tried theme, also after it has gone to another page. */
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

import { createElement, type ReactElement, type ReactNode } from 'react';

interface Parent extends ReactElement {
  readonly props: { readonly children: ReactNode };
}

/** An element around some content, with the content as the text that `render` makes of it: it is not drawn again. */
export function asText(
  element: ReactElement,
  render: (content: ReactNode) => string,
): ReactElement {
  // Whatever is drawn once is an element around its content.
  const { type, props } = element as Parent;
  const { children, ...own } = props;
  return createElement(type, { ...own, dangerouslySetInnerHTML: { __html: render(children) } });
}

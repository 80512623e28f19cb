import { createElement, type ReactElement, type ReactNode } from 'react';

interface Parent extends ReactElement {
  readonly props: { readonly children: ReactNode };
}

/** Wraps already rendered HTML in an element, so that React does not render its content again. */
export function asText(
  element: ReactElement,
  render: (content: ReactNode) => string,
): ReactElement {
  // Cached elements always have a wrapper around their content.
  const { type, props } = element as Parent;
  const { children, ...own } = props;
  return createElement(type, { ...own, dangerouslySetInnerHTML: { __html: render(children) } });
}

/** Page for Swagger UI; it uses the same view transitions as shop pages. */
export const docsPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Selvedge API</title>
    <link rel="icon" href="data:,">
    <style>@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto; } }</style>
    <link rel="stylesheet" href="/docs/swagger-ui.css">
    <link rel="stylesheet" href="/docs/docs.css">
  </head>
  <body>
    <div id="calls"></div>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/docs.js"></script>
  </body>
</html>
`;

/** Starts Swagger UI; trial calls send the CSRF token, as the product's own pages do. */
export const docsScript = `SwaggerUIBundle({
  url: '/docs/openapi.json',
  dom_id: '#calls',
  deepLinking: true,
  docExpansion: 'none',
  tagsSorter: 'alpha',
  filter: true,
  defaultModelsExpandDepth: -1,
  syntaxHighlight: false,
  validatorUrl: null,
  requestInterceptor(request) {
    const [, token] = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie) ?? [];
    if (token !== undefined) request.headers['X-XSRF-TOKEN'] = decodeURIComponent(token);
    return request;
  },
});
`;

/** Adjusts the Swagger UI layout; long paths wrap on phones. */
export const docsStyle = `body {
  margin: 0;
}

.swagger-ui .opblock .opblock-summary-path,
.swagger-ui table {
  overflow-wrap: anywhere;
}

@media (width <= 640px) {
  .swagger-ui .wrapper,
  .swagger-ui section .wrapper {
    padding-inline: 12px;
  }

  .swagger-ui .response-col_links {
    display: none;
  }

  .swagger-ui .opblock .opblock-summary {
    flex-wrap: wrap;
  }

  .swagger-ui .parameters-container,
  .swagger-ui .responses-wrapper {
    overflow-x: auto;
  }
}
`;

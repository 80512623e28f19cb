import { AddRouteConfig } from './route-config.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Passes a JSON body as text, because its signature covers every byte. */
    readonly rawBody?: boolean;
  }
}

/** Call of another program, on any host: without session and CSRF token, and with its raw body. */
export function SignedCall(): MethodDecorator {
  return AddRouteConfig({ rawBody: true, anyHost: true });
}

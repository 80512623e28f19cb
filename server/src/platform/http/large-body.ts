import { AddRouteConfig } from './route-config.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Accepts ten times as many JSON values as other calls. */
    readonly largeBody?: boolean;
  }
}

/**
 * `@LargeBody()` on a controller's method that parses its JSON itself: conversion to a contract
 * would be too expensive.
 */
export function LargeBody(): MethodDecorator {
  return AddRouteConfig({ largeBody: true });
}

import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';

import { Injectable } from '@nestjs/common';
import { LIVE_PATH } from '@selvedge/shared/live/live-path';

import { hasValidHost } from '../http/request-host.js';
import { type EndpointOptions, SocketEndpoint } from './socket-endpoint.js';
import { SocketPlaces } from './socket-places.js';

/** A connection that was lost without a word is noticed after two of these. */
export const beatEveryMs = 10_000;

/** Upgrades of the HTTP port, beside those of `/live/`: each goes to the endpoint of its path, or ends. */
@Injectable()
export class SocketUpgrades {
  private readonly endpoints: SocketEndpoint[] = [];
  private beating: NodeJS.Timeout | undefined;

  constructor(private readonly places: SocketPlaces) {}

  /** For features, at their start. */
  serve(options: EndpointOptions): SocketEndpoint {
    const endpoint = new SocketEndpoint(options);
    this.endpoints.push(endpoint);
    return endpoint;
  }

  attach(http: HttpServer): void {
    http.on('upgrade', (request, connection, head) => this.upgrade(request, connection, head));
    this.beating = setInterval(() => this.beat(), beatEveryMs);
    this.beating.unref();
  }

  /** Ends the connections of whom nothing was heard since the last time. */
  beat(): void {
    for (const endpoint of this.endpoints) endpoint.beat();
  }

  stop(): void {
    clearInterval(this.beating);
  }

  private upgrade(request: IncomingMessage, connection: Duplex, head: Buffer): void {
    const path = pathOf(request.url);
    // socket.io answers its own, and is told to leave all others alone.
    if (path?.startsWith(LIVE_PATH)) return;
    const endpoint = path && this.endpoints.find((candidate) => candidate.serves(path));
    if (!hasValidHost(request)) refuse(connection, '400 Bad Request');
    else if (!endpoint) refuse(connection, '404 Not Found');
    else if (this.places.take(request)) endpoint.accept(request, connection, head);
    else refuse(connection, '429 Too Many Requests\r\nRetry-After: 30');
  }
}

function pathOf(url = ''): string | undefined {
  return URL.canParse(url, 'ws://localhost') ? new URL(url, 'ws://localhost').pathname : undefined;
}

/** Nobody else would end a connection that no one has taken. */
function refuse(connection: Duplex, status: string): void {
  connection.on('error', () => undefined);
  connection.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

// Everything that a page's sockets said and heard.

import type { ServerMessage } from '@mirabilia/protocol';
import type { Page } from '@playwright/test';

export interface Frames {
  readonly received: readonly string[];
  readonly sent: readonly string[];
  messages<K extends ServerMessage['type']>(type: K): Extract<ServerMessage, { type: K }>[];
}

/** To be called before the page opens a socket. */
export function recordFrames(page: Page): Frames {
  const received: string[] = [];
  const sent: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => received.push(String(payload)));
    socket.on('framesent', ({ payload }) => sent.push(String(payload)));
  });
  return {
    received,
    sent,
    messages: <K extends ServerMessage['type']>(type: K) =>
      received
        .map((text) => JSON.parse(text) as ServerMessage)
        .filter((message): message is Extract<ServerMessage, { type: K }> => message.type === type),
  };
}

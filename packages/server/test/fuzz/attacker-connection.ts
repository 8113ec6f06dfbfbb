// An attacker's connection: sends anything, and waits until the server has handled it.

import type { ServerMessage } from '@mirabilia/protocol';
import { WebSocket } from 'ws';
import type { FuzzGuest } from './guest.ts';
import type { Frame } from './socket-attacks.ts';

/** Milliseconds for an answer to all that was said. */
const PATIENCE = 15_000;

export interface AttackerConnection {
  /** False if the connection was closed over it. */
  say(frames: readonly Frame[]): Promise<boolean>;
  close(): Promise<void>;
}

export interface AttackerConnectionNeeds {
  readonly port: number;
  /** Undefined for somebody without a name. */
  readonly guest: FuzzGuest | undefined;
  hear(text: string, sent: readonly string[]): ServerMessage | undefined;
}

let barriers = 0;

export async function openAttackerConnection({
  port,
  guest,
  hear,
}: AttackerConnectionNeeds): Promise<AttackerConnection> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, {
    ...(guest === undefined ? {} : { headers: { Authorization: `Bearer ${guest.token}` } }),
  });
  let sent: string[] = [];
  let passed: ((isOpen: boolean) => void) | undefined;
  let barrier = '';
  socket.on('message', (data: Buffer) => {
    const message = hear(data.toString(), sent);
    if (message?.type === 'pong' && message.id === barrier) passed?.(true);
  });
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  void closed.then(() => passed?.(false));
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return {
    say: (frames) =>
      new Promise((resolve, reject) => {
        if (socket.readyState !== socket.OPEN) {
          resolve(false);
          return;
        }
        const alarm = setTimeout(() => reject(new Error(`no answer to ${sent.join('\n')}`)), PATIENCE);
        passed = (isOpen) => {
          clearTimeout(alarm);
          passed = undefined;
          resolve(isOpen);
        };
        // What was said before may still be answered.
        sent = [...sent.slice(-20), ...frames.filter((frame) => typeof frame === 'string')];
        for (const frame of frames) socket.send(frame);
        barrier = `barrier ${++barriers}`;
        socket.send(JSON.stringify({ type: 'ping', id: barrier }));
      }),
    close: async () => {
      socket.terminate();
      await closed;
    },
  };
}

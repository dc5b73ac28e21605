import type { Message, Refusal } from '@ridotto/host/protocol';
import type { OpenWire } from './wire.ts';

const REFUSED = 4000; // the close code of a refusal; its reason is the refusal's

/** A table of the house that this page came from, over WebSocket. */
export const socketTo =
  (table: string): OpenWire =>
  (since, { heard, closed }) => {
    const address = new URL(
      `/api/tables/${encodeURIComponent(table)}/socket?views=changes&since=${since}`,
      location.href,
    );
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    const listening = new AbortController();
    const { signal } = listening;
    socket.addEventListener('message', ({ data }) => heard(JSON.parse(data as string) as Message), { signal });
    socket.addEventListener(
      'close',
      ({ code, reason }) => closed(code === REFUSED ? (reason as Refusal['refused']) : undefined),
      { signal },
    );
    return {
      send: (command) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(command));
      },
      close() {
        listening.abort();
        socket.close();
      },
    };
  };

// The least that a server could do: pass each message on to both, without rules, storage or checks.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { ready } from './child.ts';

const rooms = new Map<string, WebSocket[]>();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket, { url = '' }) => {
  const room = rooms.get(url) ?? [];
  rooms.set(url, [...room, socket]);
  socket.on('message', (data) => {
    for (const other of rooms.get(url)!) other.send(data, { binary: false });
  });
});
await once(server, 'listening');
ready(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);

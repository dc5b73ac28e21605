import { WebSocketServer, type WebSocket } from 'ws';
import { serving } from '../child.ts';

// The least a server of tables can do: no rules, no secrets, no storage. Whatever one end of a table says goes
// to both.

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false, skipUTF8Validation: true });
const tables = new Map<string, Set<WebSocket>>();

server.on('connection', (socket, { url = '/' }) => {
  const table = tables.get(url) ?? new Set();
  tables.set(url, table.add(socket));
  socket.on('message', (data) => {
    for (const end of table) end.send(data, { binary: false });
  });
  socket.on('close', () => {
    table.delete(socket);
    if (table.size === 0) tables.delete(url);
  });
});
server.on('listening', () => serving(server.address()));

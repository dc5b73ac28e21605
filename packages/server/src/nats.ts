import { connect, type NatsConnection } from '@nats-io/transport-node';
import { Mail } from './mail.ts';
import type { Carrier } from './postgres/listen.ts';

const LARGEST = 100_000; // characters of one message
const AGAIN = 500; // milliseconds until a lost connection is made again

/** Wake-ups by a NATS server: for many nodes. While it is away they notice by themselves, a moment later. */
export function natsMail(url: string, house: string, node: string, onBroken: (error: unknown) => void): Carrier {
  const subject = `ridotto.${house}`;
  let connection: NatsConnection | undefined;
  let isUp = false;
  const mail = new Mail(
    node,
    (text) => {
      if (isUp) connection?.publish(subject, text); // what waits until the server is back would tell nobody anything
    },
    LARGEST,
  );
  const connecting = connect({
    servers: url,
    noEcho: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: AGAIN,
    waitOnFirstConnect: true,
    pingInterval: 5000,
    maxPingOut: 2,
  })
    .then((made) => {
      connection = made;
      isUp = true;
      made.subscribe(subject, { callback: (error, message) => void (error ?? mail.deliver(message.string())) });
      void follow(made, (up) => (isUp = up));
    })
    .catch(onBroken); // it does not let us in
  return {
    mail,
    isUp: () => isUp,
    async close() {
      mail.flush();
      if (isUp) await connection?.drain();
      else void connecting.then(() => connection?.close());
    },
  };
}

async function follow(connection: NatsConnection, onChange: (isUp: boolean) => void): Promise<void> {
  for await (const { type } of connection.status()) {
    if (type === 'disconnect') onChange(false);
    if (type === 'reconnect') onChange(true);
  }
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Received {
  headers: IncomingMessage['headers'];
  body: string;
}

/** A server of somebody else’s, which keeps what it is told and answers as it is bid. */
export async function listenOutside() {
  const received: Received[] = [];
  let status = 200;
  let words = '';
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    received.push({ headers: request.headers, body: await text(request) });
    response.writeHead(status).end(words);
  };
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answers = (next: number, said = ''): void => {
    status = next;
    words = said;
  };
  return {
    port,
    address: `http://127.0.0.1:${port}`,
    received,
    answers,
    reset(): void {
      received.length = 0;
      answers(200);
    },
    close: () => server.close(),
  };
}

/** As `fetch`, which does not tell how much of a body has gone out: from 0 to 1. */
export const fetchTelling =
  (tell: (share: number) => void) =>
  (address: string, { method = 'GET', headers, body, signal }: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const giveUp = () => {
        request.abort();
        reject(signal?.reason as Error);
      };
      if (signal?.aborted) return giveUp();
      signal?.addEventListener('abort', giveUp);
      request.open(method, address);
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.responseType = 'blob';
      request.upload.addEventListener('progress', ({ loaded, total }) => tell(loaded / total));
      request.addEventListener('error', () => reject(new TypeError(`${method} ${address} failed`)));
      request.addEventListener('load', () => resolve(answerOf(request)));
      request.send(body as XMLHttpRequestBodyInit);
    });

function answerOf(request: XMLHttpRequest): Response {
  const { status, response } = request;
  const lines = request.getAllResponseHeaders().trim().split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...values] = line.split(': ');
    return [name, values.join(': ')];
  });
  return new Response(response as Blob, { status, headers });
}

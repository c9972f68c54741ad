/** As `fetch`, which does not tell how much of a body has gone out: from 0 to 1. */
export const fetchTelling =
  (tell: (share: number) => void): typeof fetch =>
  (address, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const giveUp = () => {
        request.abort();
        reject(signal?.reason as Error);
      };
      if (signal?.aborted) return giveUp();
      signal?.addEventListener('abort', giveUp);
      request.open(method, String(address));
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.responseType = 'blob';
      request.upload.onprogress = ({ loaded, total }) => tell(loaded / total);
      request.onerror = () => reject(new TypeError(`${method} ${String(address)} failed`));
      request.onload = () =>
        resolve(
          new Response(request.response as Blob, { status: request.status, headers: headersOf(request) }),
        );
      request.send(body as XMLHttpRequestBodyInit);
    });

const headersOf = (request: XMLHttpRequest): [string, string][] =>
  request
    .getAllResponseHeaders()
    .trim()
    .split('\r\n')
    .map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at), line.slice(at + 1).trim()];
    });

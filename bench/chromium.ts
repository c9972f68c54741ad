export const chromiumPath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A `cookie` header as a browser keeps it. */
export const browserCookies = (header: string, url: string) =>
  header.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split('=', 2);
    return { name, value, url };
  });

const ipv4 = /(?:\d{1,3}\.){3}\d{1,3}$/;

/** Whom an address stands for: whoever has one of IPv6 has as many as the last half of it can say. */
export function networkOf(address: string): string {
  const [v4] = ipv4.exec(address) ?? [];
  if (v4 !== undefined) return v4;
  const [before = '', after = ''] = address
    .split('::')
    .map((part) => part.split(':').filter(Boolean).join(':'));
  const head = before.split(':').filter(Boolean);
  const tail = after.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  const groups = [...head, ...zeros, ...tail].slice(0, 4);
  return `${groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

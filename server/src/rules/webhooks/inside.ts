import { BlockList, isIP } from 'node:net';

type Range = readonly [network: string, prefix: number];

/** Reached without a router: where clouds tell a machine its own secrets. */
const ofLink: readonly Range[] = [['169.254.0.0', 16]];
const ofLink6: readonly Range[] = [['fe80::', 10]];

const ofNetwork: readonly Range[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
];
/** The first six lead to addresses of the old kind, whichever: nobody is to be called by these. */
const ofNetwork6: readonly Range[] = [
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fec0::', 10],
  ['ff00::', 8],
];

/** Those of the old kind also as they are written in the new one. */
function listOf(ranges: readonly Range[], ranges6: readonly Range[]): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of ranges) {
    list.addSubnet(network, prefix, 'ipv4');
    list.addSubnet(`::ffff:${network}`, 96 + prefix, 'ipv6');
  }
  for (const [network, prefix] of ranges6) list.addSubnet(network, prefix, 'ipv6');
  return list;
}

const inside = listOf([...ofLink, ...ofNetwork], [...ofLink6, ...ofNetwork6]);
const linkLocal = listOf(ofLink, ofLink6);

const isIn = (list: BlockList, address: string): boolean =>
  list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Of this machine, of the network that it stands in, and what leads there by another name. */
export const isInside = (address: string): boolean => isIn(inside, address);

export const isLinkLocal = (address: string): boolean => isIn(linkLocal, address);
